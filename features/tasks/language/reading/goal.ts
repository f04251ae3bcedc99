import type { Piece, Scene, Text } from '#foundation/language/pieces/piece.ts'
import { spanOf } from '#foundation/language/pieces/piece.ts'
import type { Span } from '#foundation/language/pieces/span.ts'
import { tokenize } from '#foundation/language/text/tokens.ts'
import { dateOrderOf } from '#foundation/time/words/date-order.ts'
import { readLengths } from '#foundation/time/words/read-lengths.ts'
import { readTimes } from '#foundation/time/words/read-times.ts'
import type { When, Wording } from '#foundation/time/words/when.ts'
import { findPhrases, phrases, trimmed } from '#foundation/language/text/phrases.ts'
import type { Change } from '../wish.ts'
import { dueIn } from './due.ts'
import { columns, priorities } from './words.ts'

export function wordingOf({ now, zone }: Scene): Wording {
  return { now, zone, dateOrder: dateOrderOf(zone) }
}

/** What a task can be moved to: a day, a column, a list, a priority. */
export const goal: Piece<Change> = {
  name: 'goal',
  read: (text, scene) => [
    ...due.read(text, scene),
    ...findPhrases(text.tokens, columns).map((span) => ({ ...span, value: { status: span.value } })),
    ...findPhrases(text.tokens, priorities).map((span) => ({ ...span, value: { priority: span.value } })),
    ...lists.read(text, scene).map((span) => ({ ...span, value: { list: span.value } })),
    ...findPhrases(text.tokens, inbox).map((span) => ({ ...span, value: { list: 'Inbox' } })),
    ...findPhrases(text.tokens, once).map((span) => ({ ...span, value: { repeat: null } })),
    ...findPhrases(text.tokens, never).map((span) => ({ ...span, value: { due: null } })),
  ],
}

const inbox = phrases([['the inbox, inbox, my inbox', true]])
const once = phrases([
  [
    'just once, only once, once only, not every week, not every day, not every month, no repeat, not repeating, just once not every week, just once not every day, just once not every month, just the once, a one-off, one-off',
    true,
  ],
])
const never = phrases([['someday, some day, no date, no due date, whenever, no deadline, one day', true]])

/** “Friday at 4”, “next week”, “every Monday”: up to the end of the text. */
export const due: Piece<Change> = {
  name: 'due',
  read(text, scene) {
    const wording = wordingOf(scene)
    const times = readTimes(text.message, wording)
    const starts = [...times.map(({ at }) => at), ...times.flatMap((time) => halfOf(text, time))]
    return starts.filter((at) => besideTimes(text, times, at) <= mostBeside).flatMap((at) => dueFrom(text, at, wording))
  },
}

/** More words stand beside the times of nothing that something can be due: “every 3 days after it was done, starting …”. */
const mostBeside = 16

function besideTimes({ tokens }: Text, times: readonly When[], start: number): number {
  const isTime = (from: number) => times.some(({ at, until }) => at <= from && from < until)
  return tokens.filter(({ from }) => from >= start && !isTime(from)).length
}

/** “Everything due today to tomorrow”: of a stretch over days the second half may be where things go. */
function halfOf({ tokens }: Text, { kind, at, until }: When): number[] {
  if (kind !== 'interval') return []
  const to = tokens.findIndex(({ text, from }) => from > at && from < until && uptos.has(text))
  const behind = to < 0 ? undefined : tokens[to + 1]
  return behind ? [behind.from] : []
}

const uptos = new Set(['to', 'until', 'till'])

/** Nothing is due over a stretch of days. */
function isStretch(said: string, wording: Wording): boolean {
  return readTimes(said, wording).some(({ kind, at, saysTime }) => kind === 'interval' && at === 0 && !saysTime)
}

function dueFrom({ message, tokens }: Text, at: number, wording: Wording): Span<Change>[] {
  const found = dueIn(message.slice(at), wording)
  if (!found || trimmed(found.rest, smallBesideTimes) !== '' || isStretch(message.slice(at), wording)) return []
  const { due: day, repeat, repeatsFrom } = found.said
  if (repeat === null && saysTwoDays(message.slice(at), wording)) return []
  return spanOf(tokens, at, message.length, repeat === null ? { due: day } : { due: day, repeat, repeatsFrom })
}

/** “Everything of tomorrow for Monday”: the first day tells which, the second where to. */
function saysTwoDays(said: string, wording: Wording): boolean {
  const days = readTimes(said, wording).filter(({ saysDay, grain }) => saysDay && grain === 'day')
  return new Set(days.map(({ start }) => start.toPlainDate().toString())).size > 1
}

const smallBesideTimes = new Set('instead please then rather now latest at the only again'.split(' '))

/** “Every 3 days after it was done”. */
export const often: Piece<Change> = {
  name: 'often',
  read({ message, tokens }, scene) {
    const starts = findPhrases(tokens, everies).flatMap(({ at }) => tokens[at]?.from ?? [])
    return starts.flatMap((at) => {
      const found = dueIn(message.slice(at), wordingOf(scene))
      if (!found || found.said.repeat === null || trimmed(found.rest, smallBesideTimes) !== '') return []
      const { repeat, repeatsFrom } = found.said
      return spanOf(tokens, at, message.length, { repeat, repeatsFrom })
    })
  },
}

