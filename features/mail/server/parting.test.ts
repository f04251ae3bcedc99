import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { testDatabase, type TestDatabase } from '#foundation/server/database/testing.ts'
import { noNotices } from '#foundation/server/notice.ts'
import { boundless } from '#foundation/server/quota/testing.ts'
import { usualTimeFormat } from '#foundation/time/format/time-format.ts'
import type { Outside } from '#foundation/server/outside.ts'
import type { Person } from '#foundation/server/person.ts'
import type { Message } from '../rules/message.ts'
import { holdCopies } from './placement-store.ts'
import { listErased } from './erasure-store.ts'
import { type MailTestHouse, mailMigrations, openMailHouse } from './testing/house.ts'
import { addMailbox, receive, type TestMailbox } from './testing/mailbox.ts'
import { sampleMessage } from './testing/sample-message.ts'
import { createSending } from './sending/sending.ts'
import { unsubscribeAction } from './sending/unsubscribe-action.ts'

let database: TestDatabase
let house: MailTestHouse
let ana: Person
let mailbox: TestMailbox
beforeAll(async () => {
  database = await testDatabase({ migrations: [mailMigrations] })
})
beforeEach(async () => {
  house = openMailHouse(database)
  ana = house.somebody()
  mailbox = await database.as(ana.id, (tx) => addMailbox(tx, ana.id))
})
afterAll(() => database.close())

let uid = 0
async function mail(subject: string, more: Partial<Message> = {}, folder = mailbox.folders.inbox) {
  uid += 1
  const arriving = [sampleMessage({ messageId: `${uid}@x`, subject, ...more }, { uid })]
  const { fresh } = await database.as(ana.id, (tx) => receive(tx, ana.id, { folder, arriving }))
  return { thread: fresh[0]?.thread ?? '', message: fresh[0]?.message ?? '', uid }
}
const news = (unsubscribe: Message['unsubscribe']) => mail('News', { unsubscribe })
const inTrash = async () => (await house.list(ana, { view: 'trash' })).map(({ subject }) => subject)

describe('deleting for good', () => {
  test('takes what is in the trash, leaves where its server has it to the outbox, and lets it not arrive again', async () => {
    const [one, two] = [await mail('One', {}, mailbox.folders.trash), await mail('Two', {}, mailbox.folders.trash)]
    await house.press(ana, 'delete-forever', { threadIds: [one.thread] })
    expect(await inTrash()).toEqual(['Two'])
    expect(await database.as(ana.id, (tx) => holdCopies(tx, ana.id, { messages: [one.message] }))).toEqual([])
    const there = { folder: mailbox.folders.trash, uidValidity: 1, uids: [one.uid, two.uid] }
    expect(await database.as(ana.id, (tx) => listErased(tx, ana.id, there))).toEqual([one.uid])
    const arriving = [sampleMessage({ messageId: `${one.uid}@x`, subject: 'One' }, { uid: one.uid })]
    await database.as(ana.id, (tx) => receive(tx, ana.id, { folder: mailbox.folders.trash, arriving }))
    expect(await inTrash()).toEqual(['Two'])
  })

  test('refuses what was not thrown away before, and of a thread takes only what was', async () => {
    const { thread, message } = await mail('One')
    await expect(house.press(ana, 'delete-forever', { threadIds: [thread] })).rejects.toThrow('in the trash or in junk')
    const answer = { inReplyTo: [`${uid}@x`], subject: 'Re: One' }
    const thrown = await mail('Re: One', answer, mailbox.folders.trash)
    expect(thrown.thread).toBe(thread)
    await house.press(ana, 'delete-forever', { threadIds: [thread] })
    const left = await database.as(ana.id, (tx) => holdCopies(tx, ana.id, { threads: [thread] }))
    expect(left.map((copy) => copy.message)).toEqual([message])
  })

  test('empties the trash only if it is as it was shown', async () => {
    await mail('One', {}, mailbox.folders.trash)
    await mail('Two', {}, mailbox.folders.trash)
    expect((await house.mailboxes(ana)).trash).toEqual({ messages: 2 })
    await expect(house.press(ana, 'empty-trash', { messages: 1 })).rejects.toThrow('2 mails are in the trash by now')
    await house.press(ana, 'empty-trash', { messages: 2 })
    expect(await inTrash()).toEqual([])
    await expect(house.press(ana, 'empty-trash', { messages: 1 })).rejects.toThrow('The trash is empty.')
  })
})

