import { defineStoreCases } from '#foundation/server/testing/store-cases.ts'
import * as store from './reference-store.ts'
import { addMailbox, receive } from './testing/mailbox.ts'
import { sampleMessage } from './testing/sample-message.ts'

export const cases = defineStoreCases({
  async make(tx, ownerId, words) {
    const { account, folders } = await addMailbox(tx, ownerId, words)
    const arriving = [sampleMessage({ messageId: words, subject: words }, { uid: 1 })]
    const { threads } = await receive(tx, ownerId, { folder: folders.inbox, arriving })
    return { account, thread: threads[0] ?? '', headerId: words }
  },
  calls: {
    findReferences: (tx, ownerId, { account, headerId }) =>
      store.findReferences(tx, ownerId, { account, headerIds: [headerId] }),
    addReferences: (tx, ownerId, { account, thread, headerId }) =>
      store.addReferences(tx, ownerId, { account, references: [{ headerId, thread, strength: 'reply' }] }),
    joinReferences: (tx, ownerId, { thread }) => store.joinReferences(tx, ownerId, { from: thread, into: thread }),
    exportReferences: (tx, ownerId) => store.exportReferences(tx, ownerId, { after: undefined, limit: 10 }),
  },
})
