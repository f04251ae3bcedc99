import { clockText } from '#foundation/time/format/clock-text.ts'
import { timeFormat } from '#foundation/web/time-format.ts'

/** Where a moment stands on the wall: its day, and minutes since that day's midnight as the clock shows them. */
export type Wall = { day: string; minute: number }

export const minutesOfDay = 24 * 60

export function wallOf(moment: string, zone: string): Wall {
  const name = `${zone} ${moment}`
  const known = walls.get(name)
  if (known) return known
  const { year, month, day, hour, minute } = Temporal.Instant.from(moment).toZonedDateTimeISO(zone)
  const wall = { day: dayText(year, month, day), minute: hour * 60 + minute }
  if (walls.size >= mostWalls) walls.clear()
  walls.set(name, wall)
  return wall
}

/** Each moment in sight is asked for a dozen times while its week is drawn. */
const walls = new Map<string, Wall>()
const mostWalls = 10_000

/** A time that the clock skips is read with the offset before the gap; one that it shows twice is the first. */
export function momentOf({ day, minute }: Wall, zone: string): string {
  return Temporal.PlainDate.from(day)
    .toPlainDateTime()
    .add({ minutes: minute })
    .toZonedDateTime(zone)
    .toInstant()
    .toString({ smallestUnit: 'millisecond' })
}

/** As forms and actions write it: `2026-03-29T09:30`. */
export function wallText({ day, minute }: Wall): string {
  return Temporal.PlainDate.from(day).toPlainDateTime().add({ minutes: minute }).toString({ smallestUnit: 'minute' })
}

export function addDays(day: string, days: number): string {
  return Temporal.PlainDate.from(day).add({ days }).toString()
}

export function daysBetween(from: string, to: string): number {
  return Temporal.PlainDate.from(from).until(Temporal.PlainDate.from(to)).days
}

/** “09:30” or “9:30 am”, as the person prefers. */
export function clock(minute: number): string {
  return clockText(minute, timeFormat())
}

function dayText(year: number, month: number, day: number): string {
  return `${String(year).padStart(4, '0')}-${two(month)}-${two(day)}`
}

function two(figure: number): string {
  return String(figure).padStart(2, '0')
}
