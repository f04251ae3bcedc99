import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import type { Transaction } from '#foundation/server/database/database.ts'

/** A passage with the word “kept”, and `mark` in every text column of the index. */
export async function indexOne(tx: Transaction, ownerId: string, mark: string) {
  const id = randomUUID()
  await sql`
    insert into indexed_passages
      (owner_id, source, id, number, piece, starts, length, kind, thing, language, at, ends, words, search)
    values (${ownerId}, ${mark}, ${id}, 0, 0, 0, 4, ${mark}, ${id}, ${mark}, now(), now(), 1,
      array_to_tsvector(array['kept', ${mark}]))`.execute(tx)
  await sql`insert into indexed_words (owner_id, word, passages) values (${ownerId}, ${mark}, 1)
    on conflict do nothing`.execute(tx)
  await sql`insert into word_changes (owner_id, word, passages) values (${ownerId}, ${mark}, 1)`.execute(tx)
  return { id, source: mark }
}
