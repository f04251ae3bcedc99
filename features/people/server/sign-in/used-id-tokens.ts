import type { Transaction } from '#foundation/server/database/database.ts'
import { houseTables } from '../tables.ts'
import { hashOf } from './handles.ts'

/** Without its signature, which has more than one way of being written. */
export function nameOfIdToken(idToken: string): Buffer {
  return hashOf(idToken.slice(0, idToken.lastIndexOf('.')))
}

/** True for the first to ask: an id_token signs in once. */
export async function spendIdToken(tx: Transaction, name: Buffer, until: string): Promise<boolean> {
  const spent = await houseTables(tx)
    .insertInto('house.used_id_tokens')
    .values({ hash: name, expires_at: until })
    .onConflict((conflict) => conflict.doNothing())
    .returning('hash')
    .executeTakeFirst()
  return spent !== undefined
}
