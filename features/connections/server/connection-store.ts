import { sql } from 'kysely'
import type { AccountServer } from '#foundation/server/connection.ts'
import type { Transaction } from '#foundation/server/database/database.ts'

/** What opens an account, sealed: its password, or what a provider granted. */
export type SealedOpener = {
  /** The password or the refresh token; `null`: the person has to sign in again. */
  sealed: string | null
  /** `null`: it has a password. */
  provider: string | null
  access: string | null
  accessUntil: string | null
}

export type ConnectionRow = SealedOpener & {
  id: string
  kind: string
  address: string
  user: string
  servers: AccountServer[]
  createdAt: string
}

const columns = sql`id, kind, address, user_name as "user", servers, sealed, provider, access,
  access_until as "accessUntil", created_at as "createdAt"`

/** Nothing comes back if there are `most` already, or one of the same address. */
export async function addConnection(
  tx: Transaction,
  ownerId: string,
  { id, kind, address, user, servers, most, ...opener }: Omit<ConnectionRow, 'createdAt'> & { most: number },
): Promise<ConnectionRow | undefined> {
  const { sealed, provider, access, accessUntil } = opener
  const { rows } = await sql<ConnectionRow>`
    insert into connections (owner_id, id, kind, address, user_name, servers, sealed, provider, access, access_until)
    select ${ownerId}, ${id}, ${kind}, ${address}, ${user}, ${JSON.stringify(servers)}::jsonb,
      ${sealed}, ${provider}, ${access}, ${accessUntil}
    where (select count(*) from connections where owner_id = ${ownerId}) < ${most}
    on conflict do nothing returning ${columns}`.execute(tx)
  return rows[0]
}

export async function listConnections(tx: Transaction, ownerId: string): Promise<ConnectionRow[]> {
  const { rows } = await sql<ConnectionRow>`
    select ${columns} from connections where owner_id = ${ownerId} order by created_at, id`.execute(tx)
  return rows
}

export async function findConnection(tx: Transaction, ownerId: string, id: string): Promise<ConnectionRow | undefined> {
  const { rows } = await sql<ConnectionRow>`
    select ${columns} from connections where owner_id = ${ownerId} and id = ${id}`.execute(tx)
  return rows[0]
}

/** A node that is still refreshing the previous token can no longer store its result. */
export async function changeOpener(
  tx: Transaction,
  ownerId: string,
  { id, sealed, provider, access, accessUntil }: SealedOpener & { id: string },
): Promise<boolean> {
  const { numAffectedRows = 0n } = await sql`
    update connections set sealed = ${sealed}, provider = ${provider}, access = ${access},
      access_until = ${accessUntil}, refreshing_until = null
    where owner_id = ${ownerId} and id = ${id}`.execute(tx)
  return numAffectedRows > 0n
}

/** Does nothing where it has one for that use. */
export async function addServer(
  tx: Transaction,
  ownerId: string,
  { id, server }: { id: string; server: AccountServer },
): Promise<boolean> {
  const { numAffectedRows = 0n } = await sql`
    update connections set servers = servers || ${JSON.stringify([server])}::jsonb
    where owner_id = ${ownerId} and id = ${id}
      and not servers @> ${JSON.stringify([{ use: server.use }])}::jsonb`.execute(tx)
  return numAffectedRows > 0n
}

export async function removeConnection(
  tx: Transaction,
  ownerId: string,
  id: string,
): Promise<ConnectionRow | undefined> {
  const { rows } = await sql<ConnectionRow>`
    delete from connections where owner_id = ${ownerId} and id = ${id} returning ${columns}`.execute(tx)
  return rows[0]
}

/** Everything but the secrets, for the archive. */
export async function exportConnections(tx: Transaction, ownerId: string): Promise<unknown[]> {
  const { rows } = await sql`
    select id, kind, address, user_name as "userName", servers, provider, created_at as "createdAt"
    from connections where owner_id = ${ownerId} order by created_at, id`.execute(tx)
  return rows
}
