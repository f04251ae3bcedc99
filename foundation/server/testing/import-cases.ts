import { randomUUIDv7 } from 'node:crypto'
import type { ImportStore } from '../import-store.ts'
import { defineStoreCases } from './store-cases.ts'

const at = new Date('2026-06-01T00:00:00Z')

/** Calls every function of a store of imports as a stranger. */
export function importCases(store: ImportStore) {
  return defineStoreCases({
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
}
