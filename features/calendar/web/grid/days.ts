import { addDays, daysBetween } from './wall.ts'

export const shows = ['day', 'week', 'month'] as const
export type Show = (typeof shows)[number]

/** How many days of a week stand beside each other, by the room there is. */
export function daysThatFit(width: number): 7 | 3 | 1 {
  if (width >= 640) return 7
  return width >= 440 ? 3 : 1
}

/** Weeks start on Monday. */
export function mondayOf(day: string): string {
  return addDays(day, 1 - Temporal.PlainDate.from(day).dayOfWeek)
}

/** The days in sight. A week that has no room for itself shows the part of it that holds the day. */
export function daysShown(show: Show, date: string, fit: number): string[] {
  if (show === 'day') return [date]
  if (show === 'month') return monthDays(date)
  return fit === 7 ? run(mondayOf(date), 7) : run(date, fit)
}

/** Where previous and next lead. */
export function step(show: Show, date: string, by: 1 | -1, fit: number): string {
  if (show === 'month') return Temporal.PlainDate.from(date).with({ day: 1 }).add({ months: by }).toString()
  return addDays(date, by * (show === 'day' ? 1 : fit))
}

/** The Mondays of all weeks that these days belong to. */
export function weeksOf(days: readonly string[]): string[] {
  return [...new Set(days.map(mondayOf))]
}

export function run(from: string, count: number): string[] {
  return Array.from({ length: count }, (_, at) => addDays(from, at))
}

/** “Monday 15 January 2024”, “15 – 21 January 2024”, “January 2024”. */
export function rangeLabel(show: Show, date: string, days: readonly string[]): string {
  if (show === 'month') return monthAndYear.format(utc(date))
  const [first = date, last = date] = [days[0], days.at(-1)]
  if (first === last) return dayWords(first)
  const [a, b] = [Temporal.PlainDate.from(first), Temporal.PlainDate.from(last)]
  const end = dayMonthYear.format(utc(last))
  if (a.year !== b.year) return `${dayMonthYear.format(utc(first))} – ${end}`
  return `${a.month === b.month ? a.day : dayMonth.format(utc(first))} – ${end}`
}

/** “Monday 15 January 2024”. */
export function dayWords(day: string): string {
  const words = said.get(day) ?? whole.format(utc(day)).replace(',', '')
  said.set(day, words)
  return words
}

/** Every event of a day says it. */
const said = new Map<string, string>()

export function weekday(day: string, length: 'short' | 'long'): string {
  return (length === 'short' ? shortWeekday : longWeekday).format(utc(day))
}

function monthDays(date: string): string[] {
  const first = Temporal.PlainDate.from(date).with({ day: 1 })
  const start = mondayOf(first.toString())
  const end = addDays(mondayOf(first.with({ day: first.daysInMonth }).toString()), 7)
  return run(start, daysBetween(start, end))
}

/** A day has no zone; midnight in Greenwich, said in Greenwich, is that day. */
function utc(day: string): Date {
  return new Date(`${day}T00:00:00Z`)
}

function format(options: Intl.DateTimeFormatOptions): Intl.DateTimeFormat {
  return new Intl.DateTimeFormat('en-GB', { ...options, timeZone: 'UTC' })
}

const whole = format({ weekday: 'long', day: 'numeric', month: 'long', year: 'numeric' })
const dayMonthYear = format({ day: 'numeric', month: 'long', year: 'numeric' })
const dayMonth = format({ day: 'numeric', month: 'long' })
const monthAndYear = format({ month: 'long', year: 'numeric' })
const shortWeekday = format({ weekday: 'short' })
const longWeekday = format({ weekday: 'long' })
