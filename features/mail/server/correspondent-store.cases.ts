import { randomUUID } from 'node:crypto'
import { defineStoreCases } from '#foundation/server/testing/store-cases.ts'
import * as store from './correspondent-store.ts'
import { addMailbox, receive } from './testing/mailbox.ts'
import { sampleMessage } from './testing/sample-message.ts'

export const cases = defineStoreCases({
  async make(tx, ownerId, words) {
    const { folders } = await addMailbox(tx, ownerId, words)
    const arriving = [sampleMessage({ subject: words }, { uid: 1 })]
    await receive(tx, ownerId, { folder: folders.inbox, arriving })
    const listed = sampleMessage(
      {
        subject: words,
        from: { name: 'Tom', address: 'tom@example.com' },
        listId: 'Crew <crew.lists.example.com>',
        to: [{ name: words, address: 'crew@lists.example.com' }],
      },
      { uid: 2 },
    )
    await receive(tx, ownerId, { folder: folders.inbox, arriving: [listed] })
    const own = sampleMessage({ to: [{ name: words, address: 'tom@example.com' }] }, { uid: 1 })
    await receive(tx, ownerId, { folder: folders.sent, arriving: [own] })
  },
  calls: {
    async listCorrespondents(tx, ownerId) {
      const found = await store.listCorrespondents(tx, ownerId)
      return found.length > 0 ? found : undefined
    },
    async listLists(tx, ownerId) {
      const found = await store.listLists(tx, ownerId)
      return found.length > 0 ? found : undefined
    },
    async listKnown(tx, ownerId) {
      const found = await store.listKnown(tx, ownerId)
      return found.length > 0 ? found : undefined
    },
    async listExchanged(tx, ownerId) {
      const found = await store.listExchanged(tx, ownerId, ['sara@northwind.example', 'tom@example.com'])
      return found.length > 0 ? found : undefined
    },
    async countReceived(tx, ownerId) {
      const found = await store.countReceived(tx, ownerId, {
        addresses: ['sara@northwind.example'],
        except: randomUUID(),
      })
      return found.length > 0 ? found : undefined
    },
  },
})
