import { setTimeout as pause } from 'node:timers/promises'
import { describe, expect, test } from 'vitest'
import type { Position } from '#foundation/contract/live.ts'
import { systemClock } from '../clock.ts'
import type { Bus } from './bus.ts'
import { createMemoryBus } from './memory-bus.ts'
import { type Client, connect, openLive, type TestLive } from './testing.ts'

async function greeted(live: TestLive, name = 'ana'): Promise<{ client: Client; position: Position }> {
  const client = await connect(`${live.url}?token=${name}`)
  const { position } = await client.next()
  return { client, position: position as Position }
}

const numbers = (client: Client) => client.frames.filter(({ type }) => type === 'test/news').map(({ seq }) => seq)

const tell = (live: TestLive, n: unknown, name = 'ana') =>
  live.announce(name, { type: 'test/news', n } as { type: string })

describe('what is announced', () => {
  test('reaches all devices of the person, numbered, and nobody else', async () => {
    await using live = await openLive({ limits: { resumeWithin: 0 } })
    const [first, second, ben] = await Promise.all([greeted(live), greeted(live), greeted(live, 'ben')])
    await pause(20)
    await tell(live, 'one')
    const news = { type: 'test/news', n: 'one', seq: 1 }
    expect(await first.client.next()).toEqual(news)
    expect(await second.client.next()).toEqual(news)
    await pause(20)
    expect(ben.client.frames).toHaveLength(1)
  })

  test('waits for a client to say from where it goes on', async () => {
    await using live = await openLive({ limits: { resumeWithin: 600_000 } })
    const [{ client }, { client: quick }] = [await greeted(live), await greeted(live)]
    await tell(live, 1)
    quick.send({ type: 'anything' })
    await expect.poll(() => numbers(quick)).toEqual([1])
    expect(numbers(client)).toEqual([])
  })

  test('waits for no client for long', async () => {
    await using live = await openLive({ limits: { resumeWithin: 100 } })
    const { client } = await greeted(live)
    await tell(live, 1)
    expect(await client.next()).toMatchObject({ seq: 1 })
  })

  test('does not wait when the client shows that it goes on from here', async () => {
    await using live = await openLive({ limits: { resumeWithin: 60_000 } })
    const { client } = await greeted(live)
    await tell(live, 1)
    client.send({ type: 'anything' })
    expect(await client.next()).toMatchObject({ seq: 1 })
  })

  test('in passing is neither numbered nor kept', async () => {
    await using live = await openLive({ limits: { resumeWithin: 0 } })
    const { client, position } = await greeted(live)
    await live.announce('ana', { type: 'test/typing' }, { inPassing: true })
    expect(await client.next()).toEqual({ type: 'test/typing' })
    client.ws.close()
    const again = await greeted(live)
    expect(again.position).toEqual(position)
  })
})

describe('a client that comes back', () => {
  test('gets what it missed, in order, and goes on', async () => {
    await using live = await openLive()
    const { client, position } = await greeted(live)
    client.ws.close()
    for (const n of [1, 2, 3]) await tell(live, n)
    const back = await greeted(live)
    expect(back.position.seq).toBe(3)
    await tell(live, 4)
    back.client.send({ type: 'resume', position: { ...position, seq: 1 } })
    await tell(live, 5)
    await expect.poll(() => numbers(back.client)).toEqual([2, 3, 4, 5])
  })

  test('is told to reload when too much has happened', async () => {
    await using live = await openLive({ bus: createMemoryBus({ clock: systemClock, limits: { entries: 2 } }) })
    const { position } = await greeted(live)
    for (const n of [1, 2, 3]) await tell(live, n)
    const back = await greeted(live)
    back.client.send({ type: 'resume', position })
    expect(await back.client.next()).toEqual({ type: 'reload', position: { ...position, seq: 3 } })
    await tell(live, 4)
    expect(await back.client.next()).toMatchObject({ seq: 4 })
  })

  test('is told to reload when its place is of another epoch, or was never reached', async () => {
    await using live = await openLive()
    for (const wrong of [{ epoch: 'other' }, { seq: 99 }]) {
      const { client, position } = await greeted(live)
      client.send({ type: 'resume', position: { ...position, ...wrong } })
      expect(await client.next()).toEqual({ type: 'reload', position })
    }
  })

  test('too late, after it was already told something, is told to reload: nothing comes out of order', async () => {
    await using live = await openLive({ limits: { resumeWithin: 0 } })
    const { position } = await greeted(live)
    await tell(live, 1)
    const { client } = await greeted(live)
    await pause(20)
    await tell(live, 2)
    await client.next()
    client.send({ type: 'resume', position })
    expect(await client.next()).toEqual({ type: 'reload', position: { ...position, seq: 2 } })
  })
})

test('over many cuts in a busy stream nothing is missed, repeated or out of order', async () => {
  const total = 600
  const bus = createMemoryBus({ clock: systemClock, limits: { entries: total } })
  await using live = await openLive({ bus: slowly(bus) })
  const announcing = (async () => {
    for (let n = 1; n <= total; n += 1) {
      await tell(live, n)
      if (n % 3 === 0) await pause(1)
    }
  })()

  const got: unknown[] = []
  let at: Position | undefined
  while (got.length < total) {
    const { client, position } = await greeted(live)
    at ??= { ...position, seq: 0 }
    client.send({ type: 'resume', position: at })
    await pause(Math.random() * 30)
    client.ws.terminate()
    const news = client.frames.filter(({ type }) => type === 'test/news')
    got.push(...news.map(({ n }) => n))
    at = { ...at, seq: at.seq + news.length }
    expect(client.frames.filter(({ type }) => type === 'reload')).toEqual([])
  }
  await announcing
  expect(got).toEqual(Array.from({ length: total }, (_, index) => index + 1))
})

test('a node that lost an entry on the way catches up by itself', async () => {
  const bus = createMemoryBus({ clock: systemClock })
  let lost = 0
  const leaky: Bus = {
    ...bus,
    listen: (channel, listener) =>
      bus.listen(channel, (heard) => {
        if (heard !== 'missed' && heard.position?.seq === 2) lost += 1
        else listener(heard)
      }),
  }
  await using live = await openLive({ bus: leaky, limits: { resumeWithin: 0 } })
  const { client } = await greeted(live)
  await pause(20)
  for (const n of [1, 2, 3]) await tell(live, n)
  await expect.poll(() => numbers(client)).toEqual([1, 2, 3])
  expect(lost).toBe(1)
})

test('a channel that cannot be read closes its sockets, to be opened again', async () => {
  const bus = { ...createMemoryBus({ clock: systemClock }), since: () => Promise.reject(new Error('lost')) }
  await using live = await openLive({ bus })
  const { client, position } = await greeted(live)
  client.send({ type: 'resume', position })
  expect((await client.closed).code).toBe(1013)
})

/** As if it were on another machine: reading takes a moment, in which more is published. */
function slowly(bus: Bus): Bus {
  return {
    ...bus,
    since: async (channel, position) => {
      const entries = await bus.since(channel, position)
      await pause(Math.random() * 4)
      return entries
    },
  }
}
