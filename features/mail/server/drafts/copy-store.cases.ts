import { randomUUIDv7 } from 'node:crypto'
import { defineStoreCases } from '#foundation/server/testing/store-cases.ts'
import { listFolders } from '../account-store.ts'
import { addMailbox } from '../testing/mailbox.ts'
import * as store from './copy-store.ts'

export const cases = defineStoreCases({
  async make(tx, ownerId, words) {
    const { folders } = await addMailbox(tx, ownerId, words)
    const folder = folders.inbox
    const account = (await listFolders(tx, ownerId)).find(({ id }) => id === folder)?.account ?? ''
    const copy = { draft: randomUUIDv7(), account, revision: 1, folder, uidValidity: 1, uid: 1, going: false }
    await store.keepDraftCopy(tx, ownerId, copy)
    return copy
  },
  calls: {
    listDraftCopies: (tx, ownerId, { draft }) => store.listDraftCopies(tx, ownerId, draft),
    listDraftCopiesIn: (tx, ownerId, { folder }) => store.listDraftCopiesIn(tx, ownerId, folder),
    keepDraftCopy: (tx, ownerId, copy) => store.keepDraftCopy(tx, ownerId, { ...copy, uid: 2 }),
    setDraftCopyGoing: (tx, ownerId, copy) => store.setDraftCopyGoing(tx, ownerId, { ...copy, going: true }),
    renewDraftCopy: (tx, ownerId, copy) => store.renewDraftCopy(tx, ownerId, { ...copy, above: 1 }),
    loseDraftCopy: (tx, ownerId, copy) => store.loseDraftCopy(tx, ownerId, copy),
    removeDraftCopy: (tx, ownerId, copy) => store.removeDraftCopy(tx, ownerId, copy),
  },
})
