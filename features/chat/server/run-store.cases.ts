import { randomUUID, randomUUIDv7 } from 'node:crypto'
import { defineStoreCases } from '#foundation/server/testing/store-cases.ts'
import * as store from './run-store.ts'
import { makeConversation } from './testing/conversation.ts'

const ours = { node: randomUUID(), leaseMilliseconds: 1_000 }

export const cases = defineStoreCases({
  make: makeConversation,
  calls: {
    listOpenRuns: (tx, ownerId, { conversationId }) => store.listOpenRuns(tx, ownerId, conversationId),
    addRun: async (tx, ownerId, { conversationId, question: { id: questionId } }) => {
      const run = { conversationId, questionId, runId: randomUUIDv7(), answerId: randomUUIDv7(), sessionId: 'mine' }
      return store.addRun(tx, ownerId, { ...run, ...ours }).catch(nobodyHasIt)
    },
    claimNext: (tx, ownerId, { conversationId }) => store.claimNext(tx, ownerId, { conversationId, ...ours }),
    holdLost: async (tx, ownerId, run) => {
      const isThere = await store.holdLost(tx, ownerId, { ...run, isAlone: true })
      return isThere ? run : undefined
    },
    takeOver: (tx, ownerId, run) => store.takeOver(tx, ownerId, { ...run, ...ours }),
    handOver: async (tx, ownerId, run) => ((await store.handOver(tx, ownerId, run)) ? run : undefined),
    requestStop: (tx, ownerId, { conversationId }) => store.requestStop(tx, ownerId, conversationId),
    storeAnswers: (tx, ownerId, { conversationId, runId, attempt }) => {
      const answer: store.Answer = {
        runId,
        attempt,
        content: 'Taken',
        outcome: null,
        dialogue: null,
        steps: [],
        state: 'whole',
        active: true,
      }
      return store.storeAnswers(tx, ownerId, { conversationId, answers: [answer] })
    },
    exportRuns: (tx, ownerId) => store.exportRuns(tx, ownerId),
    exportPieces: (tx, ownerId) => store.exportPieces(tx, ownerId),
  },
})

function nobodyHasIt(error: unknown): undefined {
  if (!(error instanceof Error && error.message.startsWith('Nobody has'))) throw error
}
