import { randomUUIDv7 } from 'node:crypto'
import { defineStoreCases } from '#foundation/server/testing/store-cases.ts'
import * as store from './import-store.ts'

const at = new Date('2026-06-01T00:00:00Z')

export const cases = defineStoreCases({
  async make(tx, ownerId, words) {
    const made = { id: randomUUIDv7(), name: words, content: words }
    await store.keepImport(tx, ownerId, { ...made, at })
    return made
  },
  calls: {
    keepImport: (tx, ownerId, theirs) =>
      store.keepImport(tx, ownerId, { ...theirs, id: randomUUIDv7(), name: 'mine', content: 'mine', at }),
    findImport: (tx, ownerId, { id }) => store.findImport(tx, ownerId, { id, since: at }),
    exportImports: (tx, ownerId) => store.exportImports(tx, ownerId),
  },
})
