import { sql } from 'kysely'
import type { Transaction } from '#foundation/server/database/database.ts'

export async function purgeImports(tx: Transaction, before: Date): Promise<void> {
  await sql`delete from contact_imports where created_at < ${before.toISOString()}`.execute(tx)
}
