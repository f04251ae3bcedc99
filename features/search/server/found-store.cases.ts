import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import { defineStoreCases } from '#foundation/server/testing/store-cases.ts'
import * as store from './found-store.ts'
import { indexOne } from './testing/indexed.ts'

export const cases = defineStoreCases({
  async make(tx, ownerId, mark) {
    await indexOne(tx, ownerId, mark)
    const id = randomUUID()
    await sql`insert into conversations (owner_id, id, title, provisional) values (${ownerId}, ${id}, ${mark}, false)`.execute(
      tx,
    )
    return { id }
  },
  calls: {
    readFound: (tx, ownerId, { id }) =>
      store.readFound(tx, ownerId, [
        {
          source: 'conversations',
          kind: 'chat',
          thing: id,
          id,
          number: 0,
          starts: 0,
          length: 9,
          language: 'english',
          at: '2026-11-20T12:00:00Z',
          score: 1,
        },
      ]),
    matchWords: (tx, ownerId) =>
      store.matchWords(tx, ownerId, { words: [{ language: 'english', word: 'hotels' }], lexemes: ['offer'] }),
  },
})
