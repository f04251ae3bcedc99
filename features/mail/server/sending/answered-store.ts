import { sql } from 'kysely'
import type { Transaction } from '#foundation/server/database/database.ts'
import type { Answered } from './written.ts'

/** Of a thread the message that is answered: the named one, else the newest that is no draft. */
export async function findAnswered(
  tx: Transaction,
  ownerId: string,
  { thread, message }: { thread: string; message: string | null },
): Promise<Answered | undefined> {
  const { rows } = await sql<Answered>`
    select header_id as "headerId",
      case when header_references = '[]' then in_reply_to else header_references end as "references"
    from mail_messages where owner_id = ${ownerId} and thread_id = ${thread} and not draft and header_id <> ''
    order by id = ${message}::uuid desc nulls last, at desc, id desc limit 1`.execute(tx)
  return rows[0]
}

/** The message that this one answers, in the same thread. */
export async function findAnsweredBy(tx: Transaction, ownerId: string, id: string): Promise<string | undefined> {
  const { rows } = await sql<{ id: string }>`
    select o.id from mail_messages m join mail_messages o on o.owner_id = m.owner_id and o.thread_id = m.thread_id
    where m.owner_id = ${ownerId} and m.id = ${id} and not o.draft and m.in_reply_to ? o.header_id
    order by o.at desc, o.id desc limit 1`.execute(tx)
  return rows[0]?.id
}
