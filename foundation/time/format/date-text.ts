import type { TimeFormat } from './time-format.ts'

type Dates = Pick<TimeFormat, 'dateOrder' | 'dateLanguage'>

/**
 * `full` “Monday 15 January 2024”, `weekday` “Monday 15 January”, `long` “15 January 2024”, `medium` “Mon 15 Jan 2024”,
 * `brief` “15 Jan 2024”, `short` “15 Jan”, `day` “15 January”,
 * `figures` “15/01/2024”, `month` “January 2024”.
 */
export type DateStyle = 'full' | 'weekday' | 'long' | 'medium' | 'brief' | 'short' | 'day' | 'figures' | 'month'

/** A day such as `2024-01-15` in words. English follows the order that was chosen; other languages keep their own. */
export function dateText(day: string, style: DateStyle, format: Dates): string {
  const known = texts.get(`${style} ${day} ${format.dateOrder} ${format.dateLanguage}`)
  if (known !== undefined) return known
  const text = write(day, style, format)
  if (texts.size >= mostTexts) texts.clear()
  texts.set(`${style} ${day} ${format.dateOrder} ${format.dateLanguage}`, text)
  return text
}

/** “15 – 21 January 2024”, “30 December 2024 – 5 January 2025”. */
export function dateSpan(first: string, last: string, format: Dates): string {
  if (format.dateOrder === 'year-month') return `${first} – ${last}`
  const text = formatter(localeOf(format), options.long).formatRange(moment(first), moment(last))
  return text.replaceAll('\u2009', ' ')
}

/** “October”, as it stands by itself. */
export function monthName(day: string, format: Dates): string {
  return formatter(localeOf(format), { month: 'long' }).format(moment(day))
}

export function weekdayName(day: string, length: 'short' | 'long', format: Dates): string {
  return formatter(localeOf(format), { weekday: length }).format(moment(day))
}

const options: Record<DateStyle, Intl.DateTimeFormatOptions> = {
  full: { weekday: 'long', day: 'numeric', month: 'long', year: 'numeric' },
  weekday: { weekday: 'long', day: 'numeric', month: 'long' },
  long: { day: 'numeric', month: 'long', year: 'numeric' },
  medium: { weekday: 'short', day: 'numeric', month: 'short', year: 'numeric' },
  brief: { day: 'numeric', month: 'short', year: 'numeric' },
  short: { day: 'numeric', month: 'short' },
  day: { day: 'numeric', month: 'long' },
  figures: { day: '2-digit', month: '2-digit', year: 'numeric' },
  month: { month: 'long', year: 'numeric' },
}

function write(day: string, style: DateStyle, format: Dates): string {
  if (style === 'figures' && format.dateLanguage === 'en') return figures(day, format)
  if (format.dateOrder === 'year-month' && style !== 'month') return yearFirst(day, style, format)
  const text = formatter(localeOf(format), options[style]).format(moment(day))
  // Some versions of the British rules set a comma after the weekday, others do not.
  return localeOf(format) === 'en-GB' ? text.replace(',', '') : text
}

function yearFirst(day: string, style: Exclude<DateStyle, 'month'>, format: Dates): string {
  if (style === 'long' || style === 'brief' || style === 'figures') return day
  if (style === 'short' || style === 'day') return day.slice(5)
  const name = weekdayName(day, style === 'medium' ? 'short' : 'long', format)
  return `${name} ${style === 'weekday' ? day.slice(5) : day}`
}

function figures(day: string, { dateOrder }: Dates): string {
  const [year = '', month = '', date = ''] = day.split('-')
  if (dateOrder === 'year-month') return day
  return dateOrder === 'month-day' ? `${month}/${date}/${year}` : `${date}/${month}/${year}`
}

function localeOf({ dateLanguage, dateOrder }: Dates): string {
  if (dateLanguage !== 'en') return dateLanguage
  return dateOrder === 'month-day' ? 'en-US' : 'en-GB'
}

/** A day has no zone: midnight in UTC, written in UTC, is that day. */
function moment(day: string): Date {
  return new Date(`${day}T00:00:00Z`)
}

/** A formatter costs more than all that it will ever write. */
function formatter(locale: string, wanted: Intl.DateTimeFormatOptions): Intl.DateTimeFormat {
  const name = `${locale} ${JSON.stringify(wanted)}`
  const made = formatters.get(name) ?? new Intl.DateTimeFormat(locale, { ...wanted, timeZone: 'UTC' })
  formatters.set(name, made)
  return made
}

const formatters = new Map<string, Intl.DateTimeFormat>()

/** Every event of a day names it. */
const texts = new Map<string, string>()
const mostTexts = 2_000
