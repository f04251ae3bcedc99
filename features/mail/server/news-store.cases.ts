import { defineStoreCases } from '#foundation/server/testing/store-cases.ts'
import * as store from './news-store.ts'
import { addMailbox, receive } from './testing/mailbox.ts'
import { sampleMessage } from './testing/sample-message.ts'

const since = new Date('2026-11-01T00:00:00Z')

export const cases = defineStoreCases({
  async make(tx, ownerId, mark) {
    const { folders } = await addMailbox(tx, ownerId)
    const receivedAt = new Date(Date.now() + 60_000).toISOString()
    const arriving = [sampleMessage({ subject: mark, text: 'Could you look at it?' }, { uid: 1, receivedAt })]
    const { fresh } = await receive(tx, ownerId, { folder: folders.inbox, arriving })
    const messages = fresh.map(({ message }) => message)
    await store.markUntold(tx, ownerId, { messages, since })
    return { messages, threads: fresh.map(({ thread }) => thread) }
  },
  calls: {
    listNews: (tx, ownerId, { messages }) => store.listNews(tx, ownerId, { messages, since }),
    markUntold: (tx, ownerId, { messages }) => store.markUntold(tx, ownerId, { messages, since }),
    markTold: (tx, ownerId, { messages }) => store.markTold(tx, ownerId, messages),
    listUnsettled: (tx, ownerId, { threads }) => store.listUnsettled(tx, ownerId, threads),
  },
})
