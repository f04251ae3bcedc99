import { randomUUIDv7 } from 'node:crypto'
import { defineStoreCases } from '#foundation/server/testing/store-cases.ts'
import { sentMail } from '../../contract.ts'
import * as store from './send-store.ts'

function sampleSend(words: string): store.NewSend {
  const account = randomUUIDv7()
  const content = sentMail.parse({ account, to: [{ name: words, address: 'sara@example.com' }], subject: words })
  const message = Buffer.from(words)
  const said = { headerId: words, sender: words, hiddenLine: words, writtenAfter: [words] }
  return {
    id: randomUUIDv7(),
    account,
    content,
    message,
    draftId: randomUUIDv7(),
    dueAt: '2090-01-05T09:00:00.000Z',
    ...said,
  }
}

export const cases = defineStoreCases({
  async make(tx, ownerId, words) {
    const message = randomUUIDv7()
    const formal = { kind: 'invitation' as const, message, answer: 'accept' as const, calendar: words }
    const plain = sampleSend(words)
    const made = { ...plain, content: { ...plain.content, formal } }
    await store.addSend(tx, ownerId, made)
    return { made, message }
  },
  calls: {
    findSendOfDraft: (tx, ownerId, { made }) => store.findSendOfDraft(tx, ownerId, made.draftId),
    listInvitationAnswers: (tx, ownerId, { message }) => store.listInvitationAnswers(tx, ownerId, [message]),
    addSend: async (tx, ownerId, { made }) => {
      await store.addSend(tx, ownerId, { ...sampleSend('mine'), id: made.id })
    },
    holdSend: (tx, ownerId, { made }) => store.holdSend(tx, ownerId, made.id),
    listSends: (tx, ownerId) => store.listSends(tx, ownerId),
    setSend: (tx, ownerId, { made }) =>
      store.setSend(tx, ownerId, { id: made.id, state: 'taken-back', dueAt: made.dueAt }),
    exportSends: (tx, ownerId) => store.exportSends(tx, ownerId),
    readMessage: (tx, ownerId, { made }) => store.readMessage(tx, ownerId, made.id),
  },
})
