import { timeOfDay } from '#foundation/time/format/clock-text.ts'
import { type TimeFormat, usualTimeFormat } from '#foundation/time/format/time-format.ts'
import { dateOrderOf } from '#foundation/time/words/date-order.ts'
import type { ChangedPreferences, ChangedProfile, TimePreferences, WorkingHours } from './contract.ts'

/** Monday to Friday, nine to six. */
export const defaultWorkingHours: WorkingHours = [1, 2, 3, 4, 5].map((day) => ({ day, start: '09:00', end: '18:00' }))

const usualPreferences: TimePreferences = { ...usualTimeFormat, eventMinutes: 60 }

/** Unless the person has chosen an order, dates are written in the usual order of their time zone. */
export function usualPreferencesIn(zone: string): TimePreferences {
  return dateOrderOf(zone) === 'month-first' ? { ...usualPreferences, dateOrder: 'month-day' } : usualPreferences
}

export function preferencesWith(known: TimePreferences, chosen: ChangedPreferences): TimePreferences {
  return {
    clock: chosen.clock ?? known.clock,
    dateOrder: chosen.dateOrder ?? known.dateOrder,
    weekStart: chosen.weekStart ?? known.weekStart,
    dateLanguage: chosen.dateLanguage ?? known.dateLanguage,
    eventMinutes: chosen.eventMinutes ?? known.eventMinutes,
  }
}

/** What is named of a profile, each field in words. */
export function profileFields({ name, zone, workingHours, preferences = {} }: ChangedProfile, format: TimeFormat) {
  return [
    ...(name === undefined ? [] : [{ name: 'name', label: 'Name', value: name }]),
    ...(zone === undefined ? [] : [{ name: 'zone', label: 'Time zone', value: zone }]),
    ...(workingHours === undefined
      ? []
      : [{ name: 'workingHours', label: 'Working hours', value: workingHoursInWords(workingHours, format) }]),
    ...preferenceFields(preferences),
  ]
}

export const weekdays = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday']

function preferenceFields({ clock, dateOrder, weekStart, dateLanguage, eventMinutes }: ChangedPreferences) {
  return [
    ...(clock === undefined ? [] : [{ name: 'preferences.clock', label: 'Clock', value: clockNames[clock] }]),
    ...(dateOrder === undefined
      ? []
      : [{ name: 'preferences.dateOrder', label: 'Date order', value: orderNames[dateOrder] }]),
    ...(weekStart === undefined
      ? []
      : [{ name: 'preferences.weekStart', label: 'First day of the week', value: weekdays[weekStart - 1] ?? '' }]),
    ...(dateLanguage === undefined
      ? []
      : [{ name: 'preferences.dateLanguage', label: 'Language of dates', value: languageName(dateLanguage) }]),
    ...(eventMinutes === undefined
      ? []
      : [{ name: 'preferences.eventMinutes', label: 'Length of new events', value: `${eventMinutes} minutes` }]),
  ]
}

export const clockNames = { '24-hour': '24 hours', '12-hour': '12 hours' } satisfies Record<
  TimePreferences['clock'],
  string
>

const orderNames = {
  'day-month': 'day, month, year',
  'month-day': 'month, day, year',
  'year-month': 'year, month, day',
} satisfies Record<TimePreferences['dateOrder'], string>

/** In English, such as “German”. */
function languageName(language: TimePreferences['dateLanguage']): string {
  return languageNames.of(language) ?? language
}

const languageNames = new Intl.DisplayNames('en', { type: 'language' })

/** “Monday to Thursday 09:00–17:00, Friday 09:00–12:00”; days that follow each other stand together. */
export function workingHoursInWords(hours: WorkingHours, format: TimeFormat): string {
  const spans: { first: number; last: number; times: string }[] = []
  for (const { day: of, start, end } of hours.toSorted((one, other) => one.day - other.day)) {
    const times = `${timeOfDay(start, format)}–${timeOfDay(end, format)}`
    const span = spans.at(-1)
    if (span && span.times === times && span.last === of - 1) span.last = of
    else spans.push({ first: of, last: of, times })
  }
  const words = spans.map(({ first, last, times }) => `${daysInWords(first, last)} ${times}`)
  return words.join(', ') || 'none'
}

function daysInWords(first: number, last: number): string {
  const [from = '', to = ''] = [weekdays[first - 1], weekdays[last - 1]]
  return first === last ? from : `${from} to ${to}`
}

const second = 1_000
const hour = 3_600 * second
const day = 24 * hour

export const graceMilliseconds = 10 * second
export const accessSeconds = 15 * 60
export const ticketSeconds = 60
export const handleSeconds = 10 * 60
export const exportDays = 7

/** How long an account can be restored by signing in; then it is destroyed, with two weeks to spare before day 29. */
const restorableDays = 14
const purgedByDay = 29

/** Grants from other services are revoked until shortly before the end, when the rest is dropped. */
export function leavingDates(now: Date): { restorableUntil: Date; giveUpAt: Date; purgedBy: Date } {
  const purgedBy = later(now, purgedByDay)
  return { restorableUntil: later(now, restorableDays), giveUpAt: new Date(purgedBy.getTime() - 2 * hour), purgedBy }
}

/** Asked for every hour, a little less than a day is a day. */
export const revocationPause = 23 * hour

/** A provider that did not take back what it granted is asked again in an hour, then in two, then at least daily. */
export function nextRevocation(tries: number, now: Date): Date {
  return new Date(now.getTime() + Math.min(2 ** (tries - 1) * hour, revocationPause))
}

export type Lifetimes = { idleDays: number; maxDays: number }

/** A session ends after some time without use, and after a longer time in any case. */
export function sessionEnd(createdAt: Date, now: Date, { idleDays, maxDays }: Lifetimes): Date {
  return new Date(Math.min(later(now, idleDays).getTime(), later(createdAt, maxDays).getTime()))
}

export function later(moment: Date, days: number): Date {
  return new Date(moment.getTime() + days * day)
}

/**
 * The value of a refresh token in its chain. The newest creates a successor; the one before it gets the same successor
 * again for ten seconds, because an answer may have been lost; an older one was stolen.
 */
export function judgeRefresh(
  token: { generation: number; rotatedAt: Date | undefined },
  newest: number,
  now: Date,
): 'rotate' | 'repeat' | 'reuse' {
  if (token.generation === newest) return 'rotate'
  const age = token.rotatedAt ? now.getTime() - token.rotatedAt.getTime() : Infinity
  return token.generation === newest - 1 && age <= graceMilliseconds ? 'repeat' : 'reuse'
}

/** Some providers answer with longer names than they were asked with. */
const otherNames: Record<string, string> = {
  'https://www.googleapis.com/auth/userinfo.email': 'email',
  'https://www.googleapis.com/auth/userinfo.profile': 'profile',
}

export function scopeList(scope: string): string[] {
  const words = scope.split(' ').filter(Boolean)
  return [...new Set(words.map((word) => otherNames[word] ?? word))]
}

/** offline_access is a wish about tokens; not every provider names it among what was granted. */
export function missingScopes(asked: readonly string[], granted: readonly string[]): string[] {
  return asked.filter((scope) => scope !== 'offline_access' && !granted.includes(scope))
}

/** What a person types to delete their account, normalised for comparison. */
export function confirms(typed: string, expected: string): boolean {
  return typed.trim().replaceAll(/\s+/g, ' ').toLowerCase() === expected
}
