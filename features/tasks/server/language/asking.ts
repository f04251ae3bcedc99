import type { ThingRef } from '#foundation/language/dialogue.ts'
import { answerOf, call, type Move, say, type Turn } from '#foundation/server/language.ts'
import { type AskWish, type Described, nobodyElse, type Wish } from '../../language/wish.ts'
import { findTasks, targets, type Told } from './finding.ts'
import { partsMeant } from './parts.ts'
import { nothingFound, refOf } from './picking.ts'
import * as words from './wording.ts'

export function answer(turn: Turn, { do: wants, which, most, by, of }: AskWish): Move {
  const found = which.parts ? partsMeant(turn, which) : targets(turn, which)
  if ('kind' in found) return found
  if (found.length === 0 && which.words !== '') return nothingFound(which.words)
  if (of === 'notes')
    return say(
      words.notes(found),
      found.every(({ notes }) => notes === '') ? { isNothing: true } : { shows: found.map(refOf) },
    )
  if (wants === 'count') return say(words.counted(found.length, kindOf(which)), { shows: found.map(refOf) })
  const kind = kindOf(which)
  const isOurs = kind === 'waiting' && found.some(({ waitsFor }) => waitsFor === null)
  if (most === undefined) return shown(turn, found, words.listed(found, isOurs ? 'open' : kind, turn.context.format))
  // “Overdue the longest” asks for the day alone.
  const isByDay = by === 'due' || which.overdue === true
  const dated = by === 'due' ? found.filter(({ due }) => due !== null) : found
  const ordered = isByDay ? dated.toSorted((one, other) => compare(one.due ?? '', other.due ?? '')) : byWeight(found)
  const first = ordered.slice(0, most)
  return shown(turn, first, words.foremost(first, turn.context.format))
}

const showTasks = 'tasks.show-tasks'

/** In words, and below them as a card where each can be ticked off. */
function shown(turn: Turn, found: readonly Told[], text: string): Move {
  const ids = found.slice(0, words.mostShown).map(({ id }) => id)
  if (ids.length > 0 && turn.offers(showTasks) && answerOf(turn, showTasks) === undefined)
    return call(showTasks, { ids })
  return say(text, { shows: [...found.map(refOf), ...takersOf(found)] })
}

/** Whom “him” means then. */
function takersOf(found: readonly Told[]): ThingRef[] {
  return found.flatMap(({ waitsFor }) =>
    waitsFor ? [{ kind: 'person', id: waitsFor.email ?? waitsFor.name, title: waitsFor.name }] : [],
  )
}

/** “The flights or the rota first?”: what weighs more, of those that are meant. */
export function weigh(turn: Turn, { among }: Extract<Wish, { do: 'weigh' }>): Move {
  const found: Told[] = []
  let results = turn.results
  for (const which of among) {
    const made = targets({ ...turn, results }, which)
    const spent = results.findIndex(({ tool }) => tool === findTasks) + 1
    if ('kind' in made) return made
    found.push(...made)
    results = results.slice(spent)
  }
  const ordered = byWeight(found)
  if (ordered.length < among.length) return nothingFound('')
  return say(words.foremost(ordered, turn.context.format), { shows: ordered.map(refOf) })
}

export function kindOf({ overdue, dueFrom, dueBefore, doneFrom, statuses, person }: Described): words.Kind {
  if (overdue) return 'overdue'
  if (statuses?.length === 4) return 'any'
  if (doneFrom !== undefined || statuses?.includes('done') === true) return 'done'
  if (person !== undefined && person !== nobodyElse) return 'waiting'
  return dueFrom !== undefined || dueBefore !== undefined ? 'due' : 'open'
}

const weights = { high: 0, medium: 1, low: 3 } as const

/** What is overdue first, then by priority, then by when it is due. */
export function byWeight(found: readonly Told[]): Told[] {
  return found
    .filter(({ waitsFor }) => waitsFor === null)
    .toSorted((one, other) => weightOf(one) - weightOf(other) || compare(one.due ?? '9999', other.due ?? '9999'))
}

function weightOf({ overdue, priority }: Told): number {
  return (overdue ? 0 : 10) + (priority === null ? 2 : weights[priority])
}

function compare(one: string, other: string): number {
  return one < other ? -1 : one > other ? 1 : 0
}
