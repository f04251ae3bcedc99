import { dateOf, dayNumber, easterOf, isLeap, monthLength, weekday } from './day-numbers.ts'
import type { Rule } from './rule.ts'

/** Which days a rule allows, year by year: whether a day number is among them is a look into a table. */
export class YearDays {
  #rule: Rule
  #kinds = new Map<number, Uint8Array<ArrayBuffer>>()
  #year = Number.NaN
  #first = 0
  #table = new Uint8Array(0)

  constructor(rule: Rule) {
    this.#rule = rule
  }

  allows(day: number): boolean {
    const at = day - this.#first
    if (at >= 0 && at < this.#table.length) return this.#table[at] === 1
    this.#open(dateOf(day).year)
    return this.#table[day - this.#first] === 1
  }

  /** Those of the days from one (included) to the other (excluded) that are allowed. */
  between(from: number, until: number): number[] {
    const days: number[] = []
    for (let day = from; day < until; day += 1) if (this.allows(day)) days.push(day)
    return days
  }

  #open(year: number): void {
    if (year === this.#year) return
    this.#year = year
    this.#first = dayNumber(year, 1, 1)
    const kind = this.#rule.easter.length > 0 ? year : kindOf(year)
    this.#table = this.#kinds.get(kind) ?? tableOf(this.#rule, year)
    if (this.#kinds.size > 60) this.#kinds.clear()
    this.#kinds.set(kind, this.#table)
  }
}

/** Years that begin on the same weekday and are as long, after one that was, have the same days and weeks. */
function kindOf(year: number): number {
  return weekday(dayNumber(year, 1, 1)) * 4 + (isLeap(year) ? 2 : 0) + (isLeap(year - 1) ? 1 : 0)
}

/** The first day of week 1 of a year: the first week that has four days in it. */
export function weekOne(year: number, weekStart: number): number {
  const first = dayNumber(year, 1, 1)
  const offset = (weekday(first) - weekStart + 7) % 7
  return first - offset + (offset > 3 ? 7 : 0)
}

/** The year that the week of this day belongs to. */
export function weekYear(day: number, weekStart: number): number {
  const { year } = dateOf(day)
  if (day < weekOne(year, weekStart)) return year - 1
  return day >= weekOne(year + 1, weekStart) ? year + 1 : year
}

function tableOf(rule: Rule, year: number): Uint8Array<ArrayBuffer> {
  const table = new Uint8Array(isLeap(year) ? 366 : 365)
  const checks = checksOf(rule, year)
  const first = dayNumber(year, 1, 1)
  let index = 0
  for (let month = 1; month <= 12; month += 1) {
    const length = monthLength(year, month)
    for (let day = 1; day <= length; day += 1, index += 1) {
      const place = { number: first + index, index, month, day, length, year: table.length }
      table[index] = checks.every((check) => check(place)) ? 1 : 0
    }
  }
  return table
}

type Place = { number: number; index: number; month: number; day: number; length: number; year: number }
type Check = (place: Place) => boolean

function checksOf(rule: Rule, year: number): Check[] {
  const checks: Check[] = []
  const { months, monthDays, yearDays, weeks, easter, days } = rule
  if (months.length > 0) checks.push(({ month }) => months.includes(month))
  if (monthDays.length > 0)
    checks.push(({ day, length }) => monthDays.includes(day) || monthDays.includes(day - length - 1))
  if (yearDays.length > 0)
    checks.push((place) => yearDays.includes(place.index + 1) || yearDays.includes(place.index - place.year))
  if (weeks.length > 0) checks.push(({ number }) => inWeeks(number, rule))
  if (easter.length > 0) {
    const sundays = [year - 1, year, year + 1].map(easterOf)
    checks.push(({ number }) => sundays.some((sunday) => easter.includes(number - sunday)))
  }
  if (days.length > 0) checks.push(dayCheck(rule))
  return checks
}

function inWeeks(day: number, { weeks, weekStart }: Rule): boolean {
  const year = weekYear(day, weekStart)
  const first = weekOne(year, weekStart)
  const week = Math.floor((day - first) / 7) + 1
  const all = (weekOne(year + 1, weekStart) - first) / 7
  return weeks.includes(week) || weeks.includes(week - all - 1)
}

/** “The second Tuesday” is one of the month, or of the year where no month is said; of other frequencies it means nothing. */
function dayCheck({ days, frequency, months, weeks }: Rule): Check {
  const ofMonth = frequency === 'MONTHLY' || (frequency === 'YEARLY' && months.length > 0)
  const counted = (ofMonth || frequency === 'YEARLY') && weeks.length === 0
  const plain = new Set(days.filter(({ nth }) => nth === undefined || !counted).map(({ day }) => day))
  const numbered = counted ? days.filter(({ nth }) => nth !== undefined) : []
  return ({ number, index, day, length, year }) => {
    const on = weekday(number)
    if (plain.has(on)) return true
    const before = ofMonth ? day - 1 : index
    const after = ofMonth ? length - day : year - 1 - index
    const nth = Math.floor(before / 7) + 1
    const fromEnd = -Math.floor(after / 7) - 1
    return numbered.some((each) => each.day === on && (each.nth === nth || each.nth === fromEnd))
  }
}