const everies = phrases([['every, each, daily, weekly, monthly, yearly, on weekdays, on mondays, once a', true]])

/** “The Design backlog”, “my Groceries list”: the name between. */
export const lists: Piece<string> = {
  name: 'list',
  read: ({ message, tokens }) =>
    tokens.flatMap(({ text }, last) => {
      if (!listNouns.has(text)) return []
      const called = calledAt(message, tokens, last)
      if (called) return [called]
      return [4, 3, 2, 1].flatMap((words) => {
        const at = last - words
        const [from, to] = [tokens[at], tokens[last - 1]]
        const isPlain = from && to && !articles.has(from.text) && !notLast.has(to.text)
        if (!isPlain || tokens.slice(at, last).some((token) => neverInNames.has(token.text))) return []
        const name = message.slice(from.from, to.to)
        const begin = articles.has(tokens[at - 1]?.text ?? '') ? at - 1 : at
        return [{ at: begin, end: last + 1, value: unpossessed(name) }]
      })
    }),
}

/** “A list called Home”: the name after “called”, up to the end of the sentence or a comma. */
function calledAt(message: string, tokens: Text['tokens'], noun: number): Span<string> | undefined {
  const first = tokens[noun + 2]
  if (!first || !naming.has(tokens[noun + 1]?.text ?? '')) return undefined
  let end = noun + 3
  while (tokens[end] && end < noun + 2 + mostInName && message.slice(tokens[end - 1]?.to, tokens[end]?.from) === ' ')
    end += 1
  const isWhole = !tokens[end] || message.slice(tokens[end - 1]?.to, tokens[end]?.from) !== ' '
  const inName = tokens.slice(noun + 2, end)
  if (!isWhole || inName.some(({ text }) => neverInNames.has(text) || behindName.has(text))) return undefined
  let at = noun
  while (articles.has(tokens[at - 1]?.text ?? '') || tokens[at - 1]?.text === 'new') at -= 1
  return { at, end, value: unpossessed(message.slice(first.from, tokens[end - 1]?.to)) }
}

const naming = new Set(['called', 'named'])
/** “A list called Garden by Friday”. */
const behindName = new Set(['by', 'for', 'with', 'until', 'due', 'please', 'pls', 'too'])
const mostInName = 3

function unpossessed(name: string): string {
  return name.replaceAll(/[“”"]/g, '')
}

const listNouns = new Set(['list', 'board', 'backlog'])
const articles = new Set(['the', 'my', 'our', 'a', 'an', 'this', 'that'])
const neverInNames = new Set([
  'to',
  'in',
  'on',
  'from',
  'of',
  'my',
  'the',
  'our',
  'into',
  'onto',
  'is',
  'are',
  'that',
  'called',
  'all',
  'what',
  'whole',
  'entire',
])
const notLast = new Set(['own', 'task', 'tasks', 'todo', 'do', 'new', 'whole', 'another', 'that'])

/** By how many days something is put off: “two days”, “a week”. */
export const days: Piece<number> = {
  name: 'days',
  read: ({ message, tokens }) => [
    ...readLengths(message).flatMap(({ at, until, duration }) => {
      const count = Math.round(duration.total({ unit: 'days', relativeTo: '2026-01-05' }))
      return count < 1 ? [] : spanOf(tokens, at, until, count)
    }),
    // “Another week”.
    ...tokens.flatMap(({ text }, at) => {
      const count = units[text]
      const isOne = count !== undefined && ones.has(tokens[at - 1]?.text ?? '')
      return isOne ? [{ at, end: at + 1, value: count }] : []
    }),
  ],
}

const ones = new Set(['another', 'extra', 'more'])
const units: Readonly<Record<string, number>> = { day: 1, week: 7, fortnight: 14, month: 30 }

/** All of the text says where something goes: “Friday”, “high priority”, “the Home list”. */
export function goalOf(said: string, scene: Scene): Change | undefined {
  const text = trimmed(said, edges)
  const tokens = tokenize(text)
  return goal.read({ message: text, tokens }, scene).find(({ at, end }) => at === 0 && end === tokens.length)?.value
}

/** “Thursday. High prio”, “Friday, on the Home list”: each part says where something goes. */
export function goalsOf(said: string, scene: Scene): Change | undefined {
  const whole = goalOf(said, scene)
  const parts = whole ? [] : said.split(partEnds).filter((part) => part.trim() !== '')
  const goals = parts.flatMap((part) => goalOf(part, scene) ?? [])
  return whole ?? (goals.length > 0 && goals.length === parts.length ? Object.assign({}, ...goals) : undefined)
}

const partEnds = /[.,;–] ?| (?:and|with|&) /

const edges = new Set(
  'to on by at for until till into in as it make that be set instead please then rather the for due too deadline'.split(
    ' ',
  ),
)
