import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { testDatabase, type TestDatabase } from '#foundation/server/database/testing.ts'
import type { Person } from '#foundation/server/person.ts'
import type { PushDevice } from '../contract.ts'
import { type NoticesHouse, noticesMigrations, openNoticesHouse } from './testing/house.ts'
import { openPushReceiver, type PushReceiver } from './testing/push-receiver.ts'

let database: TestDatabase
let house: NoticesHouse
let receiver: PushReceiver
let ana: Person
let key = ''
/** `undefined`: unknown which sessions have ended. */
let live: string[] | undefined
beforeAll(async () => {
  database = await testDatabase({ migrations: [noticesMigrations] })
  house = await openNoticesHouse(database, { liveSessions: () => live })
  key = (await house.ask<{ key: string }>(house.somebody(), 'GET', '/push-key')).key
})
beforeEach(async () => {
  receiver = await openPushReceiver(() => key)
  ana = house.somebody()
  return () => receiver[Symbol.asyncDispose]()
})
afterAll(async () => {
  await house[Symbol.asyncDispose]()
  await database.close()
})

const add = async (name = 'Phone', person = ana) =>
  house.ask<PushDevice>(person, 'POST', '/devices', { body: await receiver.subscribe(name) })
const devices = () => house.ask<PushDevice[]>(ana, 'GET', '/devices')

/** Waits for delivery, and returns how it went outside the app. */
async function handings(person = ana) {
  await expect.poll(async () => (await house.list(person))[0]?.state).toBe('handed')
  return (await house.list(person))[0]?.handings.filter(({ way }) => way !== 'app')
}

describe('a push message', () => {
  test('reaches the device encrypted for it alone, with the capability to act on the notice', async () => {
    await add()
    await house.hand(ana, { title: 'Call Tom', body: 'About the offer', link: '/assistant?view=calendar' })
    expect(await handings()).toMatchObject([{ way: 'push', place: 'Phone', state: 'handed', tries: 1, why: null }])
    const [message] = receiver.received
    expect(message?.content).toEqual({
      id: (await house.list(ana))[0]?.id,
      title: 'Call Tom',
      body: 'About the offer',
      link: '/assistant?view=calendar',
      tag: message?.topic,
      capability: expect.stringMatching(/^[\w-]{43}$/) as string,
      canFinish: true,
      sound: false,
    })
    expect([message?.topic.length, message?.ttl]).toEqual([32, 86_400])
    expect(message?.raw.includes('Tom')).toBe(false)
  })

  test('goes to all devices of the person, and no others', async () => {
    await add('Phone')
    await add('Laptop')
    await add('Other', house.somebody())
    await house.hand(ana)
    expect((await handings())?.map(({ place }) => place).toSorted()).toEqual(['Laptop', 'Phone'])
  })

  test.each([404, 410])('to a device that is gone (%i) removes it, and the record says so', async (status) => {
    await add()
    receiver.behave({ status })
    await house.hand(ana)
    expect(await handings()).toMatchObject([
      { way: 'push', state: 'failed', tries: 1, why: expect.stringContaining('removed') as string },
      { way: 'mail', state: 'skipped', why: 'This server cannot send mail.' },
    ])
    expect(await devices()).toEqual([])
  })

  test.each([
    ['a problem of its own', { status: 500 }],
    ['a hang', 'hang'],
    ['a cut connection', 'cut'],
    ['too much to do, for a second', { status: 429, retryAfter: '1' }],
  ] as const)('is tried again after %s', async (_, behaviour) => {
    await add()
    receiver.behave(behaviour)
    await house.hand(ana)
    expect(await handings()).toMatchObject([{ way: 'push', state: 'handed', tries: 2, why: null }])
    expect(receiver.received).toHaveLength(1)
  })

  test.each([
    ['has a problem twice', { status: 503 }, 'a problem of its own (503)'],
    ['hangs twice', 'hang', 'took too long to answer'],
    ['is cut off twice', 'cut', 'could not be reached'],
  ] as const)('to a service that %s is given up, and the next way is taken', async (_, behaviour, why) => {
    await add()
    receiver.behave(behaviour, behaviour)
    await house.hand(ana)
    expect(await handings()).toMatchObject([
      { way: 'push', state: 'failed', tries: 2, why: expect.stringContaining(why) as string },
      { way: 'mail', state: 'skipped' },
    ])
    expect((await devices())[0]?.trouble).toContain(why)
  })

  test('does not wait an hour because a service asks for it', async () => {
    await add()
    receiver.behave({ status: 429, retryAfter: '3600' })
    await house.hand(ana)
    expect(await handings()).toMatchObject([{ state: 'failed', tries: 1 }, { way: 'mail' }])
  })

  test('is shortened if it is too long', async () => {
    await add()
    receiver.behave({ status: 413 })
    await house.hand(ana, { title: 'Call '.repeat(40), body: 'About '.repeat(500) })
    expect(await handings()).toMatchObject([{ state: 'handed', tries: 2 }])
    expect(receiver.received[0]?.content).toMatchObject({ body: '' })
  })

  test('fits whatever its content', async () => {
    await add()
    await house.hand(ana, { title: '🙂'.repeat(500), body: '🙂'.repeat(5_000) })
    expect(await handings()).toMatchObject([{ state: 'handed', tries: 1 }])
  })

  test('is not retried once it is rejected', async () => {
    await add()
    receiver.behave({ status: 403 })
    await house.hand(ana)
    expect(await handings()).toMatchObject([{ state: 'failed', tries: 1 }, { way: 'mail' }])
  })

  test('tests a device on request', async () => {
    const { id } = await add()
    expect(await house.ask(ana, 'POST', '/devices/{id}/test', { params: { id } })).toEqual({
      accepted: true,
      why: null,
    })
    receiver.behave('cut', 'cut')
    expect(await house.ask(ana, 'POST', '/devices/{id}/test', { params: { id } })).toMatchObject({ accepted: false })
  })
})

