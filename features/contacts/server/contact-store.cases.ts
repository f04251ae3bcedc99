import { randomUUIDv7 } from 'node:crypto'
import { defineStoreCases } from '#foundation/server/testing/store-cases.ts'
import type { StoredContact } from '../rules/contact.ts'
import * as store from './contact-store.ts'

function sampleContact(words: string): StoredContact {
  const fields = {
    name: words,
    emails: ['akira@example.com'],
    phones: [words],
    company: words,
    notes: words,
    zone: words,
  }
  return { id: randomUUIDv7(), ...fields, origin: 'own', uid: words, writtenAfter: { name: [words] }, revision: 1 }
}

export const cases = defineStoreCases({
  async make(tx, ownerId, words) {
    const [made, deleted] = [sampleContact(words), sampleContact(words)]
    for (const each of [made, deleted]) await store.addContact(tx, ownerId, each)
    await store.saveContact(tx, ownerId, { ...deleted, deleted: true })
    await store.addDismissals(tx, ownerId, [words])
    return { made, words }
  },
  calls: {
    listContacts: (tx, ownerId) => store.listContacts(tx, ownerId),
    holdContact: (tx, ownerId, { made }) => store.holdContact(tx, ownerId, made.id),
    takeTurn: (tx, ownerId) => store.takeTurn(tx, ownerId),
    addContact: async (tx, ownerId, { made }) => {
      await store.addContact(tx, ownerId, { ...sampleContact('mine'), id: made.id })
    },
    saveContact: (tx, ownerId, { made }) => store.saveContact(tx, ownerId, { ...made, name: 'mine', deleted: false }),
    destroyDeleted: (tx, ownerId) => store.destroyDeleted(tx, ownerId),
    listDismissals: (tx, ownerId) => store.listDismissals(tx, ownerId),
    addDismissals: (tx, ownerId) => store.addDismissals(tx, ownerId, ['mine@example.com']),
    dropDismissals: (tx, ownerId, { words }) => store.dropDismissals(tx, ownerId, [words]),
    exportContacts: (tx, ownerId) => store.exportContacts(tx, ownerId),
    exportDismissals: (tx, ownerId) => store.exportDismissals(tx, ownerId),
  },
})
