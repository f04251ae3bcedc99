import { addOnWall, dayOf, millisecondOf, wallOf } from '#foundation/time/zones.ts'
import type { StoredTask } from './task.ts'

/** Now, in the person's zone. */
export type Moment = { now: number; zone: string }

type Dated = Pick<StoredTask, 'due' | 'zone' | 'status'>

export function isDay(due: string): boolean {
  return due.length === 10
}

/** A day is overdue when the next one begins in the person's zone, a time when it has passed. */
export function isOverdue(task: Dated, moment: Moment): boolean {
  return overdueAt(moment)(task)
}

/** The same for many tasks: which day it is costs more than to compare with it. */
export function overdueAt(moment: Moment): (task: Dated) => boolean {
  const today = todayOf(moment)
  return ({ due, zone, status }) => {
    if (due === null || status === 'done') return false
    return isDay(due) ? due < today : millisecondOf(due, zone) < moment.now
  }
}

export function todayOf({ now, zone }: Moment): string {
  return dayOf(now, zone)
}

export function nextDay(day: string, days = 1): string {
  return addOnWall(day, days * 24 * 60).slice(0, 10)
}

/** The due date in the person's current zone. */
export function ownDue(due: string, from: string, own: string): string {
  return isDay(due) || from === own ? due : wallOf(millisecondOf(due, from), own)
}

/** Without seconds, so that equal times are equal text. */
export function plainDue(due: string | null): string | null {
  return due?.slice(0, 16) ?? null
}
