import { randomUUIDv7 } from 'node:crypto'
import { defineStoreCases } from '#foundation/server/testing/store-cases.ts'
import { listAccounts, listFolders } from './account-store.ts'
import { knownFrom } from '../rules/marks.ts'
import * as store from './message-store.ts'
import { newMessage } from './new-message.ts'
import { addMailbox, receive } from './testing/mailbox.ts'
import { sampleMessage } from './testing/sample-message.ts'
import { addThreads } from './thread-store.ts'

export const cases = defineStoreCases({
  async make(tx, ownerId, words) {
    const { account, folders } = await addMailbox(tx, ownerId, words)
    const given = sampleMessage({ messageId: 'a@x', subject: words, text: words, html: words }, { uid: 1 })
    const { fresh } = await receive(tx, ownerId, { folder: folders.inbox, arriving: [given] })
    const { message, thread } = fresh[0] ?? { message: '', thread: '' }
    const [stored] = await listAccounts(tx, ownerId)
    const [folder] = await listFolders(tx, ownerId)
    if (!stored || !folder) throw new Error('There is no account.')
    const made = newMessage(given, { id: randomUUIDv7(), account: stored, folder, known: knownFrom([]) })
    return { account, message, thread, made: { ...made, thread } }
  },
  calls: {
    addMessages: (tx, ownerId, { made }) => store.addMessages(tx, ownerId, [made]),
    listInThreads: (tx, ownerId, { thread }) => store.listInThreads(tx, ownerId, [thread]),
    followCopies: (tx, ownerId, { message }) => store.followCopies(tx, ownerId, [message]),
    findByHeaders: (tx, ownerId, { account }) => store.findByHeaders(tx, ownerId, { account, headerIds: ['a@x'] }),
    findSameSubject: (tx, ownerId, { account, made: { bareSubject, from, to, at } }) => {
      const people = [from, ...to].map(({ address }) => address.toLowerCase())
      return store.findSameSubject(tx, ownerId, { account, bareSubject, people, from: at, to: at })
    },
    async joinThreads(tx, ownerId, { thread }) {
      const { account } = await addMailbox(tx, ownerId)
      const into = randomUUIDv7()
      await addThreads(tx, ownerId, [{ id: into, account, bareSubject: '' }])
      await store.joinThreads(tx, ownerId, { from: thread, into })
    },
    listThreadsBy: (tx, ownerId, { made: { from } }) =>
      store.listThreadsBy(tx, ownerId, { address: from.address, limit: 10 }),
  },
})
