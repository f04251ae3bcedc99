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
    listRelated: (tx, ownerId, theirs) =>
      store.listRelated(tx, ownerId, { best: [hitAt(theirs)], totals: { passages: 100, words: 100 }, limit: 9 }),
    scorePassages: async (tx, ownerId, theirs) => {
      const terms = [{ lexemes: ['kept'], passages: 1, weight: 1 }]
      const totals = { passages: 100, words: 100 }
      const [score = 0] = await store.scorePassages(tx, ownerId, { hits: [hitAt(theirs)], terms, totals })
      return score > 0 || undefined
    },
    hasKind: async (tx, ownerId) => (await store.hasKind(tx, ownerId, 'task')) || undefined,
    hasBacklog: (tx, ownerId) => store.hasBacklog(tx, ownerId),
    oneOf: async () => store.oneOf(['kept']),
  },
})

function hitAt({ id, source }: { id: string; source: string }): store.Hit {
  const place = { source, id, number: 0, starts: 0, length: 4 }
  return { ...place, kind: 'task', thing: id, language: 'english', at: '2026-11-20T12:00:00Z', score: 1 }
}
