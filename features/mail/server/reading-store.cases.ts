import { defineStoreCases } from '#foundation/server/testing/store-cases.ts'
import * as store from './reading-store.ts'
import { addMailbox, receive } from './testing/mailbox.ts'
import { holdCopies } from './placement-store.ts'
import { sampleMessage } from './testing/sample-message.ts'

export const cases = defineStoreCases({
  async make(tx, ownerId, words) {
    const { folders } = await addMailbox(tx, ownerId, words)
    const arriving = [sampleMessage({ subject: words, text: words, html: words }, { uid: 1 })]
    const { fresh } = await receive(tx, ownerId, { folder: folders.inbox, arriving })
    const [copy] = await holdCopies(tx, ownerId, { threads: fresh.map(({ thread }) => thread) })
    return { message: fresh[0]?.message ?? '', thread: fresh[0]?.thread ?? '', copy: copy?.id ?? '' }
  },
  calls: {
    readMessages: (tx, ownerId, { thread }) => store.readMessages(tx, ownerId, { thread, limit: 10 }),
    readPersonal: (tx, ownerId) => store.readPersonal(tx, ownerId, { own: false, since: null, until: null, limit: 10 }),
    findMessage: (tx, ownerId, { message }) => store.findMessage(tx, ownerId, message),
    readHtml: (tx, ownerId, { message }) => store.readHtml(tx, ownerId, [message]),
    findSource: (tx, ownerId, { message }) => store.findSource(tx, ownerId, message),
    keepSource: (tx, ownerId, { copy }) =>
      store.keepSource(tx, ownerId, { copy, content: Buffer.from('mine'), now: new Date() }),
    exportMessages: (tx, ownerId) => store.exportMessages(tx, ownerId, { after: undefined, limit: 10 }),
  },
})
