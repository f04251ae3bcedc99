import { randomUUIDv7 } from 'node:crypto'
import { defineStoreCases } from '#foundation/server/testing/store-cases.ts'
import * as store from './account-store.ts'
import { receive } from './testing/mailbox.ts'
import { sampleMessage } from './testing/sample-message.ts'

export const cases = defineStoreCases({
  async make(tx, ownerId, words) {
    const account = randomUUIDv7()
    await store.addAccount(tx, ownerId, { id: account, kind: 'sample', address: words, name: words })
    const folder = { id: randomUUIDv7(), account, path: words, name: words, role: 'inbox' as const }
    await store.keepFolder(tx, ownerId, folder)
    await receive(tx, ownerId, { folder: folder.id, arriving: [sampleMessage({ subject: words }, { uid: 1 })] })
    return { account, folder }
  },
  calls: {
    listAccounts: (tx, ownerId) => store.listAccounts(tx, ownerId),
    addAccount: async (tx, ownerId, { account }) => {
      await store.addAccount(tx, ownerId, { id: account, kind: 'imap', address: 'mine', name: 'mine' })
    },
    setAccountDeleted: async (tx, ownerId, { account }) =>
      (await store.setAccountDeleted(tx, ownerId, { id: account, at: new Date() })) || undefined,
    setAccountSends: (tx, ownerId, { account }) => store.setAccountSends(tx, ownerId, { id: account, sends: false }),
    destroyAccount: (tx, ownerId, { account }) => store.destroyAccount(tx, ownerId, account),
    destroyDeleted: (tx, ownerId) => store.destroyDeleted(tx, ownerId),
    listFolders: (tx, ownerId) => store.listFolders(tx, ownerId),
    keepFolder: (tx, ownerId, { folder }) => store.keepFolder(tx, ownerId, { ...folder, name: 'mine' }),
    setFolderPath: (tx, ownerId, { folder }) => store.setFolderPath(tx, ownerId, { id: folder.id, path: 'mine' }),
    removeFolder: (tx, ownerId, { folder }) => store.removeFolder(tx, ownerId, folder.id),
    fingerprintAccount: async (tx, ownerId, { account }) =>
      (await store.fingerprintAccount(tx, ownerId, account)) ?? undefined,
    exportAccounts: (tx, ownerId) => store.exportAccounts(tx, ownerId),
    exportFolders: (tx, ownerId) => store.exportFolders(tx, ownerId),
  },
})
