import { findPhrases } from '#foundation/language/text/phrases.ts'
import { tokenize } from '#foundation/language/text/tokens.ts'
import { withBareDays } from '#foundation/time/words/bare-days.ts'
import { withDottedDays } from '#foundation/time/words/dotted-days.ts'
import type { Wording } from '#foundation/time/words/when.ts'
import { withoutCourtesy } from '../courtesy.ts'
import { isForAnother } from '../event-like.ts'
import { mendedOrder } from '../mended.ts'
import { askedIn } from './asked.ts'
import { deedIn } from './deeds.ts'
import { allOf, meansAll } from './how-many.ts'
import * as known from './known-words.ts'
import { type KnownTask, titlesOf, type Wholes, wholesOf } from './mentions.ts'
import { withTitles } from './other-one.ts'
import { type Part, partsOf } from './parts.ts'
import { othersFrom, quotesWords } from './others-words.ts'
import { nameIn, personIn } from './person.ts'
import { reworded, setAnew } from './reworded.ts'
import { type Clause, type Deed, isTelling, type SaidDeed } from './saying.ts'
import { doubtedName } from './slots.ts'
import { onSameDay, withReferents } from './referents.ts'
import { readSwap } from './swapping.ts'

/** What is to become of one task; of several where nothing tells which of them is meant, or where all are. */
export type KnownDeed = { ids: string[]; deed: Deed; isSure: boolean; isAll: boolean }

/**
 * `spoken`: tasks that were spoken of right before, which a deed without a name is about. `row`: those among which they
 * stand. `lists`: names of lists.
 */
export type Around = {
  wording: Wording
  tasks: readonly KnownTask[]
  spoken: readonly string[]
  row?: readonly string[]
  lists?: readonly string[]
}

/** A longer message is about more than a few tasks. */
const mostCharacters = 300

/** What a message says of tasks that are there, by the words of their titles. */
export function readKnown(
  message: string,
  { wording, tasks: all, spoken, row = spoken, lists = [] }: Around,
): KnownDeed[] {
  const { text: read, person, at, name, nameAt = 0 } = readable(message, wording)
  if (read === undefined) return []
  const { text: plain, tasks } = withReferents(onSameDay(read, all), all, wording)
  // A message with a link is about the link, even if a word of it stands in the title of a task.
  if (isForAnother(plain, wording) || plain.includes('://')) return []
  const text = withTitles(plain, { row, spoken, tasks })
  const swapped = readSwap(text, tasks)
  if (swapped.length > 0) return swapped
  const titles = titlesOf(tasks)
  const wholes = wholesOf(tasks)
  const parts = partsOf(text, titles, wording, wholes)
  const end = othersFrom(parts)
  const own = parts.filter(({ from }) => from < end)
  const groups = grouped(own, wording, lists)
  const given = person && at < end && groups.findLast(({ from }) => from <= at)
  if (given) given.deeds.push(person)
  if (name && nameAt < end)
    (groups.findLast(({ from }) => from <= nameAt) ?? groups.at(-1) ?? startOf(groups)).deeds.push(name)
  const isAlone = groups.every(({ subjects }) => subjects.length === 0)
  const found = groups.flatMap(({ subjects, deeds, isAll }) => {
    const isDone = subjects.flat().some((task) => tasks[task]?.status === 'done')
    // “Not done anyway” says nothing new of what is open.
    const said = merged(isDone || subjects.length === 0 ? deeds : deeds.filter(({ deed }) => deed.do !== 'reopen'))
    const about = isAlone
      ? (allOf(text, tasks) ?? (pointsBack(text, said) ? spokenOf(spoken, tasks) : []))
      : withoutWholes(subjects, wholes)
    return said === undefined ? [] : about.flatMap((named) => deedFor(named, { ...said, isAll }, tasks))
  })
  const last = found.filter(
    ({ ids }, place) => found.findLastIndex((other) => other.ids.join() === ids.join()) === place,
  )
  // “The shed reminder is for 10” may be said of a task only where no doubt is left.
  const isOfReminder = saysReminder.test(text) && !tasks.some(({ title }) => saysReminder.test(title))
  const isItsText = ({ deed }: KnownDeed) => deed.do === 'change' && deed.to.title !== undefined
  return isOfReminder ? last.filter((each) => each.isSure && !isItsText(each)) : last
}

const saysReminder = /\breminders?\b/i

