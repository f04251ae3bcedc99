import { cycleDays, dateOf, dayNumber, daySeconds, isLeap, monthLength, weekday } from './day-numbers.ts'
import { firstYear, leapless, type Plan } from './plan.ts'
import { weekOne } from './year-days.ts'

/**
 * The times of a rule in order, from about `from` on, on the wall in seconds. It ends with the year 9999, and once
 * the calendar has come round without a single one: then there is none. What would take too many steps ends as well.
 */
export function* timesFrom(plan: Plan, from: number, to = Number.POSITIVE_INFINITY): Generator<number> {
  const { count = Number.POSITIVE_INFINITY } = plan.rule
  const first = plan.rule.count === undefined || plan.simple ? periodBefore(plan, from) : 0
  let number = plan.simple ? first : 0
  let latest = Number.NEGATIVE_INFINITY
  for (const time of isSubDaily(plan) ? subDaily(plan, first, to) : byDays(plan, first, to)) {
    if (time > plan.until || number >= count) return
    if (time < plan.start || time <= latest) continue
    latest = time
    number += 1
    yield time
  }
}

const units = { SECONDLY: 1, MINUTELY: 60, HOURLY: 3600 } as const
const lastDay = dayNumber(9999, 12, 31)

/** So many steps in a row without a time: of days and longer the calendar has come round by then. */
const idleSteps = { YEARLY: 400, MONTHLY: 4_800, WEEKLY: cycleDays / 7, DAILY: cycleDays } as const
const idleSubDaily = 300_000

function isSubDaily({ rule }: Plan): boolean {
  return rule.frequency in units
}

function periodBefore(plan: Plan, from: number): number {
  const { frequency, interval } = plan.rule
  if (from <= plan.start) return 0
  const seconds = from - plan.start
  const length = {
    ...units,
    DAILY: daySeconds,
    WEEKLY: 7 * daySeconds,
    MONTHLY: 31 * daySeconds,
    YEARLY: 366 * daySeconds,
  }
  if (frequency !== 'YEARLY' && frequency !== 'MONTHLY')
    return Math.max(0, Math.floor(seconds / length[frequency] / interval) - 1)
  const [a, b] = [dateOf(Math.floor(plan.start / daySeconds)), dateOf(Math.floor(from / daySeconds))]
  const passed = frequency === 'YEARLY' ? b.year - a.year : (b.year - a.year) * 12 + b.month - a.month
  return Math.max(0, Math.floor((passed - 2) / interval))
}

function* byDays(plan: Plan, first: number, to: number): Generator<number> {
  const { frequency, positions } = plan.rule
  const limit = idleSteps[frequency as keyof typeof idleSteps]
  const { times } = plan
  let idle = 0
  for (let index = first; idle <= limit && aboutWhen(plan, index) < to; index += 1) {
    const days = daysOf(plan, index)
    if (days === undefined) return
    const size = days.length * times.length
    const chosen = positions.length > 0 ? atPositions(positions, size) : undefined
    idle = size === 0 || chosen?.length === 0 ? idle + 1 : 0
    if (chosen === undefined) for (const day of days) for (const time of times) yield day * daySeconds + time
    for (const at of chosen ?? [])
      yield (days[Math.floor(at / times.length)] ?? 0) * daySeconds + (times[at % times.length] ?? 0)
  }
}

/** A time before everything that the period with this number brings. */
function aboutWhen({ rule, start }: Plan, index: number): number {
  const lengths = { DAILY: 1, WEEKLY: 7, MONTHLY: 30.43, YEARLY: 365.24 }
  const days = index * rule.interval * lengths[rule.frequency as keyof typeof lengths]
  const slack = { DAILY: 1, WEEKLY: 8, MONTHLY: 34, YEARLY: 375 }[rule.frequency as keyof typeof lengths]
  return start + (days - slack) * daySeconds
}

/** The allowed days of the period with this number; nothing once time is over. */
function daysOf(plan: Plan, index: number): number[] | undefined {
  const { rule, days, start } = plan
  const passed = index * rule.interval
  const day = Math.floor(start / daySeconds)
  if (rule.frequency === 'DAILY')
    return day + passed > lastDay ? undefined : days.between(day + passed, day + passed + 1)
  if (rule.frequency === 'WEEKLY') {
    const week = day - ((weekday(day) - rule.weekStart + 7) % 7) + passed * 7
    return week > lastDay ? undefined : days.between(week, week + 7)
  }
  if (rule.frequency === 'MONTHLY') {
    const { year, month } = dateOf(day)
    const months = year * 12 + month - 1 + passed
    return daysOfMonths(plan, Math.floor(months / 12), [(months % 12) + 1])
  }
  const year = firstYear(plan) + passed
  if (rule.weeks.length > 0)
    return year > 9999 ? undefined : days.between(weekOne(year, rule.weekStart), weekOne(year + 1, rule.weekStart))
  return daysOfMonths(plan, year, undefined)
}

