import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import type { Transaction } from '#foundation/server/database/database.ts'
import { planOf } from '#foundation/server/database/testing/plan.ts'
import { testDatabase, type TestDatabase } from '#foundation/server/database/testing.ts'
import type { FolderRole } from '../contract.ts'
import type { Message } from '../rules/message.ts'
import { type Arriving, depart, follow, notAsStored } from './arriving.ts'
import { findCopies, holdCopies, saveCopies } from './placement-store.ts'
import { addMailbox, receive, type TestMailbox } from './testing/mailbox.ts'
import { sampleMessage } from './testing/sample-message.ts'
import { decideThread, listRows } from './thread-store.ts'

let database: TestDatabase
let ana: string
let mailbox: TestMailbox
beforeAll(async () => {
  const migrations = [{ feature: 'mail', folder: new URL('migrations/', import.meta.url) }]
  database = await testDatabase({ migrations })
})
beforeEach(async () => {
  ana = randomUUID()
  mailbox = await database.as(ana, (tx) => addMailbox(tx, ana))
})
afterAll(() => database.close())

const take = (arriving: Arriving[], role: FolderRole = 'inbox', uidValidity = 1) =>
  database.as(ana, (tx) => receive(tx, ana, { folder: mailbox.folders[role], uidValidity, arriving }))
const rows = (list: string) =>
  database.as(ana, (tx) => listRows(tx, ana, { list, after: undefined, limit: 50, ascending: false }))
let minute = 0
const at = () => new Date(Date.UTC(2026, 10, 20, 8, (minute += 1))).toISOString()
const mail = (message: Partial<Message>, more: Parameters<typeof sampleMessage>[1] = {}) =>
  sampleMessage(message, { receivedAt: at(), ...more })

/** How many messages this connection has stored and changed since it last wrote that down. */
async function writtenBy(tx: Transaction) {
  const { rows: counted } = await sql<{ made: number; changed: number }>`
    select n_tup_ins::int as made, n_tup_upd::int as changed from pg_stat_xact_user_tables
    where relname = 'mail_messages'`.execute(tx)
  return counted[0] ?? { made: 0, changed: 0 }
}

