import { randomUUIDv7 } from 'node:crypto'
import { defineStoreCases } from '#foundation/server/testing/store-cases.ts'
import * as store from './import-store.ts'

const day = new Date('2026-06-01T00:00:00Z')
const since = new Date('2026-01-01T00:00:00Z')

export const cases = defineStoreCases({
  async make(tx, ownerId, words) {
    const made = { id: randomUUIDv7(), name: words, content: words }
    await store.keepImport(tx, ownerId, { ...made, at: day, since: day })
    return made
  },
  calls: {
    keepImport: (tx, ownerId, theirs) =>
      store.keepImport(tx, ownerId, { ...theirs, name: 'mine', content: 'mine', at: day, since: day }),
    findImport: (tx, ownerId, { id }) => store.findImport(tx, ownerId, { id, since }),
    idsOfUids: (tx, ownerId, { name }) => store.idsOfUids(tx, ownerId, [name]),
    exportImports: (tx, ownerId) => store.exportImports(tx, ownerId),
  },
})
