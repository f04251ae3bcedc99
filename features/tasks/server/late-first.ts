import { wallOf } from '#foundation/time/zones.ts'
import { nextDay, todayOf } from '../rules/due.ts'
import type { StoredTask } from '../rules/task.ts'
import type { Here } from './here.ts'
import { type Counted, type Lateness, listTasks, listZones } from './looking-store.ts'

/**
 * A place in an order of two parts, what is overdue and then the rest. `now` decides between them for all pages: a task
 * that becomes overdue between two of them would otherwise move to where nobody reads any more.
 */
export type Seam = { isLate: boolean; now: number; behind?: { place: string; id: string } }

export type Found = { task: StoredTask; isLate: boolean }

type LateFirst = Counted & { order: 'due' | 'rank'; limit: number; seam: Seam }

/** What is overdue at the moment by its due, then the rest in the given order. */
export async function lateFirst(here: Here, { order, limit, seam, ...wanted }: LateFirst): Promise<Found[]> {
  const { tx, ownerId } = here
  const { isLate, behind } = seam
  const by = await latenessAt(here)
  const first = { ...wanted, late: { is: true, by }, order: 'late', limit, behind } as const
  const late = isLate ? await listTasks(tx, ownerId, first) : []
  const found = late.map((task) => ({ task, isLate: true }))
  if (late.length === limit) return found
  const others = { ...wanted, late: { is: false, by }, order, limit: limit - late.length }
  const rest = await listTasks(tx, ownerId, { ...others, behind: isLate ? undefined : behind })
  return [...found, ...rest.map((task) => ({ task, isLate: false }))]
}

/**
 * A time on the wall is compared as text with what the clock of its zone shows. In the hour that a clock is put forward
 * or back this may put a task into the other part; whether it is said to be overdue is decided by the rules.
 */
async function latenessAt({ tx, ownerId, moment }: Here): Promise<Lateness> {
  const today = todayOf(moment)
  // Clocks differ by up to 26 hours, so that only in these days the zone decides.
  const [from, before] = [nextDay(today, -2), nextDay(today, 3)]
  const zones = await listZones(tx, ownerId, { from, before })
  // What is due this very millisecond is not over yet.
  const wallIn = (zone: string) => wallOf(moment.now - 1, zone)
  const walls = zones.filter((zone) => zone !== moment.zone).map((zone) => ({ zone, wall: wallIn(zone) }))
  return { today, before, wall: wallIn(moment.zone), walls }
}
