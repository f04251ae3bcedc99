import { afterAll, beforeAll, expect, test } from 'vitest'
import { testDatabase, type TestDatabase } from '#foundation/server/database/testing.ts'
import { testClock } from '#foundation/server/clock.ts'
import type { Notice, Notices } from '#foundation/server/notice.ts'
import type { Message } from '../../rules/message.ts'
import { openSendingDesk, testSent } from '../sending/testing/sending-desk.ts'
import { mailMigrations, openMailHouse } from '../testing/house.ts'
import { plantMail } from '../testing/planted-mail.ts'
import { settleAwaited } from './awaiting.ts'

let database: TestDatabase
beforeAll(async () => {
  database = await testDatabase({ migrations: [mailMigrations] })
})
afterAll(() => database.close())

const friday = '2026-11-27T16:00:00.000Z'

/** A mail by Ana, whose answer she awaits until Friday. */
async function open() {
  const house = openMailHouse(database)
  const ana = house.somebody()
  const { notices, settle } = settling(ana.id)
  const own = { messageId: `own-${ana.id}@x`, from: { name: 'Ana', address: 'ana@example.com' } }
  const { thread } = await plantMail(database, ana.id, 'Offer', own)
  const wait = (until = friday) => house.press(ana, 'await-answer', { threadId: thread, until })
  /** A day later. */
  const answer = async (more: Partial<Message> = {}) => {
    const said = { inReplyTo: [own.messageId], references: [own.messageId], ...more }
    const { message } = await plantMail(database, ana.id, 'Re: Offer', said)
    await database.pool.query(`update mail_messages set at = at + interval '1 day' where id = $1`, [message])
  }
  const awaited = async () => (await house.get<{ awaited: string | null }>(ana, 'threads/{id}', { id: thread })).awaited
  return { house, ana, thread, wait, answer, awaited, notices, settle }
}

function settling(ownerId: string) {
  const notices: Notice[] = []
  const book: Notices = {
    hand: async (_tx, owner, some) => void (owner === ownerId && notices.push(...some)),
    async withdraw(_tx, _owner, { about }) {
      const left = notices.filter((notice) => notice.about !== about)
      notices.splice(0, notices.length, ...left)
    },
  }
  const settle = (now: string) =>
    settleAwaited({ database, clock: testClock(now), notices: book, announce: async () => undefined })
  return { notices, settle }
}

test('where nobody answers in time, one notice leads to the thread', async () => {
  const { thread, wait, notices, settle, awaited } = await open()
  await wait()
  expect(await awaited()).toBe(friday)
  await settle('2026-11-27T15:59:00Z')
  expect(notices).toEqual([])
  await settle('2026-11-27T16:00:00Z')
  await settle('2026-11-27T16:01:00Z')
  expect(notices).toMatchObject([
    { kind: 'mail.unanswered', body: '“Offer” to Ana', link: `/assistant/mail?thread=${thread}` },
  ])
})

test('an answer ends it by itself, and takes a notice away; what a machine sent is no answer', async () => {
  const { wait, answer, notices, settle, awaited } = await open()
  await wait()
  await answer({ messageId: 'out@x', automatic: true })
  await settle('2026-11-27T16:00:00Z')
  expect(notices).toHaveLength(1)
  await answer()
  await settle('2026-11-27T16:02:00Z')
  expect(notices).toEqual([])
  expect(await awaited()).toBeNull()
  await expect(wait()).rejects.toThrow('Your last mail in this conversation has been answered.')
})

test('it is ended and brought back by Undo, and asked for only where one has written', async () => {
  const { house, ana, thread, wait, awaited } = await open()
  const done = await wait()
  const later = await wait('2026-11-30T16:00:00.000Z')
  await expect(house.undo(ana, 'await-answer', done)).rejects.toThrow('was changed since')
  await house.undo(ana, 'await-answer', later)
  expect(await awaited()).toBe(friday)
  const stopped = await house.press(ana, 'stop-awaiting', { threadId: thread })
  expect(await awaited()).toBeNull()
  await house.undo(ana, 'stop-awaiting', stopped)
  expect(await awaited()).toBe(friday)
  const { thread: received } = await plantMail(database, ana.id, 'Other')
  await expect(house.press(ana, 'await-answer', { threadId: received, until: friday })).rejects.toThrow(
    'You have written nothing in this conversation',
  )
})

test('a mail that was sent with it is waited for once it has gone, and not where it was taken back', async () => {
  const desk = await openSendingDesk(database, testSent())
  const { notices, settle } = settling(desk.ownerId)
  const id = await desk.send({ awaits: friday })
  await desk.sending.takeBack(desk.ownerId, id)
  await settle('2026-11-27T16:00:00Z')
  expect(notices).toEqual([])
  await database.pool.query(`update mail_sends set state = 'sent' where owner_id = $1`, [desk.ownerId])
  await settle('2026-11-27T16:01:00Z')
  expect(notices).toMatchObject([{ body: '“Offer” to sara@example.com', link: '/assistant/mail?list=sent' }])
})
