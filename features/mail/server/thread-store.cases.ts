import { randomUUIDv7 } from 'node:crypto'
import { defineStoreCases } from '#foundation/server/testing/store-cases.ts'
import { addMailbox, receive } from './testing/mailbox.ts'
import { sampleMessage } from './testing/sample-message.ts'
import * as store from './thread-store.ts'

const at = '2026-11-20T08:00:00Z'

export const cases = defineStoreCases({
  async make(tx, ownerId, words) {
    const { account, folders } = await addMailbox(tx, ownerId, words)
    const flags = { labels: [words.replaceAll(' ', '')] }
    const arriving = [sampleMessage({ subject: words, text: words }, { uid: 1, flags })]
    const { threads } = await receive(tx, ownerId, { folder: folders.inbox, arriving })
    return { account, thread: threads[0] ?? '' }
  },
  calls: {
    holdThreads: (tx, ownerId, { thread }) => store.holdThreads(tx, ownerId, [thread]),
    addThreads: (tx, ownerId, { account }) =>
      store.addThreads(tx, ownerId, [{ id: randomUUIDv7(), account, bareSubject: 'mine' }]),
    decideThread: (tx, ownerId, { thread }) =>
      store.decideThread(tx, ownerId, { id: thread, snoozedUntil: at, wokenAt: null, muted: true }),
    saveSummaries: (tx, ownerId, { thread }) => store.saveSummaries(tx, ownerId, [{ ...summary, id: thread }]),
    saveListings: (tx, ownerId, { thread }) =>
      store.saveListings(tx, ownerId, { threads: [thread], listings: [{ thread, list: 'mine', at, unread: true }] }),
    destroyThreads: (tx, ownerId, { thread }) => store.destroyThreads(tx, ownerId, [thread]),
    listThreadIds: (tx, ownerId, { account }) => store.listThreadIds(tx, ownerId, account),
    listRows: (tx, ownerId) =>
      store.listRows(tx, ownerId, { list: 'all', after: undefined, limit: 10, ascending: false }),
    readRows: (tx, ownerId, { thread }) => store.readRows(tx, ownerId, [thread]),
    countLists: (tx, ownerId) => store.countLists(tx, ownerId),
    countDrafts: (tx, ownerId) => store.countDrafts(tx, ownerId),
    readSubjects: (tx, ownerId, { thread }) => store.readSubjects(tx, ownerId, [thread]),
    exportThreads: (tx, ownerId) => store.exportThreads(tx, ownerId, { after: undefined, limit: 10 }),
  },
})

const summary = {
  subject: 'mine',
  bareSubject: 'mine',
  snippet: 'mine',
  people: [],
  newestAt: at,
  messages: 1,
  unread: 0,
  starred: true,
  attachments: 0,
  invitation: false,
  draft: false,
  marked: false,
  labels: [],
  roles: [],
  split: 'rest' as const,
  why: 'mine',
  sorted: true,
}
