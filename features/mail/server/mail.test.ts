import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { testDatabase, type TestDatabase } from '#foundation/server/database/testing.ts'
import { noNotices } from '#foundation/server/notice.ts'
import type { Person } from '#foundation/server/person.ts'
import type { MailMessage, ThreadPage, ThreadRow } from '../contract.ts'
import { arrive } from './arriving.ts'
import { listFolders } from './account-store.ts'
import { createCorrespondents } from './correspondents.ts'
import { createDoing } from './doing.ts'
import { wakeDue } from './jobs.ts'
import { type MailTestHouse, mailMigrations, openMailHouse } from './testing/house.ts'
import { addMailbox, receive, type TestMailbox } from './testing/mailbox.ts'
import { sampleMessage } from './testing/sample-message.ts'
import { boundless } from '#foundation/server/quota/testing.ts'
import { joinCompanions } from '#foundation/server/companion.ts'

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
/** A thread of one mail in the inbox. */
async function mail(subject: string, text = '', more: Parameters<typeof sampleMessage>[1] = {}): Promise<ThreadRow> {
  uid += 1
  const receivedAt = new Date(Date.UTC(2026, 10, 20, 7, uid)).toISOString()
  const arriving = [sampleMessage({ messageId: `${uid}@x`, subject, text }, { uid, receivedAt, ...more })]
  await database.as(ana.id, (tx) => receive(tx, ana.id, { folder: mailbox.folders.inbox, arriving }))
  const [row] = await house.list(ana, { view: 'inbox' })
  if (!row) throw new Error('It did not arrive.')
  return row
}
const titles = (rows: readonly ThreadRow[]) => rows.map(({ subject }) => subject)
const sentence = (name: string, receipt: unknown) => house.actions.find(`mail.${name}`).done(receipt as never)
async function title(name: string, input: object): Promise<string> {
  const { input: shape, show } = house.actions.find(`mail.${name}`)
  return (await show(ana, shape.parse(input) as never)).title
}

describe('an action', () => {
  test('takes several conversations at once, and one Undo brings them all back', async () => {
    const threadIds = [(await mail('One')).id, (await mail('Two')).id]
    await mail('Three')
    const done = await house.press(ana, 'archive', { threadIds })
    expect(sentence('archive', done)).toBe('Archived “One” and “Two”.')
    expect(titles(await house.list(ana))).toEqual(['Three'])
    expect(titles(await house.list(ana, { view: 'archive' }))).toEqual(['Two', 'One'])
    const undone = await house.undo(ana, 'archive', done)
    expect(titles(await house.list(ana))).toEqual(['Three', 'Two', 'One'])
    await house.undo(ana, 'archive', undone)
    expect(titles(await house.list(ana))).toEqual(['Three'])
  })

  test('names the mail where nothing but its title is quoted, as for what was taken back', async () => {
    const threadIds = [(await mail('One')).id, (await mail('Two')).id]
    expect(await title('archive', { threadIds })).toBe('Archive “One” and “Two”')
    expect(await title('sort', { threadIds: threadIds.slice(0, 1), split: 'rest' })).toBe('Sort “One” by its sender')
  })

  test('cannot be undone once the same mail has been changed again', async () => {
    const { id } = await mail('One')
    const done = await house.press(ana, 'archive', { threadIds: [id] })
    await house.press(ana, 'delete', { threadIds: [id] })
    await expect(house.undo(ana, 'archive', done)).rejects.toMatchObject({ code: 'out-of-date' })
    expect(titles(await house.list(ana, { view: 'trash' }))).toEqual(['One'])
  })

  test('is told to all devices, with what has changed', async () => {
    const { id } = await mail('One')
    await house.press(ana, 'star', { threadIds: [id] })
    expect(house.announced.at(-1)).toEqual({ person: ana.id, message: { type: 'mail/changed', threads: [id] } })
    expect(titles(await house.list(ana, { view: 'starred' }))).toEqual(['One'])
  })

  test('on mail that is not there is refused', async () => {
    const stranger = house.somebody()
    const { id } = await mail('One')
    await expect(house.press(stranger, 'archive', { threadIds: [id] })).rejects.toMatchObject({ code: 'not-found' })
  })
})

