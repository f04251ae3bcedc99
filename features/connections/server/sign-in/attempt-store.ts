import { sql } from 'kysely'
import type { Transaction } from '#foundation/server/database/database.ts'

export type Attempt = { stateHash: string; sessionId: string; provider: string; wanted: unknown; sealed: string }

const mostAttempts = 10

/** The newest ones are kept. */
export async function addAttempt(
  tx: Transaction,
  ownerId: string,
  { stateHash, sessionId, provider, wanted, sealed, now }: Attempt & { now: Date },
): Promise<void> {
  await sql`
    insert into connection_sign_ins (owner_id, state_hash, session_id, provider, wanted, sealed, created_at)
    values (${ownerId}, ${stateHash}, ${sessionId}, ${provider}, ${JSON.stringify(wanted)}::jsonb, ${sealed},
      ${now.toISOString()})`.execute(tx)
  await sql`
    delete from connection_sign_ins where owner_id = ${ownerId} and state_hash not in (
      select state_hash from connection_sign_ins where owner_id = ${ownerId}
      order by created_at desc limit ${mostAttempts})`.execute(tx)
}

/** It is gone then, so that nobody takes it twice. Only for the session that began it. */
export async function takeAttempt(
  tx: Transaction,
  ownerId: string,
  { stateHash, sessionId }: Pick<Attempt, 'stateHash' | 'sessionId'>,
): Promise<(Attempt & { createdAt: string }) | undefined> {
  const { rows } = await sql<Attempt & { createdAt: string }>`
    delete from connection_sign_ins
    where owner_id = ${ownerId} and state_hash = ${stateHash} and session_id = ${sessionId}
    returning state_hash as "stateHash", session_id as "sessionId", provider, wanted, sealed,
      created_at as "createdAt"`.execute(tx)
  return rows[0]
}
