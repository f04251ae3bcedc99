import type { Database, Transaction } from '#foundation/server/database/database.ts'
import type { Announce } from '#foundation/server/live/announce.ts'
import type { NoticeKind } from '#foundation/server/notice.ts'
import type { Notice } from '../contract.ts'
import { countUnseen, findNotice, type NoticeRow } from './notice-store.ts'

/** Tells all devices of a person about the current state of a notice. */
export type Telling = {
  show(row: NoticeRow): Notice
  /** Without those that the app counts elsewhere. */
  countUnseen(tx: Transaction, ownerId: string): Promise<number>
  tell(ownerId: string, id: string): Promise<void>
  tellSeen(ownerId: string, ids: readonly string[]): Promise<number>
}

type Parts = { database: Database; announce: Announce; noticeKinds: () => readonly NoticeKind[] }

export function createTelling({ database, announce, noticeKinds }: Parts): Telling {
  const show = (row: NoticeRow) => {
    const kind = noticeKinds().find(({ name }) => name === row.kind)
    return shown(row, { finish: kind?.finished !== undefined, stop: row.repeats && kind?.stopped !== undefined })
  }
  const elsewhere = () => noticeKinds().flatMap(({ name, counted }) => (counted === 'elsewhere' ? [name] : []))
  const unseenOf = (tx: Transaction, ownerId: string) => countUnseen(tx, ownerId, elsewhere())
  return {
    show,
    countUnseen: unseenOf,
    async tell(ownerId, id) {
      const [row, unseen] = await database.as(ownerId, async (tx) => [
        await findNotice(tx, ownerId, id),
        await unseenOf(tx, ownerId),
      ])
      if (!row) return
      // Open pages show it already; they read their list again, and hear when it is over, to close the notification.
      const isShown = row.seenAt === null && elsewhere().includes(row.kind)
      const changed = { type: 'notices/changed', notice: show(row), unseen }
      await announce(ownerId, isShown ? { type: 'notices/listed' } : changed)
    },
    async tellSeen(ownerId, ids) {
      const unseen = await database.as(ownerId, (tx) => unseenOf(tx, ownerId))
      if (ids.length > 0) await announce(ownerId, { type: 'notices/seen', ids, unseen } as { type: string })
      return unseen
    },
  }
}

function shown(row: NoticeRow, can: { finish: boolean; stop: boolean }): Notice {
  const { id, kind, about, title, body, link, missed, answer, revision, handings } = row
  return {
    id,
    kind,
    about,
    title,
    body,
    link,
    missed,
    due_at: row.dueAt,
    state: row.state,
    handed_at: row.handedAt,
    late_seconds: row.lateSeconds,
    late_why: row.lateWhy,
    seen_at: row.seenAt,
    answer,
    answered_at: row.answeredAt,
    snoozed_until: row.snoozedUntil,
    kept_until: row.keptUntil,
    can_finish: can.finish,
    can_stop: can.stop,
    handings,
    revision,
  }
}
