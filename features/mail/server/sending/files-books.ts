import { sql } from 'kysely'
import type { Transaction } from '#foundation/server/database/database.ts'

/** Destroys up to `most` files that came before then and that no draft and no mail on its way has; returns how many. */
export async function purgeFiles(tx: Transaction, { before, most }: { before: Date; most: number }): Promise<number> {
  const { numAffectedRows = 0n } = await sql`
    delete from mail_files where (owner_id, id) in (
      select f.owner_id, f.id from mail_files f where f.created_at < ${before.toISOString()} and not exists (
        select from mail_drafts d where d.owner_id = f.owner_id
          and d.attachments @> jsonb_build_array(jsonb_build_object('id', f.id)))
      and not exists (select from mail_sends s where s.owner_id = f.owner_id and s.state <> 'sent'
          and s.content->'attachments' @> jsonb_build_array(jsonb_build_object('id', f.id)))
      limit ${most})`.execute(tx)
  return Number(numAffectedRows)
}
