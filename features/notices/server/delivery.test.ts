import { randomUUID } from 'node:crypto'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { testDatabase, type TestDatabase } from '#foundation/server/database/testing.ts'
import type { Person } from '#foundation/server/person.ts'
import { testClock } from '#foundation/server/clock.ts'
import { type NoticesHouse, noticesMigrations, noteKind, openNoticesHouse } from './testing/house.ts'
import { openPushReceiver, type PushReceiver } from './testing/push-receiver.ts'

const [minute, hour] = [60_000, 3_600_000]

let database: TestDatabase
let house: NoticesHouse
let receiver: PushReceiver
let ana: Person
beforeAll(async () => {
  database = await testDatabase({ migrations: [noticesMigrations] })
})
beforeEach(async () => {
  house = await openNoticesHouse(database)
  const { key } = await house.ask<{ key: string }>(house.somebody(), 'GET', '/push-key')
  receiver = await openPushReceiver(() => key)
  ana = house.somebody()
})
afterEach(async () => {
  await house[Symbol.asyncDispose]()
  await receiver[Symbol.asyncDispose]()
})
afterAll(() => database.close())

const addPhone = async (of = house) => of.ask(ana, 'POST', '/devices', { body: await receiver.subscribe() })
const at = (from: Date, milliseconds: number) => new Date(from.getTime() + milliseconds)

/** Waits until this many of the person's notices are finished. */
async function handed(count: number, of = house) {
  const over = async () =>
    (await of.list(ana)).filter(({ state, handings }) => state === 'handed' && handings.length > 1)
  await expect.poll(async () => (await over()).length).toBe(count)
  return of.list(ana)
}

describe('a notice', () => {
  test('is stored only if no page is open, where an open page shows it anyway', async () => {
    await house.hand(ana, { unlessPresent: true, title: 'Away' })
    await using present = await openNoticesHouse(database, { isPresent: true })
    await present.hand(ana, { unlessPresent: true, title: 'Seen' })
    await present.hand(ana, { title: 'Both' })
    const titles = async () => (await present.list(ana)).map(({ title }) => title).toSorted()
    await expect.poll(titles).toEqual(['Away', 'Both'])
  })

  test('is shown on every device when it is due, and not before', async () => {
    await addPhone()
    await house.hand(ana, { dueAt: at(house.clock.now(), minute) })
    await house.hand(ana, { title: 'Now' })
    expect(await handed(1)).toMatchObject([{ title: 'Now', late_seconds: 0, late_why: null, seen_at: null }])
    expect(house.announced.at(-1)).toMatchObject({ person: ana.id, message: { type: 'notices/changed', unseen: 1 } })
    house.clock.advance(minute)
    await handed(2)
    expect(receiver.received).toHaveLength(2)
  })

  test('sent twice about the same occurrence is stored once', async () => {
    const same = { about: randomUUID(), occurrence: '2026-11-23T09:00' }
    await Promise.all([house.hand(ana, same), house.hand(ana, same)])
    await house.hand(ana, same)
    expect(await handed(1)).toHaveLength(1)
  })

  test('withdrawn before it is due is dropped, and after counts as seen', async () => {
    const [soon, now] = [randomUUID(), randomUUID()]
    await house.hand(ana, { about: soon, dueAt: at(house.clock.now(), minute) })
    await house.hand(ana, { about: now })
    await handed(1)
    await house.withdraw(ana, soon)
    await house.withdraw(ana, now)
    house.clock.advance(hour)
    await expect.poll(() => house.announced.at(-1)?.message).toMatchObject({ unseen: 0 })
    expect(await house.list(ana)).toHaveLength(1)
  })

  test('withdrawn with new words says those from then on, seen or not', async () => {
    const about = randomUUID()
    await house.hand(ana, { about })
    await handed(1)
    await house.ask(ana, 'POST', '/seen', { body: {} })
    await house.withdraw(ana, about, { title: 'You said yes to this', body: 'Invite Tom' })
    await expect
      .poll(() => house.announced.at(-1)?.message)
      .toMatchObject({ notice: { title: 'You said yes to this', body: 'Invite Tom' }, unseen: 0 })
  })

  test('of a kind that the app counts elsewhere is delivered and listed, and open pages hear only that and its end', async () => {
    await house[Symbol.asyncDispose]()
    house = await openNoticesHouse(database, { kinds: [{ ...noteKind, counted: 'elsewhere' }] })
    await addPhone()
    await house.hand(ana)
    const [notice] = await handed(1)
    expect(notice).toMatchObject({ title: 'Call Tom', seen_at: null })
    expect(await house.ask(ana, 'GET', '/unseen')).toEqual({ unseen: 0 })
    const ofAna = () => house.announced.filter(({ person }) => person === ana.id)
    const kinds = () => [...new Set(ofAna().map(({ message }) => 'type' in message && message.type))]
    await expect.poll(kinds).toEqual(['notices/listed'])
    await house.withdraw(ana, notice?.about ?? '', { title: 'You said yes to this', body: '' })
    await expect.poll(() => ofAna().at(-1)?.message).toMatchObject({ type: 'notices/changed', unseen: 0 })
  })

  test('seen in one tab is seen in all', async () => {
    await house.hand(ana)
    const [notice] = await handed(1)
    expect(await house.ask(ana, 'POST', '/seen', { body: {} })).toEqual({ unseen: 0 })
    expect(house.announced.at(-1)).toEqual({
      person: ana.id,
      message: { type: 'notices/seen', ids: [notice?.id], unseen: 0 },
    })
  })
})

