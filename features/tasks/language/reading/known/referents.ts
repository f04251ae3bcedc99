import { findPhrases, phrases } from '#foundation/language/text/phrases.ts'
import { type Token, tokenize } from '#foundation/language/text/tokens.ts'
import { readTimes } from '#foundation/time/words/read-times.ts'
import type { When, Wording } from '#foundation/time/words/when.ts'
import * as known from './known-words.ts'
import { bestOf, type KnownTask, type Mention, mentionsIn, titlesOf } from './mentions.ts'

type Read = { text: string; tasks: readonly KnownTask[] }

/**
 * “The Tuesday one is done, the other is still open”, “remove the one without a date”, “drop the call to Lund on Friday”: which
 * of those that are called alike is meant. Each of them gets a name of its own in the text.
 */
export function withReferents(text: string, tasks: readonly KnownTask[], wording: Wording): Read {
  const tokens = tokenize(text)
  const titles = titlesOf(tasks)
  const mentions = mentionsIn(tokens, titles)
  const alike = bestOf(mentions, titles).flatMap((at) => tasks[at] ?? [])
  const spans = [...pointersIn(text, tokens, wording), ...datedIn(text, tokens, { mentions, alike, wording })]
  const named = new Map<KnownTask, string>()
  const cuts: { from: number; to: number; name: string }[] = []
  for (const { from: begin, to, picks, isOther, isAny } of spans.toSorted((one, other) => one.from - other.from)) {
    const among = isOther ? alike.filter((task) => !named.has(task)) : alike
    const [only, ...more] = picks(isAny && among.length === 0 ? tasks : among)
    const from = nounFrom(tokens, mentions, begin)
    if (!only || more.length > 0 || cuts.some((cut) => from < cut.to)) continue
    const name = named.get(only) ?? standIns[named.size]
    if (name === undefined) continue
    named.set(only, name)
    cuts.push({ from, to, name })
  }
  if (cuts.length === 0) return { text, tasks }
  const bare = withoutHeads(text, mentions, { tokens, cuts })
  return {
    text: cuts.toReversed().reduce((so, { from, to, name }) => so.slice(0, from) + name + so.slice(to), bare),
    tasks: tasks.map((task) => ({ ...task, title: named.get(task) ?? task.title })),
  }
}

/** “The toner one with a date”: with the words of titles in front of it. */
function nounFrom(tokens: readonly Token[], mentions: readonly Mention[], begin: number): number {
  let at = tokens.findIndex(({ from }) => from === begin)
  while (at > 0 && (articles.has(tokens[at - 1]?.text ?? '') || mentions.some((each) => each.at === at - 1))) at -= 1
  return tokens[at]?.from ?? begin
}

const articles = new Set(['the', 'my', 'our'])

/** Names for tasks that are told apart by something else: no title has such a word, and no two are spelled alike. */
const standIns = ['zabadon', 'quirrelk', 'mithvex', 'oplurst', 'dwenfig']

type Pointer = {
  from: number
  to: number
  picks: (among: readonly KnownTask[]) => KnownTask[]
  isOther?: true
  isAny?: true
}

/** Whether such a pointer may stand in it, whatever the tasks are called. */
export function mayRefer(text: string, wording: Wording): boolean {
  return pointersIn(text, tokenize(text), wording).length > 0
}

