import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import type { Transaction } from '#foundation/server/database/database.ts'

/** A passage that holds the word “kept”, with `mark` wherever the index keeps text. */
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
  return { id }
}
