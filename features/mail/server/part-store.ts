import { sql } from 'kysely'
import type { Transaction } from '#foundation/server/database/database.ts'

export type Part = {
  id: string
  message: string
  place: string
  name: string
  type: string
  bytes: number
  contentId: string | null
  inline: boolean
  /** Whether its content is here. */
  here: boolean
}

const columns = sql`id, message_id as message, place, name, type, bytes, content_id as "contentId", inline,
  content is not null as here`

/** Of these messages, in the order in which they stand there. */
export async function listParts(tx: Transaction, ownerId: string, messages: readonly string[]): Promise<Part[]> {
  const { rows } = await sql<Part>`
    select ${columns} from mail_parts where owner_id = ${ownerId} and message_id = any(${[...messages]}::uuid[])
    order by message_id, string_to_array(place, '.'), id`.execute(tx)
  return rows
}

export async function findPart(tx: Transaction, ownerId: string, id: string): Promise<Part | undefined> {
  const { rows } = await sql<Part>`
    select ${columns} from mail_parts where owner_id = ${ownerId} and id = ${id}`.execute(tx)
  return rows[0]
}

/** Null: its content is still elsewhere. */
export async function readPart(tx: Transaction, ownerId: string, id: string): Promise<Buffer | null | undefined> {
  const { rows } = await sql<{ content: Buffer | null }>`
    select content from mail_parts where owner_id = ${ownerId} and id = ${id}`.execute(tx)
  return rows[0]?.content
}

export async function keepPart(
  tx: Transaction,
  ownerId: string,
  { id, content }: { id: string; content: Uint8Array },
): Promise<void> {
  await sql`update mail_parts set content = ${Buffer.from(content)} where owner_id = ${ownerId} and id = ${id}`.execute(
    tx,
  )
}

/** Its server still has it, so it is kept for a while only. */
export async function keepFetched(
  tx: Transaction,
  ownerId: string,
  { id, content, now }: { id: string; content: Uint8Array; now: Date },
): Promise<void> {
  await sql`update mail_parts set content = ${Buffer.from(content)}, fetched_at = ${now.toISOString()}
    where owner_id = ${ownerId} and id = ${id}`.execute(tx)
}

/** By which the outbox names the content of a part. */
export const contentField = 'content'

/** Larger attachments stay on their server. */
export const mostFetchedBytes = 30_000_000

/** In which account it is, which section it is there, and a copy of its message that a server has. */
export async function findPartPlace(
  tx: Transaction,
  ownerId: string,
  id: string,
): Promise<{ account: string; section: string; copy: string } | undefined> {
  const { rows } = await sql<{ account: string; section: string; copy: string }>`
    select m.account_id as account, a.place as section, p.id as copy
    from mail_parts a join mail_messages m on m.owner_id = a.owner_id and m.id = a.message_id
    join mail_placements p on p.owner_id = m.owner_id and p.message_id = m.id and p.uid is not null
    where a.owner_id = ${ownerId} and a.id = ${id} order by p.id limit 1`.execute(tx)
  return rows[0]
}

/** All fields but the content, a page at a time, by id. */
export async function exportParts(
  tx: Transaction,
  ownerId: string,
  { after, limit }: { after: string | undefined; limit: number },
): Promise<{ id: string; name: string; here: boolean }[]> {
  const { rows } = await sql<{ id: string; name: string; here: boolean }>`
    select id, message_id as "messageId", place, name, type, bytes, content_id as "contentId", inline,
      fetched_at as "fetchedAt", content is not null as here
    from mail_parts where owner_id = ${ownerId} ${after === undefined ? sql`` : sql`and id > ${after}`}
    order by id limit ${limit}`.execute(tx)
  return rows
}
