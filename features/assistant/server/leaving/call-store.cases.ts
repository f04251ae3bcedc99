import { randomUUIDv7 } from 'node:crypto'
import { defineStoreCases } from '#foundation/server/testing/store-cases.ts'
import * as store from './call-store.ts'

const now = new Date('2026-01-05T09:00:00Z')
const call = (text: string) => ({
  id: randomUUIDv7(),
  host: text,
  model: text,
  masked: 0,
  bytes: 8,
  conversation_id: null,
  text,
})

export const cases = defineStoreCases({
  make: async (tx, ownerId, mark) => {
    const made = call(mark)
    await store.addCall(tx, ownerId, made, now)
    return made
  },
  calls: {
    addCall: (tx, ownerId) => store.addCall(tx, ownerId, call('Mine'), now),
    endCall: (tx, ownerId, { id }) =>
      store.endCall(tx, ownerId, { id, state: 'failed', sentence: 'Taken', input_tokens: 1, output_tokens: 1 }, now),
    listCalls: (tx, ownerId) => store.listCalls(tx, ownerId, { limit: 10 }),
    findCall: (tx, ownerId, { id }) => store.findCall(tx, ownerId, id),
    tokensSince: (tx, ownerId) => store.tokensSince(tx, ownerId, now),
    exportCalls: (tx, ownerId) => store.exportCalls(tx, ownerId, { after: undefined, limit: 10 }),
  },
})