function pointersIn(text: string, tokens: readonly Token[], wording: Wording): Pointer[] {
  const plain = findPhrases(tokens, kinds).map(({ at, end, value }): Pointer => {
    return { from: tokens[at]?.from ?? 0, to: tokens[end - 1]?.to ?? 0, ...value }
  })
  const days = readTimes(text, wording).filter(({ saysDay }) => saysDay)
  const dated = days.flatMap((time): Pointer[] => {
    // “The Tuesday one” is not at one o'clock.
    const said = text.slice(time.at, time.until)
    const until = / one$/i.test(said) ? time.until - 4 : time.until
    const [behind = ''] = /^(?:['’]s)? one\b/i.exec(text.slice(until)) ?? []
    const isLed = /^(?:on|from|for|of|at|by) /i.test(said)
    const [lead = ''] = (isLed ? oneLed : oneBefore).exec(text.slice(0, time.at)) ?? []
    if (behind === '' && lead === '') return []
    return [{ from: time.at - lead.length, to: until + behind.length, picks: dueOn({ ...time, until }, wording) }]
  })
  const late = [...text.matchAll(overdue)].map(({ 0: whole, index }): Pointer => ({
    from: index,
    to: index + whole.length,
    picks: (among) => among.filter(({ due, status }) => status !== 'done' && due !== null && isPast(due, wording)),
    isAny: true,
  }))
  return [...plain, ...dated, ...late, ...heldIn(text)]
}

const overdue = /\b(?:the )?(?:overdue|late) one\b|\b(?:the )?one (?:that is |that['’]s )?overdue\b/gi

function isPast(due: string, { now }: Wording): boolean {
  return due < now.toString().slice(0, due.length)
}

/** “The one I gave to Nadia”, “the one Nadia has”. */
function heldIn(text: string): Pointer[] {
  return [...text.matchAll(held)].map(({ 0: whole, 1: given, 2: has, 3: owner, index }): Pointer => {
    const name = (given ?? has ?? owner ?? '').toLowerCase()
    const picks: Pointer['picks'] = (among) =>
      among.filter(({ waitsFor }) => waitsFor?.name?.toLowerCase().split(' ').includes(name) === true)
    return { from: index, to: index + whole.length, picks, isAny: true }
  })
}

const held =
  /\b(?:the )?one (?:(?:that )?(?:i|we)(?: have|['’]ve)? (?:gave|given|handed|passed|assigned)(?: over)? to|waiting for|given to) (\p{L}{2,30})\b|\b(?:the )?one (?:that )?(?!i\b|we\b)(\p{L}{2,30}) (?:has|is doing)\b|(?<!\p{L})(\p{L}{3,30})['’]s (?:task|to-do|todo|one)(?!\p{L})/giu

const oneLed = /\b(?:the )?one (?:due |that is due |that was due )?$/i
const oneBefore = /\b(?:the )?one (?:from|on|for|of|due|due on) (?:the )?$/i

function dueOn(time: When, wording: Wording): Pointer['picks'] {
  return (among) => among.filter((task) => isDueOn(task, time, wording))
}

const isFirst = (sign: 1 | -1) => (among: readonly KnownTask[]) => {
  const dated = among.filter(({ due }) => due !== null)
  const [first] = dated.toSorted((one, other) => sign * (one.due ?? '').localeCompare(other.due ?? ''))
  return first && dated.length === among.length ? [first] : []
}

const kinds = phrases<Pick<Pointer, 'picks' | 'isOther'>>([
  [
    'one without a date, one without date, one with no date, one without a due date, one with no due date, one that has no date, one which has no date, undated one, one without a deadline, one with no deadline',
    { picks: (among) => among.filter(({ due }) => due === null) },
  ],
  [
    'one with a date, one with the date, one that has a date, dated one, one with a deadline, one with a due date',
    { picks: (among) => among.filter(({ due }) => due !== null) },
  ],
  [
    'one with the later date, later one, one due later, one that is due later, one with the later deadline, one with the later due date',
    { picks: isFirst(-1) },
  ],
  [
    'one with the earlier date, earlier one, one due earlier, one due first, one that is due first, one that is due earlier, one with the earlier deadline, one with the earlier due date',
    { picks: isFirst(1) },
  ],
  [
    'high priority one, one with high priority, urgent one, important one',
    { picks: (among) => among.filter(({ priority }) => priority === 'high') },
  ],
  ['low priority one, one with low priority', { picks: (among) => among.filter(({ priority }) => priority === 'low') }],
  ['the other one, the other, other one', { picks: (among) => [...among], isOther: true }],
])

type Alike = { mentions: readonly Mention[]; alike: readonly KnownTask[]; wording: Wording }

/** “The call to Lund on Friday”, “Friday's call to Lund”: which one, where one of those is due then. */
function datedIn(text: string, tokens: readonly Token[], { mentions, alike, wording }: Alike): Pointer[] {
  if (alike.length === 0) return []
  const times = readTimes(text, wording).filter(({ saysDay }) => saysDay)
  const around = { text, tokens, mentions, times }
  return times.flatMap((time) => {
    const span = saysWhich(around, time) ?? (alike.length > 1 ? beforeName(around, time) : undefined)
    return span ? [{ ...span, picks: dueOn(time, wording) }] : []
  })
}

type Said = { text: string; tokens: readonly Token[]; mentions: readonly Mention[]; times: readonly When[] }

/** A day behind a name says which one, unless what is named goes there. */
function saysWhich(
  { text, tokens, mentions, times }: Said,
  { at, until }: When,
): { from: number; to: number } | undefined {
  const [lead = ''] = /\b(?:on|from|for|of|due|due on) $/i.exec(text.slice(0, at)) ?? []
  const last = tokens.findLastIndex(({ to }) => to <= at - lead.length)
  const start =
    tokens.findLastIndex(({ to }, place) => place < last && /[,;:.!?]/.test(text.slice(to, tokens[place + 1]?.from))) +
    1
  const named = mentions.filter((each) => each.at >= start && each.at <= last)
  const [first] = named
  if (!first || named.at(-1)?.at !== last || !(lead !== '' || /^(?:on|from|for|of) /i.test(text.slice(at, until))))
    return undefined
  const verb = tokens.slice(start).find(({ text: word }) => !known.light.has(word))?.text ?? ''
  const ends = known.dropping.has(verb) || known.ending.has(verb) || marking.has(verb)
  const isMoved = times.some((other) => other.at > until && /(?:^|\b)to $/i.test(text.slice(until, other.at)))
  const isTold = /^ (?:is|are|was|were|has|can|got) /i.test(text.slice(until))
  return ends || isMoved || isTold ? { from: tokens[first.at]?.from ?? 0, to: until } : undefined
}

const marking = new Set(['tick', 'mark', 'cross', 'check', 'reopen', 'untick'])

/** “Friday's call to Lund”, “the Tuesday Lund call”. */
function beforeName({ text, tokens, mentions }: Said, { at, until }: When): { from: number; to: number } | undefined {
  const first = tokens.findIndex(({ from, text: word }) => from >= until && word !== 's' && word !== "'s")
  const isName = (place: number) => mentions.some((each) => each.at === place)
  if (
    !isName(first) ||
    /\b(?:to|by|until|till|on|for) $/i.test(text.slice(0, at)) ||
    /^(?:on|by|to|for|until) /i.test(text.slice(at, until))
  )
    return undefined
  let end = first + 1
  while (isName(end) || (linking.has(tokens[end]?.text ?? '') && isName(end + 1))) end += 1
  return /[,;:.!?]/.test(text.slice(until, tokens[first]?.from))
    ? undefined
    : { from: at, to: tokens[end - 1]?.to ?? until }
}

const linking = new Set(['to', 'with', 'for', 'of', 'about', 'the', 'at'])

/** “To the same day as the train”: the day of the one that is named so. */
export function onSameDay(text: string, tasks: readonly KnownTask[]): string {
  const [whole = '', lead = '', thing = ''] = sameDay.exec(text) ?? []
  const titles = titlesOf(tasks)
  const [only, ...more] = bestOf(mentionsIn(tokenize(thing), titles), titles)
  const due = more.length === 0 && only !== undefined ? tasks[only]?.due?.slice(0, 10) : undefined
  if (!due) return text
  return `${text.slice(0, -whole.length)}${lead}${due}`
}

const sameDay = /\b((?:to|on|for|due) )?the same (?:day|date) as (?:the |my )?([^,;:.]{3,60}?)(?: task)?[.!]?$/i

/** On that day, or on the last day of that name. */
function isDueOn({ due }: KnownTask, { start, end, grain, at, until }: When, { now }: Wording): boolean {
  if (due === null) return false
  const day = Temporal.PlainDate.from(due.slice(0, 10))
  const first = start.toPlainDate()
  if (day.equals(first)) return true
  if (grain !== 'day' && end)
    return Temporal.PlainDate.compare(day, first) >= 0 && Temporal.PlainDate.compare(day, end.toPlainDate()) < 0
  const past = now.toPlainDate().since(day).days
  return until - at < mostOfDay && day.dayOfWeek === first.dayOfWeek && past >= 0 && past < daysOfWeek
}

const mostOfDay = 16
const daysOfWeek = 7

/** “Harland calls: the one from Tuesday is done”: what only said of which ones it is. */
function withoutHeads(
  text: string,
  mentions: readonly Mention[],
  { tokens, cuts }: { tokens: readonly Token[]; cuts: readonly { from: number }[] },
): string {
  const first = cuts[0]?.from ?? 0
  const end = [...text.slice(0, first).matchAll(/[:.,;!] /g)].at(-1)?.index ?? 0
  const isHead = mentions.some(({ at }) => (tokens[at]?.from ?? 0) < end)
  return isHead ? ' '.repeat(end + 1) + text.slice(end + 1) : text
}
