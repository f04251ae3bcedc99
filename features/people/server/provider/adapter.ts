import { createHash } from 'node:crypto'
import type { Adapter, Payload } from 'oidc-provider'
import type { Database, Transaction } from '#foundation/server/database/index.ts'
import type { Place, Secrets } from '#foundation/server/secrets.ts'
import { openSealed } from '../sealed.ts'
import { tables } from './tables.ts'

export type AdapterParts = {
  database: Database
  secrets: Secrets
  /** The error for a code that two requests use at the same moment. */
  refuseConsumed: () => Error
}

/**
 * Where the library keeps what it must remember: each thing under the hash of its name and sealed, so that a copy of
 * the database holds no code and no token that could be used.
 */
export function createAdapters({ database, secrets, refuseConsumed }: AdapterParts): (model: string) => Adapter {
  return (model) => ({
    async upsert(id, payload, expiresIn) {
      const row = {
        ...indexed(model, payload),
        sealed: secrets.seal(JSON.stringify(payload), placeOf(model, hash(id))),
        expires_at: new Date((toNumber(payload['exp']) ?? toSeconds(new Date()) + expiresIn) * 1000),
      }
      await database.asHouse((tx) =>
        tables(tx)
          .insertInto('house.idp_payloads')
          .values({ model, id_hash: hash(id), consumed_at: null, ...row })
          .onConflict((conflict) => conflict.columns(['model', 'id_hash']).doUpdateSet(row))
          .execute(),
      )
    },
    find: async (id) =>
      open(
        secrets,
        model,
        await database.asHouse((tx) => select(tx, model).where('id_hash', '=', hash(id)).executeTakeFirst()),
      ),
    findByUid: async (uid) =>
      open(secrets, model, await database.asHouse((tx) => select(tx, model).where('uid', '=', uid).executeTakeFirst())),
    async findByUserCode() {
      throw new Error('There are no user codes: the device flow is off.')
    },
    async consume(id) {
      const consumed = await database.asHouse((tx) => markConsumed(tx, model, id))
      if (!consumed) throw refuseConsumed()
    },
    async destroy(id) {
      await database.asHouse((tx) =>
        tables(tx)
          .deleteFrom('house.idp_payloads')
          .where('model', '=', model)
          .where('id_hash', '=', hash(id))
          .execute(),
      )
    },
    async revokeByGrantId(grantId) {
      await database.asHouse((tx) =>
        tables(tx).deleteFrom('house.idp_payloads').where('grant_id', '=', grantId).execute(),
      )
    },
  })
}

/** Everything that keeps this person signed in: codes, tokens, grants, sessions. */
export async function removePayloadsOf(tx: Transaction, accountId: string): Promise<void> {
  await tables(tx).deleteFrom('house.idp_payloads').where('account_id', '=', accountId).execute()
}

export async function removeExpiredPayloads(tx: Transaction, now: Date): Promise<void> {
  await tables(tx).deleteFrom('house.idp_payloads').where('expires_at', '<', now).execute()
}

type Row = { id_hash: string; sealed: string; consumed_at: string | Date | null }

const select = (tx: Transaction, model: string) =>
  tables(tx).selectFrom('house.idp_payloads').select(['id_hash', 'sealed', 'consumed_at']).where('model', '=', model)

function open(secrets: Secrets, model: string, row: Row | undefined): Payload | undefined {
  const opened = row && openSealed(secrets, row.sealed, placeOf(model, row.id_hash))
  if (row === undefined || opened === undefined) return undefined
  const payload: Payload = JSON.parse(opened)
  return row.consumed_at === null ? payload : { ...payload, consumed: toSeconds(row.consumed_at) }
}

/** One of two that try at the same time succeeds: the database decides. */
async function markConsumed(tx: Transaction, model: string, id: string): Promise<boolean> {
  const { numUpdatedRows } = await tables(tx)
    .updateTable('house.idp_payloads')
    .set({ consumed_at: new Date() })
    .where('model', '=', model)
    .where('id_hash', '=', hash(id))
    .where('consumed_at', 'is', null)
    .executeTakeFirst()
  return numUpdatedRows > 0n
}

/** An interaction names a grant as well, but does not end with it. */
const endWithGrant = new Set(['AccessToken', 'AuthorizationCode', 'RefreshToken'])

function indexed(model: string, payload: Payload) {
  const { uid, grantId, accountId, session } = payload
  const whose = accountId ?? (isObject(session) ? session['accountId'] : undefined)
  return {
    uid: toText(uid),
    grant_id: endWithGrant.has(model) ? toText(grantId) : null,
    account_id: toText(whose),
  }
}

function placeOf(model: string, idHash: string): Place {
  return { ownerId: 'house', row: `idp_payloads ${model} ${idHash}` }
}

function hash(id: string): string {
  return createHash('sha256').update(id).digest('base64url')
}

function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null
}

const toText = (value: unknown): string | null => (typeof value === 'string' ? value : null)
const toNumber = (value: unknown): number | undefined => (typeof value === 'number' ? value : undefined)
const toSeconds = (moment: string | Date): number => Math.floor(new Date(moment).getTime() / 1000)
