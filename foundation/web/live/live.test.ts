import { beforeEach, expect, test } from 'vitest'
import type { Announcement } from '#foundation/contract/live.ts'
import { createLive, type Live, type LiveState } from './live.ts'
import { settle, testWorld } from './testing/world.ts'

let world: ReturnType<typeof testWorld>
let live: Live
let ticket: () => Promise<string | undefined>
let refresh: () => Promise<string | undefined>
let states: LiveState[]
let heard: Announcement[]
let happened: string[]

beforeEach(() => {
  world = testWorld()
  ticket = async () => 'ticket'
  refresh = async () => 'token'
  states = []
  heard = []
  happened = []
  const sources = { ticket: () => ticket(), refresh: () => refresh(), reach: async () => true }
  const parts = { address: () => 'wss://house.test/v1/ws', ...sources }
  live = createLive(parts, world.outside)
  live.onState((state) => states.push(state))
  live.onAway((away) => happened.push(away ? 'away' : 'back'))
  live.onAnnouncement((message) => heard.push(message))
  live.onReload(() => happened.push('reload'))
  live.onDisconnect(() => happened.push('disconnect'))
})

function say(message: object): void {
  world.line().message(JSON.stringify(message))
}

function greet(seq = 0, epoch = 'e'): void {
  say({ type: 'hello', version: 1, person: 'p', position: { epoch, seq } })
}

async function connected(): Promise<void> {
  await live.connect()
  greet()
}

test('the line is connecting until the server greets, then open', async () => {
  await connected()
  expect(states).toEqual(['connecting', 'open'])
  expect(world.line().address).toBe('wss://house.test/v1/ws?token=ticket')
})

test('without a token it fails and says so', async () => {
  ticket = async () => undefined
  await expect(live.connect()).rejects.toThrow('No authentication token available for WebSocket connection')
  expect(live.state()).toBe('closed')
  expect(world.dialled).toHaveLength(0)
})

test('a message that is sent too early is refused with a warning', async () => {
  await live.connect()
  expect(live.send({ type: 'user_message' })).toBe(false)
  expect(world.warnings).toEqual(['WS not ready'])
  greet()
  expect(live.send({ type: 'user_message' })).toBe(true)
  expect(world.line().sent).toContainEqual({ type: 'user_message' })
})

test('what is not JSON is ignored with a warning', async () => {
  await connected()
  for (const data of ['not json', '', 'null', '[]', '"text"', new ArrayBuffer(2)]) world.line().message(data)
  expect(heard).toEqual([])
  expect(world.warnings).toHaveLength(6)
  expect(live.state()).toBe('open')
})

test('after a loss there are three tries, then the disconnect handlers are called', async () => {
  await connected()
  for (const wait of [1_000, 2_000, 3_000]) {
    world.line().closed(1006)
    expect(live.state()).toBe('closed')
    const before = world.dialled.length
    await world.advance(wait - 1)
    expect(world.dialled).toHaveLength(before)
    await world.advance(1)
    expect(world.dialled).toHaveLength(before + 1)
  }
  expect(happened).toEqual([])
  world.line().closed(1006)
  expect(happened).toEqual(['disconnect'])
  expect(world.waits()).toBe(0)
})

test('a greeting gives back all three tries', async () => {
  await connected()
  for (let round = 0; round < 10; round++) {
    world.line().closed(1006)
    await world.advance(1_000)
    greet()
  }
  expect(live.state()).toBe('open')
  expect(happened).toEqual([])
})

test('an ended session is refreshed once and connected again after a second', async () => {
  await connected()
  world.line().closed(4001)
  await settle()
  await world.advance(999)
  expect(world.dialled).toHaveLength(1)
  await world.advance(1)
  expect(world.dialled).toHaveLength(2)
  greet()
  expect(live.state()).toBe('open')
})

test('a server that goes on refusing is not asked for ever', async () => {
  let refreshes = 0
  refresh = async () => `token ${refreshes++}`
  await connected()
  for (const wait of [1_000, 1_000, 2_000, 3_000]) {
    world.line().closed(4003)
    await settle()
    await world.advance(wait)
  }
  world.line().closed(4003)
  expect(refreshes).toBe(1)
  expect(happened).toEqual(['disconnect'])
})

