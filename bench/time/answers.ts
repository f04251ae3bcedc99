import { readEvent } from '#features/calendar/language/event/read-event.ts'
import { readTimes } from '#foundation/time/words/read-times.ts'
import type { When, Wording } from '#foundation/time/words/when.ts'
import { readByChrono } from './by-chrono.ts'
import type { Answer, Compare, DucklingCase, RecognizersCase, SherlockCase } from './cases.ts'

type Read = (text: string, wording: Wording) => readonly When[]

/** Our reader, and for comparison the library that most projects use. */
export const readers = { own: readTimes, chrono: readByChrono } satisfies Record<string, Read>

const monthFirst = new Set(['EN', 'EN-latent', 'EN_US', 'EN_CA', 'EN_ZA', 'EN_PH'])

export function ducklingRight(one: DucklingCase, compare: Compare, read: Read): boolean {
  const wording: Wording = {
    now: Temporal.PlainDateTime.from(one.reference_time),
    dateOrder: monthFirst.has(one.locale) ? 'month-first' : 'day-first',
    zone: one.tz,
    ...(one.locale.startsWith('EN_') ? { country: one.locale.slice(3) } : {}),
  }
  const [when] = read(one.text, wording)
  if (one.expected === null) return when === undefined
  return compare.ducklingMatches(one.expected, when && exclusive(when), one.reference_time)
}

/** All times in the sentence must be found, and none if there are none. */
export function recognizersRight(one: RecognizersCase, compare: Compare, read: Read): boolean {
  const times = read(one.text, { now: Temporal.PlainDateTime.from(one.reference), dateOrder: 'month-first' })
  const wanted = (one.expected ?? []).filter(isTime)
  if (wanted.length === 0) return times.length === 0
  return wanted.every((entity) => times.some((when) => compare.recognizersMatch(entity, spoken(when))))
}

export function isTime({ type }: { type: string }): boolean {
  return type !== 'set' && type !== 'duration'
}

/** This set writes an open end as 1900 or 3000, and includes last days. */
export function sherlockRight({ text, reference, expected }: SherlockCase, read?: Read): boolean {
  const wording: Wording = { now: Temporal.PlainDateTime.from(reference), dateOrder: 'month-first' }
  const when = read ? read(text, wording)[0] : readEvent(text, wording).said.when
  if (when === undefined || expected === null) return !when && !expected?.start && !expected?.end
  const { start, end } = sherlockAnswer(when, text)
  return start === expected.start && (end ?? null) === expected.end && !when.saysTime === expected.all_day
}

function sherlockAnswer(when: When, text: string): Answer {
  const { start, end } = spoken(when)
  if (when.kind === 'after') return { start, end: '3000-01-01T00:00:00' }
  // What is due by six is placed at six.
  if (when.kind === 'before' && /\bby\b/iu.test(text.slice(when.at, when.until))) return { start }
  if (when.kind === 'before') return { start: '1900-01-01T00:00:00', end: full(when.end ?? when.start) }
  // “In the morning” says when something begins.
  return when.kind === 'interval' && when.grain !== 'part' ? { start, end } : { start }
}

function exclusive({ start, end }: When): Answer {
  return { start: full(start), end: end && full(end) }
}

/** As people mean it: “from Monday to Wednesday” includes Wednesday. */
function spoken({ kind, start, end, grain, saysTime }: When): Answer {
  if (kind === 'before') return { start: full(end ?? start) }
  const isInclusive = kind === 'interval' && !saysTime && (grain === 'day' || grain === 'month' || grain === 'year')
  const last = end && isInclusive ? end.subtract({ [`${grain}s`]: 1 }) : end
  return { start: full(start), end: last && full(last) }
}

function full(time: Temporal.PlainDateTime): string {
  return time.toString({ smallestUnit: 'second' })
}
