import { randomUUIDv7 } from 'node:crypto'
import { defineStoreCases } from '#foundation/server/testing/store-cases.ts'
import { addMailbox, receive } from '../testing/mailbox.ts'
import { sampleMessage } from '../testing/sample-message.ts'
import * as store from './awaited-store.ts'

export const cases = defineStoreCases({
  async make(tx, ownerId, words) {
    const { account, folders } = await addMailbox(tx, ownerId)
    const from = { name: words, address: 'ana@example.com' }
    const arriving = [sampleMessage({ messageId: words, subject: words, from }, { uid: 1 })]
    const { fresh } = await receive(tx, ownerId, { folder: folders.inbox, arriving })
    const times = { since: '2026-11-20T08:00:00.000Z', until: '2026-11-27T16:00:00.000Z' }
    const awaited = { id: randomUUIDv7(), account, headerId: words, ...times, state: 'waiting' as const }
    await store.keepAwaited(tx, ownerId, awaited)
    return { awaited, thread: fresh[0]?.thread ?? '' }
  },
  calls: {
    findAwaited: (tx, ownerId, { thread }) => store.findAwaited(tx, ownerId, thread),
    holdAwaited: (tx, ownerId, { awaited }) => store.holdAwaited(tx, ownerId, awaited),
    keepAwaited: (tx, ownerId, { awaited }) =>
      store.keepAwaited(tx, ownerId, { ...awaited, id: randomUUIDv7(), until: '2090-01-05T09:00:00.000Z' }),
    dropAwaited: (tx, ownerId, { awaited }) => store.dropAwaited(tx, ownerId, awaited),
    findOwnLast: (tx, ownerId, { thread }) => store.findOwnLast(tx, ownerId, thread),
    readAwaitedMail: (tx, ownerId, { awaited }) => store.readAwaitedMail(tx, ownerId, awaited),
    exportAwaited: (tx, ownerId) => store.exportAwaited(tx, ownerId),
  },
})