describe('a person’s devices', () => {
  test('are listed once, however often they register', async () => {
    const subscription = await receiver.subscribe()
    const first = await house.ask<PushDevice>(ana, 'POST', '/devices', { body: subscription })
    house.clock.advance(60_000)
    const body = { ...subscription, name: 'Ana’s phone' }
    expect(await house.ask(ana, 'POST', '/devices', { body })).toMatchObject({ id: first.id, name: 'Ana’s phone' })
    expect(await devices()).toHaveLength(1)
  })

  test('can be removed, and then get nothing', async () => {
    const { id } = await add()
    await house.ask(ana, 'DELETE', '/devices/{id}', { params: { id } })
    await house.hand(ana)
    expect(await handings()).toMatchObject([
      { way: 'push', state: 'skipped', why: 'No device takes push messages.' },
      { way: 'mail' },
    ])
    expect(receiver.asked).toBe(0)
  })

  test('are removed with the session that added them', async () => {
    await add()
    live = []
    await house.hand(ana)
    expect(await handings()).toMatchObject([{ state: 'skipped' }, { way: 'mail' }])
    live = undefined
    expect(await devices()).toEqual([])
    expect(receiver.asked).toBe(0)
  })

  test.each(['http://push.example/send', 'ftp://127.0.0.1/x', 'nonsense'])('cannot be at %s', async (endpoint) => {
    const body = { ...(await receiver.subscribe()), endpoint }
    await expect(house.ask(ana, 'POST', '/devices', { body })).rejects.toThrow('must begin with https')
  })

  test('cannot be within the network of this server', async () => {
    const body = { ...(await receiver.subscribe()), endpoint: 'https://10.0.0.7/send' }
    await house.ask(ana, 'POST', '/devices', { body })
    await house.hand(ana)
    expect(await handings()).toMatchObject([
      { state: 'failed', tries: 1, why: expect.stringContaining('not on the public internet') as string },
      { way: 'mail' },
    ])
  })
})
