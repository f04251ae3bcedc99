import { defineStoreCases } from '#foundation/server/testing/store-cases.ts'
import * as store from './rule-store.ts'
import { addMailbox, receive } from './testing/mailbox.ts'
import { sampleMessage } from './testing/sample-message.ts'

export const cases = defineStoreCases({
  async make(tx, ownerId, words) {
    const { folders } = await addMailbox(tx, ownerId, words)
    const arriving = [sampleMessage({ subject: words }, { uid: 1 })]
    const { fresh } = await receive(tx, ownerId, { folder: folders.inbox, arriving })
    const message = fresh[0]?.message ?? ''
    await store.saveRule(tx, ownerId, { address: words, split: 'rest', pictures: true })
    await store.savePictures(tx, ownerId, { id: message, show: true })
    return { message, address: words }
  },
  calls: {
    findRules: (tx, ownerId, { address }) => store.findRules(tx, ownerId, [address]),
    saveRule: (tx, ownerId, { address }) => store.saveRule(tx, ownerId, { address, split: null, pictures: null }),
    listPictures: (tx, ownerId, { message }) => store.listPictures(tx, ownerId, [message]),
    savePictures: (tx, ownerId, { message }) => store.savePictures(tx, ownerId, { id: message, show: true }),
    exportRules: (tx, ownerId) => store.exportRules(tx, ownerId),
    exportPictures: (tx, ownerId) => store.exportPictures(tx, ownerId),
  },
})