describe('a message that arrives', () => {
  test('stands in the inbox, in its part, in its folder and among all', async () => {
    await take([mail({ messageId: 'a@x', subject: 'Offer', text: 'Here it is.' }, { uid: 1 })])
    const [row] = await rows('inbox')
    expect(row).toMatchObject({
      subject: 'Offer',
      snippet: 'Here it is.',
      messages: 1,
      unread: 1,
      people: [{ name: 'Sara Lind', address: 'sara@northwind.example', own: false, unread: true }],
      roles: ['inbox'],
    })
    for (const list of [`inbox:${row?.split}`, 'all', `folder:${mailbox.folders.inbox}`])
      expect(await rows(list)).toHaveLength(1)
    expect(await rows('archive')).toEqual([])
  })

  test('is written once, with what is said of its copy, and its thread is found at once', async () => {
    const flags = { seen: true, starred: true, labels: ['Offers', 'Blue'] }
    const arriving = [mail({ messageId: 'a@x' }, { uid: 1, flags }), mail({ messageId: 'b@x' }, { uid: 2 })]
    await database.as(ana, async (tx) => {
      const before = await writtenBy(tx)
      await receive(tx, ana, { folder: mailbox.folders.junk, arriving })
      const after = await writtenBy(tx)
      expect([after.made - before.made, after.changed - before.changed]).toEqual([2, 0])
      const { rows: stored } = await sql`select seen, starred, labels, hidden from mail_messages
        where owner_id = ${ana} order by header_id`.execute(tx)
      expect(stored).toEqual([
        { seen: true, starred: true, labels: ['Blue', 'Offers'], hidden: true },
        { seen: false, starred: false, labels: [], hidden: true },
      ])
    })
    const asked = sql`select from only mail_threads where owner_id = ${ana} and id = ${ana} for key share`
    expect(await database.asHouse((tx) => planOf(tx, asked))).toContain('mail_threads_pkey')
  })

  test('is compared with its copies only where it has not exactly the one it was stored with', () => {
    const copies = ['plain', 'twice', 'twice', 'late'].map((message, place) => ({ id: `copy-${place}`, message }))
    const stored = ['copy-0', 'copy-1', 'copy-2']
    const messages = ['plain', 'twice', 'late', 'nowhere']
    expect(notAsStored({ messages, copies, stored })).toEqual(['twice', 'late', 'nowhere'])
  })

  test('has the flags of all its copies where they arrive together', async () => {
    const starred = { flags: { starred: true } }
    const one = mail({ messageId: 'a@x' }, { uid: 1 })
    await take([one, { ...sampleMessage({ messageId: 'a@x' }, starred), receivedAt: one.receivedAt, uid: 2 }])
    expect(await rows('starred')).toMatchObject([{ messages: 1, starred: true }])
  })

  test('is the same when it comes again by the same number, also twice at once', async () => {
    const one = mail({ messageId: 'a@x' }, { uid: 1 })
    await take([one, one])
    await take([one])
    const [row] = await rows('inbox')
    expect(row?.messages).toBe(1)
  })

  test('is one message in two folders, and leaves when it leaves both', async () => {
    const one = mail({ messageId: 'a@x' }, { uid: 7 })
    await take([one])
    await take([{ ...one, uid: 3 }], 'archive')
    const [row] = await rows('all')
    expect(row).toMatchObject({ messages: 1, roles: ['archive', 'inbox'] })
    const copies = await database.as(ana, (tx) => holdCopies(tx, ana, { threads: [row?.id ?? ''] }))
    await database.as(ana, (tx) => depart(tx, ana, [copies[0]?.id ?? '']))
    expect(await rows('all')).toHaveLength(1)
    await database.as(ana, (tx) => depart(tx, ana, [copies[1]?.id ?? '']))
    expect(await rows('all')).toEqual([])
  })

  test('keeps its place when its folder counts anew', async () => {
    await take([mail({ messageId: 'a@x' }, { uid: 7 })])
    const [before] = await rows('inbox')
    await take([mail({ messageId: 'a@x' }, { uid: 1 })], 'inbox', 2)
    const copies = await database.as(ana, (tx) => holdCopies(tx, ana, { threads: [before?.id ?? ''] }))
    expect(copies).toMatchObject([{ uidValidity: 2 }])
  })

  test('is found where the person moved it before its server knew', async () => {
    await take([mail({ messageId: 'a@x' }, { uid: 7 })])
    const { inbox, archive } = mailbox.folders
    const moved = await database.as(ana, async (tx) => {
      const [copy] = await findCopies(tx, ana, { folder: inbox, uidValidity: 1, uids: [7] })
      if (!copy) throw new Error('It is not there.')
      await saveCopies(tx, ana, [{ ...copy, folder: archive }])
      return copy
    })
    await take([mail({ messageId: 'a@x' }, { uid: 1 })], 'archive')
    const copies = await database.as(ana, (tx) => holdCopies(tx, ana, { threads: [moved.thread] }))
    expect(copies).toMatchObject([{ id: moved.id, folder: archive, serverFolder: archive }])
  })

  test('with the Message-ID of another is a message of its own', async () => {
    await take([mail({ messageId: 'a@x' }, { uid: 1 })])
    await take([mail({ messageId: 'a@x', subject: 'Other' }, { uid: 2, bytes: 99 })])
    const all = await rows('all')
    expect(all.reduce((sum, { messages }) => sum + messages, 0)).toBe(2)
  })

  test('with characters that cannot be stored is stored without them', async () => {
    await take([mail({ messageId: 'a@x', subject: 'Of\0fer \ud800', text: '\0' }, { uid: 1 })])
    expect((await rows('inbox')).map(({ subject }) => subject)).toEqual(['Offer \ufffd'])
  })
})

