import { holidayIn, holidayNames, monthOf } from './calendar.ts'
import { readNumber, readOrdinal } from './numbers.ts'
import { type Reader, type Span, textAt } from './span.ts'
import { weekdayOf } from './weekdays.ts'
import type { Token } from '../text/tokens.ts'

/**
 * `offset`: so far from today, or named by where it lies, as “next Friday”; `calendar`: said by its day and month, or by
 * the name of a holiday.
 */
export type DateRead = { kind: 'today' | 'offset' | 'calendar'; date: Temporal.PlainDate; name?: string }

type Read = Span<DateRead> | undefined

export function dateReader(today: Temporal.PlainDate): Reader<DateRead> {
  const tries = [written, near, counted, monthDay, holiday, weekday, whole]
  return (words, at) => {
    const begin = ['the', 'on'].includes(textAt(words, at)) ? at + 1 : at
    for (const attempt of tries) {
      const read = attempt(words, begin, today)
      if (read) return { ...read, at }
    }
    return undefined
  }
}

/** 2027-12-24, 24.12.2027 and 24/12/2027: the day comes first. */
function written(words: readonly Token[], at: number): Read {
  const text = textAt(words, at)
  const iso = /^(\d{4})-(\d{1,2})-(\d{1,2})$/.exec(text)
  const european = /^(\d{1,2})[./-](\d{1,2})[./-](\d{4})$/.exec(text)
  const [year, month, day] = (iso ? iso.slice(1) : (european?.slice(1).toReversed() ?? [])).map(Number)
  const date = dateOf(year, month, day)
  return date && found(at, at + 1, 'calendar', date)
}

function near(words: readonly Token[], at: number, today: Temporal.PlainDate): Read {
  const text = textAt(words, at)
  if (text === 'today' || text === 'tonight') return found(at, at + 1, 'today', today)
  if (text === 'tomorrow') return found(at, at + 1, 'offset', today.add({ days: 1 }))
  if (text === 'yesterday') return found(at, at + 1, 'offset', today.subtract({ days: 1 }))
  if (text !== 'day') return undefined
  const words3 = `${textAt(words, at + 1)} ${textAt(words, at + 2)}`
  if (words3 === 'after tomorrow') return found(at, at + 3, 'offset', today.add({ days: 2 }))
  if (words3 === 'before yesterday') return found(at, at + 3, 'offset', today.subtract({ days: 2 }))
  return undefined
}

/** “In 10 days”, “two weeks from now”, “100 days ago”, “a week from tomorrow”. */
function counted(words: readonly Token[], at: number, today: Temporal.PlainDate): Read {
  const opened = ['in', 'within', 'after'].includes(textAt(words, at))
  const amount = readAmount(words, opened ? at + 1 : at)
  if (!amount) return undefined
  const end = amount.end
  const next = textAt(words, end)
  const step = (sign: 1 | -1) => today.add(sign === 1 ? amount.value : amount.value.negated())
  if (next === 'ago' || next === 'back' || next === 'earlier') return found(at, end + 1, 'offset', step(-1))
  if (['from', 'after', 'before'].includes(next)) return from(words, at, amount, today)
  if (next === 'hence' || next === 'ahead' || next === 'later') return found(at, end + 1, 'offset', step(1))
  if (next === 'time' || (opened && next === 'from')) return found(at, end + 1, 'offset', step(1))
  return opened ? found(at, end, 'offset', step(1)) : undefined
}

function from(words: readonly Token[], at: number, amount: Span<Temporal.Duration>, today: Temporal.PlainDate): Read {
  const sign = textAt(words, amount.end) === 'before' ? amount.value.negated() : amount.value
  if (textAt(words, amount.end + 1) === 'now') return found(at, amount.end + 2, 'offset', today.add(sign))
  const base = dateReader(today)(words, amount.end + 1)
  return base && found(at, base.end, 'offset', base.value.date.add(sign))
}

/** “10 days”, “a fortnight”, “two and a half” is not read. */
export const readAmount: Reader<Temporal.Duration> = (words, at) => {
  const number = readNumber(words, at)
  if (!number) return undefined
  const unit = units[textAt(words, number.end).replace(/s$/, '')]
  if (!unit) return undefined
  const value = Temporal.Duration.from({ [unit.unit]: Math.min(number.value * unit.by, 400_000) })
  return { at, end: number.end + 1, value }
}

const units: Record<string, { unit: 'days' | 'weeks' | 'months' | 'years'; by: number }> = {
  day: { unit: 'days', by: 1 },
  d: { unit: 'days', by: 1 },
  week: { unit: 'weeks', by: 1 },
  fortnight: { unit: 'weeks', by: 2 },
  month: { unit: 'months', by: 1 },
  year: { unit: 'years', by: 1 },
  decade: { unit: 'years', by: 10 },
}

/** “24 December 2027”, “the 1st of May”, “May 3rd”, “the 15th of next month”, “the 24th”. */
function monthDay(words: readonly Token[], at: number, today: Temporal.PlainDate): Read {
  const first = textAt(words, at)
  const ordinal = readOrdinal(first)
  const day = ordinal ?? (/^\d{1,2}$/.test(first) ? Number(first) : undefined)
  if (day !== undefined) {
    const of = textAt(words, at + 1) === 'of' ? at + 2 : at + 1
    const month = monthOf(textAt(words, of))
    if (month !== undefined) return inYear(words, { at, end: of + 1, month, day }, today)
    if (ordinal === undefined) return undefined
    return dayOfMonth(words, { at, of, day }, today)
  }
  const month = monthOf(first)
  if (month === undefined) return undefined
  const place = textAt(words, at + 1) === 'the' ? at + 2 : at + 1
  const text = textAt(words, place)
  const after = readOrdinal(text) ?? (/^\d{1,2}$/.test(text) ? Number(text) : undefined)
  return after === undefined ? undefined : inYear(words, { at, end: place + 1, month, day: after }, today)
}

