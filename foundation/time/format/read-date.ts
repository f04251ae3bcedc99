import { laterDay, weekdayOf } from './day-steps.ts'
import type { TimeFormat } from './time-format.ts'

type Reading = Pick<TimeFormat, 'dateOrder' | 'dateLanguage'> & { today: string }

/**
 * A day as people type it, as `2024-01-15`: “2024-01-15”, “15/1”, “15.1.24”, “15 Jan”, “January 15”, “fri”, “tomorrow”.
 * Without a year it is the next such day, a month in the past at most. What is no day is `undefined`.
 */
export function readDate(text: string, reading: Reading): string | undefined {
  const { today } = reading
  const words = text.trim().toLowerCase().replaceAll(',', ' ').replace(/\s+/g, ' ')
  const offset = nearby[words]
  if (offset !== undefined) return laterDay(today, offset)
  const iso = /(\d{4})-(\d{1,2})-(\d{1,2})/.exec(words)
  if (iso) return dayOf(Number(iso[1]), Number(iso[2]), Number(iso[3]))
  return readNames(words, reading) ?? readFigures(withoutWeekday(words), reading)
}

const nearby: Record<string, number> = { today: 0, tomorrow: 1, yesterday: -1 }

function readFigures(words: string, { dateOrder, today }: Omit<Reading, 'dateLanguage'>): string | undefined {
  const [, first = '', second = '', year] = /^(\d{1,2})[/. -](\d{1,2})\.?(?:[/. -](\d{4}|\d{2}))?$/.exec(words) ?? []
  if (first === '') return undefined
  const isMonthFirst = dateOrder !== 'day-month'
  const [month, day] = isMonthFirst ? [Number(first), Number(second)] : [Number(second), Number(first)]
  return inYear(year, month, day, today)
}

/** Some languages write “st 24. 3. 2027”. */
function withoutWeekday(words: string): string {
  return words.replace(/^[^\d]{1,12}/, '').replaceAll('. ', '.')
}

function readNames(words: string, { dateLanguage, today }: Reading): string | undefined {
  const parts = words.split(/[ .]+/).filter((part) => part !== '' && part !== 'of')
  if (parts.length > mostParts) return undefined
  const month = indexOfName('month', parts, dateLanguage)
  const weekday = indexOfName('weekday', parts, dateLanguage)
  const [day, year] = parts.flatMap((part) => /^(\d{1,4})(?:st|nd|rd|th)?$/.exec(part)?.[1] ?? [])
  if (month !== undefined && day !== undefined) return inYear(year, month, Number(day), today)
  if (parts.length !== 1 || weekday === undefined) return undefined
  return laterDay(today, (weekday - weekdayOf(today) + 7) % 7 || 7)
}

const months = 'january february march april may june july august september october november december'.split(' ')
const weekdays = 'monday tuesday wednesday thursday friday saturday sunday'.split(' ')

/** A weekday, a day, a month and a year, with a word between them. */
const mostParts = 6

type Named = 'month' | 'weekday'

/** In English or the language of dates, in full or short; the first is 1. */
function indexOfName(what: Named, parts: readonly string[], language: string): number | undefined {
  return (
    indexIn(what === 'month' ? months : weekdays, parts) ??
    indexIn(namesIn(language, what, 'long'), parts) ??
    indexIn(namesIn(language, what, 'short'), parts)
  )
}

/** As they stand within a date, where some languages bend the names of months. */
function namesIn(language: string, what: Named, length: 'long' | 'short'): string[] {
  const written = new Intl.DateTimeFormat(language, { day: 'numeric', [what]: length, timeZone: 'UTC' })
  const days = Array.from({ length: what === 'month' ? 12 : 7 }, (_, at) =>
    what === 'month' ? Date.UTC(2024, at, 1) : Date.UTC(2024, 0, at + 1),
  )
  return days.map((day) => {
    const name = written.formatToParts(day).find(({ type }) => type === what)
    return (name?.value ?? '').toLowerCase()
  })
}

/** Three letters or more name it. */
function indexIn(names: readonly string[], parts: readonly string[]): number | undefined {
  const at = names.findIndex((name) => parts.some((part) => part.length >= 3 && name.startsWith(part)))
  return at < 0 ? undefined : at + 1
}

function inYear(year: string | undefined, month: number, day: number, today: string): string | undefined {
  if (year !== undefined) return dayOf(year.length === 2 ? 2000 + Number(year) : Number(year), month, day)
  const thisYear = Number(today.slice(0, 4))
  const found = dayOf(thisYear, month, day)
  return found !== undefined && found < laterDay(today, -31) ? dayOf(thisYear + 1, month, day) : found
}

function dayOf(year: number, month: number, day: number): string | undefined {
  const text = new Date(Date.UTC(year, month - 1, day)).toISOString().slice(0, 10)
  return text === [String(year).padStart(4, '0'), two(month), two(day)].join('-') ? text : undefined
}

function two(figure: number): string {
  return String(figure).padStart(2, '0')
}