describe('a thread', () => {
  const answers = { messageId: 'b@x', inReplyTo: ['a@x'], subject: 'Whatever' }

  test('has what answers its messages, whatever the subject', async () => {
    await take([mail({ messageId: 'a@x' }, { uid: 1 }), mail(answers, { uid: 2 })])
    expect(await rows('inbox')).toMatchObject([{ messages: 2, subject: 'Offer' }])
  })

  test('is joined by a parent that comes late', async () => {
    await take([mail(answers, { uid: 1 }), mail({ messageId: 'c@x', inReplyTo: ['a@x'] }, { uid: 2 })])
    await take([mail({ messageId: 'a@x' }, { uid: 3, receivedAt: '2026-11-19T08:00:00.000Z' })])
    expect(await rows('inbox')).toMatchObject([{ messages: 3, subject: 'Offer' }])
  })

  test('takes in another one when a message belongs to both', async () => {
    await take([mail({ messageId: 'a@x' }, { uid: 1 }), mail({ messageId: 'c@x', inReplyTo: ['b@x'] }, { uid: 2 })])
    expect(await rows('inbox')).toHaveLength(2)
    await take([mail(answers, { uid: 3 })])
    expect(await rows('inbox')).toMatchObject([{ messages: 3 }])
  })

  test('follows references only with the same subject', async () => {
    await take([mail({ messageId: 'a@x' }, { uid: 1 })])
    await take([mail({ messageId: 'b@x', references: ['a@x'], subject: 'Re: Offer' }, { uid: 2 })])
    await take([mail({ messageId: 'c@x', references: ['a@x'], subject: 'Lunch' }, { uid: 3 })])
    expect((await rows('inbox')).map(({ messages }) => messages)).toEqual([1, 2])
  })

  test('takes “Re:” without headers between the same two within a fortnight', async () => {
    await take([mail({ messageId: 'a@x' }, { uid: 1, receivedAt: '2026-11-01T08:00:00.000Z' })])
    const [from, to] = [{ name: '', address: 'Ana@example.com' }, [{ name: '', address: 'sara@northwind.example' }]]
    const again = (messageId: string, receivedAt: string, uid: number) =>
      mail({ messageId, subject: 'RE: offer', from, to }, { uid, receivedAt })
    await take([again('b@x', '2026-11-10T08:00:00.000Z', 1)], 'sent')
    expect(await rows('inbox')).toMatchObject([{ messages: 2 }])
    await take([again('c@x', '2026-12-30T08:00:00.000Z', 2)], 'sent')
    expect(await rows('inbox')).toMatchObject([{ messages: 2 }])
  })

  test('returns when somebody answers while it is snoozed', async () => {
    await take([mail({ messageId: 'a@x' }, { uid: 1 })])
    const id = (await rows('inbox'))[0]?.id ?? ''
    const later = { id, snoozedUntil: '2027-01-01T08:00:00Z', wokenAt: null, muted: false }
    await database.as(ana, (tx) => decideThread(tx, ana, later))
    await take([mail(answers, { uid: 2 })])
    expect(await rows('snoozed')).toEqual([])
    expect(await rows('inbox')).toMatchObject([{ messages: 2 }])
  })
})

test('what is read elsewhere is read here', async () => {
  await take([mail({ messageId: 'a@x' }, { uid: 1 })])
  await database.as(ana, async (tx) => {
    const [copy] = await findCopies(tx, ana, { folder: mailbox.folders.inbox, uidValidity: 1, uids: [1] })
    if (copy) await follow(tx, ana, [{ ...copy, seen: true, starred: true, labels: ['Offers'] }])
  })
  expect(await rows('starred')).toMatchObject([{ unread: 0, starred: true, labels: ['Offers'] }])
  expect(await rows('label:Offers')).toHaveLength(1)
})
