import { setTimeout as pause } from 'node:timers/promises'
import { expect, test } from 'vitest'
import type { Bus, Heard } from '../bus.ts'
import type { ChannelLimits } from '../channels.ts'

/** A bus as one node has it, and as another has it: the same one, where there is one node. */
type OpenBus = (limits?: Partial<ChannelLimits>) => Promise<{ bus: Bus; other: Bus }>

/** What every bus promises, whatever carries it. */
export function testBus(open: OpenBus): void {
  testHearing(open)
  testGoingBack(open)
  testForgetting(open)
}

function testHearing(open: OpenBus): void {
  test('every node knows whether somebody listens', async () => {
    const { bus, other } = await open()
    expect(await bus.isHeard('ana')).toBe(false)
    const stop = await bus.listen('ana', () => undefined)
    expect([await bus.isHeard('ana'), await other.isHeard('ana'), await bus.isHeard('ben')]).toEqual([
      true,
      true,
      false,
    ])
    stop()
    await expect.poll(() => other.isHeard('ana')).toBe(false)
  })

  test('entries are counted per channel, and everyone who listens hears them in order', async () => {
    const { bus, other } = await open()
    const heard: Heard[] = []
    const elsewhere: Heard[] = []
    const stop = await bus.listen('ana', (entry) => heard.push(entry))
    await other.listen('ana', (entry) => elsewhere.push(entry))
    const first = await bus.publish('ana', 'one\ntwo “three” 🗓️')
    await bus.publish('ben', 'not for ana')
    await bus.tell('ana', 'in passing')
    const second = await other.publish('ana', 'two')
    const all = [
      { text: 'one\ntwo “three” 🗓️', position: first },
      { text: 'in passing' },
      { text: 'two', position: second },
    ]
    await expect.poll(() => heard).toEqual(all)
    stop()
    const third = await bus.publish('ana', 'three')
    await expect.poll(() => elsewhere).toEqual([...all, { text: 'three', position: third }])

    expect([first.seq, second.seq, third.seq]).toEqual([1, 2, 3])
    expect(heard).toEqual(all)
  })

  test('whoever listens again after the last one has gone hears all the same', async () => {
    const { bus, other } = await open()
    const heard: Heard[] = []
    for (let times = 0; times < 20; times += 1) {
      const stop = await bus.listen('ana', (news) => heard.push(news))
      if (times < 19) stop()
    }
    const position = await other.publish('ana', 'one')
    await expect.poll(() => heard).toEqual([{ text: 'one', position }])
  })
}

function testGoingBack(open: OpenBus): void {
  test('whoever was away gets exactly what was missed, on any node', async () => {
    const { bus, other } = await open()
    const start = await bus.position('ana')
    for (const text of ['one', 'two', 'three']) await bus.publish('ana', text)
    const missed = async (seq: number) => {
      const entries = await other.since('ana', { ...start, seq })
      return entries === 'gap' ? entries : entries.map(({ text, position }) => `${position.seq} ${text}`)
    }
    expect(await missed(0)).toEqual(['1 one', '2 two', '3 three'])
    expect(await missed(2)).toEqual(['3 three'])
    expect(await missed(3)).toEqual([])
    expect(await other.position('ana')).toEqual({ ...start, seq: 3 })
  })

  test('a place that never was, or of another epoch, is a gap', async () => {
    const { bus } = await open()
    const position = await bus.publish('ana', 'one')
    expect(await bus.since('ana', { ...position, seq: 2 })).toBe('gap')
    expect(await bus.since('ana', { epoch: 'older', seq: 1 })).toBe('gap')
    expect(await bus.since('nobody', { epoch: 'older', seq: 0 })).toBe('gap')
  })
}

function testForgetting(open: OpenBus): void {
  test.each<Partial<ChannelLimits>>([{ entries: 2 }, { size: 6 }])('more than is kept is a gap: %o', async (limits) => {
    const { bus } = await open(limits)
    const start = await bus.position('ana')
    for (const text of ['one', 'two', 'six']) await bus.publish('ana', text)
    expect(await bus.since('ana', start)).toBe('gap')
    expect(await bus.since('ana', { ...start, seq: 1 })).toHaveLength(2)
  })

  test('what is larger than all that is kept is counted and not kept', async () => {
    const { bus } = await open({ size: 6 })
    const start = await bus.position('ana')
    const large = await bus.publish('ana', 'much too large')
    expect(await bus.since('ana', start)).toBe('gap')
    await bus.publish('ana', 'two')
    expect(await bus.since('ana', large)).toMatchObject([{ text: 'two' }])
  })

  test('a channel that nobody listens to is forgotten after a while, and comes back under a new epoch', async () => {
    const { bus, other } = await open({ unheardFor: 600 })
    const ana = await bus.publish('ana', 'one')
    const ben = await bus.publish('ben', 'one')
    await other.listen('ben', () => undefined)
    await pause(1_000)
    expect((await bus.position('ana')).epoch).not.toBe(ana.epoch)
    expect(await bus.since('ana', ana)).toBe('gap')
    expect(await bus.position('ben')).toEqual(ben)
  })
}
