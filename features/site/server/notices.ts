import { Failure } from '#foundation/contract/failure.ts'
import type { Clock } from '#foundation/server/clock.ts'
import type { Database } from '#foundation/server/database/database.ts'
import type { PlanNotice } from '../contract.ts'
import { addNotice, readAskedAt, removeNotice } from './store.ts'

export type Notices = {
  read(ownerId: string): Promise<PlanNotice>
  /** `since`: as it was before it was taken back. */
  ask(ownerId: string, since?: string): Promise<PlanNotice>
  /** Comes back with what was taken back. */
  stop(ownerId: string): Promise<PlanNotice>
}

export function createNotices({ database, clock }: { database: Database; clock: Clock }): Notices {
  return {
    async read(ownerId) {
      return { asked_at: await database.as(ownerId, (tx) => readAskedAt(tx, ownerId)) }
    },
    async ask(ownerId, since = clock.now().toISOString()) {
      const asked_at = await database.as(ownerId, (tx) => addNotice(tx, ownerId, since))
      if (asked_at === null) throw new Failure('conflict', 'You have asked for this already. You will be told.')
      return { asked_at }
    },
    async stop(ownerId) {
      const asked_at = await database.as(ownerId, (tx) => removeNotice(tx, ownerId))
      if (asked_at === null) throw new Failure('conflict', 'You have not asked to be told.')
      return { asked_at }
    },
  }
}
