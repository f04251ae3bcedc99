import { sql } from 'kysely'
import type { AccountServer } from '#foundation/server/connection.ts'
import type { Transaction } from '#foundation/server/database/database.ts'

export type ConnectionRow = {
  id: string
  kind: string
  address: string
  user: string
  servers: AccountServer[]
  sealed: string
  createdAt: string
}

const columns = sql`id, kind, address, user_name as "user", servers, sealed, created_at as "createdAt"`

/** Nothing comes back if there are `most` already, or one of the same address. */
export async function addConnection(
  tx: Transaction,
  ownerId: string,
  { id, kind, address, user, servers, sealed, most }: Omit<ConnectionRow, 'createdAt'> & { most: number },
): Promise<ConnectionRow | undefined> {
  const { rows } = await sql<ConnectionRow>`
    insert into connections (owner_id, id, kind, address, user_name, servers, sealed)
    select ${ownerId}, ${id}, ${kind}, ${address}, ${user}, ${JSON.stringify(servers)}::jsonb, ${sealed}
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

export async function changeSecret(
  tx: Transaction,
  ownerId: string,
  { id, sealed }: { id: string; sealed: string },
): Promise<boolean> {
  const { numAffectedRows = 0n } = await sql`
    update connections set sealed = ${sealed} where owner_id = ${ownerId} and id = ${id}`.execute(tx)
  return numAffectedRows > 0n
}

/** Does nothing where it has one for that use. */
export async function addServer(
  tx: Transaction,
  ownerId: string,
  { id, server, sealed }: { id: string; server: AccountServer; sealed: string },
): Promise<boolean> {
  const { numAffectedRows = 0n } = await sql`
    update connections set servers = servers || ${JSON.stringify([server])}::jsonb, sealed = ${sealed}
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

/** Everything but the secret, for the archive. */
export async function exportConnections(tx: Transaction, ownerId: string): Promise<unknown[]> {
  const { rows } = await sql`
    select id, kind, address, user_name as "userName", servers, created_at as "createdAt"
    from connections where owner_id = ${ownerId} order by created_at, id`.execute(tx)
  return rows
}
