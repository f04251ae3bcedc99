import type { Heed } from '#foundation/server/change.ts'
import type { Clock } from '#foundation/server/clock.ts'
import { millisecondOf } from '#foundation/time/zones.ts'
import { holdFloating, markWoken, wakeBeforeEvents } from './reminder-store.ts'

/** Updates reminders that depend on a change, within its transaction. */
export function createHeeding(clock: Clock): Heed {
  return async (tx, ownerId, changed) => {
    if (changed.what === 'events') return wakeBeforeEvents(tx, ownerId, clock.now())
    const { zone } = changed
    for (const row of await holdFloating(tx, ownerId)) {
      if (row.zone === zone) continue
      const { occurrence, asked } = row
      const moves = occurrence !== null && asked === 0
      const wakeAt = moves ? new Date(millisecondOf(occurrence, zone)).toISOString() : row.wakeAt
      await markWoken(tx, ownerId, { ...row, zone, wakeAt })
    }
  }
}
