import { call, type Move, say, type Turn } from '#foundation/server/language.ts'
import { asksForRest, mayNameList, mayReopen } from '../../language/reading/known/may-be.ts'
import { type KnownDeed, readKnown } from '../../language/reading/known/read-known.ts'
import { unreadOrders } from '../../language/reading/known/unread.ts'
import { beginningsIn } from '../../language/reading/known/mentions.ts'
import type { ChangeWish, EndWish, NewWish, Order, Wish } from '../../language/wish.ts'
import { statuses } from '../../contract.ts'
import { answer } from './asking.ts'
import { carryOut, mostUnasked, several } from './changing.ts'
import { findTasks, tasksIn, type Told } from './finding.ts'
import { listsIn } from './naming.ts'
import { offer, whichOf } from './picking.ts'
import { wordingOf } from './turns.ts'
import * as words from './wording.ts'

export type KnownWish = Extract<Wish, { do: 'known' }>
/** `looked`: the turn with what was looked up here; `rest`: with what was looked up for something else. */
export type Looked = { deeds: Meant[]; tasks: Told[]; lists: string[]; rest: Turn; looked: Turn }
type Meant = KnownDeed & { tasks: Told[] }

/**
 * So many are compared with a message whatever they say; of the others, those that may have a word of it. An answer with
 * many more is too long to be read.
 */
const most = 80

/** What the message says of the open tasks; of those that are done, where it says that one is open again. */
export function lookAtKnown(turn: Turn, { text }: KnownWish): Looked | Move {
  const wording = wordingOf(turn)
  const lists = mayNameList(text, wording) ? listsIn(turn) : []
  if ('kind' in lists) return lists
  const beginnings = beginningsIn(text)
  const sought: object[] = mayReopen(text, wording) || asksWhetherDone.test(text) ? [{}, { statuses: ['done'] }] : [{}]
  const known = new Map<string, Told>()
  let from = 0
  for (let input = sought.shift(); input !== undefined; input = sought.shift()) {
    const at = turn.results.findIndex(({ tool }, place) => place >= from && tool === findTasks)
    const result = turn.results[at]?.result
    if (!result) return call(findTasks, { ...input, limit: most })
    const found = tasksIn(result.kind === 'answer' ? result.answer : [])
    if (found === undefined) return say(words.unreadable)
    for (const task of found) known.set(task.id, task)
    from = at + 1
    const hasMore = found.length === most && !('beginnings' in input) && beginnings.length > 0
    if (hasMore) sought.unshift({ ...input, beginnings })
  }
  const tasks = [...known.values()]
  const names = lists.map(({ name }) => name)
  const deeds = readKnown(text, { wording, tasks, spoken: spokenOf(turn), row: rowOf(turn), lists: names }).map(
    (deed) => ({
      ...deed,
      tasks: tasks.filter(({ id }) => deed.ids.includes(id)),
    }),
  )
  const results = turn.results.slice(from)
  const named = turn.results.filter(({ tool }) => tool !== findTasks)
  const own = { tool: findTasks, result: { kind: 'answer' as const, answer: tasks, sources: [] } }
  return { deeds, tasks, lists: names, rest: { ...turn, results }, looked: { ...turn, results: [...named, own] } }
}

/** “Is the gifts task still open, or did I do it?”. */
const asksWhetherDone =
  /\b(?:did|have) (?:i|we)\b|^(?:is|are) .{3,80}\b(?:still open|done already|already done|done yet)\b/i

function spokenOf({ dialogue: { did, shown } }: Turn): string[] {
  const last = did && did.isPast !== true ? did.things : shown
  return last.filter(({ kind }) => kind === 'task').map(({ id }) => id)
}

/** The list that the tasks just spoken of belong to. */
function rowOf(turn: Turn): string[] {
  const { did } = turn.dialogue
  const row = did?.isPast === true ? [] : (did?.among ?? []).filter(({ kind }) => kind === 'task')
  return row.length > 0 ? row.map(({ id }) => id) : spokenOf(turn)
}

/** “I need to prepare slides for the board”, of which two tasks have a word each, is to be done beside them. */
export function isOfKnown({ instead }: KnownWish, deeds: readonly KnownDeed[]): boolean {
  const isNew = instead?.do === 'create' && deeds.some(({ ids, isAll }) => ids.length > 1 && !isAll)
  return isSure(deeds) && !isNew
}

export function isSure(deeds: readonly KnownDeed[]): boolean {
  return deeds.length > 0 && deeds.every((deed) => deed.isSure)
}

export function carryKnown({ deeds: found, rest, looked, tasks }: Looked, also: readonly NewWish[] = []): Move {
  const deeds = oneOfThem.test(rest.parts.sentence) ? found.map((deed) => ofTwins(deed, tasks)) : found
  const unclear = deeds.find(({ ids, deed, isAll }) => ids.length > 1 && !isAll && deed.do !== 'ask')
  if (unclear) return whichOf(unclear.tasks, rest.context.format, { wish: wishOf(unclear) })
  if (deeds.every(({ deed }) => deed.do === 'ask'))
    return asked({ ...rest, results: [...looked.results, ...rest.results] }, deeds)
  const wishes: Order[] = [
    ...deeds.filter(({ deed }) => deed.do !== 'ask').flatMap(eachOf),
    ...ofThose(also, tasks, rest),
  ]
  const [only, ...more] = wishes
  if (only && more.length === 0) return carryOut(looked, only)
  const moves = wishes.map((wish) => carryOut(looked, wish))
  const calls = moves.flatMap((move) => (move.kind === 'call' ? move.calls : []))
  const isLight = wishes.length <= mostUnasked && wishes.every(isOwn) && calls.length === wishes.length
  return isLight ? { kind: 'call', calls } : several(rest, wishes)
}

