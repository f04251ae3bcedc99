import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest'
import { testDatabase, type TestDatabase } from '#foundation/server/database/testing.ts'
import { holdCopies } from '../placement-store.ts'
import { mailMigrations } from '../testing/house.ts'
import { addMailbox, receive } from '../testing/mailbox.ts'
import { sampleMessage } from '../testing/sample-message.ts'
import { nameLeft, wishWords } from './left.ts'
import { openSource } from './source.ts'
import { hasDovecot, startDovecot } from './testing/dovecot.ts'
import { letter } from './testing/office.ts'
import { openOtherClient, openPostOffice } from './testing/post-office.ts'

let database: TestDatabase
beforeAll(async () => {
  database = await testDatabase({ migrations: [mailMigrations] })
})
afterAll(() => database.close())

test('mail that could not be read and changes that were given up are named, each with a sentence', async () => {
  const ana = randomUUID()
  const at = '2026-11-23T08:00:00.000Z'
  const named = await database.as(ana, async (tx) => {
    const { account, folders } = await addMailbox(tx, ana)
    const arriving = [sampleMessage({ subject: 'Budget' }, { uid: 1, receivedAt: at })]
    const { fresh } = await receive(tx, ana, { folder: folders.inbox, arriving })
    const copy = (await holdCopies(tx, ana, { messages: fresh.map(({ message }) => message) }))[0]?.id ?? ''
    const change = { id: '1', why: 'The server did not take it.', at }
    return nameLeft(
      tx,
      { ownerId: ana, id: account },
      {
        unread: [
          {
            id: 'a',
            folder: 'inbox',
            ref: '42',
            about: { title: 'Plan', by: 'Tom', at },
            why: 'It could not be stored.',
          },
          { id: 'b', folder: 'gone', ref: '7', about: null, why: 'It takes too long.' },
        ],
        givenUp: [
          { ...change, item: copy, field: 'folder', wanted: folders.archive },
          { ...change, item: randomUUID(), field: 'deleted', wanted: true },
        ],
      },
    )
  })
  expect(named.unread).toEqual([
    { id: 'a', title: 'Plan', by: 'Tom', at, place: 'inbox, number 42', sentence: 'It could not be stored.' },
    { id: 'b', title: '', by: '', at: null, place: 'gone, number 7', sentence: 'It takes too long.' },
  ])
  expect(named.givenUp).toMatchObject([
    {
      title: 'Budget',
      by: 'Sara Lind',
      place: 'inbox',
      sentence: 'It was to be moved to archive. The server did not take it.',
    },
    { title: '', place: '', sentence: 'It was to be deleted for good. The server did not take it.' },
  ])
})

test.each([
  ['seen', true, 'It was to be marked as read.'],
  ['seen', false, 'It was to be marked as unread.'],
  ['starred', false, 'Its star was to be taken away.'],
  ['label:Offers', true, 'The label “Offers” was to be added.'],
  ['content', true, 'Its attachment was to be fetched.'],
  ['source', true, 'All of it was to be fetched.'],
  ['folder', 'gone', 'It was to be moved to a folder that is gone.'],
])('a change is told in words: %s %s', (field, wanted, expected) => {
  expect(wishWords({ item: 'a', field, wanted }, [])).toBe(expected)
})

test.skipIf(!hasDovecot)('mail that cannot be read is known by what its server tells of it', async () => {
  await using dovecot = await startDovecot()
  const other = await openOtherClient(dovecot)
  await other.append('INBOX', letter('Plan'), [], new Date('2026-11-23T08:00:00Z'))
  const { outside, account } = openPostOffice(database, dovecot)
  const reader = { read: async () => ({ refused: 'It takes too long.' }), [Symbol.asyncDispose]: async () => {} }
  const ending = new AbortController()
  onTestFinished(() => ending.abort())
  const parts = { outside, database, reader, spoilt: new Map<string, number>() }
  await using source = await openSource(parts, account(), ending.signal)
  const { unreadable } = await source.changes('INBOX', undefined, ending.signal)
  expect(unreadable).toEqual([
    {
      ref: '1',
      why: 'It takes too long.',
      about: { title: 'Plan', by: 'Sara Weber', at: '2026-11-23T08:00:00.000Z' },
    },
  ])
})
