import { sql } from 'kysely'
import type { Transaction } from '#foundation/server/database/database.ts'

export type AddressRow = {
  id: string
  address: string
  codeHash: Buffer | null
  codeTries: number
  codeExpiresAt: string | null
  verifiedAt: string | null
  createdAt: string
}

const columns = sql`id, address, code_hash as "codeHash", code_tries as "codeTries",
  code_expires_at as "codeExpiresAt", verified_at as "verifiedAt", created_at as "createdAt"`

type Asked = { id: string; address: string; codeHash: Buffer; expiresAt: Date; now: Date }

/** An address that is already verified stays so. */
export async function askAddress(tx: Transaction, ownerId: string, asked: Asked): Promise<AddressRow | undefined> {
  const { id, address, codeHash, expiresAt, now } = asked
  const { rows } = await sql<AddressRow>`
    insert into notice_addresses (owner_id, id, address, code_hash, code_expires_at, created_at)
    values (${ownerId}, ${id}, ${address}, ${codeHash}, ${expiresAt.toISOString()}, ${now.toISOString()})
    on conflict (owner_id, address) do update set code_hash = excluded.code_hash, code_tries = 0,
      code_expires_at = excluded.code_expires_at
    returning ${columns}`.execute(tx)
  return rows[0]
}

export async function holdAddress(tx: Transaction, ownerId: string, id: string): Promise<AddressRow | undefined> {
  const { rows } = await sql<AddressRow>`
    select ${columns} from notice_addresses where owner_id = ${ownerId} and id = ${id} for update`.execute(tx)
  return rows[0]
}

export async function listAddresses(tx: Transaction, ownerId: string): Promise<AddressRow[]> {
  const { rows } = await sql<AddressRow>`
    select ${columns} from notice_addresses where owner_id = ${ownerId} order by created_at, id`.execute(tx)
  return rows
}

export async function countTry(tx: Transaction, ownerId: string, id: string): Promise<void> {
  await sql`
    update notice_addresses set code_tries = code_tries + 1 where owner_id = ${ownerId} and id = ${id}`.execute(tx)
}

export async function verifyAddress(tx: Transaction, ownerId: string, { id, now }: { id: string; now: Date }) {
  const { rows } = await sql<AddressRow>`
    update notice_addresses set verified_at = ${now.toISOString()}, code_hash = null, code_expires_at = null
    where owner_id = ${ownerId} and id = ${id} returning ${columns}`.execute(tx)
  return rows[0]
}

export async function removeAddress(tx: Transaction, ownerId: string, id: string): Promise<boolean> {
  const { numAffectedRows = 0n } = await sql`
    delete from notice_addresses where owner_id = ${ownerId} and id = ${id}`.execute(tx)
  return numAffectedRows > 0n
}

export async function exportAddresses(tx: Transaction, ownerId: string): Promise<unknown[]> {
  const { rows } = await sql`
    select id, address, code_tries as "codeTries", code_expires_at as "codeExpiresAt", verified_at as "verifiedAt",
      created_at as "createdAt"
    from notice_addresses where owner_id = ${ownerId} order by created_at, id`.execute(tx)
  return rows
}
