import { randomUUIDv7 } from 'node:crypto'
import { defineStoreCases } from '#foundation/server/testing/store-cases.ts'
import * as store from './fact-store.ts'

const mine = { text: 'Mine', origin: 'said' as const, sources: [] }

export const cases = defineStoreCases({
  make: async (tx, ownerId, mark) => {
    const words = { text: mark, origin: 'read' as const, sources: [mark] }
    const made = await store.addFact(tx, ownerId, {
      ...words,
      id: randomUUIDv7(),
      conversation_id: randomUUIDv7(),
    })
    const forgotten = { ...words, id: randomUUIDv7(), conversation_id: null }
    await store.addFact(tx, ownerId, forgotten)
    await store.markForgotten(tx, ownerId, { id: forgotten.id, forgottenAt: new Date() })
    return made
  },
  calls: {
    addFact: (tx, ownerId) => store.addFact(tx, ownerId, { ...mine, id: randomUUIDv7(), conversation_id: null }),
    listFacts: (tx, ownerId) => store.listFacts(tx, ownerId),
    holdFact: (tx, ownerId, { id }) => store.holdFact(tx, ownerId, id),
    changeFact: (tx, ownerId, { id }) => store.changeFact(tx, ownerId, { ...mine, id, at: new Date() }),
    markForgotten: (tx, ownerId, { id }) => store.markForgotten(tx, ownerId, { id, forgottenAt: new Date() }),
    destroyForgotten: (tx, ownerId) => store.destroyForgotten(tx, ownerId),
    exportFacts: (tx, ownerId) => store.exportFacts(tx, ownerId),
  },
})
