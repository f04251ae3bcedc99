import { readNumber } from '#foundation/language/pieces/numbers.ts'
import type { Piece } from '#foundation/language/pieces/piece.ts'
import { readAll, type Reader, type Span, textAt } from '#foundation/language/pieces/span.ts'
import type { Token } from '#foundation/language/text/tokens.ts'

type Clock = { minutes: number; exact: boolean }

/** From when until when, in minutes of the day; a half that was not said is missing. */
export type Stretch = { start?: number; end?: number }

export const stretch: Piece<Stretch> = { name: 'stretch', read: ({ tokens }) => readAll(tokens, readStretch) }

/** “9 to 5”, “from 8:30 until 16:00”, “10am - 6pm”, “starting at 8”, “until 4pm”. */
const readStretch: Reader<Stretch> = (words, at) => {
  const opening = ['from', 'between', 'at'].includes(textAt(words, at)) ? at + 1 : at
  const start = readClock(words, opening)
  const joined = start && joins.has(textAt(words, start.end)) ? readClock(words, start.end + 1) : undefined
  if (start && joined) return { at, end: joined.end, value: settle(start.value, joined.value) }
  return readHalf(words, at)
}

function readHalf(words: readonly Token[], at: number): Span<Stretch> | undefined {
  const word = textAt(words, at)
  const half = starts.has(word) ? 'start' : ends.has(word) ? 'end' : undefined
  if (!half) return undefined
  const skip = ['at', 'by', 'from', 'work', 'working'].includes(textAt(words, at + 1)) ? 2 : 1
  const again = skip === 2 && textAt(words, at + 2) === 'at' ? 3 : skip
  const clock = readClock(words, at + again)
  if (!clock) return undefined
  const { minutes, exact } = clock.value
  const value = half === 'end' && !exact && minutes <= 11 * hour ? minutes + 12 * hour : minutes
  return { at, end: clock.end, value: { [half]: value } }
}

function readClock(words: readonly Token[], at: number): Span<Clock> | undefined {
  const text = textAt(words, at)
  if (text === 'noon' || text === 'midday') return { at, end: at + 1, value: { minutes: 12 * hour, exact: true } }
  if (text === 'midnight') return { at, end: at + 1, value: { minutes: 24 * hour, exact: true } }
  if (text === 'half' && textAt(words, at + 1) === 'past') return past(words, at, 30)
  if (text === 'quarter' && textAt(words, at + 1) === 'past') return past(words, at, 15)
  const digits = /^(\d{1,2})[:.](\d{2})$/.exec(text)
  const number = digits ? undefined : readNumber(words, at)
  if (!digits && (!number || text === 'a' || text === 'an')) return undefined
  const hours = digits ? Number(digits[1]) : (number?.value ?? 0)
  const minutes = hours * hour + Number(digits?.[2] ?? 0)
  if (hours > 24 || Number(digits?.[2] ?? 0) > 59 || minutes > 24 * hour) return undefined
  return withHalf(words, at, number?.end ?? at + 1, minutes)
}

function past(words: readonly Token[], at: number, more: number): Span<Clock> | undefined {
  const clock = readClock(words, at + 2)
  return clock && { at, end: clock.end, value: { ...clock.value, minutes: clock.value.minutes + more } }
}

function withHalf(words: readonly Token[], at: number, end: number, minutes: number): Span<Clock> {
  const half = textAt(words, end)
  const morning = half === 'am' || (half === 'in' && textAt(words, end + 2) === 'morning')
  const evening = half === 'pm' || (half === 'in' && ['afternoon', 'evening'].includes(textAt(words, end + 2)))
  const said = half === 'in' ? 3 : half === 'oclock' || half === 'h' || morning || evening ? 1 : 0
  const within = minutes % (12 * hour)
  if (evening && minutes <= 12.99 * hour)
    return { at, end: end + said, value: { minutes: within + 12 * hour, exact: true } }
  if (morning && minutes <= 12.99 * hour) return { at, end: end + said, value: { minutes: within, exact: true } }
  return {
    at,
    end: end + (morning || evening || half !== 'in' ? said : 0),
    value: { minutes, exact: minutes >= 13 * hour },
  }
}

/** An end that is not after its start is meant to be in the afternoon. */
function settle(start: Clock, end: Clock): Stretch {
  const later = end.minutes <= start.minutes && !end.exact && end.minutes <= 12 * hour
  return { start: start.minutes, end: later ? end.minutes + 12 * hour : end.minutes }
}

function two(number: number): string {
  return String(number).padStart(2, '0')
}

export function clockText(minutes: number): string {
  return `${two(Math.floor(minutes / hour))}:${two(minutes % hour)}`
}

const hour = 60
const joins = new Set(['to', 'until', 'till', '-', '–', '—', 'and', 'through'])
const starts = new Set(['start', 'starts', 'starting', 'begin', 'begins', 'beginning', 'from'])
const ends = new Set(['until', 'till', 'end', 'ends', 'ending', 'finish', 'finishes', 'finishing', 'stop', 'stops'])
