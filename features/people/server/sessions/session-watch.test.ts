import { randomUUID } from 'node:crypto'
import { beforeEach, expect, test } from 'vitest'
import { testClock } from '#foundation/server/clock.ts'
import type { Database } from '#foundation/server/database/database.ts'
import { createSocketCloser, hearEndings } from '#foundation/server/live/endings.ts'
import { createMemoryBus } from '#foundation/server/live/memory-bus.ts'
import { createSessionWatch } from './session-watch.ts'

const ana = { id: randomUUID(), sessionId: randomUUID() }
const ben = { id: randomUUID(), sessionId: randomUUID() }

let hears = true
beforeEach(() => {
  hears = true
})

async function open() {
  const clock = testClock()
  const bus = { ...createMemoryBus({ clock }), hears: () => hears }
  let asked = 0
  const database: Pick<Database, 'as'> = {
    as: async () => {
      asked += 1
      return 'live' as never
    },
  }
  const watch = createSessionWatch({ database: database as Database, clock, endings: hearEndings(bus) })
  await Promise.resolve()
  const times = async (count: number, person = ana) => {
    const before = asked
    for (let n = 0; n < count; n += 1) await watch.look(person)
    return asked - before
  }
  return { watch, clock, bus, times, closeSockets: createSocketCloser(bus) }
}

test('a hundred requests within a second ask the database once', async () => {
  const { times, clock } = await open()
  expect(await times(100)).toBe(1)
  clock.advance(800)
  expect(await times(100)).toBe(1)
})

test('while other nodes may not be heard, every request asks the database', async () => {
  const { times } = await open()
  expect(await times(2)).toBe(1)
  hears = false
  expect(await times(3)).toBe(3)
})

test.each([
  ['its session', { session: ana.sessionId }],
  ['everything of its person', { person: ana.id }],
])('word of the end of %s is heeded at once, and concerns nobody else', async (_, ending) => {
  const { times, closeSockets } = await open()
  expect([await times(1), await times(1, ben)]).toEqual([1, 1])
  await closeSockets(ending)
  expect([await times(1), await times(1, ben)]).toEqual([1, 0])
})

test('word that may have been missed makes every session be asked for again', async () => {
  const heard: ((news: 'missed') => void)[] = []
  const bus = {
    hears: () => true,
    listen: async (_: string, listener: (news: 'missed') => void) => {
      heard.push(listener)
      return () => {}
    },
  }
  let asked = 0
  const database = { as: async () => void (asked += 1) } as Partial<Database> as Database
  const watch = createSessionWatch({ database, clock: testClock(), endings: hearEndings(bus) })
  await Promise.resolve()
  await watch.look(ana)
  await watch.look(ana)
  expect(asked).toBe(1)
  for (const listener of heard) listener('missed')
  await watch.look(ana)
  expect(asked).toBe(2)
})
