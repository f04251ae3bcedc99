import { isOneOf, wordAt } from '../text/counts.ts'
import type { Reading } from './dates.ts'
import type { Stretch, Unit } from './stretch.ts'
import { unitOf } from '../text/vocabulary.ts'

export type Counted = { unit: Unit; count: number; working: boolean; next: number }

export function readUnit({ tokens }: Reading, at: number, value: number): Counted | undefined {
  const working = isOneOf(tokens, at, 'business', 'working', 'work')
  const plain = wordAt(tokens, at) === 'full' || wordAt(tokens, at) === 'more' || working ? at + 1 : at
  const unit = unitOf(wordAt(tokens, plain))
  if (unit === undefined || isSingleLetterApart(tokens[plain])) return undefined
  const times = unit === 'fortnight' ? 2 : unit === 'decade' ? 10 : 1
  const plainOne = unit === 'fortnight' ? 'week' : unit === 'decade' ? 'year' : unit
  const count = value * times
  return count > mostOf[plainOne] ? undefined : { unit: plainOne, count, working, next: plain + 1 }
}

/** An “h” stands at its number. */
function isSingleLetterApart(token: { word: string; spaced: boolean } | undefined): boolean {
  return token?.word.length === 1 && token.spaced && token.word !== 'h'
}

const mostOf: Record<Unit, number> = {
  second: 999_999,
  minute: 999_999,
  hour: 999_999,
  day: 99_999,
  weekend: 9999,
  week: 9999,
  month: 9999,
  quarter: 9999,
  year: 999,
}

export function workingDays(today: Temporal.PlainDate, count: number): Stretch {
  const start = workingDay(today, 1)
  return {
    start: start.toPlainDateTime(),
    end: workingDay(today, count).add({ days: 1 }).toPlainDateTime(),
    grain: 'day',
  }
}

export function workingDay(from: Temporal.PlainDate, count: number): Temporal.PlainDate {
  const sign = Math.sign(count)
  let day = from.add({ weeks: Math.trunc(count / 5) })
  let left = Math.abs(count % 5)
  while (left > 0 || day.dayOfWeek > 5) {
    day = day.add({ days: sign })
    if (day.dayOfWeek < 6) left -= 1
  }
  return day
}
