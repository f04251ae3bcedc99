import { escaped, list, together } from '#foundation/language/wording/quoting.ts'
import { timeOfDay } from '#foundation/time/format/clock-text.ts'
import type { TimeFormat } from '#foundation/time/format/time-format.ts'
import { weekdayText } from '#foundation/language/wording/moments.ts'

export const whichHours = 'On which days do you work, and from when until when?'
export const whichName = 'Which name should I use for you?'

export type WorkingDay = { day: number; start: string; end: string }

export function hours(days: readonly WorkingDay[], format: TimeFormat): string {
  if (days.length === 0) return 'You have no working hours set.'
  return `Your working hours are:\n\n${list(grouped(days, format))}`
}

/** Days that follow each other with the same hours are told as one. */
export function grouped(days: readonly WorkingDay[], format: TimeFormat): string[] {
  const groups: { first: number; last: number; span: string }[] = []
  for (const { day, start, end } of days.toSorted((one, other) => one.day - other.day)) {
    const span = `${timeOfDay(start, format)}–${timeOfDay(end, format)}`
    const before = groups.at(-1)
    if (before && before.last === day - 1 && before.span === span) before.last = day
    else groups.push({ first: day, last: day, span })
  }
  return groups.map(({ first, last, span }) => {
    const names = first === last ? weekdayText(first) : `${weekdayText(first)} to ${weekdayText(last)}`
    return `${names}, ${span}`
  })
}

export function hoursOn(day: number, days: readonly WorkingDay[], format: TimeFormat): string {
  const found = days.find((each) => each.day === day)
  const weekday = weekdayText(day)
  return found
    ? `On ${weekday} you work from ${timeOfDay(found.start, format)} to ${timeOfDay(found.end, format)}.`
    : `${weekday} is free for you.`
}

/** Nothing has to be changed for a day on which nobody works anyway. */
export function alreadyOff(days: readonly number[]): string {
  return `${together(days.map(weekdayText))} ${days.length === 1 ? 'is' : 'are'} off already.`
}

/** A line of an overview. */
export function hoursToday(today: WorkingDay | undefined, format: TimeFormat): string {
  return `Working hours today: ${today ? `${timeOfDay(today.start, format)}–${timeOfDay(today.end, format)}` : 'none'}`
}

export function name(text: string): string {
  return text === '' ? 'You have no name set here.' : `Your name here is ${escaped(text)}.`
}

export const neverEnds = 'Working hours must end after they start. From when until when do you work?'
export const noDays = 'No working day would be left. Please tell me on which days you do work.'
export const unread = 'I could not read your profile just now.'

export const leaving = [
  'That is done on a screen, where you see what it means: your account is deleted under Settings, Data; devices and the password are under Settings, Security; signing out is at the bottom of the sidebar.',
  'Settings, Data and Settings, Security have it. I do not touch an account from a chat.',
]