test('a refresh that fails is a loss like any other', async () => {
  refresh = async () => undefined
  await connected()
  world.line().closed(1008)
  await settle()
  await world.advance(1_000)
  expect(world.dialled).toHaveLength(2)
  refresh = async () => {
    throw new Error('no answer')
  }
  world.line().closed(1008)
  await settle()
  await world.advance(2_000)
  expect(world.dialled).toHaveLength(3)
})

test('offline, it waits for the network and comes back at once', async () => {
  await connected()
  await world.setOnline(false)
  world.line().closed(1006)
  await world.advance(9_999)
  expect(world.dialled).toHaveLength(1)
  await world.setOnline(true)
  expect(world.dialled).toHaveLength(2)
  await world.advance(10_000)
  expect(world.dialled).toHaveLength(2)
})

test('offline for an hour, it looks now and then and gives nobody up', async () => {
  await connected()
  await world.setOnline(false)
  for (let look = 0; look < 360; look++) {
    world.line().closed(1006)
    await world.advance(10_000)
  }
  expect(world.dialled).toHaveLength(361)
  greet()
  expect(live.state()).toBe('open')
  expect(happened).toEqual(['away', 'back'])
})

test('a planned restart of half a minute ends nobody’s session', async () => {
  await connected()
  world.line().closed(1012)
  for (let second = 0; second < 30; second++) {
    await world.advance(1_000)
    if (live.state() === 'connecting') world.line().closed(1006)
  }
  await world.advance(7_500)
  greet()
  expect(live.state()).toBe('open')
  expect(happened).toEqual([])
})

test('a line that is silent for twice the heartbeat is replaced', async () => {
  await connected()
  await world.advance(39_000)
  say({ type: 'heartbeat' })
  await world.advance(39_000)
  expect(live.state()).toBe('open')
  await world.advance(1_000)
  expect(world.dialled[0]?.closedByUs).toBe(true)
  await world.advance(1_000)
  expect(world.dialled).toHaveLength(2)
})

test('a session that ended while the line was down ends the line', async () => {
  await connected()
  ticket = async () => undefined
  world.line().closed(1006)
  await world.advance(1_000)
  expect(happened).toEqual(['disconnect'])
})

test('a ticket that could not be fetched is tried for again', async () => {
  ticket = async () => {
    throw new Error('no answer')
  }
  await live.connect()
  ticket = async () => 'ticket'
  await world.advance(1_000)
  greet()
  expect(live.state()).toBe('open')
})

test('coming back, it asks for everything after the last thing it heard, and hears nothing twice', async () => {
  await live.connect()
  greet(7)
  expect(world.line().sent).toEqual([{ type: 'resume', position: { epoch: 'e', seq: 7 } }])
  for (const seq of [8, 9]) say({ type: 'chat/title', seq })
  world.line().closed(1006)
  await world.advance(1_000)
  greet(11)
  expect(world.line().sent).toEqual([{ type: 'resume', position: { epoch: 'e', seq: 9 } }])
  for (const seq of [9, 10, 11, 11, 12]) say({ type: 'chat/title', seq })
  say({ type: 'chat/typing' })
  expect(heard.map(({ seq }) => seq)).toEqual([8, 9, 10, 11, 12, undefined])
})

test('a gap that cannot be filled is told, and the stream goes on from there', async () => {
  await live.connect()
  greet(7)
  say({ type: 'reload', position: { epoch: 'later', seq: 2 } })
  expect(happened).toEqual(['reload'])
  for (const seq of [2, 3]) say({ type: 'chat/title', seq })
  expect(heard.map(({ seq }) => seq)).toEqual([3])
})

test('closing it is final, even in the middle of connecting', async () => {
  const late = Promise.withResolvers<string>()
  ticket = () => late.promise
  const connecting = live.connect()
  live.close()
  late.resolve('late')
  await connecting
  expect(world.dialled).toHaveLength(0)
  expect(live.state()).toBe('closed')
  expect(world.waits()).toBe(0)
  expect(happened).toEqual([])
})