const readerOf = async () => ({ name: 'Ana', zone: 'UTC', format: usualTimeFormat })
const nudge = () => undefined

describe('unsubscribing', () => {
  const asked: unknown[] = []
  const outside = (status: number): Pick<Outside, 'request'> => ({
    async request(_ownerId, purpose, url, { method, body } = {}) {
      asked.push([purpose, method, String(url), body])
      return { status, headers: {}, body: Buffer.alloc(0) }
    },
  })
  const desk = (status: number) => {
    const quiet = { quotas: boundless, notices: noNotices, changed: async () => {} }
    const sending = createSending({ database, clock: house.clock, ...quiet })
    return { action: unsubscribeAction({ database, outside: outside(status), sending, readerOf, nudge }), sending }
  }
  const leave = (messageId: string, status = 200) => {
    const { action } = desk(status)
    return action.run(ana, { messageId } as never, { origin: 'button', sources: [] })
  }
  const address = 'https://news.example/leave?reader=7'

  beforeEach(() => void asked.splice(0))

  test('asks the named address once, and shows it whole before', async () => {
    const { message } = await news({ https: address, mailto: undefined, oneClick: true })
    const { show } = desk(200).action
    const shown = await show(ana, { messageId: message } as never)
    expect(shown.sources).toEqual(['the mail “News” from Sara Lind'])
    expect(shown.fields).toContainEqual({ name: 'address', label: 'Asks this address', value: address })
    expect(asked).toEqual([])
    expect(await leave(message)).toMatchObject({ sources: ['the mail “News” from Sara Lind'] })
    expect(asked).toEqual([['unsubscribe', 'POST', address, 'List-Unsubscribe=One-Click']])
    await expect(leave(message, 500)).rejects.toThrow('You may still be subscribed.')
  })

  test.each([
    [{ https: address, mailto: undefined, oneClick: false }, 'its page is at news.example'],
    [{ https: undefined, mailto: 'leave', oneClick: false }, 'This list cannot be left by one click.'],
    [undefined, 'does not say how to unsubscribe'],
  ])('asks nobody where one click does not do: %#', async (way, why) => {
    const { message } = await news(way)
    await expect(leave(message)).rejects.toThrow(why)
    expect(asked).toEqual([])
  })

  test('writes a mail with the words of the list where that is the way out, which can be taken back', async () => {
    const { message } = await news({
      https: undefined,
      mailto: 'leave@news.example?subject=out%0D%0ABcc:%20x',
      oneClick: false,
    })
    const { action, sending } = desk(200)
    const { fields } = await action.show(ana, { messageId: message } as never)
    expect(fields.slice(2).map(({ label, value }) => `${label}: ${value}`)).toEqual([
      'Sends a mail from: Ana <ana@example.com>',
      'To: leave@news.example',
      'Subject: out Bcc: x',
      'Text: unsubscribe',
    ])
    const receipt = await leave(message)
    const [held] = await sending.list(ana.id)
    expect(held).toMatchObject({ state: 'held', content: { subject: 'out Bcc: x', text: 'unsubscribe', bcc: [] } })
    await action.undo?.(ana, receipt as never)
    expect(await sending.list(ana.id)).toEqual([])
    expect(asked).toEqual([])
  })

  test('asks nobody for a sample newsletter', async () => {
    await house.press(ana, 'load-sample', {})
    const rows = await house.list(ana, { view: 'inbox', split: 'newsletters' })
    const { messages } = await house.get<{ messages: { id: string }[] }>(ana, 'threads/{id}', { id: rows[0]?.id })
    await expect(leave(messages[0]?.id ?? '')).rejects.toThrow('a sample newsletter')
    expect(asked).toEqual([])
  })
})
