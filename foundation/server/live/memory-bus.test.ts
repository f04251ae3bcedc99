import { describe, expect, test } from 'vitest'
import { systemClock, testClock } from '../clock.ts'
import { createMemoryBus } from './memory-bus.ts'
import { testBus } from './testing/bus-contract.ts'

describe('within one node', () => {
  testBus(async (limits = {}) => {
    const bus = createMemoryBus({ clock: systemClock, limits })
    return { bus, other: bus }
  })
})

test('all channels together keep no more than allowed; the longest silent lose theirs first', async () => {
  const bus = createMemoryBus({ clock: testClock(), limits: { totalSize: 10 } })
  const ana = await bus.publish('ana', 'four')
  const ben = await bus.publish('ben', 'four')
  await bus.publish('ana', 'four')
  expect(await bus.since('ben', { ...ben, seq: 0 })).toBe('gap')
  expect(await bus.since('ana', { ...ana, seq: 0 })).toHaveLength(2)
  expect(await bus.since('ben', ben)).toEqual([])
})

test('a channel is kept for five minutes', async () => {
  const clock = testClock()
  const bus = createMemoryBus({ clock })
  const ana = await bus.publish('ana', 'one')
  clock.advance(290_000)
  expect(await bus.since('ana', { ...ana, seq: 0 })).toHaveLength(1)
  clock.advance(301_000)
  expect(await bus.since('ana', { ...ana, seq: 0 })).toBe('gap')
})