/** “I have order stamps twice, delete one of them”: where nothing tells them apart, and none has parts, it is either. */
function ofTwins(meant: Meant, known: readonly Told[]): Meant {
  const [first] = meant.tasks
  if (!first || meant.isAll || meant.deed.do === 'ask') return meant
  const looks = new Set(meant.tasks.map((task) => JSON.stringify({ ...task, id: '' })))
  const hasParts = known.some(({ parent }) => parent !== null && meant.ids.includes(parent))
  return looks.size > 1 || hasParts ? meant : { ...meant, ids: [first.id], tasks: [first] }
}

const oneOfThem = /\bone of (?:them|those|these|the two)\b|\b(?:duplicate|double|copy|second one|extra one)\b/i

/** What was handed to somebody is new only where no task is called so. */
function ofThose(also: readonly NewWish[], tasks: readonly Told[], turn: Turn): Order[] {
  return also.map((wish) => {
    if (!wish.person) return wish
    const [found, ...more] = readKnown(`${wish.title} is with ${wish.person}`, {
      wording: wordingOf(turn),
      tasks,
      spoken: [],
    })
    if (!found?.isSure || more.length > 0 || found.ids.length > 1 || found.deed.do !== 'change') return wish
    const { person, askOn } = wish
    return { do: 'change', which: { ids: found.ids, words: '', all: false }, to: { person, ...(askOn && { askOn }) } }
  })
}

/** How these stand. */
function asked(turn: Turn, deeds: readonly Meant[]): Move {
  const ids = deeds.flatMap((deed) => deed.ids)
  return answer(turn, { do: 'list', which: { ids, words: '', all: true, statuses: [...statuses] } })
}

/** Each of them was named, and nobody else hears of it. */
function isOwn(wish: Order): boolean {
  if (wish.do === 'create') return wish.person === undefined && wish.list === undefined
  if (wish.do === 'change') return wish.to.person === undefined
  return wish.do !== 'delete'
}

function eachOf(deed: Meant): (ChangeWish | EndWish)[] {
  return deed.ids.map((id) => wishOf({ ...deed, ids: [id] }))
}

/** One of them is asked for; several are shown before anything is done. */
export function offerKnown({ deeds, rest }: Looked): Move {
  const { format } = rest.context
  const [only, ...more] = deeds
  const [task, ...others] = only?.tasks ?? []
  if (!only || !task || more.length > 0) return several(rest, deeds.flatMap(eachOf))
  const wish = wishOf(only)
  return others.length > 0 ? whichOf(only.tasks, format, { wish }) : offer(task, wish, format)
}

/** Which part of the message was not read. */
export function leftOut(turn: Turn, wish: Wish | undefined): string | undefined {
  const found = wish?.do === 'known' ? lookAtKnown(turn, wish) : undefined
  if (wish?.do !== 'known' || !found || 'kind' in found) return undefined
  const { deeds, tasks, lists } = found
  if (!isOfKnown(wish, deeds)) return wish.also && !wish.instead ? words.notDone([wish.text]) : undefined
  const unread = unreadOrders(wish.text, { wording: wordingOf(turn), tasks, spoken: spokenOf(turn), lists })
  return unread.length > 0 ? words.notDone(unread) : undefined
}

/** Which tasks are left, if the message asks that too. */
export function restAfter(turn: Turn, wish: Wish | undefined): string | undefined {
  const found = wish?.do === 'known' ? lookAtKnown(turn, wish) : undefined
  if (wish?.do !== 'known' || !found || 'kind' in found) return undefined
  if (!asksForRest(wish.text, wordingOf(turn))) return undefined
  const gone = new Set(found.deeds.flatMap(({ deed, ids }) => (deed.do === 'change' ? [] : ids)))
  const left = found.tasks.filter(({ id, status }) => status !== 'done' && !gone.has(id))
  return words.listed(left, 'open', turn.context.format)
}

/** What the message was taken to mean, which the next one may refer to. */
export function cameToKnown(turn: Turn, wish: Wish | undefined): Wish | undefined {
  if (wish?.do !== 'known') return undefined
  const found = lookAtKnown(turn, wish)
  if ('kind' in found) return undefined
  const { deeds } = found
  if (!isOfKnown(wish, deeds) && wish.instead) return wish.instead
  const wishes: Order[] = [...deeds.map(wishOf), ...(wish.also ?? [])]
  const [only, ...more] = wishes
  return only && (more.length === 0 ? only : { do: 'several', wishes })
}

export function wishOf({ ids, deed, isAll }: KnownDeed): ChangeWish | EndWish {
  const which = { ids, words: '', all: isAll && ids.length > 1 }
  return deed.do === 'change' ? { do: 'change', which, to: deed.to } : { do: ended(deed.do), which }
}

function ended(what: KnownDeed['deed']['do']): EndWish['do'] {
  return what === 'delete' || what === 'reopen' ? what : 'complete'
}
