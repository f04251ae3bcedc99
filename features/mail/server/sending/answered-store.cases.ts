import { defineStoreCases } from '#foundation/server/testing/store-cases.ts'
import { addMailbox, receive } from '../testing/mailbox.ts'
import { sampleMessage } from '../testing/sample-message.ts'
import * as store from './answered-store.ts'

export const cases = defineStoreCases({
  async make(tx, ownerId, words) {
    const { folders } = await addMailbox(tx, ownerId)
    const given = sampleMessage({ messageId: words, subject: words, references: [words] })
    const { fresh } = await receive(tx, ownerId, { folder: folders.inbox, uidValidity: null, arriving: [given] })
    return { thread: fresh[0]?.thread ?? '', message: fresh[0]?.message ?? '' }
  },
  calls: {
    findAnswered: (tx, ownerId, which) => store.findAnswered(tx, ownerId, which),
    findAnsweredBy: (tx, ownerId, { message }) => store.findAnsweredBy(tx, ownerId, message),
  },
})
