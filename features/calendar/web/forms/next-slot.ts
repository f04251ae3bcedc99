import type { WorkingHours } from '#features/people/contract.ts'
import type { Hours } from '../grid/clock-change.ts'
import { run } from '../grid/days.ts'
import { quarter } from '../grid/moving.ts'
import type { Piece } from '../grid/pieces.ts'
import { addDays, minutesOfDay, type Wall } from '../grid/wall.ts'
import { workingOn } from '../grid/working-hours.ts'

export type Taken = readonly Pick<Piece, 'day' | 'from' | 'to'>[]

type Parts = {
  now: Wall
  days: readonly string[]
  taken: Taken
  workingHours: WorkingHours
  /** How long it is to last. */
  minutes: number
}

const step = 30
const morning = 9 * 60

/** How many days are searched after those that are shown. */
export const daysAhead = 14

/**
 * The free time nearest to now: the first one within the working hours of the days that are shown. Where there is none, it
 * is the first one later on these days, and else on the next days.
 */
export function nextSlot({ now, days, taken, workingHours, minutes }: Parts): Wall {
  const isShown = days.includes(now.day)
  const shown = days.filter((day) => !isShown || day >= now.day)
  const after = run(addDays(shown.at(-1) ?? now.day, 1), daysAhead)
  const soonest = (day: string, full: number) => (day === now.day ? Math.ceil((now.minute + 1) / full) * full : 0)
  const working = (day: string): Stretch | undefined => {
    const hours = workingOn(workingHours, day)
    return hours && { day, from: Math.max(hours.from, soonest(day, step)), to: hours.to }
  }
  const anyTime = (day: string): Stretch => ({ day, from: soonest(day, 60) || morning, to: minutesOfDay })
  const stretches = [...shown.map(working), ...shown.map(anyTime), ...after.map((day) => working(day) ?? anyTime(day))]
  for (const stretch of stretches) {
    const minute = stretch && freeIn(stretch, taken, minutes, step)
    if (stretch && minute !== undefined) return { day: stretch.day, minute }
  }
  return { day: after.at(-1) ?? now.day, minute: morning }
}

/** The first free time from there on, that day or on one of the next. */
export function freeFrom({ day, minute }: Wall, taken: Taken, minutes: number): Wall {
  for (const each of run(day, daysAhead)) {
    const from = each === day ? Math.ceil(minute / quarter) * quarter : morning
    const free = freeIn({ day: each, from, to: minutesOfDay }, taken, minutes, quarter)
    if (free !== undefined) return { day: each, minute: free }
  }
  return { day, minute }
}

type Stretch = Hours & { day: string }

function freeIn({ day, from, to }: Stretch, taken: Taken, minutes: number, by: number): number | undefined {
  const ofDay = taken.filter((piece) => piece.day === day)
  for (let at = from; at + minutes <= to; at += by)
    if (ofDay.every((piece) => piece.to <= at || piece.from >= at + minutes)) return at
  return undefined
}
