import { sql } from 'kysely'
import type { Transaction } from '#foundation/server/database/database.ts'
import type { Notice as HandedIn, Withdrawn } from '#foundation/server/notice.ts'
import type { Handing } from '../contract.ts'

export type NoticeAnswer = 'snoozed' | 'done' | 'stopped'

export type NoticeRow = {
  id: string
  kind: string
  about: string
  occurrence: string
  title: string
  body: string
  link: string
  sources: string[]
  missed: number
  repeats: boolean
  dueAt: string
  state: 'due' | 'claimed' | 'kept' | 'handed' | 'withdrawn'
  handedAt: string | null
  lateSeconds: number | null
  lateWhy: string | null
  seenAt: string | null
  answer: NoticeAnswer | null
  answeredAt: string | null
  snoozedUntil: string | null
  /** Until when quiet hours delayed it. */
  keptUntil: string | null
  handings: Handing[]
  revision: number
}

/** The columns of a notice and its deliveries; the table is called `n`. */
export const noticeColumns = sql`n.id, n.kind, n.about, n.occurrence, n.title, n.body, n.link, n.sources, n.missed,
  n.repeats,  n.due_at as "dueAt", n.state, n.handed_at as "handedAt", n.late_seconds as "lateSeconds", n.late_why as "lateWhy",
  n.seen_at as "seenAt", n.answer, n.answered_at as "answeredAt", n.snoozed_until as "snoozedUntil",
  n.kept_until as "keptUntil", n.revision,
  coalesce((select json_agg(json_build_object('way', h.way, 'place', h.place, 'state', h.state, 'tries', h.tries,
      'at', to_char(h.at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"'), 'why', h.why) order by h.written_at, h.id)
    from notice_handings h where h.owner_id = n.owner_id and h.notice_id = n.id), '[]') as handings`

export type NewNotice = HandedIn & { id: string }

/** Skips notices that exist already, and returns how many are new. */
export async function addNotices(tx: Transaction, ownerId: string, notices: readonly NewNotice[]): Promise<number> {
  let added = 0n
  for (const {
    id,
    kind,
    about,
    occurrence,
    title,
    body,
    link,
    dueAt,
    missed = 0,
    repeats = false,
    sources,
  } of notices) {
    const due = dueAt.toISOString()
    const { numAffectedRows = 0n } = await sql`
      insert into notices (owner_id, id, kind, about, occurrence, title, body, link, sources, missed, repeats, due_at, look_at, state)
      values (${ownerId}, ${id}, ${kind}, ${about}, ${occurrence}, ${title}, ${body}, ${link},
        ${JSON.stringify(sources)}, ${missed}, ${repeats}, ${due}, ${due}, 'due')
      on conflict (owner_id, kind, about, occurrence) do nothing`.execute(tx)
    added += numAffectedRows
  }
  return Number(added)
}

export async function findNotice(tx: Transaction, ownerId: string, id: string): Promise<NoticeRow | undefined> {
  const { rows } = await sql<NoticeRow>`
    select ${noticeColumns} from notices n where n.owner_id = ${ownerId} and n.id = ${id}`.execute(tx)
  return rows[0]
}

type Span = { before?: string | undefined; limit: number }

/** Delivered notices, newest first. */
export async function listNotices(tx: Transaction, ownerId: string, { before, limit }: Span): Promise<NoticeRow[]> {
  const earlier = sql`and (n.handed_at, n.id) < (
    select handed_at, id from notices where owner_id = ${ownerId} and id = ${before ?? null})`
  const { rows } = await sql<NoticeRow>`
    select ${noticeColumns} from notices n
    where n.owner_id = ${ownerId} and n.handed_at is not null and n.state <> 'withdrawn'
      ${before === undefined ? sql`` : earlier}
    order by n.handed_at desc, n.id desc limit ${limit}`.execute(tx)
  return rows
}

