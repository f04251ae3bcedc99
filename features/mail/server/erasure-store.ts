import { sql } from 'kysely'
import type { Transaction } from '#foundation/server/database/database.ts'
import type { ServerPlace } from './placement-store.ts'

/** Keeps where a server has these copies, for who deletes them there; those that no server has are left out. */
export async function addErasures(tx: Transaction, ownerId: string, copies: readonly string[]): Promise<void> {
  await sql`
    insert into mail_erasures (owner_id, id, folder_id, uid_validity, uid, header_id)
    select p.owner_id, p.id, p.server_folder_id, p.uid_validity, p.uid, m.header_id
    from mail_placements p join mail_messages m on m.owner_id = p.owner_id and m.id = p.message_id
    where p.owner_id = ${ownerId} and p.id = any(${[...copies]}::uuid[]) and p.uid is not null
    on conflict do nothing`.execute(tx)
}

export async function findErasure(
  tx: Transaction,
  ownerId: string,
  id: string,
): Promise<(ServerPlace & { headerId: string }) | undefined> {
  const { rows } = await sql<ServerPlace & { headerId: string }>`
    select folder_id as folder, uid_validity as "uidValidity", uid, header_id as "headerId" from mail_erasures
    where owner_id = ${ownerId} and id = ${id}`.execute(tx)
  return rows[0]
}

/** Those of these numbers that were deleted here. */
export async function listErased(
  tx: Transaction,
  ownerId: string,
  { folder, uidValidity, uids }: Omit<ServerPlace, 'uid'> & { uids: readonly number[] },
): Promise<number[]> {
  const { rows } = await sql<{ uid: number }>`
    select uid from mail_erasures where owner_id = ${ownerId} and folder_id = ${folder}
      and uid_validity = ${uidValidity} and uid = any(${[...uids]}::bigint[]) order by uid`.execute(tx)
  return rows.map(({ uid }) => uid)
}

/** Where its server has it now: a move that was under way has ended. */
export async function moveErasure(
  tx: Transaction,
  ownerId: string,
  { id, folder, uidValidity, uid }: ServerPlace & { id: string },
): Promise<void> {
  await sql`
    update mail_erasures e set folder_id = f.id, uid_validity = ${uidValidity}, uid = ${uid}
    from mail_folders f where e.owner_id = ${ownerId} and e.id = ${id}
      and f.owner_id = ${ownerId} and f.id = ${folder}`.execute(tx)
}

/** Its server does not have it any more. */
export async function endErasure(tx: Transaction, ownerId: string, id: string): Promise<void> {
  await sql`delete from mail_erasures where owner_id = ${ownerId} and id = ${id}`.execute(tx)
}
