import { sql } from 'kysely'
import type { Transaction } from '#foundation/server/database/database.ts'

/** Where a file is and how it is tagged. */
export type Filed = { id: string; name: string; folder: string | null; tags: string[]; deleted: boolean }

/** Locked until the transaction ends; in the order of their ids, so that two such transactions never wait for each other. */
export async function holdFiles(tx: Transaction, ownerId: string, ids: readonly string[]): Promise<Filed[]> {
  const { rows } = await sql<Filed>`
    select id, name, folder_id as folder, tags, deleted_at is not null as deleted from files
    where owner_id = ${ownerId} and id = any(${ids}::uuid[]) order by id for update`.execute(tx)
  return rows
}

type Placing = Omit<Filed, 'name' | 'deleted'> & { deletedAt: Date | null }

export async function placeFile(
  tx: Transaction,
  ownerId: string,
  { id, folder, tags, deletedAt }: Placing,
): Promise<void> {
  await sql`
    update files set folder_id = ${folder}, tags = ${tags}::text[], deleted_at = ${deletedAt?.toISOString() ?? null},
      deleted_with = null, revision = revision + 1, updated_at = clock_timestamp()
    where owner_id = ${ownerId} and id = ${id}`.execute(tx)
}

/** The most used first. */
export async function listTags(tx: Transaction, ownerId: string): Promise<{ name: string; files: number }[]> {
  const { rows } = await sql<{ name: string; files: number }>`
    select tag as name, count(*)::int as files from files, unnest(tags) tag
    where owner_id = ${ownerId} and deleted_at is null group by tag order by 2 desc, 1 limit 500`.execute(tx)
  return rows
}

export async function countFiles(tx: Transaction, ownerId: string): Promise<number> {
  const { rows } = await sql<{ files: number }>`
    select count(*)::int as files from files where owner_id = ${ownerId} and deleted_at is null`.execute(tx)
  return rows[0]?.files ?? 0
}

/** Returns on how many files it stood. Deleted files are renamed along, so that they come back with the new name. */
export async function renameTag(
  tx: Transaction,
  ownerId: string,
  { tag, name }: { tag: string; name: string },
): Promise<number> {
  const { numAffectedRows = 0n } = await sql`
    update files set tags = array_replace(tags, ${tag}, ${name}), revision = revision + 1
    where owner_id = ${ownerId} and ${tag} = any(tags)`.execute(tx)
  return Number(numAffectedRows)
}
