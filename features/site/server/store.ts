import { sql } from 'kysely'
import type { Transaction } from '#foundation/server/database/database.ts'

/** Since when this person wants to be told. */
export async function readAskedAt(tx: Transaction, ownerId: string): Promise<string | null> {
  const { rows } = await sql<{ asked_at: string }>`
    select asked_at from plan_notices where owner_id = ${ownerId}`.execute(tx)
  return rows[0]?.asked_at ?? null
}

/** Comes back with when it was asked for first; null where somebody was quicker. */
export async function addNotice(tx: Transaction, ownerId: string, askedAt: string): Promise<string | null> {
  const { rows } = await sql<{ asked_at: string }>`
    insert into plan_notices (owner_id, asked_at) values (${ownerId}, ${askedAt})
    on conflict (owner_id) do nothing returning asked_at`.execute(tx)
  return rows[0]?.asked_at ?? null
}

/** Comes back with what it was; null where there was nothing. */
export async function removeNotice(tx: Transaction, ownerId: string): Promise<string | null> {
  const { rows } = await sql<{ asked_at: string }>`
    delete from plan_notices where owner_id = ${ownerId} returning asked_at`.execute(tx)
  return rows[0]?.asked_at ?? null
}
