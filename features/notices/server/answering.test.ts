import { randomUUID } from 'node:crypto'
import { SMTPServer } from 'smtp-server'
import { once } from 'node:events'
import type { AddressInfo } from 'node:net'
import { text } from 'node:stream/consumers'
import { afterAll, beforeAll, beforeEach, describe, expect, onTestFinished, test } from 'vitest'
import { nothingFollowed } from '#foundation/server/companion.ts'
import type { Finished } from '#foundation/server/notice.ts'
import { testDatabase, type TestDatabase } from '#foundation/server/database/testing.ts'
import type { Person } from '#foundation/server/person.ts'
import type { Confirmed } from './addresses.ts'
import type { MailAddress, Notice } from '../contract.ts'
import { type NoticesHouse, noticesMigrations, noteKind, openNoticesHouse } from './testing/house.ts'
import { openPushReceiver } from './testing/push-receiver.ts'

const minute = 60_000
const stopped: { about: string; stopped: boolean }[] = []
const finished: Finished[] = []
const kind = {
  ...noteKind,
  stopped: async (_tx: unknown, _owner: string, done: (typeof stopped)[0]) => void stopped.push(done),
  finished: async (_tx: unknown, _owner: string, { about, finished: isFinished, traces }: Finished) => {
    finished.push({ about, finished: isFinished, traces })
    return isFinished
      ? { traces: [{ of: 'notes', trace: 7 }], messages: [], also: 'Its note is too.' }
      : nothingFollowed
  },
}

let database: TestDatabase
let house: NoticesHouse
let ana: Person
beforeAll(async () => {
  database = await testDatabase({ migrations: [noticesMigrations] })
  house = await openNoticesHouse(database, { kinds: [kind] })
})
beforeEach(() => {
  ana = house.somebody()
})
afterAll(async () => {
  await house[Symbol.asyncDispose]()
  await database.close()
})

async function handOver(about = randomUUID(), of = house): Promise<Notice> {
  await of.hand(ana, { about })
  return handed(1, of)
}

/** The newest notice, once this many have been delivered. */
async function handed(count: number, of = house): Promise<Notice> {
  const list = async () => (await of.list(ana)).filter(({ state }) => state === 'handed')
  await expect.poll(async () => (await list()).length).toBe(count)
  const [newest] = await list()
  if (!newest) throw new Error('There is one.')
  return newest
}

describe('a snoozed notice', () => {
  test('comes again once, and says when', async () => {
    const { id } = await handOver()
    const receipt = await house.press(ana, 'snooze', { id, minutes: 10 })
    expect(receipt.thing).toMatchObject({
      answer: 'snoozed',
      snoozed_until: '2026-11-23T08:10:00Z',
      seen_at: expect.anything() as string,
    })
    house.clock.advance(10 * minute)
    expect(await handed(2)).toMatchObject({ title: 'Call Tom', due_at: '2026-11-23T08:10:00Z', answer: null })
    await expect(house.press(ana, 'snooze', { id, minutes: 10 })).rejects.toThrow('dealt with already')
    house.clock.advance(-10 * minute)
  })

  test('takes a time in the person’s zone, and refuses one that has passed', async () => {
    const { id } = await handOver()
    await expect(house.press(ana, 'snooze', { id, until: '2026-11-23T08:30' })).rejects.toThrow('has passed')
    const { thing } = await house.press(ana, 'snooze', { id, until: '2026-11-24T08:30' })
    expect(thing).toMatchObject({ snoozed_until: '2026-11-24T07:30:00Z' })
  })

  test('can be called back until it comes again', async () => {
    const { id } = await handOver()
    const receipt = await house.press(ana, 'snooze', { id, minutes: 10 })
    const undone = await house.undo(ana, 'snooze', receipt)
    expect(undone.thing).toMatchObject({ answer: null, snoozed_until: null })
    const redone = await house.undo(ana, 'snooze', undone)
    house.clock.advance(10 * minute)
    await handed(2)
    await expect(house.undo(ana, 'snooze', redone)).rejects.toThrow('came again already')
    house.clock.advance(-10 * minute)
  })
})

test('finishing a notice, or taking that back, is reported to its feature', async () => {
  const about = randomUUID()
  const { id } = await handOver(about)
  const receipt = await house.press(ana, 'finish', { id })
  expect(receipt.thing).toMatchObject({ answer: 'done' })
  await house.undo(ana, 'finish', receipt)
  expect(finished.filter((each) => each.about === about)).toEqual([
    { about, finished: true, traces: [] },
    { about, finished: false, traces: [{ of: 'notes', trace: 7 }] },
  ])
})

