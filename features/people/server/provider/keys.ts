import { generateKeyPairSync, randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import type { Database, Transaction } from '#foundation/server/database/index.ts'
import type { Place, Secrets } from '#foundation/server/secrets.ts'
import { openSealed } from '../sealed.ts'
import { tables } from './tables.ts'

export type SigningKey = Record<string, unknown> & { kid: string }

/** After this long a new key is made. */
export const signingDays = 90
/** How long a new key is only published, so that every node knows it before it signs. */
export const showingHours = 2
/** So long an old key is still shown, for what it signed last. */
export const keepingHours = 24

/** The keys to publish; the first one signs. Makes a new one when it is time to, once for all nodes. */
export async function loadKeys(database: Database, secrets: Secrets, now: Date): Promise<SigningKey[]> {
  return database.asHouse(async (tx) => {
    await sql`select pg_advisory_xact_lock(${lockNumber})`.execute(tx)
    const known = await readKeys(tx, secrets)
    if (isDue(known, now)) await addKey(tx, secrets, known.length === 0 ? now : showingFrom(now), now)
    await dropOldKeys(tx, now)
    const keys = inOrder(await readKeys(tx, secrets), now)
    await sealAnew(tx, secrets, keys)
    return keys.map(({ opened }) => JSON.parse(opened))
  })
}

type Row = { id: string; sealed: string; opened: string; createdAt: string | Date; retiredAt: string | Date | null }

/** Any number works as long as no other program locks it in this database. */
const lockNumber = 1_618_033_988

const hours = (count: number) => count * 3_600_000
const showingFrom = (now: Date) => new Date(now.getTime() + hours(showingHours))
const before = (moment: string | Date, than: Date) => new Date(moment).getTime() <= than.getTime()

function isDue(keys: Row[], now: Date): boolean {
  const [newest] = keys
  return !newest || before(newest.createdAt, new Date(now.getTime() - hours(24 * signingDays)))
}

/** The signing keys: old enough, and not yet replaced. */
function inOrder(keys: Row[], now: Date): Row[] {
  const signs = keys.find(({ retiredAt }) => retiredAt !== null && !before(retiredAt, now)) ?? keys[0]
  return signs ? [signs, ...keys.filter((key) => key !== signs)] : []
}

/** Keys that can be decrypted; those encrypted with a lost SECRET_KEY are useless. */
async function readKeys(tx: Transaction, secrets: Secrets): Promise<Row[]> {
  const rows = await tables(tx)
    .selectFrom('house.idp_keys')
    .select(['id', 'sealed', 'created_at as createdAt', 'retired_at as retiredAt'])
    .orderBy('created_at', 'desc')
    .execute()
  return rows.flatMap((row) => {
    const opened = openSealed(secrets, row.sealed, placeOf(row.id))
    return opened === undefined ? [] : [{ ...row, opened }]
  })
}

async function addKey(tx: Transaction, secrets: Secrets, signsFrom: Date, now: Date): Promise<void> {
  await tables(tx)
    .updateTable('house.idp_keys')
    .set({ retired_at: signsFrom })
    .where('retired_at', 'is', null)
    .execute()
  const id = randomUUID()
  const { privateKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' })
  const key = { ...privateKey.export({ format: 'jwk' }), kid: id, alg: 'ES256', use: 'sig' }
  await tables(tx)
    .insertInto('house.idp_keys')
    .values({ id, sealed: secrets.seal(JSON.stringify(key), placeOf(id)), created_at: now, retired_at: null })
    .execute()
}

async function dropOldKeys(tx: Transaction, now: Date): Promise<void> {
  const gone = new Date(now.getTime() - hours(keepingHours))
  await tables(tx).deleteFrom('house.idp_keys').where('retired_at', '<', gone).execute()
}

/** After SECRET_KEY was changed, the keys move under the new one. */
async function sealAnew(tx: Transaction, secrets: Secrets, keys: Row[]): Promise<void> {
  for (const { id, sealed } of keys) {
    const anew = secrets.rekey(sealed, placeOf(id))
    if (anew !== undefined)
      await tables(tx).updateTable('house.idp_keys').set({ sealed: anew }).where('id', '=', id).execute()
  }
}

function placeOf(id: string): Place {
  return { ownerId: 'house', row: `idp_keys ${id}` }
}
