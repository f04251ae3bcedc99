import { sql } from 'kysely'
import type { Transaction } from '#foundation/server/database/database.ts'
import { houseTables } from '../tables.ts'

/** An ended session stays for a while, so that its tokens are told apart from those that never were. */
const keptAfterEndDays = 30

/** Throws away what has run out: what stood for a sign-in, tickets, archives, sessions. */
export async function tidy(tx: Transaction, now: Date): Promise<void> {
  const moment = now.toISOString()
  await houseTables(tx).deleteFrom('house.sign_in_handles').where('expires_at', '<=', moment).execute()
  await houseTables(tx).deleteFrom('house.sign_in_codes').where('expires_at', '<=', moment).execute()
  await houseTables(tx).deleteFrom('house.used_id_tokens').where('expires_at', '<=', moment).execute()
  await houseTables(tx).deleteFrom('house.socket_tickets').where('expires_at', '<=', moment).execute()
  await houseTables(tx).deleteFrom('house.frame_tickets').where('expires_at', '<=', moment).execute()
  await houseTables(tx).deleteFrom('exports').where('expires_at', '<=', moment).execute()
  await houseTables(tx)
    .deleteFrom('sessions')
    .where(
      sql<string>`least(expires_at, ended_at)`,
      '<=',
      new Date(now.getTime() - keptAfterEndDays * 86_400_000).toISOString(),
    )
    .execute()
}