/** Without those of kinds that are counted elsewhere. */
export async function countUnseen(tx: Transaction, ownerId: string, elsewhere: readonly string[]): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*)::int as count from notices
    where owner_id = ${ownerId} and handed_at is not null and seen_at is null and state <> 'withdrawn'
      and kind <> all(${[...elsewhere]}::text[])`.execute(tx)
  return rows[0]?.count ?? 0
}

type Seeing = { ids?: readonly string[] | undefined; now: Date }

/** Returns the ids of those not seen before. */
export async function markSeen(tx: Transaction, ownerId: string, { ids, now }: Seeing): Promise<string[]> {
  const some = ids === undefined ? sql`` : sql`and id = any(${[...ids]}::uuid[])`
  const { rows } = await sql<{ id: string }>`
    update notices set seen_at = ${now.toISOString()}, revision = revision + 1
    where owner_id = ${ownerId} and handed_at is not null and seen_at is null ${some} returning id`.execute(tx)
  return rows.map(({ id }) => id)
}

type Answered = { id: string; answer: NoticeAnswer | null; now: Date; until?: Date | undefined }

/** Null takes the answer back. Returns `undefined` if there is an answer already, or none to take back. */
export async function answerNotice(
  tx: Transaction,
  ownerId: string,
  { id, answer, now, until }: Answered,
): Promise<NoticeRow | undefined> {
  const at = answer === null ? null : now.toISOString()
  const { rows } = await sql`
    update notices set answer = ${answer}, answered_at = ${at}, snoozed_until = ${until?.toISOString() ?? null},
      seen_at = coalesce(seen_at, ${now.toISOString()}), revision = revision + 1
    where owner_id = ${ownerId} and id = ${id} and handed_at is not null and state <> 'withdrawn'
      and (answer is null) = ${answer !== null}
    returning id`.execute(tx)
  return rows.length === 0 ? undefined : findNotice(tx, ownerId, id)
}

type About = Withdrawn & { now: Date }

/**
 * Notices already shown count as seen and are claimed once more, so that every device hears of it after the commit. With
 * new words that includes those that were seen before.
 */
export async function withdrawNotices(tx: Transaction, ownerId: string, withdrawn: About): Promise<void> {
  const { kind, about, now, instead } = withdrawn
  const at = now.toISOString()
  await sql`
    update notices set revision = revision + 1,
      state = case when state = 'claimed' then state when handed_at is null then 'withdrawn' else 'kept' end,
      title = case when handed_at is null then title else coalesce(${instead?.title ?? null}, title) end,
      body = case when handed_at is null then body else coalesce(${instead?.body ?? null}, body) end,
      seen_at = case when handed_at is null then null else coalesce(seen_at, ${at}::timestamptz) end,
      look_at = case when handed_at is null then look_at else ${at}::timestamptz end
    where owner_id = ${ownerId} and kind = ${kind} and about = any(${[about].flat()})
      and (seen_at is null or ${instead !== undefined}) and state <> 'withdrawn'`.execute(tx)
}

/** Withdraws a notice that was not yet delivered; returns whether it did. */
export async function withdrawOne(tx: Transaction, ownerId: string, id: string): Promise<boolean> {
  const { numAffectedRows = 0n } = await sql`
    update notices set state = 'withdrawn', revision = revision + 1
    where owner_id = ${ownerId} and id = ${id} and handed_at is null and state = 'due'`.execute(tx)
  return numAffectedRows > 0n
}

/** Undoes a withdrawal, unless it is too late. */
export async function restoreOne(tx: Transaction, ownerId: string, id: string): Promise<boolean> {
  const { numAffectedRows = 0n } = await sql`
    update notices set state = 'due', revision = revision + 1
    where owner_id = ${ownerId} and id = ${id} and handed_at is null and state = 'withdrawn'`.execute(tx)
  return numAffectedRows > 0n
}

/** Evicts the oldest delivered notices to make room. */
export async function dropOldest(tx: Transaction, ownerId: string, surplus: number): Promise<void> {
  await sql`
    delete from notices where owner_id = ${ownerId} and id in (
      select id from notices where owner_id = ${ownerId} and state in ('handed', 'withdrawn')
      order by created_at limit ${surplus})`.execute(tx)
}

export async function exportNotices(tx: Transaction, ownerId: string): Promise<unknown[]> {
  const { rows } = await sql`
    select id, kind, about, occurrence, title, body, link, sources, missed, repeats, due_at as "dueAt", state,
      look_at as "lookAt", handed_at as "handedAt", late_seconds as "lateSeconds", late_why as "lateWhy",
      seen_at as "seenAt", answer, answered_at as "answeredAt", snoozed_until as "snoozedUntil", kept_until as "keptUntil",
      revision, created_at as "createdAt"
    from notices where owner_id = ${ownerId} order by created_at, id`.execute(tx)
  return rows
}

export async function exportHandings(tx: Transaction, ownerId: string): Promise<unknown[]> {
  const { rows } = await sql`
    select id, notice_id as "noticeId", way, place, state, tries, why, at, written_at as "writtenAt"
    from notice_handings where owner_id = ${ownerId} order by written_at, id`.execute(tx)
  return rows
}