/** “Press kit: photographs done, the contact too”: the task only says where its parts are. */
function withoutWholes(subjects: readonly number[][], wholes: Wholes): readonly number[][] {
  const named = new Set(subjects.flat().map((task) => wholes[task]))
  return subjects.filter(([only, ...more]) => more.length > 0 || only === undefined || !named.has(only))
}

function startOf(groups: Group[]): Group {
  const group: Group = { subjects: [], deeds: [], from: 0, isAll: false, stray: [] }
  groups.push(group)
  return group
}

type Readable = { text?: string; person?: SaidDeed; name?: SaidDeed; nameAt?: number; at: number }

/** A message as it is compared with titles, without who has an address and the new name. */
export function readable(message: string, wording: Wording): Readable {
  if (message.length > 2 * mostCharacters || quotesWords(message)) return { at: 0 }
  const isAsked = message.trimEnd().endsWith('?') ? '?' : ''
  const plain =
    withoutCourtesy(setAnew(reworded(withBareDays(withDottedDays(mendedOrder(message)))), wording)) + isAsked
  if (plain.length > mostCharacters || findPhrases(tokenize(plain), known.doubts).length > 0 || isMeeting(plain))
    return { at: 0 }
  const { rest: before, name, nameAt } = nameIn(plain)
  const { rest, person, at } = personIn(before)
  return { text: rest, ...(person && { person }), ...(name && { name }), ...(nameAt !== undefined && { nameAt }), at }
}

/** “Schedule lunch with Sara and Tom next week”: a person is no task that bears the same name. */
function isMeeting(text: string): boolean {
  const [verb, ...rest] = tokenize(text).map((token) => token.text)
  // “Invite tom@example.com to a budget review”: to an event, although a task may bear its name. “… is done” is news of one.
  if (verb === 'invite' && rest.includes('to')) return !rest.some((word) => tells.has(word))
  const at = rest.indexOf('with')
  if (!known.arranging.has(verb ?? '') || at <= 0) return false
  return text.includes('@') || rest.slice(0, at).some((word) => known.meetings.has(word))
}

const tells = new Set('is was has done finished overdue'.split(' '))

/** `stray`: words of an order that nothing read, which leave in doubt what a clause behind it says. */
type Group = { subjects: number[][]; deeds: SaidDeed[]; from: number; isAll: boolean; stray: string[] }

/** Each run of names with what is said of them: “the cards and the gift are done, the toner by Friday”. */
function grouped(parts: readonly Part[], wording: Wording, lists: readonly string[]): Group[] {
  const groups: Group[] = []
  let isOpen = false
  for (const [at, { clause, subjects: named, asks, isJoined, from }] of parts.entries()) {
    const said = asks ? askedIn(clause) : deedIn(clause, wording, lists)
    const isAll = meansAll(clause, named.length)
    const isBare = !said && !asks && (!isTelling(clause) || isOrderAlone(clause))
    const last = groups.at(-1)
    if (clause.isAside && (said?.left.length ?? Number(isTelling(clause))) > 0) continue
    if (named.length === 0) {
      if (!said || said.left.length > 0) continue
      if (last) last.deeds.push({ ...said, left: last.stray })
      else groups.push({ subjects: [], deeds: [said], from, isAll, stray: [] })
      if (last && isAll) last.isAll = true
      isOpen = false
      continue
    }
    // “Tick the suit and the cake”, and “the suit is done, the cake and the budget by Friday”.
    const isLed =
      last !== undefined && (last.subjects.length === 0 || (isBare && isJoined && !isSaidNext(parts[at + 1], wording)))
    const group: Group = last && (isOpen || isLed) ? last : { subjects: [], deeds: [], from, isAll: false, stray: [] }
    if (!said && !asks) group.stray.push(...strayIn(clause))
    if (group !== last) groups.push(group)
    if (isAll) group.isAll = true
    if (!group.subjects.some((each) => each.join() === named.join())) group.subjects.push(named)
    if (said) group.deeds.push(said)
    isOpen = isBare && group.deeds.length === 0
  }
  return groups
}

/** “Move the fees, the form and the tuner to Friday”: where they go is said behind the last of them. */
function isOrderAlone({ tokens, named }: Clause): boolean {
  const telling = tokens.filter(({ text }, at) => !named.has(at) && !known.light.has(text))
  return telling.length === 1 && telling[0] === tokens[0] && moves.has(telling[0]?.text ?? '')
}

