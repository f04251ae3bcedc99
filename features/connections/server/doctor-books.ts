import { sql } from 'kysely'
import type { Transaction } from '#foundation/server/database/database.ts'

/** Nothing where there has been no such table yet. */
export async function countConnections(
  tx: Transaction,
): Promise<{ state: string; accounts: number; troubled: number }[] | undefined> {
  const { rows: tables } = await sql<{ known: boolean }>`
    select to_regclass('mirror_accounts') is not null as known`.execute(tx)
  if (tables[0]?.known !== true) return undefined
  const { rows } = await sql<{ state: string; accounts: number; troubled: number }>`
    select state, count(*)::int as accounts, count(trouble)::int as troubled from mirror_accounts
    group by state order by state`.execute(tx)
  return rows
}
