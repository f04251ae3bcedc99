import { sql } from 'kysely'
import type { Transaction } from '#foundation/server/database/database.ts'
import type { Split } from '../contract.ts'

/** What the person decided about a sender; null where nothing. The address is in lower case. */
export type Rule = { address: string; split: Split | null; pictures: boolean | null }

/** Locks the rows until the transaction ends. */
export async function findRules(tx: Transaction, ownerId: string, addresses: readonly string[]): Promise<Rule[]> {
  const { rows } = await sql<Rule>`
    select address, split, pictures from mail_rules
    where owner_id = ${ownerId} and address = any(${[...addresses]}) order by address for update`.execute(tx)
  return rows
}

/** A rule that says nothing is removed. */
export async function saveRule(tx: Transaction, ownerId: string, { address, split, pictures }: Rule): Promise<void> {
  if (split === null && pictures === null)
    await sql`delete from mail_rules where owner_id = ${ownerId} and address = ${address}`.execute(tx)
  else
    await sql`
      insert into mail_rules (owner_id, address, split, pictures) values (${ownerId}, ${address}, ${split}, ${pictures})
      on conflict (owner_id, address) do update set split = excluded.split, pictures = excluded.pictures`.execute(tx)
}

/** Whether the person wants the pictures of each of these messages. */
export async function listPictures(tx: Transaction, ownerId: string, ids: readonly string[]): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    select id from mail_pictures where owner_id = ${ownerId} and id = any(${[...ids]}::uuid[]) order by id`.execute(tx)
  return rows.map(({ id }) => id)
}

export async function savePictures(
  tx: Transaction,
  ownerId: string,
  { id, show }: { id: string; show: boolean },
): Promise<void> {
  if (show)
    await sql`
      insert into mail_pictures (owner_id, id)
      select ${ownerId}, id from mail_messages where owner_id = ${ownerId} and id = ${id}
      on conflict do nothing`.execute(tx)
  else await sql`delete from mail_pictures where owner_id = ${ownerId} and id = ${id}`.execute(tx)
}

/** All fields, for the archive. */
export async function exportRules(tx: Transaction, ownerId: string): Promise<unknown[]> {
  const { rows } = await sql`
    select address, split, pictures from mail_rules where owner_id = ${ownerId} order by address`.execute(tx)
  return rows
}

/** All fields, for the archive. */
export async function exportPictures(tx: Transaction, ownerId: string): Promise<unknown[]> {
  const { rows } = await sql`select id from mail_pictures where owner_id = ${ownerId} order by id`.execute(tx)
  return rows
}