describe('a late notice', () => {
  test('after downtime comes at the start as one message, with the delay and the reason', async () => {
    await addPhone()
    await house[Symbol.asyncDispose]()
    for (const title of ['Call Tom', 'Water the plants', 'Send the offer'])
      await house.hand(ana, { title, dueAt: at(house.clock.now(), minute) })
    const clock = testClock(at(house.clock.now(), 3 * hour).toISOString())
    house = await openNoticesHouse(database, { clock })
    const notices = await handed(3)
    const late = { late_seconds: 3 * 3_600 - 60, late_why: 'The server was not running then.' }
    expect(notices).toMatchObject([late, late, late])
    expect(notices[0]?.handings[1]).toMatchObject({ way: 'push', state: 'handed', why: 'As one of 3 in a summary.' })
    expect(receiver.received.map(({ content }) => content)).toMatchObject([
      { title: '3 notices that you may have missed', body: expect.stringContaining('Water the plants') as string },
    ])
  })

  test('after the server slept for three hours gives that reason', async () => {
    await house.hand(ana, { dueAt: at(house.clock.now(), hour) })
    await house.hand(ana, { title: 'Now' })
    await handed(1)
    house.clock.advance(3 * hour)
    const [late] = await handed(2)
    expect(late).toMatchObject({
      late_seconds: 7_200,
      late_why: 'The server was asleep then, or its clock was changed.',
    })
  })

  test('comes once if the clock is set back', async () => {
    await addPhone()
    await house.hand(ana)
    await handed(1)
    house.clock.advance(-hour)
    await house.hand(ana, { title: 'Now' })
    await handed(2)
    house.clock.advance(hour)
    await house.hand(ana, { title: 'After' })
    await handed(3)
    expect(receiver.received).toHaveLength(3)
  })

  test('of a dead node is taken over by another, which continues where it stopped', async () => {
    await addPhone()
    const lost = randomUUID()
    await house[Symbol.asyncDispose]()
    await house.hand(ana)
    await database.pool.query(
      `update notices set state = 'claimed', node = $1, lease_until = clock_timestamp() + interval '300 milliseconds',
        handed_at = now() where owner_id = $2`,
      [lost, ana.id],
    )
    house = await openNoticesHouse(database, { isAlone: false, clock: house.clock })
    await expect.poll(async () => (await house.list(ana))[0]?.state).toBe('handed')
    expect(receiver.received).toHaveLength(1)
    expect(await house.list(ana)).toMatchObject([{ state: 'handed', handings: [{ way: 'push', state: 'handed' }] }])
  })

  test('is delivered by only one of two nodes', async () => {
    await addPhone()
    await house[Symbol.asyncDispose]()
    house = await openNoticesHouse(database, { isAlone: false })
    await using other = await openNoticesHouse(database, { isAlone: false, clock: house.clock })
    for (let count = 0; count < 30; count += 1) await house.hand(ana)
    await handed(30, other)
    expect(receiver.received).toHaveLength(30)
    expect((await other.list(ana)).map(({ handings }) => handings.map(({ way }) => way))).toEqual(
      Array.from({ length: 30 }, () => ['app', 'push']),
    )
  })
})