describe('mail', () => {
  test('that is deleted comes back from the trash, as does spam', async () => {
    const { id } = await mail('One')
    await house.press(ana, 'delete', { threadIds: [id] })
    expect(titles(await house.list(ana, { view: 'all' }))).toEqual([])
    await house.press(ana, 'move', { threadIds: [id], folder: mailbox.folders.inbox })
    expect(titles(await house.list(ana))).toEqual(['One'])
    await house.press(ana, 'spam', { threadIds: [id] })
    expect(titles(await house.list(ana, { view: 'junk' }))).toEqual(['One'])
    await house.press(ana, 'spam', { threadIds: [id], spam: false })
    expect(titles(await house.list(ana))).toEqual(['One'])
  })

  test('is read, unread and labelled', async () => {
    const { id } = await mail('One')
    await house.press(ana, 'mark-read', { threadIds: [id] })
    expect((await house.mailboxes(ana)).inbox).toEqual({ threads: 1, unread: 0 })
    await house.press(ana, 'mark-read', { threadIds: [id], read: false })
    await house.press(ana, 'label', { threadIds: [id], add: ['Offers'] })
    expect(await house.mailboxes(ana)).toMatchObject({
      inbox: { threads: 1, unread: 1 },
      labels: [{ name: 'Offers', unread: 1 }],
    })
    await house.press(ana, 'label', { threadIds: [id], remove: ['Offers'] })
    expect((await house.mailboxes(ana)).labels).toEqual([])
  })

  test('that is muted stays out of the inbox whatever is still written', async () => {
    const { id } = await mail('One')
    await house.press(ana, 'mute', { threadIds: [id] })
    const answer = sampleMessage({ messageId: 'b@x', inReplyTo: [`${uid}@x`] }, { uid: 9_999 })
    await database.as(ana.id, (tx) => receive(tx, ana.id, { folder: mailbox.folders.inbox, arriving: [answer] }))
    expect(await house.list(ana)).toEqual([])
    await house.press(ana, 'mute', { threadIds: [id], muted: false })
    expect(await house.list(ana)).toMatchObject([{ messages: 2 }])
  })

  test('of a sender goes where the person sorted it, from now on as well', async () => {
    const { id } = await mail('One')
    await house.press(ana, 'sort', { threadIds: [id], split: 'newsletters' })
    await mail('Two')
    expect(titles(await house.list(ana, { split: 'newsletters' }))).toEqual(['Two', 'One'])
    expect((await house.list(ana)).map(({ sorted }) => sorted)).toEqual([true, true])
  })
})

test('what is snoozed returns at its time as unread and at the top, also in a house that was asleep', async () => {
  const { id } = await mail('One', '', { flags: { seen: true } })
  await mail('Two')
  const done = await house.press(ana, 'snooze', { threadIds: [id], until: '2026-11-21T08:00:00.000Z' })
  expect(sentence('snooze', done)).toBe('Snoozed “One” until Saturday, 21 November 2026 at 09:00.')
  expect(titles(await house.list(ana))).toEqual(['Two'])
  expect(titles(await house.list(ana, { view: 'snoozed' }))).toEqual(['One'])
  const { clock } = openMailHouse(database, '2026-11-23T08:00:00Z')
  const parts = { database, clock, announce: async () => undefined, companions: joinCompanions(() => []) }
  const doing = createDoing({ ...parts, quotas: boundless, notices: noNotices })
  await wakeDue({ database, clock, doing }, new AbortController().signal)
  expect(titles(await house.list(ana))).toEqual(['One', 'Two'])
  expect((await house.list(ana))[0]).toMatchObject({ unread: 1, snoozedUntil: null })
  expect(await house.list(ana, { view: 'snoozed' })).toEqual([])
})

test('whom mail is exchanged with is known, by the person’s own words only where they wrote first', async () => {
  const sara = { name: 'Sara Lind', address: 'Sara@northwind.example' }
  const tom = { name: 'Tom', address: 'tom@example.com' }
  const own = { from: { name: 'Ana', address: 'ana@example.com' }, subject: 'Lunch' }
  await mail('Offer', '', { receivedAt: '2026-11-20T07:00:00.000Z' })
  const sent = [
    sampleMessage({ ...own, messageId: 'a@x', to: [tom] }, { receivedAt: '2026-11-21T07:00:00.000Z' }),
    sampleMessage(
      { ...own, messageId: 'b@x', to: [sara], inReplyTo: ['1@x'] },
      { receivedAt: '2026-11-22T07:00:00.000Z' },
    ),
  ]
  const news = sampleMessage({ messageId: 'c@x', from: { name: 'News', address: 'news@x.example' }, listId: 'news' })
  const imitation = sampleMessage({
    messageId: 'd@x',
    from: { name: 'Tom', address: 'tom@other.example' },
    authentication: { spf: 'fail', dkim: 'fail', dmarc: 'fail' },
  })
  await database.as(ana.id, async (tx) => {
    await receive(tx, ana.id, { folder: mailbox.folders.sent, arriving: sent })
    await receive(tx, ana.id, { folder: mailbox.folders.inbox, arriving: [news, imitation] })
  })
  const known = await createCorrespondents(database)(ana.id)
  const never = { last: null, next: null }
  expect(known.toSorted((one, other) => (one.email < other.email ? -1 : 1))).toEqual([
    {
      ...never,
      name: 'Sara Lind',
      email: 'sara@northwind.example',
      mailed: Date.parse('2026-11-22T07:00:00Z'),
      sources: ['the mail “Lunch” from Sara Lind'],
    },
    { ...never, name: 'Tom', email: 'tom@example.com', mailed: Date.parse('2026-11-21T07:00:00Z'), sources: [] },
  ])
  expect(await createCorrespondents(database)(ana.id, { from: 0, to: Date.now() })).toEqual([])
})