test('what repeats can be stopped from its notice, and goes on after Undo', async () => {
  const about = randomUUID()
  const single = await handOver(about)
  expect(single.can_stop).toBe(false)
  await expect(house.press(ana, 'stop', { id: single.id })).rejects.toThrow('nothing to stop')
  await house.hand(ana, { about, occurrence: 'second', repeats: true })
  const { id, can_stop } = await handed(2)
  expect(can_stop).toBe(true)
  const receipt = await house.press(ana, 'stop', { id })
  expect(receipt.thing).toMatchObject({ answer: 'stopped' })
  await expect(house.press(ana, 'finish', { id })).rejects.toThrow('dealt with already')
  const undone = await house.undo(ana, 'stop', receipt)
  expect(undone.thing).toMatchObject({ answer: null })
  await house.undo(ana, 'stop', undone)
  expect(stopped.map((each) => each.stopped)).toEqual([true, false, true])
})

async function pushed() {
  const { key } = await house.ask<{ key: string }>(ana, 'GET', '/push-key')
  const receiver = await openPushReceiver(() => key)
  onTestFinished(() => receiver[Symbol.asyncDispose]())
  await house.ask(ana, 'POST', '/devices', { body: await receiver.subscribe() })
  const notice = await handOver()
  expect(receiver.received).toHaveLength(1)
  return { id: notice.id, capability: String(receiver.received[0]?.content['capability']) }
}

/** Without a sign-in. */
const answer = (body: object) => house.ask(undefined, 'POST', '/answers', { body })

describe('the capability of a push message', () => {
  test('snoozes its notice', async () => {
    const { capability, id } = await pushed()
    await answer({ capability, answer: 'snooze' })
    expect((await house.list(ana)).find((each) => each.id === id)).toMatchObject({ answer: 'snoozed' })
  })

  test('finishes its notice and no other', async () => {
    const { capability, id } = await pushed()
    await house.hand(ana)
    await handed(2)
    await answer({ capability, answer: 'done' })
    const answers = (await house.list(ana)).map((each) => [each.id === id, each.answer])
    expect(answers).toEqual([
      [false, null],
      [true, 'done'],
    ])
  })

  test('is valid for a day, and only for its purpose', async () => {
    const { capability } = await pushed()
    await answer({ capability, answer: 'seen' })
    house.clock.advance(25 * 60 * minute)
    await expect(answer({ capability, answer: 'done' })).rejects.toThrow('no longer')
    house.clock.advance(-25 * 60 * minute)
    await expect(answer({ capability: 'x'.repeat(43), answer: 'done' })).rejects.toThrow('no longer')
  })
})

async function openPost() {
  const letters: string[] = []
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS', 'AUTH'],
    async onData(stream, _session, done) {
      letters.push(await text(stream))
      done()
    },
  })
  const listening = server.listen(0, '127.0.0.1')
  await once(listening, 'listening')
  const { port } = listening.address() as AddressInfo
  onTestFinished(() => {
    server.close()
  })
  const posting = await openNoticesHouse(database, { smtpUrl: `smtp://127.0.0.1:${port}`, isAlone: false })
  onTestFinished(() => posting[Symbol.asyncDispose]())
  return { letters, posting }
}

describe('mail', () => {
  test('goes to an address its owner has verified, and retries send the same message', async () => {
    await house[Symbol.asyncDispose]()
    const { letters, posting } = await openPost()
    const body = { address: 'ana@northwind.example' }
    const { id, verified_at } = await posting.ask<MailAddress>(ana, 'POST', '/addresses', { body })
    expect(verified_at).toBeNull()
    const code = /^\d{6}$/m.exec(letters[0]?.replaceAll('\r', '') ?? '')?.[0] ?? ''
    const confirm = (given: string) =>
      posting.ask<Confirmed>(ana, 'POST', '/addresses/{id}/confirm', { params: { id }, body: { code: given } })
    expect((await confirm('nothing')).why).toContain('not the code')
    expect(await confirm(code)).toMatchObject({ address: { verified_at: expect.any(String) as string }, why: null })
    expect((await confirm(code)).why).toContain('not the code')
    const notice = await handOver(randomUUID(), posting)
    expect(notice.handings).toMatchObject([
      { way: 'app' },
      { way: 'push', state: 'skipped' },
      { way: 'mail', place: 'ana@northwind.example', state: 'handed', tries: 1 },
    ])
    expect(letters[1]).toMatch(/^Subject: Call Tom\r$/m)
    expect(letters[1]).toMatch(/^Message-ID: <[\da-f]{32}@attache\.example>\r$/m)
    expect(letters[1]).toContain('https://attache.example/assistant')
  })

  test('is not sent to an address after five wrong codes', async () => {
    const { letters, posting } = await openPost()
    const body = { address: 'ben@northwind.example' }
    const { id } = await posting.ask<MailAddress>(ana, 'POST', '/addresses', { body })
    const code = /^\d{6}$/m.exec(letters[0]?.replaceAll('\r', '') ?? '')?.[0] ?? ''
    const confirm = (given: string) =>
      posting.ask<Confirmed>(ana, 'POST', '/addresses/{id}/confirm', { params: { id }, body: { code: given } })
    for (let wrong = 0; wrong < 5; wrong += 1) expect((await confirm('wrong')).why).toContain('not the code')
    expect((await confirm(code)).why).toContain('not the code')
  })
})
