import { sql } from 'kysely'
import { defineStoreCases } from '#foundation/server/testing/store-cases.ts'
import * as store from './ranking-store.ts'
import { indexOne } from './testing/indexed.ts'

export const cases = defineStoreCases({
  async make(tx, ownerId, mark) {
    await sql`insert into index_backlog (owner_id, source) values (${ownerId}, ${mark}) on conflict do nothing`.execute(
      tx,
    )
    return indexOne(tx, ownerId, mark)
  },
  calls: {
    rankPassages: (tx, ownerId) =>
      store.rankPassages(tx, ownerId, {
        terms: [{ lexemes: ['kept'], passages: 1, weight: 1 }],
        candidates: "'kept'",
        phrases: [],
        totals: { passages: 1, words: 1 },
        most: 9,
        limit: 9,
      }),
    hasKind: async (tx, ownerId) => (await store.hasKind(tx, ownerId, 'task')) || undefined,
    hasBacklog: (tx, ownerId) => store.hasBacklog(tx, ownerId),
    oneOf: async () => store.oneOf(['kept']),
  },
})
