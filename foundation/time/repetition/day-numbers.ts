/** Days and times as whole numbers, so that a repetition is counted and not searched: 0 is 1970-01-01, a Thursday. */
export const daySeconds = 86_400

/** The Gregorian calendar begins anew after so many days, on the same weekday. */
export const cycleDays = 146_097

/** Howard Hinnant's days_from_civil; months from 1. */
export function dayNumber(year: number, month: number, day: number): number {
  const shifted = month <= 2 ? year - 1 : year
  const era = Math.floor(shifted / 400)
  const yearOfEra = shifted - era * 400
  const dayOfYear = Math.floor((153 * (month + (month > 2 ? -3 : 9)) + 2) / 5) + day - 1
  const dayOfEra = yearOfEra * 365 + Math.floor(yearOfEra / 4) - Math.floor(yearOfEra / 100) + dayOfYear
  return era * cycleDays + dayOfEra - 719_468
}

export function dateOf(number: number): { year: number; month: number; day: number } {
  const shifted = number + 719_468
  const era = Math.floor(shifted / cycleDays)
  const dayOfEra = shifted - era * cycleDays
  const yearOfEra = Math.floor(
    (dayOfEra - Math.floor(dayOfEra / 1460) + Math.floor(dayOfEra / 36_524) - Math.floor(dayOfEra / 146_096)) / 365,
  )
  const dayOfYear = dayOfEra - (365 * yearOfEra + Math.floor(yearOfEra / 4) - Math.floor(yearOfEra / 100))
  const fromMarch = Math.floor((5 * dayOfYear + 2) / 153)
  const month = fromMarch < 10 ? fromMarch + 3 : fromMarch - 9
  return {
    year: yearOfEra + era * 400 + (month <= 2 ? 1 : 0),
    month,
    day: dayOfYear - Math.floor((153 * fromMarch + 2) / 5) + 1,
  }
}

/** Monday is 0. */
export function weekday(number: number): number {
  return (((number + 3) % 7) + 7) % 7
}

export function isLeap(year: number): boolean {
  return year % 4 === 0 && (year % 100 !== 0 || year % 400 === 0)
}

export function monthLength(year: number, month: number): number {
  if (month === 2) return isLeap(year) ? 29 : 28
  return month === 4 || month === 6 || month === 9 || month === 11 ? 30 : 31
}

/** Of `2026-03-29`, `2026-03-29T09:30` or `2026-03-29T09:30:15`: seconds on the wall. */
export function secondsOf(text: string): number {
  const number = (from: number, until: number) => Number(text.slice(from, until))
  const days = dayNumber(number(0, 4), number(5, 7), number(8, 10))
  return days * daySeconds + number(11, 13) * 3600 + number(14, 16) * 60 + number(17, 19)
}

export function textOfDay(number: number): string {
  const { year, month, day } = dateOf(number)
  return `${String(year).padStart(4, '0')}-${two(month)}-${two(day)}`
}

/** Seconds are said where there are any. */
export function textOfSeconds(seconds: number): string {
  const day = Math.floor(seconds / daySeconds)
  const rest = seconds - day * daySeconds
  const text = `${textOfDay(day)}T${two(Math.floor(rest / 3600))}:${two(Math.floor(rest / 60) % 60)}`
  return rest % 60 === 0 ? text : `${text}:${two(rest % 60)}`
}

/** Easter Sunday of the Gregorian calendar (Meeus, Jones and Butcher), as a day number. */
export function easterOf(year: number): number {
  const a = year % 19
  const b = Math.floor(year / 100)
  const c = year % 100
  const d = (19 * a + b - Math.floor(b / 4) - Math.floor((b - Math.floor((b + 8) / 25) + 1) / 3) + 15) % 30
  const e = (32 + 2 * (b % 4) + 2 * Math.floor(c / 4) - d - (c % 4)) % 7
  const moon = Math.floor((a + 11 * d + 22 * e) / 451)
  const days = d + e - 7 * moon + 114
  return dayNumber(year, Math.floor(days / 31), (days % 31) + 1)
}

function two(number: number): string {
  return number < 10 ? `0${number}` : String(number)
}
