import { randomUUIDv7 } from 'node:crypto'
import type { Clock } from '#foundation/server/clock.ts'
import type { Database } from '#foundation/server/database/database.ts'
import type { IsPresent } from '#foundation/server/live/announce.ts'
import type { Notices as NoticesPlug } from '#foundation/server/notice.ts'
import type { Person } from '#foundation/server/person.ts'
import type { Quotas } from '#foundation/server/quota/quotas.ts'
import type { Notice } from '../contract.ts'
import { addNotices, listNotices, markSeen, withdrawNotices } from './notice-store.ts'
import { noticesQuota } from './quotas.ts'
import type { Telling } from './telling.ts'

type Span = { before?: string | undefined; limit: number }

export type Notices = {
  list(person: Person, span: Span): Promise<{ notices: Notice[]; unseen: number }>
  listWithSources(person: Person, span: Span): Promise<(Notice & { sources: string[] })[]>
  count(person: Person): Promise<{ unseen: number }>
  /** All of them if `ids` is omitted. */
  see(person: Person, ids: readonly string[] | undefined): Promise<{ unseen: number }>
}

type Parts = { database: Database; clock: Clock; telling: Telling; quotas: Pick<Quotas, 'charge'> }

export function createNotices({ database, clock, telling }: Parts): Notices {
  return {
    async list({ id: ownerId }, span) {
      const [rows, unseen] = await database.as(ownerId, async (tx) => [
        await listNotices(tx, ownerId, span),
        await telling.countUnseen(tx, ownerId),
      ])
      return { notices: rows.map((row) => telling.show(row)), unseen }
    },
    async listWithSources({ id: ownerId }, span) {
      const rows = await database.as(ownerId, (tx) => listNotices(tx, ownerId, span))
      return rows.map((row) => ({ ...telling.show(row), sources: row.sources }))
    },
    count: async ({ id: ownerId }) => ({
      unseen: await database.as(ownerId, (tx) => telling.countUnseen(tx, ownerId)),
    }),
    async see({ id: ownerId }, ids) {
      const seen = await database.as(ownerId, (tx) => markSeen(tx, ownerId, { ids, now: clock.now() }))
      return { unseen: await telling.tellSeen(ownerId, seen) }
    },
  }
}

/** How other features send notices. */
export function createHandingIn({
  clock,
  quotas,
  isPresent,
}: Pick<Parts, 'clock' | 'quotas'> & { isPresent: IsPresent }): NoticesPlug {
  return {
    async hand(tx, ownerId, given) {
      const isSeen = given.some(({ unlessPresent }) => unlessPresent) && (await isPresent(ownerId))
      const notices = given.filter(({ unlessPresent }) => !(unlessPresent && isSeen))
      if (notices.length === 0) return
      const added = await addNotices(
        tx,
        ownerId,
        notices.map((notice) => ({ ...notice, id: randomUUIDv7() })),
      )
      if (added > 0) await quotas.charge(tx, ownerId, noticesQuota, added)
    },
    withdraw: (tx, ownerId, which) => withdrawNotices(tx, ownerId, { ...which, now: clock.now() }),
  }
}
