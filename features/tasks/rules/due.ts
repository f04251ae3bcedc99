import { addOnWall, dayOf, millisecondOf, wallOf } from '#foundation/time/zones.ts'
import type { StoredTask } from './task.ts'

/** Now, on the wall of the person. */
export type Moment = { now: number; zone: string }

type Dated = Pick<StoredTask, 'due' | 'zone' | 'status'>

export function isDay(due: string): boolean {
  return due.length === 10
}

/** A day is over when the next one begins where the person is, a time when it has passed. */
export function isOverdue({ due, zone, status }: Dated, moment: Moment): boolean {
  if (due === null || status === 'done') return false
  return isDay(due) ? due < todayOf(moment) : millisecondOf(due, zone) < moment.now
}

export function todayOf({ now, zone }: Moment): string {
  return dayOf(now, zone)
}

export function nextDay(day: string, days = 1): string {
  return addOnWall(day, days * 24 * 60).slice(0, 10)
}

/** The due on the wall of the person, who may live elsewhere by now. */
export function ownDue(due: string, from: string, own: string): string {
  return isDay(due) || from === own ? due : wallOf(millisecondOf(due, from), own)
}

/** Without seconds, so that the same time is the same text. */
export function plainDue(due: string | null): string | null {
  return due?.slice(0, 16) ?? null
}
