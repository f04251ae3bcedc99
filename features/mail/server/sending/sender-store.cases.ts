import { randomUUIDv7 } from 'node:crypto'
import { defineStoreCases } from '#foundation/server/testing/store-cases.ts'
import { addAccount } from '../account-store.ts'
import * as store from './sender-store.ts'

const manner = { greeting: 'Hi {name},', formalGreeting: '', closing: 'Best,', formalClosing: '' }

export const cases = defineStoreCases({
  async make(tx, ownerId, words) {
    const account = randomUUIDv7()
    await addAccount(tx, ownerId, { id: account, kind: 'imap', address: words, name: words })
    await store.keepSender(tx, ownerId, {
      account,
      name: words,
      signature: words,
      holdSeconds: 5,
      ...manner,
      writtenAfter: [words],
    })
    return { account }
  },
  calls: {
    listSenders: (tx, ownerId) => store.listSenders(tx, ownerId),
    keepSender: (tx, ownerId, { account }) =>
      store.keepSender(tx, ownerId, {
        account,
        name: 'mine',
        signature: 'mine',
        holdSeconds: 1,
        ...manner,
        writtenAfter: [],
      }),
    listOwnMails: (tx, ownerId, { account }) => store.listOwnMails(tx, ownerId, account),
    exportSenders: (tx, ownerId) => store.exportSenders(tx, ownerId),
  },
})
