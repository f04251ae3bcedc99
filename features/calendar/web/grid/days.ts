import { dateSpan, dateText, weekdayName } from '#foundation/time/format/date-text.ts'
import { timeFormat } from '#foundation/web/time-format.ts'
import { addDays, daysBetween } from './wall.ts'

export const shows = ['day', 'week', 'month'] as const
export type Show = (typeof shows)[number]

/** How many days of a week stand beside each other, by the room there is. */
export function daysThatFit(width: number): 7 | 3 | 1 {
  if (width >= 640) return 7
  return width >= 440 ? 3 : 1
}

/** The week of a day begins on Monday, unless the person chose another day. */
export function weekStartOf(day: string, first: number = timeFormat().weekStart): string {
  return addDays(day, -((Temporal.PlainDate.from(day).dayOfWeek - first + 7) % 7))
}

/** The days in sight. A week that has no room for itself shows the part of it that holds the day. */
export function daysShown(show: Show, date: string, fit: number): string[] {
  if (show === 'day') return [date]
  if (show === 'month') return monthDays(date)
  return fit === 7 ? run(weekStartOf(date), 7) : run(date, fit)
}

/** Where previous and next lead. */
export function step(show: Show, date: string, by: 1 | -1, fit: number): string {
  if (show === 'month') return Temporal.PlainDate.from(date).with({ day: 1 }).add({ months: by }).toString()
  return addDays(date, by * (show === 'day' ? 1 : fit))
}

/** The Mondays of all weeks that these days belong to: events are read by these, wherever a shown week begins. */
export function weeksOf(days: readonly string[]): string[] {
  return [...new Set(days.map((day) => weekStartOf(day, 1)))]
}

export function run(from: string, count: number): string[] {
  return Array.from({ length: count }, (_, at) => addDays(from, at))
}

/** “Monday 15 January 2024”, “15 – 21 January 2024”, “January 2024”. */
export function rangeLabel(show: Show, date: string, days: readonly string[]): string {
  if (show === 'month') return dateText(date, 'month', timeFormat())
  const [first = date, last = date] = [days[0], days.at(-1)]
  return first === last ? dayWords(first) : dateSpan(first, last, timeFormat())
}

/** “Monday 15 January 2024”. */
export function dayWords(day: string): string {
  return dateText(day, 'full', timeFormat())
}

export function weekday(day: string, length: 'short' | 'long'): string {
  return weekdayName(day, length, timeFormat())
}

function monthDays(date: string): string[] {
  const first = Temporal.PlainDate.from(date).with({ day: 1 })
  const start = weekStartOf(first.toString())
  const end = addDays(weekStartOf(first.with({ day: first.daysInMonth }).toString()), 7)
  return run(start, daysBetween(start, end))
}