test('a page continues after the one before', async () => {
  for (const subject of ['a', 'b', 'c', 'd', 'e']) await mail(subject)
  const paged: string[] = []
  for (let after: string | null | undefined; after !== null;) {
    const query: object = { limit: 2, ...(after && { after }) }
    const page: ThreadPage = await house.get(ana, 'threads', query)
    paged.push(...titles(page.threads))
    after = page.more
  }
  expect(paged).toEqual(['e', 'd', 'c', 'b', 'a'])
})

const found = async (query: string) => titles(await house.search(ana, query))

test('mail is found by words, people, days, states and folders', async () => {
  await mail('The offer', 'Twelve desks for Rotterdam.')
  await mail('Lunch', 'On Friday?', { flags: { seen: true } })
  expect(await found('rotterdam')).toEqual(['The offer'])
  expect(await found('rotter desks')).toEqual(['The offer'])
  expect(await found('"desks for rotterdam"')).toEqual(['The offer'])
  expect(await found('from:sara')).toEqual(['Lunch', 'The offer'])
  expect(await found('from:sara@northwind.example subject:lunch')).toEqual(['Lunch'])
  expect(await found('subject:rotterdam')).toEqual([])
  expect(await found('to:ana is:unread')).toEqual(['The offer'])
  expect(await found('is:read')).toEqual(['Lunch'])
  expect(await found('since:2026-11-20 before:2026-11-21')).toEqual(['Lunch', 'The offer'])
  expect(await found('before:2026-11-20')).toEqual([])
  expect(await found('in:trash lunch')).toEqual([])
  expect(await found('-lunch')).toEqual(['The offer'])
  expect(await found('from:sara -subject:lunch -is:read')).toEqual(['The offer'])
  expect(await found("from:o'hara & | ! :* (")).toEqual([])
  await house.press(ana, 'label', { threadIds: [(await house.search(ana, 'lunch'))[0]?.id], add: ['Food'] })
  expect([await found('label:food'), await found('label:Foo')]).toEqual([['Lunch'], []])
})

test('a conversation is read with its messages, the oldest first', async () => {
  const { id } = await mail('One', 'Hello')
  const { messages } = await house.get<{ messages: MailMessage[] }>(ana, 'threads/{id}', { id })
  expect(messages).toMatchObject([{ text: 'Hello', unread: true, from: { name: 'Sara Lind', own: false } }])
})

const load = () => house.press(ana, 'load-sample', {})

describe('the sample mailbox', () => {
  test('comes once, is removed, and is restored by an Undo', async () => {
    const done = await load()
    expect(sentence('load-sample', done)).toMatch(/^Loaded the sample mailbox: \d+ mails\.$/)
    await expect(load()).rejects.toMatchObject({ code: 'conflict' })
    const before = titles(await house.list(ana))
    expect(before.length).toBeGreaterThan(5)
    expect((await house.mailboxes(ana)).sample).toBe(true)
    const removed = await house.press(ana, 'remove-sample', {})
    expect(await house.list(ana)).toEqual([])
    expect(await house.search(ana, 'offer')).toEqual([])
    await house.undo(ana, 'remove-sample', removed)
    expect(titles(await house.list(ana))).toEqual(before)
  })

  test('stays when something in it was changed before the Undo', async () => {
    const done = await load()
    const [row] = await house.list(ana)
    await house.press(ana, 'archive', { threadIds: [row?.id] })
    await expect(house.undo(ana, 'load-sample', done)).rejects.toMatchObject({ code: 'out-of-date' })
  })

  test('takes mail that arrives like any other', async () => {
    await load()
    const folders = await database.as(ana.id, (tx) => listFolders(tx, ana.id))
    const folder = folders.find(({ role, account }) => role === 'inbox' && account !== mailbox.account)?.id ?? ''
    const arrival = { folder, uidValidity: null, arriving: [sampleMessage({ messageId: 'new@x', subject: 'New' })] }
    await database.as(ana.id, (tx) => arrive(tx, ana.id, arrival, { quotas: boundless }))
    expect(titles(await house.list(ana, { view: 'all' }))).toContain('New')
  })
})
