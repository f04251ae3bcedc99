import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { testClock } from '#foundation/server/clock.ts'
import { testDatabase, type TestDatabase } from '#foundation/server/database/testing.ts'
import type { SoughtPeople } from '#foundation/server/acquaintance.ts'
import type { Notice } from '#foundation/server/notice.ts'
import type { Message } from '../rules/message.ts'
import { decideThread, holdThreads } from './thread-store.ts'
import { tellLate } from './jobs.ts'
import { endNews, noteNews, tellOfNews } from './news.ts'
import { mailMigrations } from './testing/house.ts'
import { addMailbox, receive } from './testing/mailbox.ts'
import { sampleMessage } from './testing/sample-message.ts'

let database: TestDatabase
beforeAll(async () => {
  database = await testDatabase({ migrations: [mailMigrations] })
})
afterAll(() => database.close())

const handed: Notice[] = []
const withdrawn: unknown[] = []
const asked: (readonly string[])[] = []
beforeEach(() => {
  for (const kept of [handed, withdrawn, asked]) kept.splice(0)
})
const notices = {
  hand: async (_tx: unknown, _ownerId: string, some: readonly Notice[]) => void handed.push(...some),
  withdraw: async (_tx: unknown, _ownerId: string, { about }: { about: unknown }) => void withdrawn.push(about),
}
const question = { subject: 'Offer', text: 'Hello Ana, could you send me the offer? Sara' }
const invitation = (method: string) =>
  `BEGIN:VCALENDAR\nMETHOD:${method}\nBEGIN:VEVENT\nUID:1\nDTSTART:20261127T100000Z\nEND:VEVENT\nEND:VCALENDAR`

type Given = {
  message?: Partial<Message>
  more?: Parameters<typeof sampleMessage>[1]
  folder?: 'inbox' | 'junk'
  /** What arrives with it. */
  others?: Partial<Message>[]
  /** Where the address of the sender is known from; without a source the person wrote it down. */
  known?: readonly string[]
  wrote?: boolean
  muted?: boolean
  added?: string
  /** The server that brought it dies before it tells. */
  dies?: true
}

/** Ana’s mailbox is as old as `added`; then this mail arrives at ten past eight. */
async function arrives({ message = question, more = {}, others = [], known, ...given }: Given) {
  const ana = randomUUID()
  const fresh = await database.as(ana, async (tx) => {
    const { folders } = await addMailbox(tx, ana)
    await sql`update mail_accounts set created_at = ${given.added ?? '2026-11-01T00:00:00Z'} where owner_id = ${ana}`.execute(
      tx,
    )
    if (given.wrote === true) {
      const [from, to] = [
        { name: 'Ana', address: 'ana@example.com' },
        [{ name: '', address: 'Sara@northwind.example' }],
      ]
      const sent = sampleMessage({ messageId: 'lunch', from, to, subject: 'Lunch' }, { uid: 1 })
      await receive(tx, ana, { folder: folders.sent, arriving: [sent] })
    }
    const first = sampleMessage({ messageId: 'offer', ...message }, { uid: 1, ...more })
    const arriving = [first, ...others.map((other, at) => sampleMessage(other, { uid: at + 2 }))]
    const arrived = await receive(tx, ana, { folder: folders[given.folder ?? 'inbox'], arriving })
    const messages = arrived.fresh.map(({ message: one }) => one)
    await noteNews(tx, ana, { messages, now: new Date('2026-11-20T08:10:00Z') })
    if (given.muted === true)
      for (const thread of await holdThreads(tx, ana, [arrived.fresh[0]?.thread ?? '']))
        await decideThread(tx, ana, { ...thread, muted: true })
    return arrived.fresh
  })
  const parts = {
    database,
    notices,
    clock: testClock('2026-11-20T08:10:00Z'),
    peopleKnown: async (_ownerId: string, { addresses = [] }: SoughtPeople) => {
      asked.push(addresses)
      return addresses.flatMap((email) =>
        known === undefined ? [] : [{ id: email, name: 'Sara Lind', email, saved: false, sources: known }],
      )
    },
  }
  const told = fresh.map((each) => each.message)
  if (given.dies === true) {
    await database.pool.query(`update mail_messages set created_at = '2026-11-20T08:01:00Z' where owner_id = $1`, [ana])
    await tellLate(parts)
  }
  await tellOfNews(parts, ana, told)
  const thread = fresh[0]?.thread ?? ''
  await database.as(ana, (tx) => endNews(tx, ana, [thread], notices))
  return thread
}

test('mail to answer from somebody known is told of, with who asks and the way to it', async () => {
  const thread = await arrives({ known: [] })
  expect(handed).toEqual([
    expect.objectContaining({
      kind: 'mail.new',
      about: thread,
      title: 'Sara Lind',
      body: 'Offer',
      link: `/assistant/mail?thread=${thread}`,
      unlessPresent: true,
      sources: ['the mail “Offer” from Sara Lind'],
    }),
  ])
  expect(withdrawn).toEqual([])
})

test('so is mail from somebody who was written to, and an invitation from anybody', async () => {
  await arrives({ wrote: true })
  await arrives({ message: { subject: 'Budget', automatic: true, invitation: invitation('REQUEST') } })
  expect(handed.map(({ body }) => body)).toEqual(['Offer', 'Invites you: Budget'])
})

test('who is known is asked once, however much mail has arrived', async () => {
  const [sara, tom] = ['sara@northwind.example', 'tom@northwind.example']
  const others = [sara, sara, tom].map((address, at) => ({
    ...question,
    messageId: `other ${at}`,
    from: { name: '', address },
  }))
  await arrives({ known: [], others })
  expect(asked.map((addresses) => addresses.toSorted())).toEqual([[sara, tom]])
  expect(handed).toHaveLength(4)
})

test('mail whose server died before it told is told of by another, once', async () => {
  await arrives({ wrote: true, dies: true })
  expect(handed.map(({ body }) => body)).toEqual(['Offer'])
})

test('what was read elsewhere is withdrawn', async () => {
  const thread = await arrives({ wrote: true, more: { flags: { seen: true } } })
  expect([handed, withdrawn]).toEqual([[], [[thread]]])
})

test.each<[string, Given]>([
  ['mail from a stranger', {}],
  ['mail from somebody who is known by their mail alone', { known: ['the mail “Offer” from Sara Lind'] }],
  ['a newsletter', { wrote: true, message: { ...question, listId: 'news.example' } }],
  ['a program', { wrote: true, message: { ...question, automatic: true } }],
  ['spam', { wrote: true, folder: 'junk' }],
  ['a muted thread', { wrote: true, muted: true }],
  ['what came hours ago', { wrote: true, more: { receivedAt: '2026-11-20T05:00:00.000Z' } }],
  ['what came before the account did', { wrote: true, added: '2026-11-20T08:05:00Z' }],
  ['what cancels an event', { message: { subject: 'Budget', automatic: true, invitation: invitation('CANCEL') } }],
])('there is no notice of %s', async (_what, given) => {
  await arrives(given)
  expect(handed).toEqual([])
})
