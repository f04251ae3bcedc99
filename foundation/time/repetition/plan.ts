import { wallOf } from '../zones.ts'
import { dateOf, daySeconds, secondsOf, weekday } from './day-numbers.ts'
import type { Rule } from './rule.ts'
import { weekOne, weekYear, YearDays } from './year-days.ts'

/** A rule made ready to be counted: everything that follows from its start is filled in, and is a number. */
export type Plan = {
  rule: Rule
  start: number
  /** Inclusive. */
  until: number
  allDay: boolean
  days: YearDays
  /** Seconds of the day, in order, of what repeats by days or longer. */
  times: number[]
  /** Every period has exactly one, so that the number of a period is the number of the occurrence. */
  simple: boolean
}

export function planOf(written: Rule, start: string, zone: string | undefined): Plan {
  const allDay = start.length === 10
  const seconds = secondsOf(start)
  const rule = filledIn(allDay ? withoutTimes(written) : written, seconds)
  const { interval: _, count: __, until: ___, ...parts } = written
  return {
    rule,
    start: seconds,
    until: untilOf(rule, allDay, zone),
    allDay,
    days: new YearDays(rule),
    times: timesOf(rule, seconds),
    simple:
      !['YEARLY', 'MONTHLY'].includes(rule.frequency) &&
      Object.values(parts).every((part) => !Array.isArray(part) || part.length === 0),
  }
}

/**
 * The year from which periods are counted. Where weeks are, it is that of the week of the start, unless nothing is left
 * of that one and the calendar is already in the next.
 */
export function firstYear({ rule, start, days }: Plan): number {
  const day = Math.floor(start / daySeconds)
  const { year } = dateOf(day)
  if (rule.weeks.length === 0) return year
  const ofWeek = weekYear(day, rule.weekStart)
  return ofWeek < year && days.between(day, weekOne(year, rule.weekStart)).length === 0 ? year : ofWeek
}

/** What the rule leaves open is as it is at the start (RFC 5545, 3.3.10). */
function filledIn(rule: Rule, start: number): Rule {
  const number = Math.floor(start / daySeconds)
  const { month, day } = dateOf(number)
  const saysDay = [rule.weeks, rule.yearDays, rule.monthDays, rule.days, rule.easter].some((list) => list.length > 0)
  if (
    rule.frequency === 'YEARLY' &&
    rule.weeks.length > 0 &&
    [rule.days, rule.monthDays, rule.yearDays, rule.easter].every((list) => list.length === 0)
  )
    return { ...rule, days: [{ day: weekday(number) }] }
  if (saysDay) return rule
  if (rule.frequency === 'YEARLY')
    return { ...rule, monthDays: [day], months: rule.months.length === 0 ? [month] : rule.months }
  if (rule.frequency === 'MONTHLY') return { ...rule, monthDays: [day] }
  return rule.frequency === 'WEEKLY' ? { ...rule, days: [{ day: weekday(number) }] } : rule
}

/** Whole days have no hours: the standard wants these parts to be passed over. */
function withoutTimes(rule: Rule): Rule {
  return { ...rule, hours: [], minutes: [], seconds: [] }
}

function untilOf({ until }: Rule, allDay: boolean, zone: string | undefined): number {
  if (until === undefined) return Number.POSITIVE_INFINITY
  const wall = until.endsWith('Z') && zone !== undefined && !allDay ? wallOf(until, zone) : until.replace('Z', '')
  if (wall.length === 10 || allDay) return secondsOf(wall.slice(0, 10)) + daySeconds - 1
  return secondsOf(wall)
}

function timesOf({ hours, minutes, seconds }: Rule, start: number): number[] {
  const rest = start - Math.floor(start / daySeconds) * daySeconds
  return or(hours, Math.floor(rest / 3600)).flatMap((hour) =>
    or(minutes, Math.floor(rest / 60) % 60).flatMap((minute) =>
      leapless(or(seconds, rest % 60)).map((second) => hour * 3600 + minute * 60 + second),
    ),
  )
}

function or(list: number[], otherwise: number): number[] {
  return list.length === 0 ? [otherwise] : list
}

/** The sixtieth second counts as the fifty-ninth where there are no leap seconds (RFC 5545, 3.3.12). */
export function leapless(seconds: readonly number[]): number[] {
  return [...new Set(seconds.map((second) => Math.min(second, 59)))]
}
