import { sql } from 'kysely'
import type { Transaction } from '#foundation/server/database/database.ts'
import type { StoredList } from '../rules/task.ts'

export type KeptList = StoredList & { deleted: boolean }

const columns = sql`id, role, name, color, position, written_after as "writtenAfter", revision,
  deleted_at is not null as deleted`

/** In order, including deleted ones. */
export async function listLists(tx: Transaction, ownerId: string): Promise<KeptList[]> {
  const { rows } = await sql<KeptList>`
    select ${columns} from task_lists where owner_id = ${ownerId} order by position, created_at, id`.execute(tx)
  return rows
}

export type NewListRow = Pick<StoredList, 'id' | 'role' | 'name' | 'color'> & { writtenAfter?: string[] }

/** Returns `undefined` if it exists already. */
export async function addList(
  tx: Transaction,
  ownerId: string,
  { id, role, name, color, writtenAfter = [] }: NewListRow,
): Promise<KeptList | undefined> {
  const { rows } = await sql<KeptList>`
    insert into task_lists (owner_id, id, role, name, color, written_after, position)
    values (${ownerId}, ${id}, ${role}, ${name}, ${color}, ${JSON.stringify(writtenAfter)}::jsonb,
      (select coalesce(max(position), 0) + 1 from task_lists where owner_id = ${ownerId}))
    on conflict do nothing returning ${columns}`.execute(tx)
  return rows[0]
}

/** Locks the row until the transaction ends. */
export async function holdList(tx: Transaction, ownerId: string, id: string): Promise<KeptList | undefined> {
  const { rows } = await sql<KeptList>`
    select ${columns} from task_lists where owner_id = ${ownerId} and id = ${id} for update`.execute(tx)
  return rows[0]
}

export type SavedList = Pick<KeptList, 'id' | 'name' | 'color' | 'writtenAfter' | 'deleted'>

/** Saves it as given, whatever was stored. */
export async function saveList(
  tx: Transaction,
  ownerId: string,
  { id, name, color, writtenAfter, deleted }: SavedList,
): Promise<KeptList | undefined> {
  const { rows } = await sql<KeptList>`
    update task_lists set name = ${name}, color = ${color}, written_after = ${JSON.stringify(writtenAfter)}::jsonb,
      deleted_at = case when ${deleted} then coalesce(deleted_at, clock_timestamp()) end, revision = revision + 1
    where owner_id = ${ownerId} and id = ${id} returning ${columns}`.execute(tx)
  return rows[0]
}

/** Destroys deleted lists with everything in them, and deleted tasks. */
export async function destroyDeleted(tx: Transaction, ownerId: string): Promise<void> {
  await sql`delete from tasks where owner_id = ${ownerId} and deleted_at is not null`.execute(tx)
  await sql`delete from task_lists where owner_id = ${ownerId} and deleted_at is not null`.execute(tx)
}

/** All fields, for the archive. */
export async function exportLists(tx: Transaction, ownerId: string): Promise<unknown[]> {
  const { rows } = await sql`
    select id, role, name, color, position, written_after as "writtenAfter", revision,
      created_at as "createdAt", deleted_at as "deletedAt"
    from task_lists where owner_id = ${ownerId} order by position, id`.execute(tx)
  return rows
}