describe('quiet hours', () => {
  const quiet = { from: '22:00', until: '07:00' }

  test('hold back messages until they end, and then send the unseen ones as one', async () => {
    await addPhone()
    await house.press(ana, 'change-settings', { quiet })
    house.clock.advance(14 * hour)
    for (const title of ['First', 'Second', 'Third']) await house.hand(ana, { title })
    const kept = async () => (await house.list(ana)).filter(({ state }) => state === 'kept')
    await expect.poll(async () => (await kept()).length).toBe(3)
    expect(await kept()).toMatchObject([{ kept_until: '2026-11-24T06:00:00Z' }, {}, {}])
    const [third] = await house.list(ana)
    await house.ask(ana, 'POST', '/seen', { body: { ids: [third?.id] } })
    expect(receiver.asked).toBe(0)
    house.clock.advance(8 * hour)
    await expect.poll(async () => (await house.list(ana)).every(({ state }) => state === 'handed')).toBe(true)
    expect(receiver.received).toMatchObject([{ content: { title: '2 notices that you may have missed' } }])
  })

  test('let through what the person allows', async () => {
    await addPhone()
    const kinds = [{ kind: noteKind.name, ways: ['push'], through_quiet_hours: true }]
    await house.press(ana, 'change-settings', { quiet, kinds })
    house.clock.advance(14 * hour)
    await house.hand(ana)
    await handed(1)
    expect(receiver.received).toHaveLength(1)
  })
})

describe('nothing leaves the server', () => {
  test.each([
    ['where the operator says so', { nothingLeaves: true }, 'as its operator has set'],
    ['where the person says so', { quiet: true }, 'as you have set'],
  ])('%s, and the record says why', async (_, settings, why) => {
    await addPhone()
    await house[Symbol.asyncDispose]()
    house = await openNoticesHouse(database, settings)
    const sentence = expect.stringContaining(why) as string
    expect(await house.ask(ana, 'GET', '/ways')).toEqual([
      { way: 'push', why: sentence },
      { way: 'mail', why: 'This server cannot send mail.' },
    ])
    await house.hand(ana)
    const [notice] = await handed(1)
    expect(notice?.handings).toMatchObject([
      { way: 'app', state: 'handed' },
      { way: 'push', state: 'skipped', tries: 0, why: sentence },
      { way: 'mail', state: 'skipped', tries: 0, why: sentence },
    ])
    expect(receiver.asked).toBe(0)
  })
})

describe('a channel the person does not want', () => {
  test('is not used', async () => {
    await addPhone()
    await house.press(ana, 'change-settings', {
      kinds: [{ kind: noteKind.name, ways: [], through_quiet_hours: false }],
    })
    await house.hand(ana)
    await expect.poll(async () => (await house.list(ana))[0]?.state).toBe('handed')
    expect((await house.list(ana))[0]?.handings).toHaveLength(1)
    expect(receiver.asked).toBe(0)
  })
})

test('a delivery interrupted by shutdown is left for the next start', async () => {
  await addPhone()
  receiver.behave('hang')
  await house.hand(ana)
  await expect.poll(() => receiver.asked).toBe(1)
  await house[Symbol.asyncDispose]()
  const { rows } = await database.pool.query<{ state: string }>('select state from notices where owner_id = $1', [
    ana.id,
  ])
  expect(rows).toEqual([{ state: 'due' }])
  house = await openNoticesHouse(database, { clock: house.clock })
  await handed(1)
  expect(receiver.received).toHaveLength(1)
})
