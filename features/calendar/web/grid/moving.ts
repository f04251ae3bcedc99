import type { Occurrence } from '../../contract.ts'
import { addDays, minutesOfDay, momentOf, wallOf } from './wall.ts'

/** By how much something is moved, or its end or start is. */
export type Shift = { part: 'whole' | 'start' | 'end'; days: number; minutes: number }

export const quarter = 15

/** `hour` is how many pixels an hour is tall. */
export function minutesAt(pixels: number, hour: number): number {
  return (pixels / hour) * 60
}

/** To the nearest quarter of an hour. */
export function snapped(minutes: number): number {
  return Math.round(minutes / quarter) * quarter
}

/**
 * Where it would stand then. What is moved keeps how long it lasts, also over a change of the clock; what is made longer or
 * shorter lasts a quarter of an hour at least.
 */
export function shifted(occurrence: Occurrence, { part, days, minutes }: Shift, zone: string): Occurrence {
  if (occurrence.allDay) return shiftedDays(occurrence, part, days)
  const to = (moment: string): string => {
    const { day, minute } = wallOf(moment, zone)
    return momentOf({ day: addDays(day, days), minute: minute + minutes }, zone)
  }
  if (part === 'end') return { ...occurrence, end: later(to(occurrence.end), plus(occurrence.start, least)) }
  if (part === 'start') return { ...occurrence, start: earlier(to(occurrence.start), plus(occurrence.end, -least)) }
  const start = to(occurrence.start)
  return { ...occurrence, start, end: plus(start, Date.parse(occurrence.end) - Date.parse(occurrence.start)) }
}

/** A stretch of a day that was drawn by hand, whichever way. */
export function drawn(day: string, one: number, other: number): { day: string; from: number; to: number } {
  const from = Math.floor(Math.min(one, other) / quarter) * quarter
  const to = Math.ceil(Math.max(one, other) / quarter) * quarter
  return { day, from: Math.max(0, from), to: Math.min(minutesOfDay, Math.max(to, from + quarter)) }
}

/** A moment is written in more than one way. */
export function sameTime(a: Occurrence, b: Occurrence): boolean {
  return Date.parse(a.start) === Date.parse(b.start) && Date.parse(a.end) === Date.parse(b.end)
}

const least = quarter * 60_000

function shiftedDays(occurrence: Occurrence, part: Shift['part'], days: number): Occurrence {
  const { start, end } = occurrence
  if (part === 'end') return { ...occurrence, end: later(addDays(end, days), addDays(start, 1)) }
  if (part === 'start') return { ...occurrence, start: earlier(addDays(start, days), addDays(end, -1)) }
  return { ...occurrence, start: addDays(start, days), end: addDays(end, days) }
}

function plus(moment: string, milliseconds: number): string {
  return new Date(Date.parse(moment) + milliseconds).toISOString()
}

/** Days and moments, each written in one way, sort as texts. */
function later(a: string, b: string): string {
  return a > b ? a : b
}

function earlier(a: string, b: string): string {
  return a < b ? a : b
}
