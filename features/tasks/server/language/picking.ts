import type { ThingRef } from '#foundation/language/dialogue.ts'
import { type Move, say } from '#foundation/server/language.ts'
import type { TimeFormat } from '#foundation/time/format/time-format.ts'
import type { ChangeWish, Described, EndWish, Wish } from '../../language/wish.ts'
import type { Told } from './finding.ts'
import * as words from './wording.ts'

/** The question which of several tasks is meant. */
export const whichTask = 'which-task'

/** The question whether something is meant as it was read. */
export const taskAsSaid = 'task-as-said'

/** Where the words fit none to the letter, `said` names them. `wish`: what is to become of the one that is meant. */
export function whichOf(
  found: readonly Told[],
  format: TimeFormat,
  { said, wish }: { said?: string; wish?: Wish } = {},
): Move {
  const text = said === undefined ? words.whichOf(found, format) : words.nearest(found, said, format)
  return say(text, {
    asks: { question: whichTask, ...(wish && { wish }) },
    shows: found.map(refOf),
    ...(said !== undefined && { isNothing: true }),
  })
}

/** Nothing but a yes, or a word of its title, has it done. */
export function offer(task: Told, wish: ChangeWish | EndWish, format: TimeFormat): Move {
  const own = { ...wish, which: { ids: [task.id], words: '', all: false } }
  return say(words.offered(task, wish, format), { asks: { question: whichTask, wish: own }, shows: [refOf(task)] })
}

export function nothingFound(said: string, statuses?: Described['statuses']): Move {
  return say(words.nothingSuch(said, statuses?.join() === 'done' ? 'done' : 'open'), { isNothing: true })
}

export function refOf({ id, title, due }: Told): ThingRef {
  return { kind: 'task', id, title, ...(due !== null && { start: due }) }
}
