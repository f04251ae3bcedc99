import { clockText } from '../format/clock-text.ts'
import { dateText } from '../format/date-text.ts'
import type { TimeFormat } from '../format/time-format.ts'
import { wallOf } from '../zones.ts'
import { secondsOf, weekday } from './day-numbers.ts'
import { listed, monthNames, nth, weekdayWords, whenInMonth } from './names.ts'
import { leapless } from './plan.ts'
import { parseRule, type Rule } from './rule.ts'

/**
 * A repetition in words: “every other Monday at 09:00 until 1 March 2027”. The hour is left out of whole days, and of
 * what happens by the hour or oftener. A rule that cannot be read is told as it is written.
 */
export function describeRule(rule: string | Rule, start: string, { zone, format }: Telling): string {
  const read = typeof rule === 'string' ? parseRule(rule).rule : rule
  if (read === undefined) return `by the rule ${typeof rule === 'string' ? rule : ''}`.trim()
  return [...often(read, start, format), ...hours(read, start, format), ...ending(read, zone, format)].join(' ')
}

/** `zone`: whose clock it is that the last day is told by. */
export type Telling = { format: TimeFormat; zone?: string | undefined }

const unitNames = {
  SECONDLY: 'second',
  MINUTELY: 'minute',
  HOURLY: 'hour',
  DAILY: 'day',
  WEEKLY: 'week',
  MONTHLY: 'month',
  YEARLY: 'year',
} as const

function often(rule: Rule, start: string, format: TimeFormat): string[] {
  const { frequency } = rule
  if (frequency === 'MONTHLY') return [whenInMonth(rule, start), `of ${every(rule, 'each')}`, ...inMonths(rule)]
  if (frequency === 'YEARLY') return [every(rule, 'every'), ...inYear(rule, start, format)]
  if (frequency === 'WEEKLY' || (frequency === 'DAILY' && rule.days.length > 0 && rule.interval === 1))
    return [weekly(rule, start), ...limits({ ...rule, days: [] }), ...inMonths(rule)]
  return [every(rule, 'every'), ...limits(rule), ...inMonths(rule)]
}

function every({ frequency, interval }: Rule, one: string): string {
  const unit = unitNames[frequency]
  if (interval === 1) return `${one} ${unit}`
  return interval === 2 ? `every other ${unit}` : `every ${interval} ${unit}s`
}

/** “Every weekday”, “every other Monday and Friday”, “every 3 weeks on Tuesday”. */
function weekly(rule: Rule, start: string): string {
  const days = rule.days.length === 0 ? [weekday(secondsOf(start) / 86_400)] : rule.days.map(({ day }) => day)
  const floored = days.map((day) => Math.floor(day))
  if (rule.interval === 1) return floored.length === 7 ? 'every day' : `every ${weekdayWords(floored, 'and')}`
  if (rule.interval === 2 && floored.length < 7) return `every other ${weekdayWords(floored, 'and')}`
  return `${every(rule, 'every')} on ${weekdayWords(floored, 'and')}`
}

function inYear(rule: Rule, start: string, format: TimeFormat): string[] {
  const { months, weeks, yearDays, easter, monthDays, days } = rule
  if (weeks.length > 0) {
    const on = days.length === 0 ? [weekday(Math.floor(secondsOf(start) / 86_400))] : days.map(({ day }) => day)
    return [`on ${weekdayWords(on, 'and')} of week ${listed(weeks.map(String), 'and')}`, ...inMonths(rule)]
  }
  if (easter.length > 0) return [`on ${listed(easter.map(fromEaster), 'and')}`]
  if (yearDays.length > 0)
    return [
      `on the ${listed(
        yearDays.map((day) => `${nth(day)} day`),
        'and',
      )} of the year`,
      ...inMonths(rule),
    ]
  const among = months.length > 0 ? months : days.length > 0 ? [] : [Number(start.slice(5, 7))]
  const dates = monthDays.length === 0 ? [Number(start.slice(8, 10))] : monthDays
  if (days.length === 0 && rule.positions.length === 0 && dates.every((date) => date > 0))
    return [
      `on ${listed(
        among.flatMap((month) => dates.map((date) => dayInYear(month, date, format))),
        'and',
      )}`,
    ]
  const of =
    among.length === 0
      ? 'the year'
      : listed(
          among.map((month) => monthNames[month - 1] ?? ''),
          'and',
        )
  return [whenInMonth(rule, start), `of ${of}`]
}

