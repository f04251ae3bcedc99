import { sql } from 'kysely'
import type { Transaction } from '#foundation/server/database/database.ts'

/** How sure it is that a Message-ID belongs to a thread. */
export type Strength = 'self' | 'reply' | 'reference'
export type Reference = { headerId: string; thread: string; strength: Strength; bareSubject: string }

/** Which threads name these Message-IDs. */
export async function findReferences(
  tx: Transaction,
  ownerId: string,
  { account, headerIds }: { account: string; headerIds: readonly string[] },
): Promise<Reference[]> {
  const { rows } = await sql<Reference>`
    select r.header_id as "headerId", r.thread_id as thread, r.strength, t.bare_subject as "bareSubject"
    from mail_references r join mail_threads t on t.owner_id = r.owner_id and t.id = r.thread_id
    where r.owner_id = ${ownerId} and r.account_id = ${account} and r.header_id = any(${[...headerIds]})
    order by r.header_id, r.thread_id`.execute(tx)
  return rows
}

export async function addReferences(
  tx: Transaction,
  ownerId: string,
  { account, references }: { account: string; references: readonly Omit<Reference, 'bareSubject'>[] },
): Promise<void> {
  const rank = sql.raw("array_position(array['reference', 'reply', 'self'],")
  await sql`
    insert into mail_references as kept (owner_id, account_id, header_id, thread_id, strength)
    select distinct on (g."headerId", g.thread) ${ownerId}, ${account}::uuid, g."headerId", g.thread, g.strength
    from jsonb_to_recordset(${JSON.stringify(references)}::jsonb) g("headerId" text, thread uuid, strength text)
    join mail_threads t on t.owner_id = ${ownerId} and t.id = g.thread
    order by g."headerId", g.thread, ${rank} g.strength) desc
    on conflict (owner_id, account_id, header_id, thread_id) do update set strength = excluded.strength
      where ${rank} kept.strength) < ${rank} excluded.strength)`.execute(tx)
}

/** What named one thread names another from now on. */
export async function joinReferences(
  tx: Transaction,
  ownerId: string,
  { from, into }: { from: string; into: string },
): Promise<void> {
  await sql`
    insert into mail_references (owner_id, account_id, header_id, thread_id, strength)
    select ${ownerId}, r.account_id, r.header_id, t.id, r.strength from mail_references r
    join mail_threads t on t.owner_id = ${ownerId} and t.id = ${into}
    where r.owner_id = ${ownerId} and r.thread_id = ${from} on conflict do nothing`.execute(tx)
}

/** All fields, a page at a time. */
export async function exportReferences(
  tx: Transaction,
  ownerId: string,
  { after, limit }: { after: { headerId: string; threadId: string } | undefined; limit: number },
): Promise<{ headerId: string; threadId: string }[]> {
  const behind =
    after === undefined ? sql`` : sql`and (header_id, thread_id) > (${after.headerId}, ${after.threadId}::uuid)`
  const { rows } = await sql<{ headerId: string; threadId: string }>`
    select account_id as "accountId", header_id as "headerId", thread_id as "threadId", strength
    from mail_references where owner_id = ${ownerId} ${behind} order by header_id, thread_id limit ${limit}`.execute(tx)
  return rows
}