function daysOfMonths(plan: Plan, year: number, months: number[] | undefined): number[] | undefined {
  const { rule, days } = plan
  if (year > 9999) return undefined
  if (rule.skip !== 'OMIT' && rule.monthDays.length + rule.yearDays.length > 0) return shifted(plan, year, months)
  const [month] = months ?? []
  if (month === undefined) return days.between(dayNumber(year, 1, 1), dayNumber(year + 1, 1, 1))
  const first = dayNumber(year, month, 1)
  return days.between(first, first + monthLength(year, month))
}

/** SKIP of RFC 7529: a day that a month or year does not have is the last before it, or the first after. */
function shifted({ rule }: Plan, year: number, only: number[] | undefined): number[] {
  const found = new Set<number>()
  const months = (only ?? allMonths).filter((month) => rule.months.length === 0 || rule.months.includes(month))
  const put = (first: number, length: number, wanted: number) => {
    const index = wanted > 0 ? wanted - 1 : length + wanted
    if (index >= 0 && index < length) found.add(first + index)
    else if (index < 0) found.add(rule.skip === 'FORWARD' ? first : first - 1)
    else found.add(rule.skip === 'FORWARD' ? first + length : first + length - 1)
  }
  for (const month of months)
    for (const each of rule.monthDays) put(dayNumber(year, month, 1), monthLength(year, month), each)
  for (const each of rule.yearDays) put(dayNumber(year, 1, 1), isLeap(year) ? 366 : 365, each)
  const weekdays = rule.days.map(({ day }) => day)
  return [...found].filter((day) => weekdays.length === 0 || weekdays.includes(weekday(day))).sort((a, b) => a - b)
}

const allMonths = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12]

/** Which of so many are meant by BYSETPOS: in order, each once. */
function atPositions(positions: readonly number[], size: number): number[] {
  const chosen = positions.map((position) => (position > 0 ? position - 1 : size + position))
  return [...new Set(chosen.filter((at) => at >= 0 && at < size))].sort((a, b) => a - b)
}

function* subDaily(plan: Plan, first: number, to: number): Generator<number> {
  const { rule, start } = plan
  const unit = units[rule.frequency as keyof typeof units]
  const step = unit * rule.interval
  const base = Math.floor(start / unit) * unit
  const inside = insideOf(plan)
  const chosen =
    rule.positions.length === 0 ? inside : atPositions(rule.positions, inside.length).map((at) => inside[at] ?? 0)
  const end = Math.min((lastDay + 1) * daySeconds, to)
  let idle = 0
  for (let time = base + first * step; time < end && idle <= idleSubDaily;) {
    const next = nextPossible(plan, time)
    if (next > time) {
      idle += 1
      time = base + Math.ceil((next - base) / step) * step
      continue
    }
    idle = 0
    for (const second of chosen) yield time + second
    time += step
  }
}

/** The seconds of an hour, or of a minute, at which something takes place. */
function insideOf({ rule, start }: Plan): number[] {
  const seconds = rule.seconds.length === 0 ? [start - Math.floor(start / 60) * 60] : leapless(rule.seconds)
  if (rule.frequency === 'SECONDLY') return [0]
  if (rule.frequency === 'MINUTELY') return seconds
  const minutes = rule.minutes.length === 0 ? [Math.floor(start / 60) % 60] : rule.minutes
  return minutes.flatMap((minute) => seconds.map((second) => minute * 60 + second))
}

/** This time where the rule allows it, or the earliest at which it could again. */
function nextPossible({ rule, days }: Plan, time: number): number {
  const day = Math.floor(time / daySeconds)
  if (!days.allows(day)) return (day + 1) * daySeconds
  const hour = Math.floor(time / 3600)
  const atHour = nextAmong(rule.hours, hour - day * 24, 24)
  if (atHour !== hour - day * 24) return day * daySeconds + atHour * 3600
  if (rule.frequency === 'HOURLY') return time
  const minute = Math.floor(time / 60)
  const atMinute = nextAmong(rule.minutes, minute - hour * 60, 60)
  if (atMinute !== minute - hour * 60) return hour * 3600 + atMinute * 60
  if (rule.frequency === 'MINUTELY') return time
  return minute * 60 + nextAmong(rule.seconds, time - minute * 60, 60)
}

/** This value or the next one of the list, or the end of the round. */
function nextAmong(list: readonly number[], value: number, round: number): number {
  return list.length === 0 ? value : (list.find((each) => each >= value) ?? round)
}
