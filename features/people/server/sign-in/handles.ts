import { createHash, randomBytes } from 'node:crypto'
import { z } from 'zod'
import type { Clock } from '#foundation/server/clock.ts'
import type { Database, Transaction } from '#foundation/server/database/database.ts'
import type { Place, Secrets } from '#foundation/server/secrets.ts'
import { handleSeconds } from '../../rules.ts'
import { openSealed } from '../sealed.ts'
import { houseTables } from '../tables.ts'

const sealedTokens = z.object({
  accessToken: z.string(),
  refreshToken: z.string().optional(),
  expiresAt: z.coerce.date(),
  scopes: z.array(z.string()),
})

/** A provider's tokens as they are kept: they never reach a browser (ASVS 10.1.1). */
export type ProviderTokens = {
  accessToken: string
  refreshToken: string | undefined
  expiresAt: Date
  scopes: string[]
}

/** Whose tokens a handle stands for, and with which id_token they came. */
export type Held = { issuer: string; sub: string; idToken: string; tokens: ProviderTokens }

/** What the holder of a handle may know; the id_token has been reduced to its hash. */
export type Found = Omit<Held, 'idToken'> & { idTokenHash: Buffer }

export type Handles = {
  /** A pair that stands for the tokens, for ten minutes. */
  issue(tx: Transaction, held: Held): Promise<{ accessHandle: string; refreshHandle: string }>
  /** Asking does not use it up. */
  find(accessHandle: string): Promise<Found | undefined>
  /** True once, within the transaction that lets somebody in. */
  use(tx: Transaction, accessHandle: string): Promise<boolean>
}

const [accessPrefix, refreshPrefix] = ['attache_access_', 'attache_refresh_']

export function isHandle(token: string): boolean {
  return token.startsWith(accessPrefix) || token.startsWith(refreshPrefix)
}

export function refreshHandleFor(accessHandle: string): string {
  return refreshPrefix + hashOf(`refresh ${accessHandle}`).toString('base64url')
}

export function hashOf(text: string): Buffer {
  return createHash('sha256').update(text).digest()
}

export function createHandles(parts: { database: Database; secrets: Secrets; clock: Clock }): Handles {
  const { database, secrets, clock } = parts
  return {
    async issue(tx, { issuer, sub, idToken, tokens }) {
      const accessHandle = accessPrefix + randomBytes(32).toString('base64url')
      const hash = hashOf(accessHandle)
      const row = {
        hash,
        issuer,
        sub,
        id_token_hash: hashOf(idToken),
        tokens: secrets.seal(JSON.stringify(tokens), placeOf(sub, hash)),
        expires_at: new Date(clock.now().getTime() + handleSeconds * 1_000).toISOString(),
      }
      await houseTables(tx).insertInto('house.sign_in_handles').values(row).execute()
      return { accessHandle, refreshHandle: refreshHandleFor(accessHandle) }
    },
    async find(accessHandle) {
      const hash = hashOf(accessHandle)
      const row = await database.asHouse((tx) =>
        houseTables(tx)
          .selectFrom('house.sign_in_handles')
          .select(['issuer', 'sub', 'id_token_hash as idTokenHash', 'tokens'])
          .where('hash', '=', hash)
          .where('used_at', 'is', null)
          .where('expires_at', '>', clock.now().toISOString())
          .executeTakeFirst(),
      )
      const tokens = row && openTokens(secrets, row.tokens, placeOf(row.sub, hash))
      return tokens && { ...row, tokens }
    },
    use: (tx, accessHandle) => spendHandle(tx, hashOf(accessHandle), clock.now()),
  }
}

/** True once, while it is good. */
export async function spendHandle(tx: Transaction, hash: Buffer, now: Date): Promise<boolean> {
  const used = await houseTables(tx)
    .updateTable('house.sign_in_handles')
    // The tokens are stored with the person now, or must not be used any more.
    .set({ used_at: now.toISOString(), tokens: '' })
    .where('hash', '=', hash)
    .where('used_at', 'is', null)
    .where('expires_at', '>', now.toISOString())
    .returning('hash')
    .executeTakeFirst()
  return used !== undefined
}

function openTokens(secrets: Secrets, sealed: string, place: Place): ProviderTokens | undefined {
  const text = openSealed(secrets, sealed, place)
  if (text === undefined) return undefined
  const { refreshToken, ...tokens } = sealedTokens.parse(JSON.parse(text))
  return { ...tokens, refreshToken }
}

function placeOf(sub: string, hash: Buffer): Place {
  return { ownerId: sub, row: `sign_in_handles ${hash.toString('hex')}` }
}