function dayOfMonth(
  words: readonly Token[],
  { at, of, day }: { at: number; of: number; day: number },
  today: Temporal.PlainDate,
): Read {
  const which = textAt(words, of) === 'the' ? textAt(words, of + 1) : textAt(words, of)
  const named = textAt(words, textAt(words, of) === 'the' ? of + 2 : of + 1) === 'month'
  if (named && (which === 'next' || which === 'this')) {
    const { year, month } = which === 'next' ? today.add({ months: 1 }) : today
    const date = dateOf(year, month, day)
    return date && found(at, textAt(words, of) === 'the' ? of + 3 : of + 2, 'calendar', date)
  }
  if (!/\d/.test(textAt(words, at))) return undefined
  const here = dateOf(today.year, today.month, day)
  const later = today.add({ months: 1 })
  const date = here && Temporal.PlainDate.compare(here, today) >= 0 ? here : dateOf(later.year, later.month, day)
  return date && found(at, at + 1, 'calendar', date)
}

function inYear(
  words: readonly Token[],
  { at, end, month, day }: { at: number; end: number; month: number; day: number },
  today: Temporal.PlainDate,
): Read {
  const year = readYear(words, end, today)
  const date = dateOf(year?.value ?? today.year, month, day)
  if (!date) return undefined
  const past = !year && Temporal.PlainDate.compare(date, today) < 0
  return found(at, year?.end ?? end, 'calendar', past ? (dateOf(today.year + 1, month, day) ?? date) : date)
}

function readYear(words: readonly Token[], at: number, today: Temporal.PlainDate): Span<number> | undefined {
  const skip = ['in', 'of'].includes(textAt(words, at)) ? at + 1 : at
  if (/^(1[5-9]|2[0-9])\d\d$/.test(textAt(words, skip)))
    return { at, end: skip + 1, value: Number(textAt(words, skip)) }
  if (textAt(words, skip + 1) !== 'year') return undefined
  const shift = { this: 0, next: 1, last: -1 }[textAt(words, skip)]
  return shift === undefined ? undefined : { at, end: skip + 2, value: today.year + shift }
}

function holiday(words: readonly Token[], at: number, today: Temporal.PlainDate): Read {
  const fits = holidayNames.filter((name) => name.every((part, step) => same(textAt(words, at + step), part)))
  const name = fits.toSorted((one, other) => other.length - one.length)[0]
  if (!name) return undefined
  const said = name.join(' ')
  const year = readYear(words, at + name.length, today)
  const here = holidayIn(said, year?.value ?? today.year)
  if (!here) return undefined
  const past = !year && Temporal.PlainDate.compare(here, today) < 0
  const date = past ? (holidayIn(said, today.year + 1) ?? here) : here
  return found(at, year?.end ?? at + name.length, 'calendar', date)
}

/** “New Year’s” is “new year” once its ’s is gone. */
function same(word: string, part: string): boolean {
  return word === part || (word !== '' && `${word}s` === part)
}

/** Bare, it is the coming one; “next” is that of the week after this one, which begins on a Monday. */
function weekday(words: readonly Token[], at: number, today: Temporal.PlainDate): Read {
  const which = textAt(words, at)
  const led = ['next', 'this', 'last', 'coming', 'past'].includes(which)
  const day = weekdayOf(textAt(words, led ? at + 1 : at))
  if (day === undefined) return undefined
  const end = led ? at + 2 : at + 1
  const ahead = (day - today.dayOfWeek + 7) % 7 || 7
  const after = `${textAt(words, end)} ${textAt(words, end + 1)}` === 'next week'
  if (which === 'next' || after) {
    const date = today.add({ days: 7 - today.dayOfWeek + day })
    return found(at, after ? end + 2 : end, 'offset', date)
  }
  const back = (today.dayOfWeek - day + 7) % 7 || 7
  const past = which === 'last' || which === 'past'
  return found(at, end, 'offset', past ? today.subtract({ days: back }) : today.add({ days: ahead }))
}

/** “Next week”, “last month”, “the end of the year”. */
function whole(words: readonly Token[], at: number, today: Temporal.PlainDate): Read {
  const sign = { next: 1, last: -1 }[textAt(words, at)]
  const unit = units[textAt(words, at + 1)]?.unit
  if (sign !== undefined && unit && unit !== 'days') return found(at, at + 2, 'offset', today.add({ [unit]: sign }))
  if (textAt(words, at) !== 'end' || textAt(words, at + 1) !== 'of') return undefined
  const skip = ['the', 'this'].includes(textAt(words, at + 2)) ? at + 3 : at + 2
  const name = textAt(words, skip)
  if (name === 'year') return found(at, skip + 1, 'offset', today.with({ month: 12, day: 31 }))
  if (name === 'month') return found(at, skip + 1, 'offset', today.with({ day: today.daysInMonth }))
  if (name === 'week') return found(at, skip + 1, 'offset', today.add({ days: 7 - today.dayOfWeek }))
  return undefined
}

function dateOf(year: number | undefined, month: number | undefined, day: number | undefined) {
  if (year === undefined || month === undefined || day === undefined) return undefined
  try {
    return Temporal.PlainDate.from({ year, month, day }, { overflow: 'reject' })
  } catch {
    return undefined
  }
}

function found(at: number, end: number, kind: DateRead['kind'], date: Temporal.PlainDate): Span<DateRead> {
  return { at, end, value: { kind, date } }
}
