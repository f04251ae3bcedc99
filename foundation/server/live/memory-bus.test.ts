import { expect, test } from 'vitest'
import { testClock } from '../clock.ts'
import type { Heard } from './bus.ts'
import type { ChannelLimits } from './channels.ts'
import { createMemoryBus } from './memory-bus.ts'

function openBus(limits: Partial<ChannelLimits> = {}) {
  const clock = testClock()
  return { clock, bus: createMemoryBus({ clock, limits }) }
}

test('entries are counted per channel, and everyone who listens hears them in order', async () => {
  const { bus } = openBus()
  const heard: Heard[] = []
  const stop = await bus.listen('ana', (entry) => heard.push(entry))
  const first = await bus.publish('ana', 'one')
  await bus.publish('ben', 'not for ana')
  await bus.tell('ana', 'in passing')
  const second = await bus.publish('ana', 'two')
  stop()
  await bus.publish('ana', 'three')

  expect([first.seq, second.seq]).toEqual([1, 2])
  expect(heard).toEqual([{ text: 'one', position: first }, { text: 'in passing' }, { text: 'two', position: second }])
})

test('whoever was away gets exactly what was missed', async () => {
  const { bus } = openBus()
  const start = await bus.position('ana')
  for (const text of ['one', 'two', 'three']) await bus.publish('ana', text)
  const missed = async (seq: number) => {
    const entries = await bus.since('ana', { ...start, seq })
    return entries === 'gap' ? entries : entries.map(({ text }) => text)
  }
  expect(await missed(0)).toEqual(['one', 'two', 'three'])
  expect(await missed(2)).toEqual(['three'])
  expect(await missed(3)).toEqual([])
})

test('a place that never was, or of another epoch, is a gap', async () => {
  const { bus } = openBus()
  const position = await bus.publish('ana', 'one')
  expect(await bus.since('ana', { ...position, seq: 2 })).toBe('gap')
  expect(await bus.since('ana', { epoch: 'older', seq: 1 })).toBe('gap')
})

test('more than is kept is a gap, by number and by size', async () => {
  for (const limits of [{ entries: 2 }, { size: 6 }]) {
    const { bus } = openBus(limits)
    const start = await bus.position('ana')
    for (const text of ['one', 'two', 'six']) await bus.publish('ana', text)
    expect(await bus.since('ana', start)).toBe('gap')
    expect(await bus.since('ana', { ...start, seq: 1 })).toHaveLength(2)
  }
})

test('all channels together keep no more than allowed; the longest silent lose theirs first', async () => {
  const { bus } = openBus({ totalSize: 10 })
  const ana = await bus.publish('ana', 'four')
  const ben = await bus.publish('ben', 'four')
  await bus.publish('ana', 'four')
  expect(await bus.since('ben', { ...ben, seq: 0 })).toBe('gap')
  expect(await bus.since('ana', { ...ana, seq: 0 })).toHaveLength(2)
  expect(await bus.since('ben', ben)).toEqual([])
})

test('a channel that nobody listens to is forgotten after a while, and comes back under a new epoch', async () => {
  const { bus, clock } = openBus()
  const ana = await bus.publish('ana', 'one')
  const ben = await bus.publish('ben', 'one')
  await bus.listen('ben', () => undefined)
  clock.advance(290_000)
  expect(await bus.since('ana', { ...ana, seq: 0 })).toHaveLength(1)
  clock.advance(301_000)
  expect((await bus.position('ana')).epoch).not.toBe(ana.epoch)
  expect(await bus.position('ben')).toEqual(ben)
})
