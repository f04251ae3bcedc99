import { defineStoreCases } from '#foundation/server/testing/store-cases.ts'
import * as store from './part-passage-store.ts'
import { keepPart, listParts } from './part-store.ts'
import { addMailbox, receive } from './testing/mailbox.ts'
import { sampleMessage } from './testing/sample-message.ts'

export const cases = defineStoreCases({
  async make(tx, ownerId, words) {
    const { folders } = await addMailbox(tx, ownerId, words)
    const given = { place: '2', name: words, type: 'text/plain', bytes: 4, contentId: undefined, inline: false }
    const arriving = [sampleMessage({ subject: words, parts: [given] }, { uid: 1 })]
    const { fresh } = await receive(tx, ownerId, { folder: folders.inbox, arriving })
    const [part] = await listParts(tx, ownerId, [fresh[0]?.message ?? ''])
    const id = part?.id ?? ''
    await keepPart(tx, ownerId, { id, content: Buffer.from(words) })
    return { part: id }
  },
  calls: {
    releasePart: (tx, ownerId, { part }) => store.releasePart(tx, ownerId, part),
    keepPassages: (tx, ownerId, { part }) =>
      store.keepPassages(tx, ownerId, {
        id: part,
        passages: [{ kind: 'text', text: 'mine', place: {}, language: 'en' }],
      }),
  },
})
