import { sql } from 'kysely'
import type { Transaction } from '#foundation/server/database/index.ts'

const keptDays = 7

/**
 * Removes accounts that were created but never used: the person declined or closed the window. One that is signing in
 * at this moment stays.
 */
export async function removeAbandonedAccounts(tx: Transaction, now: Date): Promise<void> {
  const before = new Date(now.getTime() - keptDays * 86_400_000).toISOString()
  await sql`
    delete from house.idp_accounts account
    where created_at < ${before}
      and not exists (select from identities where sub = account.id::text)
      and not exists (select from house.idp_payloads
        where account_id = account.id::text and model = 'Session' and expires_at > ${now.toISOString()})`.execute(tx)
}