/** “Put Helmut down for the inspection”: beside the thing and its verb. */
function strayIn({ tokens, named }: Clause): string[] {
  const [first] = tokens
  if (!first || named.has(0) || !moves.has(first.text)) return []
  return tokens.flatMap(({ text }, at) => (at === 0 || named.has(at) || known.light.has(text) ? [] : [text]))
}

const moves = new Set('move put push shift postpone set bring transfer file sort add'.split(' '))

/** “Done for today” says of no task that it is done; “it is done” does. */
function pointsBack(text: string, said: SaidDeed | undefined): boolean {
  return (
    said?.deed.do !== 'complete' || !said.isTold || /\b(?:it|that|this|they|those|them|these|one|both)\b/i.test(text)
  )
}

/** What was spoken of, where that is one. */
function spokenOf([only, ...more]: readonly string[], tasks: readonly KnownTask[]): number[][] {
  const at = tasks.findIndex(({ id }) => id === only)
  return at < 0 || more.length > 0 ? [] : [[at]]
}

function isSaidNext(next: Part | undefined, wording: Wording): boolean {
  return next !== undefined && !next.asks && deedIn(next.clause, wording) !== undefined
}

/** What weighs most is meant: “it was withdrawn, so drop it”. */
function merged(deeds: readonly SaidDeed[]): SaidDeed | undefined {
  const of = (name: Deed['do']) => deeds.filter(({ deed }) => deed.do === name)
  if (of('leave').length > 0) return undefined
  const [changed, done, reopened] = [of('change'), of('complete'), of('reopen').at(-1)]
  const end = of('delete').at(-1) ?? (changed.length > 0 ? undefined : reopened)
  if (end) return end
  if (changed.length + done.length === 0) return of('ask')[0]
  const plain = changed.filter(({ left }) => left.length === 0)
  const isDoubted = changed.some(({ left }) => left.join() === doubtedName)
  const changes = plain.length > 0 && !isDoubted ? plain : changed
  const order = reopened ? undefined : done.find(({ isTold }) => !isTold)
  if (order ?? changes.length === 0)
    return order ?? done.toSorted((one, other) => one.left.length - other.left.length)[0]
  // “Open it again, and make it due on Friday”.
  const open = reopened && { status: 'todo' }
  const to = Object.assign({}, open, ...changes.map(({ deed }) => (deed.do === 'change' ? deed.to : {})))
  const from = changes.findLast((each) => each.from)?.from
  const left = changes.flatMap((each) => each.left)
  return { deed: { do: 'change', to }, left, isTold: true, ...(from && { from }) }
}

const mostLeft = 2

function deedFor(
  named: readonly number[],
  { deed, left, from, isAll }: SaidDeed & { isAll: boolean },
  tasks: readonly KnownTask[],
): KnownDeed[] {
  const fitting = named
    .flatMap((at) => tasks[at] ?? [])
    .filter(({ status }) => deed.do === 'ask' || (status === 'done') === isReopening(deed))
  // Nothing is dropped because of what somebody said.
  if (fitting.length === 0 || left.length > (deed.do === 'delete' ? 0 : mostLeft)) return []
  const [only, ...more] = fitting
  const due = from && more.length === 0 && only?.due ? from(only.due) : undefined
  const dated: Deed = due !== undefined && deed.do === 'change' ? { do: 'change', to: { ...deed.to, due } } : deed
  const own = fitting.some(({ waitsFor }) => waitsFor) ? dated : withoutAsking(dated)
  if (own === undefined) return []
  const isSure = left.length === 0 || (more.length === 0 && deed.do === 'complete' && isByItsDoer(left, only))
  return [{ ids: fitting.map(({ id }) => id), deed: own, isSure, isAll }]
}

function isReopening(deed: Deed): boolean {
  return deed.do === 'reopen' || (deed.do === 'change' && deed.to.status === 'todo')
}

/** “Phil's finished the leveller”, of what waits for Phil. */
function isByItsDoer(left: readonly string[], task: KnownTask | undefined): boolean {
  const own = tokenize(task?.waitsFor?.name ?? '').map(({ text }) => text)
  return own.length > 0 && left.every((word) => word === 'over' || own.includes(word))
}

/** Nobody is asked for what waits for nobody. */
function withoutAsking(deed: Deed): Deed | undefined {
  if (deed.do !== 'change' || deed.to.askOn === undefined || deed.to.person) return deed
  const { askOn: _askOn, ...to } = deed.to
  return Object.keys(to).length === 0 ? undefined : { do: 'change', to }
}
