import { randomUUIDv7 } from 'node:crypto'
import { defineStoreCases } from '#foundation/server/testing/store-cases.ts'
import * as store from './placement-store.ts'
import { addMailbox, receive } from './testing/mailbox.ts'
import { sampleMessage } from './testing/sample-message.ts'

const state = { seen: true, starred: true, answered: true, draft: true, labels: ['mine'] }

export const cases = defineStoreCases({
  async make(tx, ownerId, words) {
    const { folders } = await addMailbox(tx, ownerId, words)
    const arriving = [sampleMessage({ subject: words }, { uid: 1 })]
    const { fresh } = await receive(tx, ownerId, { folder: folders.inbox, arriving })
    const [{ message, thread } = { message: '', thread: '' }] = fresh
    const [copy] = await store.holdCopies(tx, ownerId, { messages: [message] })
    return { folder: folders.inbox, message, thread, copy: copy?.id ?? '' }
  },
  calls: {
    holdCopies: (tx, ownerId, { thread, message, copy }) =>
      store.holdCopies(tx, ownerId, { threads: [thread], messages: [message], ids: [copy] }),
    holdCopiesIn: (tx, ownerId) => store.holdCopiesIn(tx, ownerId, { role: 'inbox', limit: 10 }),
    findCopies: (tx, ownerId, { folder }) => store.findCopies(tx, ownerId, { folder, uidValidity: 1, uids: [1] }),
    addCopies: (tx, ownerId, { folder, message }) =>
      store.addCopies(tx, ownerId, [{ ...state, id: randomUUIDv7(), message, folder, uidValidity: 1, uid: 2 }]),
    saveCopies: (tx, ownerId, { copy, folder }) => store.saveCopies(tx, ownerId, [{ ...state, id: copy, folder }]),
    setServerPlace: (tx, ownerId, { copy, folder }) =>
      store.setServerPlace(tx, ownerId, { id: copy, folder, uidValidity: 2, uid: 2 }),
    findServerPlace: (tx, ownerId, { copy }) => store.findServerPlace(tx, ownerId, copy),
    removeCopies: (tx, ownerId, { copy }) => store.removeCopies(tx, ownerId, [copy]),
    listUids: (tx, ownerId, { folder }) => store.listUids(tx, ownerId, { folder, uidValidity: 1, from: 0 }),
    listSizes: (tx, ownerId, { folder }) => store.listSizes(tx, ownerId, { folder, uidValidity: 1 }),
    async findThere(tx, ownerId, { folder }) {
      const { all, known } = await store.findThere(tx, ownerId, { folder, headerIds: [''] })
      return all > 0 ? known : undefined
    },
    nameCopies: (tx, ownerId, { copy }) => store.nameCopies(tx, ownerId, [copy]),
    sendBack: (tx, ownerId, { folder }) => store.sendBack(tx, ownerId, folder),
    listCopiesThere: (tx, ownerId, { folder }) => store.listCopiesThere(tx, ownerId, folder),
    listOutdated: (tx, ownerId, { folder }) => store.listOutdated(tx, ownerId, { folder, uidValidity: 9 }),
    exportCopies: (tx, ownerId) => store.exportCopies(tx, ownerId, { after: undefined, limit: 10 }),
  },
})
