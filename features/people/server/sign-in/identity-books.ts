import type { Transaction } from '#foundation/server/database/database.ts'
import { houseTables } from '../tables.ts'
import type { Identity } from './id-token.ts'

/** Who this identity is here; asked before anybody is known. */
export async function ownerOf(
  tx: Transaction,
  { issuer, sub }: Pick<Identity, 'issuer' | 'sub'>,
): Promise<string | undefined> {
  const found = await houseTables(tx)
    .selectFrom('identities')
    .select('owner_id as ownerId')
    .where('issuer', '=', issuer)
    .where('sub', '=', sub)
    .executeTakeFirst()
  return found?.ownerId
}
