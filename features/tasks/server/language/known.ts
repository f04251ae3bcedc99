import { call, type Move, say, type Turn } from '#foundation/server/language.ts'
import { type KnownDeed, mayReopen, readKnown } from '../../language/reading/known/read-known.ts'
import type { ChangeWish, EndWish, Wish } from '../../language/wish.ts'
import { carryOut, several } from './changing.ts'
import { findTasks, tasksIn, type Told } from './finding.ts'
import { offer, whichOf } from './picking.ts'
import { wordingOf } from './turns.ts'
import * as words from './wording.ts'

export type KnownWish = Extract<Wish, { do: 'known' }>
/** `rest`: the turn with what was looked up for something else. */
type Looked = { deeds: Meant[]; rest: Turn }
type Meant = KnownDeed & { tasks: Told[] }

const most = 300

/** What the message says of the open tasks; of those that are done, where it says that one is open again. */
export function lookAtKnown(turn: Turn, { text }: KnownWish): Looked | Move {
  const wording = wordingOf(turn)
  const sought = [{ limit: most }, ...(mayReopen(text, wording) ? [{ statuses: ['done'], limit: most }] : [])]
  const tasks: Told[] = []
  let from = 0
  for (const input of sought) {
    const at = turn.results.findIndex(({ tool }, place) => place >= from && tool === findTasks)
    const result = turn.results[at]?.result
    if (!result) return call(findTasks, input)
    const found = tasksIn(result.kind === 'answer' ? result.answer : [])
    if (found === undefined) return say(words.unreadable)
    tasks.push(...found)
    from = at + 1
  }
  const deeds = readKnown(text, { wording, tasks, spoken: spokenOf(turn) }).map((deed) => ({
    ...deed,
    tasks: tasks.filter(({ id }) => deed.ids.includes(id)),
  }))
  return { deeds, rest: { ...turn, results: turn.results.slice(from) } }
}

function spokenOf({ dialogue: { did, shown } }: Turn): string[] {
  const last = did && did.isPast !== true ? did.things : shown
  return last.filter(({ kind }) => kind === 'task').map(({ id }) => id)
}

export function isSure(deeds: readonly KnownDeed[]): boolean {
  return deeds.length > 0 && deeds.every((deed) => deed.isSure)
}

export function carryKnown(turn: Turn, deeds: readonly Meant[]): Move {
  const unclear = deeds.find(({ ids, isAll }) => ids.length > 1 && !isAll)
  if (unclear) return whichOf(unclear.tasks, turn.context.format)
  const wishes = deeds.map(wishOf)
  const [only, ...more] = wishes
  return only && more.length === 0 ? carryOut(turn, only) : several(turn, wishes)
}

/** One of them is asked for; several are shown before anything is done. */
export function offerKnown(turn: Turn, deeds: readonly Meant[]): Move {
  const [only, ...more] = deeds
  const [task, ...others] = only?.tasks ?? []
  if (!only || !task || more.length > 0) return carryKnown(turn, deeds)
  return others.length > 0 ? whichOf(only.tasks, turn.context.format) : offer(task, wishOf(only), turn.context.format)
}

/** What a message came to, which the next one speaks of. */
export function cameToKnown(turn: Turn, wish: Wish | undefined): Wish | undefined {
  if (wish?.do !== 'known') return undefined
  const found = lookAtKnown(turn, wish)
  if ('kind' in found) return undefined
  const { deeds } = found
  if (!isSure(deeds) && wish.instead) return wish.instead
  const wishes = deeds.map(wishOf)
  const [only, ...more] = wishes
  return only && (more.length === 0 ? only : { do: 'several', wishes })
}

function wishOf({ ids, deed, isAll }: KnownDeed): ChangeWish | EndWish {
  const which = { ids, words: '', all: isAll && ids.length > 1 }
  return deed.do === 'change' ? { do: 'change', which, to: deed.to } : { do: ended(deed.do), which }
}

function ended(what: KnownDeed['deed']['do']): EndWish['do'] {
  return what === 'delete' || what === 'reopen' ? what : 'complete'
}
