import { sql } from 'kysely'
import type { Transaction } from '#foundation/server/database/database.ts'
import type { Way } from '../contract.ts'

export type KindChoice = { ways: Way[]; throughQuietHours: boolean }

/** The person's choices; kinds that are absent use their feature's default. */
export type StoredSettings = {
  quiet: { from: string; until: string } | null
  sound: boolean
  kinds: Record<string, KindChoice>
}

const nothingChosen: StoredSettings = { quiet: null, sound: false, kinds: {} }

export async function readSettings(tx: Transaction, ownerId: string): Promise<StoredSettings> {
  const { rows } = await sql<StoredSettings>`
    select quiet, sound, kinds from notice_settings where owner_id = ${ownerId}`.execute(tx)
  return rows[0] ?? nothingChosen
}

/** The same, locked until the transaction ends. */
export async function holdSettings(tx: Transaction, ownerId: string): Promise<StoredSettings> {
  await sql`insert into notice_settings (owner_id) values (${ownerId}) on conflict do nothing`.execute(tx)
  const { rows } = await sql<StoredSettings>`
    select quiet, sound, kinds from notice_settings where owner_id = ${ownerId} for update`.execute(tx)
  return rows[0] ?? nothingChosen
}

export async function saveSettings(tx: Transaction, ownerId: string, settings: StoredSettings): Promise<void> {
  const { quiet, sound, kinds } = settings
  await sql`
    update notice_settings set quiet = ${quiet && JSON.stringify(quiet)}, sound = ${sound},
      kinds = ${JSON.stringify(kinds)}, revision = revision + 1
    where owner_id = ${ownerId}`.execute(tx)
}

export async function exportSettings(tx: Transaction, ownerId: string): Promise<unknown[]> {
  const { rows } = await sql`
    select owner_id as "ownerId", quiet, sound, kinds, revision from notice_settings where owner_id = ${ownerId}`.execute(
    tx,
  )
  return rows
}
