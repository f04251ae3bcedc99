import { randomUUID, randomUUIDv7 } from 'node:crypto'
import { defineStoreCases } from '#foundation/server/testing/store-cases.ts'
import { addActivity, endActivity, findActivity } from './activity-store.ts'
import * as store from './continuing-store.ts'

const action = 'mail.change-draft'
const lease = { node: randomUUID(), milliseconds: 60_000 }

export const cases = defineStoreCases({
  async make(tx, ownerId, words) {
    const [id, thing] = [randomUUIDv7(), randomUUID()]
    const shown = { title: words, fields: [] }
    const origin = { origin: 'button', conversationId: undefined, answerId: undefined, askedBy: undefined } as const
    const wish = {
      id,
      action,
      title: words,
      effect: 'write',
      input: { words },
      shown,
      editable: [],
      hash: words,
    } as const
    await addActivity(tx, ownerId, { ...wish, ...origin, editable: [], sources: [], key: words, begin: lease })
    const receipt = { thing: words, inverse: words, things: [{ kind: 'mail-draft', id: thing, title: words }] }
    const end = { id, node: lease.node, now: new Date(), sentence: words, changes: [] }
    await endActivity(tx, ownerId, { ...end, state: 'done', receipt })
    return { by: await findActivity(tx, ownerId, id), thing }
  },
  calls: {
    holdContinued: (tx, ownerId, { thing }) =>
      store.holdContinued(tx, ownerId, { by: randomUUID(), actions: [action], thing, after: new Date(0) }),
    async continueActivity(tx, ownerId, { by }) {
      const joined = { shown: { title: 'Mine', fields: [] }, changes: [], receipt: null, sentence: 'Mine.' }
      return by && store.continueActivity(tx, ownerId, { id: by.id, by, joined })
    },
  },
})
