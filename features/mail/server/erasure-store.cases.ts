import { defineStoreCases } from '#foundation/server/testing/store-cases.ts'
import * as store from './erasure-store.ts'
import { holdCopies } from './placement-store.ts'
import { addMailbox, receive } from './testing/mailbox.ts'
import { sampleMessage } from './testing/sample-message.ts'

export const cases = defineStoreCases({
  async make(tx, ownerId, words) {
    const { folders } = await addMailbox(tx, ownerId, words)
    const arriving = [sampleMessage({ messageId: words, subject: words }, { uid: 1 })]
    const { fresh } = await receive(tx, ownerId, { folder: folders.trash, arriving })
    const [copy] = await holdCopies(tx, ownerId, { messages: fresh.map(({ message }) => message) })
    await store.addErasures(tx, ownerId, [copy?.id ?? ''])
    return { folder: folders.trash, copy: copy?.id ?? '' }
  },
  calls: {
    addErasures: (tx, ownerId, { copy }) => store.addErasures(tx, ownerId, [copy]),
    findErasure: (tx, ownerId, { copy }) => store.findErasure(tx, ownerId, copy),
    listErased: (tx, ownerId, { folder }) => store.listErased(tx, ownerId, { folder, uidValidity: 1, uids: [1] }),
    moveErasure: (tx, ownerId, { copy, folder }) =>
      store.moveErasure(tx, ownerId, { id: copy, folder, uidValidity: 2, uid: 2 }),
    endErasure: (tx, ownerId, { copy }) => store.endErasure(tx, ownerId, copy),
  },
})
