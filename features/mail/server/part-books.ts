import { sql } from 'kysely'
import type { Transaction } from '#foundation/server/database/database.ts'

export type ClaimedPart = { ownerId: string; id: string; name: string; content: Buffer }

/** What was begun so often and never ended took the server along with it. */
const mostAttempts = 3
const claimedSeconds = 600

/** Takes the attachment that has waited longest; whoever began to read one and is gone has it for ten minutes. */
export async function claimPart(tx: Transaction): Promise<ClaimedPart | undefined> {
  const { rows } = await sql<ClaimedPart>`
    with next as materialized (
      select owner_id, id from mail_parts
      where content is not null and read_at is null and not inline and type not like 'image/%' and type <> 'text/calendar'
        and read_attempts < ${mostAttempts} and (read_until is null or read_until < clock_timestamp())
      order by id limit 1 for update skip locked
    )
    update mail_parts p set read_attempts = read_attempts + 1,
      read_until = clock_timestamp() + ${claimedSeconds} * interval '1 second'
    from next where p.owner_id = next.owner_id and p.id = next.id
    returning p.owner_id as "ownerId", p.id, p.name, p.content`.execute(tx)
  return rows[0]
}
