import { randomUUIDv7 } from 'node:crypto'
import { defineStoreCases } from '#foundation/server/testing/store-cases.ts'
import * as store from './draft-store.ts'

function sampleDraft(words: string) {
  const sara = { name: words, address: 'sara@example.com' }
  const people = { to: [sara], cc: [sara], bcc: [sara] }
  const attachments = [{ id: randomUUIDv7(), name: words, bytes: 4 }]
  const said = { subject: words, text: words, html: words, attachments, writtenAfter: [words] }
  return {
    id: randomUUIDv7(),
    ...people,
    ...said,
    account: randomUUIDv7(),
    answers: randomUUIDv7(),
    replyTo: randomUUIDv7(),
  }
}

export const cases = defineStoreCases({
  async make(tx, ownerId, words) {
    const [made, deleted] = [sampleDraft(words), sampleDraft(words)]
    for (const each of [made, deleted]) await store.addDraft(tx, ownerId, each)
    await store.saveDraft(tx, ownerId, { ...deleted, deleted: true })
    return { made }
  },
  calls: {
    listDrafts: (tx, ownerId) => store.listDrafts(tx, ownerId),
    findDraft: (tx, ownerId, { made }) => store.findDraft(tx, ownerId, made.id),
    holdDraft: (tx, ownerId, { made }) => store.holdDraft(tx, ownerId, made.id),
    addDraft: async (tx, ownerId, { made }) => {
      await store.addDraft(tx, ownerId, { ...sampleDraft('mine'), id: made.id })
    },
    saveDraft: (tx, ownerId, { made }) => store.saveDraft(tx, ownerId, { ...made, subject: 'mine', deleted: false }),
    destroyDeletedDrafts: (tx, ownerId) => store.destroyDeletedDrafts(tx, ownerId),
    exportDrafts: (tx, ownerId) => store.exportDrafts(tx, ownerId),
  },
})
