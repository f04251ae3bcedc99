import { realDay } from './dates.ts'
import { days, dayStretch, type Stretch } from './stretch.ts'

type Day = Temporal.PlainDate

/** The days of a holiday in a year; some are on other days in other countries (two letters of ISO 3166). */
export type Rule = (year: number, country: string) => Stretch | undefined

/** A day of every year. */
export function on(month: number, day: number): Rule {
  return (year) => stretchOf(realDay(year, month, day))
}

/** The first, second, … of a weekday in a month; −1 is the last. */
export function nth(count: number, weekday: number, month: number): Rule {
  return (year) => stretchOf(nthDay(year, month, weekday, count))
}

export function nthDay(year: number, month: number, weekday: number, count: number): Day {
  const first = Temporal.PlainDate.from({ year, month, day: 1 })
  const day = first.add({ days: ((weekday - first.dayOfWeek + 7) % 7) + 7 * (Math.abs(count) - 1) })
  if (count > 0) return day
  const last = first.add({ months: 1 }).subtract({ days: 1 })
  return last.subtract({ days: (last.dayOfWeek - weekday + 7) % 7 })
}

export function fromEaster(away: number, length = 1): Rule {
  return (year) => stretchOf(easter(year).add({ days: away }), length)
}

export function fromOrthodoxEaster(away: number, length = 1): Rule {
  return (year) => stretchOf(orthodoxEaster(year).add({ days: away }), length)
}

/** A day of another calendar that falls into this year; the evening before is not counted. */
export function inCalendar(calendar: string, monthCode: string, day: number, length = 1, away = 0): Rule {
  return (year) => {
    const middle = Temporal.PlainDate.from({ year, month: 7, day: 1 }).withCalendar(calendar).year
    const found = [middle - 1, middle, middle + 1].flatMap((other) => dayIn(calendar, other, monthCode, day) ?? [])
    return stretchOf(
      found.map((one) => one.add({ days: away })).find((one) => one.year === year),
      length,
    )
  }
}

function dayIn(calendar: string, year: number, monthCode: string, day: number): Day | undefined {
  try {
    const date = Temporal.PlainDate.from({ calendar, year, monthCode, day }, { overflow: 'reject' })
    return date.withCalendar('iso8601')
  } catch (error) {
    if (error instanceof RangeError) return undefined
    throw error
  }
}

export function stretchOf(day: Day | undefined, length = 1): Stretch | undefined {
  if (day === undefined) return undefined
  return length === 1 ? dayStretch(day) : days(day, day.add({ days: length }))
}

/** The Gregorian Easter, after Meeus, Jones and Butcher. */
export function easter(year: number): Day {
  const golden = year % 19
  const century = Math.floor(year / 100)
  const moon = Math.floor((8 * century + 13) / 25)
  const epact = (19 * golden + century - Math.floor(century / 4) - moon + 15) % 30
  const week = (32 + 2 * (century % 4) + 2 * Math.floor((year % 100) / 4) - epact - ((year % 100) % 4)) % 7
  const shift = Math.floor((golden + 11 * epact + 19 * week) / 433)
  const month = Math.floor((epact + week - 7 * shift + 90) / 25)
  return Temporal.PlainDate.from({ year, month, day: (epact + week - 7 * shift + 33 * month + 19) % 32 })
}

/** The Easter of the Julian calendar, told in ours. */
function orthodoxEaster(year: number): Day {
  const epact = (19 * (year % 19) + 15) % 30
  const week = (2 * (year % 4) + 4 * (year % 7) - epact + 34) % 7
  const month = Math.floor((epact + week + 114) / 31)
  const day = ((epact + week + 114) % 31) + 1
  const behind = Math.floor(year / 100) - Math.floor(year / 400) - 2
  return Temporal.PlainDate.from({ year, month, day }).add({ days: behind })
}

export function kingsDay(year: number): Stretch | undefined {
  const day = realDay(year, 4, 27)
  return stretchOf(day?.dayOfWeek === 7 ? day.subtract({ days: 1 }) : day)
}

export function mondayBefore(year: number, month: number, day: number): Day {
  const date = Temporal.PlainDate.from({ year, month, day })
  return date.subtract({ days: (date.dayOfWeek + 6) % 7 || 7 })
}

export function mondayOnOrAfter(year: number, month: number, day: number): Day {
  const date = Temporal.PlainDate.from({ year, month, day })
  return date.add({ days: (8 - date.dayOfWeek) % 7 })
}

export function nearestWeekday(year: number, month: number, day: number): Day {
  const date = Temporal.PlainDate.from({ year, month, day })
  if (date.dayOfWeek === 6) return date.subtract({ days: 1 })
  return date.dayOfWeek === 7 ? date.add({ days: 1 }) : date
}

/** 15 April, and the next working day where that is none, or is the capital’s day off. */
export function taxDay(year: number): Stretch | undefined {
  const off = nearestWeekday(year, 4, 16)
  let day = Temporal.PlainDate.from({ year, month: 4, day: 15 })
  while (day.dayOfWeek > 5 || day.equals(off)) day = day.add({ days: 1 })
  return stretchOf(day)
}

/** So many days after another one. */
export function after(rule: Rule, away: number): Rule {
  return (year, country) => {
    const start = rule(year, country)?.start.toPlainDate()
    return start && stretchOf(start.add({ days: away }))
  }
}

/** By country where it differs; `rest` elsewhere. */
export function byCountry(rules: Record<string, Rule>, rest: Rule): Rule {
  return (year, country) => (rules[country] ?? rest)(year, country)
}

/** The Monday nearest to a day. */
export function mondayNear(month: number, day: number): Rule {
  return (year) => {
    const date = Temporal.PlainDate.from({ year, month, day })
    const away = (date.dayOfWeek + 6) % 7
    return stretchOf(date.subtract({ days: away > 3 ? away - 7 : away }))
  }
}

/** The last Friday of Ramadan. */
export const lastFridayOfRamadan: Rule = (year, country) => {
  const month = inCalendar('islamic-umalqura', 'M09', 1, 30)(year, country)
  if (month === undefined) return undefined
  const last = month.end.toPlainDate().subtract({ days: 1 })
  return stretchOf(last.subtract({ days: (last.dayOfWeek + 2) % 7 }))
}

/** The fast of the ninth of Av moves to Sunday where that is a Saturday; it begins the evening before. */
export const ninthOfAv: Rule = (year, country) => {
  const ninth = inCalendar('hebrew', 'M11', 9)(year, country)?.start.toPlainDate()
  return ninth && stretchOf(ninth.dayOfWeek === 6 ? ninth : ninth.subtract({ days: 1 }))
}
