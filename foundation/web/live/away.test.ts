import { beforeEach, expect, test } from 'vitest'
import { Failure } from '#foundation/contract/failure.ts'
import { createLive, type Live } from './live.ts'
import { settle, testWorld } from './testing/world.ts'

let world: ReturnType<typeof testWorld>
let live: Live
let ticket: () => Promise<string | undefined>
let reached: boolean
let happened: string[]

beforeEach(() => {
  world = testWorld()
  ticket = async () => 'ticket'
  reached = true
  happened = []
  const sources = { ticket: () => ticket(), refresh: async () => 'token', reach: async () => reached }
  live = createLive({ address: () => 'wss://house.test/v1/ws', ...sources }, world.outside)
  live.onAway((away) => happened.push(away ? 'away' : 'back'))
  live.onDisconnect(() => happened.push('disconnect'))
})

function greet(): void {
  world.line().message(JSON.stringify({ type: 'hello', version: 1, person: 'p', position: { epoch: 'e', seq: 0 } }))
}

async function connected(): Promise<void> {
  await live.connect()
  greet()
}

async function noAnswer(): Promise<never> {
  throw new Failure('unavailable', 'The server cannot be reached.')
}

test('a server that cannot be reached is said to be away, ends no session, and is found again by itself', async () => {
  await connected()
  ticket = noAnswer
  world.line().closed(1006)
  expect(happened).toEqual([])
  for (let second = 0; second < 600; second++) await world.advance(1_000)
  expect(happened).toEqual(['away'])
  expect(live.isAway()).toBe(true)
  expect(world.dialled).toHaveLength(1)
  ticket = async () => 'ticket'
  await world.advance(5_000)
  expect(happened).toEqual(['away', 'back'])
  greet()
  expect(live.state()).toBe('open')
})

test('while it is away, trying now does not wait for the next try', async () => {
  ticket = noAnswer
  await live.connect()
  ticket = async () => 'ticket'
  live.tryNow()
  await settle()
  expect(happened).toEqual(['away', 'back'])
  expect(world.dialled).toHaveLength(1)
  live.tryNow()
  await settle()
  expect(world.dialled).toHaveLength(1)
})

test('a call that reached nobody makes it look: the line stays when the server answers, and is away when it does not', async () => {
  await connected()
  await live.doubt()
  expect(live.state()).toBe('open')
  expect(happened).toEqual([])
  reached = false
  await Promise.all([live.doubt(), live.doubt()])
  expect(live.state()).toBe('closed')
  expect(happened).toEqual(['away'])
  reached = true
  await world.advance(1_500)
  greet()
  expect(live.state()).toBe('open')
  expect(happened).toEqual(['away', 'back'])
})

test('offline, the server is away', async () => {
  await connected()
  await world.setOnline(false)
  world.line().closed(1006)
  expect(happened).toEqual(['away'])
  live.close()
  expect(live.isAway()).toBe(false)
})