function limits({ days, monthDays, yearDays, positions }: Rule): string[] {
  return [
    ...(days.length > 0
      ? [
          `on ${weekdayWords(
            days.map(({ day }) => day),
            'and',
          )}`,
        ]
      : []),
    ...(monthDays.length > 0
      ? [
          `on the ${listed(
            monthDays.map((day) => nth(day)),
            'and',
          )} of the month`,
        ]
      : []),
    ...(yearDays.length > 0
      ? [
          `on the ${listed(
            yearDays.map((day) => nth(day)),
            'and',
          )} day of the year`,
        ]
      : []),
    ...(positions.length > 0
      ? [
          `(only the ${listed(
            positions.map((each) => nth(each)),
            'and',
          )} of each)`,
        ]
      : []),
  ]
}

function inMonths({ months }: Rule): string[] {
  return months.length === 0
    ? []
    : [
        `in ${listed(
          months.map((month) => monthNames[month - 1] ?? ''),
          'and',
        )}`,
      ]
}

/** “1 March” in a year that has all days. */
function dayInYear(month: number, date: number, format: TimeFormat): string {
  const isReal = date <= new Date(Date.UTC(2024, month, 0)).getUTCDate()
  const isReadable = isReal && format.dateOrder !== 'year-month'
  return isReadable ? dateText(`2024-${two(month)}-${two(date)}`, 'day', format) : `${date} ${monthNames[month - 1]}`
}

function two(figure: number): string {
  return String(figure).padStart(2, '0')
}

function fromEaster(days: number): string {
  if (days === 0) return 'Easter Sunday'
  if (days === 1) return 'Easter Monday'
  if (days === -2) return 'Good Friday'
  return `the ${nth(Math.abs(days))} day ${days < 0 ? 'before' : 'after'} Easter Sunday`
}

function hours(rule: Rule, start: string, format: TimeFormat): string[] {
  if (start.length === 10) return []
  if (rule.frequency === 'HOURLY' || rule.frequency === 'MINUTELY' || rule.frequency === 'SECONDLY')
    return rule.hours.length === 0
      ? []
      : [`between ${clock([Math.min(...rule.hours)], format)} and ${clock([Math.max(...rule.hours), 59], format)}`]
  const times = or(rule.hours, start.slice(11, 13)).flatMap((hour) =>
    or(rule.minutes, start.slice(14, 16)).flatMap((minute) =>
      leapless(or(rule.seconds, start.slice(17, 19))).map((second) =>
        clock([hour, minute, ...(second > 0 ? [second] : [])], format),
      ),
    ),
  )
  const shown = times.length > 6 ? [...times.slice(0, 3), `${times.length - 3} more times`] : times
  return [`at ${listed(shown, 'and')}`]
}

function or(values: number[], otherwise: string): number[] {
  return values.length === 0 ? [Number(otherwise)] : values
}

function clock([hour = 0, minute = 0, second]: number[], format: TimeFormat): string {
  const text = clockText(hour * 60 + minute, format)
  return second === undefined ? text : text.replace(/:../, `$&:${two(second)}`)
}

function ending({ count, until }: Rule, zone: string | undefined, format: TimeFormat): string[] {
  if (count !== undefined) return [count === 1 ? 'once' : `${count} times`]
  if (until === undefined) return []
  const wall = until.endsWith('Z') && zone !== undefined ? wallOf(until, zone) : until
  return [`until ${dateText(wall.slice(0, 10), 'long', format)}`]
}
