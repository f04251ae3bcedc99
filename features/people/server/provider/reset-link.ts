import { createHash, randomBytes } from 'node:crypto'
import type { Database, Transaction } from '#foundation/server/database/index.ts'
import { findAccountByEmail } from './accounts.ts'
import { tables } from './tables.ts'

export type Reset = { accountId: string; mailed: boolean }

export type ResetParts = { database: Database; publicUrl: URL; now: Date }

const lifeMilliseconds = 3_600_000

/** A link to a new password, good for an hour and for one time; nothing where the e-mail has no account. */
export async function createResetLink(
  { database, publicUrl, now }: ResetParts,
  email: string,
  { mailed = false }: { mailed?: boolean } = {},
): Promise<string | undefined> {
  const token = randomBytes(32).toString('base64url')
  const made = await database.asHouse(async (tx) => {
    const account = await findAccountByEmail(tx, email)
    if (!account) return false
    await tables(tx)
      .insertInto('house.idp_resets')
      .values({
        token_hash: hash(token),
        account_id: account.id,
        mailed,
        expires_at: new Date(now.getTime() + lifeMilliseconds),
      })
      .execute()
    return true
  })
  return made ? new URL(`/idp/reset?token=${token}`, publicUrl).href : undefined
}

export async function findReset(tx: Transaction, token: string, now: Date): Promise<Reset | undefined> {
  return tables(tx)
    .selectFrom('house.idp_resets')
    .select(['account_id as accountId', 'mailed'])
    .where('token_hash', '=', hash(token))
    .where('expires_at', '>', now)
    .executeTakeFirst()
}

/** Of two that use a link at the same time one succeeds. */
export async function useReset(tx: Transaction, token: string, now: Date): Promise<Reset | undefined> {
  return tables(tx)
    .deleteFrom('house.idp_resets')
    .where('token_hash', '=', hash(token))
    .where('expires_at', '>', now)
    .returning(['account_id as accountId', 'mailed'])
    .executeTakeFirst()
}

export async function removeExpiredResets(tx: Transaction, now: Date): Promise<void> {
  await tables(tx).deleteFrom('house.idp_resets').where('expires_at', '<', now).execute()
}

function hash(token: string): string {
  return createHash('sha256').update(token).digest('base64url')
}
