import { fork } from 'node:child_process'
import { once } from 'node:events'
import type { Socket } from 'node:net'
import { setTimeout as pause } from 'node:timers/promises'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { z } from 'zod'
import { onMessage } from './message.ts'
import { type Client, connect, openLive, type TestLive } from './testing.ts'
import { connectBare, frame } from './testing-frames.ts'

/** The code with which the server closes what follows. */
async function closeCodeOf(socket: Socket): Promise<number | undefined> {
  const received: Buffer[] = []
  socket.on('data', (data: Buffer) => received.push(data))
  await Promise.race([once(socket, 'close'), once(socket, 'end')])
  const bytes = Buffer.concat(received)
  const at = bytes.lastIndexOf(0x88)
  socket.destroy()
  return at < 0 ? undefined : bytes.readUInt16BE(at + 2)
}

const echo = onMessage('test/echo', z.object({ type: z.literal('test/echo') }), async (_, { reply }) => {
  reply({ type: 'test/echoed' })
})

let live: TestLive
let ana: Client

beforeEach(async () => {
  live = await openLive({ messages: [echo], limits: { goodbye: 200 } })
  ana = await connect(`${live.url}?token=ana`)
  await ana.next()
})

afterEach(() => live[Symbol.asyncDispose]())

/** Nobody else notices anything. */
async function expectOthersUnaffected(): Promise<void> {
  ana.send({ type: 'test/echo' })
  expect(await ana.next()).toEqual({ type: 'test/echoed' })
}

describe('a frame that breaks the protocol closes its own socket, with the right code', () => {
  test.each<[string, number, Buffer[]]>([
    ['not masked', 1002, [frame({ masked: false, payload: Buffer.from('{}') })]],
    ['with a reserved bit', 1002, [frame({ rsv: 0x40 })]],
    ['with an unknown opcode', 1002, [frame({ opcode: 3 })]],
    ['a fragmented ping', 1002, [frame({ opcode: 9, fin: false })]],
    ['a ping that is too long', 1002, [frame({ opcode: 9, payload: Buffer.alloc(126) })]],
    ['a continuation of nothing', 1002, [frame({ opcode: 0 })]],
    ['with bad UTF-8', 1007, [frame({ payload: Buffer.from([0xc3, 0x28]) })]],
    ['announcing 100 MiB', 1009, [frame({ length: 100 * 1024 * 1024 })]],
    ['one byte too long', 1009, [frame({ payload: Buffer.alloc(64 * 1024 + 1, 'x') })]],
    [
      'in too many pieces',
      1008,
      [
        frame({ fin: false }),
        ...Array.from({ length: 70 }, () => frame({ opcode: 0, fin: false, payload: Buffer.from('x') })),
      ],
    ],
    ['pings without end', 1008, Array.from({ length: 200 }, () => frame({ opcode: 9 }))],
  ])('%s: %i', async (_, code, frames) => {
    const eve = await connectBare(live.port, 'eve')
    eve.write(Buffer.concat(frames))
    expect(await closeCodeOf(eve)).toBe(code)
    await expectOthersUnaffected()
  })
})

test('floods of 100 MiB frames and of millions of pieces are not taken in, and cost nobody else anything', async () => {
  const flood = fork(new URL('testing-flood.ts', import.meta.url), [String(live.port)])
  const told = once(flood, 'message')
  const over = once(flood, 'exit')
  while (flood.exitCode === null) {
    await expectOthersUnaffected()
    await Promise.race([over, pause(60)])
  }
  expect(flood.exitCode).toBe(0)
  await expect.poll(() => live.size).toBe(1)
  const [{ offered, taken }] = await told
  expect(taken).toBeLessThan(offered / 10)
})

test('a peer that has silently gone is let go, one that answers stays', async () => {
  await using quick = await openLive({ limits: { heartbeat: 100 } })
  const ben = await connect(`${quick.url}?token=ben`)
  const dead = await connectBare(quick.port, 'dead')
  dead.pause()
  await expect.poll(() => quick.size).toBe(2)
  await expect.poll(() => quick.size).toBe(1)
  await expect.poll(() => ben.beats).toBeGreaterThan(2)
  expect(ben.ws.readyState).toBe(ben.ws.OPEN)
})

/** A client that subscribes to everything and then stops reading. */
async function openSlowReader(): Promise<Client> {
  const slow = await connect(`${live.url}?token=slow`)
  const { position } = await slow.next()
  slow.send({ type: 'resume', position })
  slow.send({ type: 'test/echo' })
  expect(await slow.next()).toEqual({ type: 'test/echoed' })
  slow.ws.pause()
  return slow
}

const tellSlow = () => live.announce('slow', { type: 'test/news', text: 'x'.repeat(100_000) } as { type: string })

test('a reader that cannot keep up is cut off long before all was kept for it, and others notice nothing', async () => {
  const slow = await openSlowReader()
  for (let told = 0; told < 1_000; told += 1) {
    await tellSlow()
    if (told % 100 === 0) await expectOthersUnaffected()
  }
  await expect.poll(() => live.size).toBe(1)
  slow.ws.resume()
  await slow.closed
  expect(slow.frames.filter(({ type }) => type === 'test/news').length).toBeLessThan(500)
  await expectOthersUnaffected()
})

test('a reader that was too slow but still reads is told so', async () => {
  const slow = await openSlowReader()
  for (let told = 0; told < 100; told += 1) await tellSlow()
  slow.ws.resume()
  expect((await slow.closed).code).toBe(4008)
})

describe('when the server restarts', () => {
  test('200 sockets are told so at once, those that do not answer are cut off, nobody new comes in', async () => {
    const restarting = await openLive({ limits: { goodbye: 2_000 } })
    const clients = await Promise.all(Array.from({ length: 200 }, (_, n) => connect(`${restarting.url}?token=p${n}`)))
    await Promise.all(clients.map((client) => client.next()))
    const dead = await connectBare(restarting.port, 'dead')
    dead.pause()
    await expect.poll(() => restarting.size).toBe(201)

    let isDrained = false
    const drained = restarting.drain().then(() => (isDrained = true))
    expect(new Set((await Promise.all(clients.map(({ closed }) => closed))).map(({ code }) => code))).toEqual(
      new Set([1012]),
    )
    expect(isDrained).toBe(false)
    await expect(connect(`${restarting.url}?token=late`)).rejects.toThrow('503')
    await drained
    expect(restarting.size).toBe(0)
    dead.destroy()
  })

  test('a message that is being handled is finished and answered first', async () => {
    const [handling, told] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()]
    const slowEcho = onMessage('test/slow', z.object({ type: z.literal('test/slow') }), async (_, { reply }) => {
      handling.resolve()
      await told.promise
      reply({ type: 'test/done' })
    })
    const restarting = await openLive({ messages: [slowEcho] })
    const ben = await connect(`${restarting.url}?token=ben`)
    await ben.next()
    ben.send({ type: 'test/slow' })
    await handling.promise
    const drained = restarting.drain()
    told.resolve()
    expect(await ben.next()).toEqual({ type: 'test/done' })
    expect((await ben.closed).code).toBe(1012)
    await drained
  })
})
