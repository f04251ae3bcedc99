import { defineStoreCases } from '#foundation/server/testing/store-cases.ts'
import * as store from './search-store.ts'
import { addMailbox, receive } from './testing/mailbox.ts'
import { sampleMessage } from './testing/sample-message.ts'

export const cases = defineStoreCases({
  async make(tx, ownerId, words) {
    const { folders } = await addMailbox(tx, ownerId, words)
    await receive(tx, ownerId, { folder: folders.inbox, arriving: [sampleMessage({ text: 'offer' }, { uid: 1 })] })
  },
  calls: {
    searchLikely: (tx, ownerId) => store.searchLikely(tx, ownerId, { terms: ['offer'], filters: [] }),
    searchThreads: (tx, ownerId) =>
      store.searchThreads(tx, ownerId, { words: 'offer', filters: [], behind: undefined, limit: 10 }),
    countFitting: async (tx, ownerId) =>
      (await store.countFitting(tx, ownerId, { words: 'offer', filters: [] })).messages || undefined,
  },
})
