import { sql } from 'kysely'
import type { Transaction } from '#foundation/server/database/database.ts'

/** Adds at most `most` pending changes to the word counts, and returns how many it added. */
export async function foldChanges(tx: Transaction, most: number): Promise<number> {
  const { rows } = await sql<{ changes: number; gone: { owner: string; word: string }[] }>`
    with taken as (
      delete from word_changes where (owner_id, id) in (
        select owner_id, id from word_changes order by owner_id, id limit ${most} for update skip locked)
      returning owner_id, word, passages
    ), summed as (
      select owner_id, word, sum(passages) as passages from taken group by owner_id, word order by owner_id, word
    ), folded as (
      insert into indexed_words as known (owner_id, word, passages) select owner_id, word, passages from summed
      on conflict (owner_id, word) do update set passages = known.passages + excluded.passages
      returning owner_id, word, passages
    )
    select (select count(*) from taken) as changes,
      coalesce((select jsonb_agg(jsonb_build_object('owner', owner_id, 'word', word)) from folded where passages <= 0), '[]')
        as gone`.execute(tx)
  const { changes = 0, gone = [] } = rows[0] ?? {}
  if (gone.length > 0)
    await sql`delete from indexed_words w using jsonb_to_recordset(${JSON.stringify(gone)}::jsonb) as gone (owner uuid, word text)
      where w.owner_id = gone.owner and w.word = gone.word and w.passages = 0`.execute(tx)
  return changes
}

/** Indexes the next passages of the backlog; false once nothing is left. */
export async function indexBacklog(tx: Transaction, most: number): Promise<boolean> {
  const { rows } = await sql<{ ownerId: string; source: string; id: string }>`
    select owner_id as "ownerId", source, id from index_backlog order by owner_id, source, id limit 1
    for update skip locked`.execute(tx)
  const [next] = rows
  if (!next) return false
  const { ownerId, source, id } = next
  await sql`select house.index_backlog_of(${ownerId}::uuid, ${source}, ${id}::uuid, ${most}::int)`.execute(tx)
  return true
}
