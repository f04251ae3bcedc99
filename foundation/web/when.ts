import { clockText } from '#foundation/time/format/clock-text.ts'
import { dateText } from '#foundation/time/format/date-text.ts'
import { dayHere, wallHere } from './own-zone.ts'
import { timeFormat } from './time-format.ts'

const minute = 60_000
const hour = 60 * minute
const day = 24 * hour

/** How long ago, in words; from a week on the date says more. */
export function ago(moment: string, now: number): string {
  const past = now - Date.parse(moment)
  if (past < 2 * minute) return 'just now'
  if (past < hour) return `${Math.floor(past / minute)} minutes ago`
  if (past < 2 * hour) return 'an hour ago'
  if (past < day) return `${Math.floor(past / hour)} hours ago`
  if (past < 2 * day) return 'yesterday'
  return past < 7 * day ? `${Math.floor(past / day)} days ago` : `on ${dateOf(moment)}`
}

/** With its weekday. */
export function dateOf(moment: string): string {
  return dateText(dayHere(moment), 'full', timeFormat())
}

/** The day alone, where its weekday says nothing. */
export function dayOf(moment: string): string {
  return dateText(dayHere(moment), 'long', timeFormat())
}

/** “15 Jan”, and in another year “15 Jan 2024”: where there is little room. */
export function shortDayOf(moment: string, now = Date.now()): string {
  return dateText(dayHere(moment), isSameYear(moment, now) ? 'short' : 'brief', timeFormat())
}

/** The hour and minute, beneath a heading that says the day. */
export function timeOf(moment: string): string {
  const [hours, minutes] = wallHere(moment).slice(11).split(':')
  return clockText(Number(hours) * 60 + Number(minutes), timeFormat())
}

/** All of it: for what somebody may misread. The year is said where it is another one. */
export function momentOf(moment: string): string {
  return `${dateText(dayHere(moment), isSameYear(moment, Date.now()) ? 'weekday' : 'full', timeFormat())}, ${timeOf(moment)}`
}

/** “Mon 15 Jan 2024, 09:30”: where there is little room. */
export function shortMomentOf(moment: string): string {
  return `${dateText(dayHere(moment), 'medium', timeFormat())}, ${timeOf(moment)}`
}

function isSameYear(moment: string, now: number): boolean {
  return dayHere(moment).slice(0, 4) === dayHere(now).slice(0, 4)
}
