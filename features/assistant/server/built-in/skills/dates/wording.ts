import { counted } from '#foundation/language/wording/quoting.ts'
import { dateText } from '#foundation/language/wording/moments.ts'
import type { TimeFormat } from '#foundation/time/format/time-format.ts'

type Day = Temporal.PlainDate

export const whichDay = 'Which date do you mean?'

export function today(date: Day, format: TimeFormat): string {
  return `Today is ${dateText(date, format)}.`
}

export function isWeekday(date: Day, day: number, format: TimeFormat): string {
  return `${date.dayOfWeek === day ? 'Yes' : 'No'}, today is ${dateText(date, format)}.`
}

export function dayAt(date: Day, from: Day, format: TimeFormat): string {
  const days = from.until(date).days
  if (days === 0) return today(date, format)
  return days > 0
    ? `${away(days)} it will be ${dateText(date, format)}.`
    : `${away(days)} it was ${dateText(date, format)}.`
}

function away(days: number): string {
  if (days === 1) return 'Tomorrow'
  if (days === -1) return 'Yesterday'
  return days > 0 ? `In ${counted(days, 'day')}` : `${counted(-days, 'day')} ago`
}

export function weekdayAt(date: Day, from: Day, format: TimeFormat): string {
  const days = from.until(date).days
  const verb = days === 0 ? 'is today' : days > 0 ? `is ${distance(days)}` : `was ${distance(days)}`
  return `${dateText(date, format)}, ${verb}.`
}

function distance(days: number): string {
  if (days === 1) return 'tomorrow'
  if (days === -1) return 'yesterday'
  return days > 0 ? `in ${counted(days, 'day')}` : `${counted(-days, 'day')} ago`
}

export function leapYear(year: number): string {
  const isLeap = Temporal.PlainDate.from({ year, month: 1, day: 1 }).inLeapYear
  return `${isLeap ? 'Yes' : 'No'}, ${year} ${isLeap ? 'is a leap year: it has 366 days' : 'is no leap year: it has 365 days'}.`
}

export function weekNumber(date: Day, format: TimeFormat): string {
  return `${dateText(date, format)}, is in week ${date.weekOfYear}.`
}

export function asksWeekday(date: Day, day: number, { from, format }: { from: Day; format: TimeFormat }): string {
  return `${date.dayOfWeek === day ? 'Yes' : 'No'}: ${weekdayAt(date, from, format)}`
}

export const units = ['weeks', 'months', 'hours', 'days'] as const

export function daysUntil(
  date: Day,
  from: Day,
  { unit, format }: { unit: (typeof units)[number]; format: TimeFormat },
): string {
  const days = from.until(date).days
  if (days === 0) return `That is today: ${dateText(date, format)}.`
  const rest = Math.abs(days) % 7
  const weeks = `${counted(Math.floor(Math.abs(days) / 7), 'week')}${rest === 0 ? '' : ` and ${counted(rest, 'day')}`}`
  const spans = {
    days: () => counted(Math.abs(days), 'day'),
    weeks: () => weeks,
    months: () => monthsText(date, from),
    hours: () => counted(Math.abs(days) * 24, 'hour'),
  }
  const span = spans[unit]()
  return days > 0 ? `It is ${span} until ${dateText(date, format)}.` : `${dateText(date, format)} was ${span} ago.`
}

function monthsText(date: Day, from: Day): string {
  const [first, last] = Temporal.PlainDate.compare(from, date) < 0 ? [from, date] : [date, from]
  const { months, days } = first.until(last, { largestUnit: 'month' })
  const rest = days === 0 && months > 0 ? [] : [counted(days, 'day')]
  return [...(months === 0 ? [] : [counted(months, 'month')]), ...rest].join(' and ')
}

export function daysBetween(one: Day, other: Day, format: TimeFormat): string {
  const days = Math.abs(one.until(other).days)
  return `There ${days === 1 ? 'is' : 'are'} ${counted(days, 'day')} between ${dateText(one, format)} and ${dateText(other, format)}.`
}
