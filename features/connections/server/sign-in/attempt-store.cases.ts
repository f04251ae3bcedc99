import { randomUUID } from 'node:crypto'
import { defineStoreCases } from '#foundation/server/testing/store-cases.ts'
import * as store from './attempt-store.ts'

const now = new Date('2026-01-05T09:00:00Z')

export const cases = defineStoreCases({
  async make(tx, ownerId, mark) {
    const attempt = { stateHash: mark, sessionId: randomUUID(), provider: mark, wanted: { mark }, sealed: mark }
    await store.addAttempt(tx, ownerId, { ...attempt, now })
    return attempt
  },
  calls: {
    addAttempt: (tx, ownerId, attempt) => store.addAttempt(tx, ownerId, { ...attempt, stateHash: 'mine', now }),
    takeAttempt: (tx, ownerId, { stateHash, sessionId }) => store.takeAttempt(tx, ownerId, { stateHash, sessionId }),
  },
})
