import { defineStoreCases } from '#foundation/server/testing/store-cases.ts'
import * as store from './part-store.ts'
import { addMailbox, receive } from './testing/mailbox.ts'
import { sampleMessage } from './testing/sample-message.ts'

export const cases = defineStoreCases({
  async make(tx, ownerId, words) {
    const { folders } = await addMailbox(tx, ownerId, words)
    const given = { place: '2', name: words, type: 'text/plain', bytes: 4, contentId: words, inline: false }
    const arriving = [sampleMessage({ subject: words, parts: [given] }, { uid: 1 })]
    const { fresh } = await receive(tx, ownerId, { folder: folders.inbox, arriving })
    const message = fresh[0]?.message ?? ''
    const [part] = await store.listParts(tx, ownerId, [message])
    const id = part?.id ?? ''
    await store.keepPart(tx, ownerId, { id, content: Buffer.from(words) })
    return { message, part: id }
  },
  calls: {
    listParts: (tx, ownerId, { message }) => store.listParts(tx, ownerId, [message]),
    findPart: (tx, ownerId, { part }) => store.findPart(tx, ownerId, part),
    readPart: async (tx, ownerId, { part }) => (await store.readPart(tx, ownerId, part)) ?? undefined,
    findPartPlace: (tx, ownerId, { part }) => store.findPartPlace(tx, ownerId, part),
    keepFetched: (tx, ownerId, { part }) =>
      store.keepFetched(tx, ownerId, { id: part, content: Buffer.from('mine'), now: new Date(0) }),
    keepPart: (tx, ownerId, { part }) => store.keepPart(tx, ownerId, { id: part, content: Buffer.from('mine') }),
    exportParts: (tx, ownerId) => store.exportParts(tx, ownerId, { after: undefined, limit: 10 }),
  },
})
