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
      most: 1_000,
    })
    if (!made) throw new Error('There was no room for a fact.')
    return made
  },
  calls: {
    addFact: (tx, ownerId) =>
      store.addFact(tx, ownerId, { ...mine, id: randomUUIDv7(), conversation_id: null, most: 1_000 }),
    listFacts: (tx, ownerId) => store.listFacts(tx, ownerId),
    holdFact: (tx, ownerId, { id }) => store.holdFact(tx, ownerId, id),
    changeFact: (tx, ownerId, { id }) => store.changeFact(tx, ownerId, { ...mine, id, at: new Date() }),
    markForgotten: (tx, ownerId, { id }) => store.markForgotten(tx, ownerId, { id, forgottenAt: new Date() }),
    exportFacts: (tx, ownerId) => store.exportFacts(tx, ownerId),
  },
})
