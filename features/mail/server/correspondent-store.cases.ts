import { defineStoreCases } from '#foundation/server/testing/store-cases.ts'
import * as store from './correspondent-store.ts'
import { addMailbox, receive } from './testing/mailbox.ts'
import { sampleMessage } from './testing/sample-message.ts'

export const cases = defineStoreCases({
  async make(tx, ownerId, words) {
    const { folders } = await addMailbox(tx, ownerId, words)
    await receive(tx, ownerId, { folder: folders.inbox, arriving: [sampleMessage({ subject: words }, { uid: 1 })] })
  },
  calls: {
    async listCorrespondents(tx, ownerId) {
      const found = await store.listCorrespondents(tx, ownerId)
      return found.length > 0 ? found : undefined
    },
  },
})
