import { sql } from 'kysely'
import type { Transaction } from '#foundation/server/database/database.ts'

export async function findThumbnail(
  tx: Transaction,
  ownerId: string,
  contentId: string,
): Promise<Uint8Array | undefined> {
  const { rows } = await sql<{ picture: Uint8Array }>`
    select picture from file_thumbnails where owner_id = ${ownerId} and content_id = ${contentId}`.execute(tx)
  return rows[0]?.picture
}

/** Does nothing if the content is gone, or has one. */
export async function keepThumbnail(
  tx: Transaction,
  ownerId: string,
  { contentId, picture }: { contentId: string; picture: Uint8Array },
): Promise<void> {
  await sql`
    insert into file_thumbnails (owner_id, content_id, picture)
    select owner_id, id, ${picture}::bytea from file_contents where owner_id = ${ownerId} and id = ${contentId}
    on conflict do nothing`.execute(tx)
}
