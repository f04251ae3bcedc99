import { setTimeout as pause } from 'node:timers/promises'
import { describe, expect, test } from 'vitest'
import { WebSocket } from 'ws'
import { z } from 'zod'
import { Failure } from '#foundation/contract/failure.ts'
import { liveVersion } from '#foundation/contract/live.ts'
import { systemClock } from '../clock.ts'
import type { Bus, Listener } from './bus.ts'
import { createMemoryBus } from './memory-bus.ts'
import { onMessage } from './message.ts'
import { connect, openLive } from './testing.ts'

const say = z.object({ type: z.literal('test/say'), text: z.string().max(20), wait: z.number().optional() })

const messages = [
  onMessage('test/say', say, async ({ text, wait = 0 }, { person, reply }) => {
    await pause(wait)
    if (text === 'bug') throw new TypeError('the secret inside')
    if (text === 'no') throw new Failure('conflict', 'No, because.')
    reply({ type: 'test/said', text, by: person.id } as { type: string })
  }),
]

async function refusalOf(url: string, options: { origin?: string } = {}): Promise<number> {
  const ws = new WebSocket(url, options)
  return new Promise((resolve) => {
    ws.on('error', () => undefined)
    ws.on('unexpected-response', (_request, { statusCode = 0 }) => resolve(statusCode))
  })
}

describe('who may open a socket', () => {
  test('a person, who is greeted first', async () => {
    await using live = await openLive()
    const ana = await connect(`${live.url}?token=ana`)
    expect(await ana.next()).toEqual({
      type: 'hello',
      version: liveVersion,
      person: 'ana',
      position: { epoch: expect.any(String), seq: 0 },
    })
    expect(live.size).toBe(1)
  })

  test.each([
    ['no token', '', 4001],
    ['an unknown token', '?token=unknown', 4001],
    ['the token of an ended session', '?token=ended', 4003],
  ])('not one with %s: accepted, then closed with the reason as a code', async (_, query, code) => {
    await using live = await openLive()
    const stranger = await connect(live.url + query)
    expect((await stranger.closed).code).toBe(code)
    expect(stranger.frames).toEqual([])
  })

  test('not a page of somebody else; a program that says nothing of its origin may', async () => {
    await using live = await openLive()
    expect(await refusalOf(`${live.url}?token=ana`, { origin: 'https://evil.example' })).toBe(403)
    expect(await refusalOf(`${live.url}?token=ana`, { origin: 'null' })).toBe(403)
    const own = await connect(`${live.url}/?token=ana`, { origin: `http://127.0.0.1:${live.port}` })
    expect(await own.next()).toMatchObject({ type: 'hello' })
  })

  test('nobody at another address', async () => {
    await using live = await openLive()
    expect(await refusalOf(live.url.replace('/v1/ws', '/v1/wsx'))).toBe(404)
  })

  test('nobody for ever: one person has a limit', async () => {
    await using live = await openLive({ limits: { perPerson: 1 } })
    await (await connect(`${live.url}?token=ana`)).next()
    expect((await (await connect(`${live.url}?token=ana`)).closed).code).toBe(1013)
    expect(await (await connect(`${live.url}?token=ben`)).next()).toMatchObject({ person: 'ben' })
  })

  test('while tokens cannot be looked at, clients are asked to come back', async () => {
    await using live = await openLive({ authenticate: () => Promise.reject(new Error('no database')) })
    expect((await (await connect(`${live.url}?token=ana`)).closed).code).toBe(1013)
    expect(live.logged).toContainEqual(expect.objectContaining({ level: 50, msg: 'a socket could not be opened' }))
  })
})

describe('a message', () => {
  test('is received by the one whose it is, and answered on the same socket', async () => {
    await using live = await openLive({ messages })
    const ana = await connect(`${live.url}?token=ana`)
    const other = await connect(`${live.url}?token=ana`)
    ana.send({ type: 'test/say', text: 'hello', user_id: 'ben' })
    await ana.next()
    expect(await ana.next()).toEqual({ type: 'test/said', text: 'hello', by: 'ana' })
    await pause(20)
    expect(other.frames).toHaveLength(1)
  })

  test('waits until the one before it has been handled', async () => {
    await using live = await openLive({ messages })
    const ana = await connect(`${live.url}?token=ana`)
    for (let n = 0; n < 40; n += 1) ana.send({ type: 'test/say', text: String(n), wait: n === 0 ? 50 : 0 })
    await expect.poll(() => ana.frames.length).toBe(41)
    expect(ana.frames.slice(1).map(({ text }) => text)).toEqual(Array.from({ length: 40 }, (_, n) => String(n)))
  })

  test.each([
    ['nonsense', 'malformed', 'This message is not valid JSON.'],
    ['[1]', 'malformed', 'This message is not an object with a type.'],
    ['{"type":7}', 'malformed', 'This message is not an object with a type.'],
    [`{"type":"test/say","text":${'['.repeat(30_000)}`, 'malformed', 'This message is nested too deeply.'],
    ['{"type":"test/say","text":7}', 'invalid', 'Please check “text”: This must be text.'],
    ['{"type":"test/say","text":"no"}', 'conflict', 'No, because.'],
    ['{"type":"resume","position":{"seq":-1}}', 'invalid', 'Please check “position.epoch” and “position.seq”.'],
  ])('%.40s is answered with an error, and the socket stays', async (text, code, detail) => {
    await using live = await openLive({ messages })
    const ana = await connect(`${live.url}?token=ana`)
    await ana.next()
    ana.send(text)
    expect(await ana.next()).toEqual({ type: 'error', code, detail })
    ana.send({ type: 'test/say', text: 'still here' })
    expect(await ana.next()).toMatchObject({ text: 'still here' })
    expect(live.logged).toContainEqual(expect.objectContaining({ level: 40, code, person: 'ana' }))
  })

  test('that is binary is not understood', async () => {
    await using live = await openLive({ messages })
    const ana = await connect(`${live.url}?token=ana`)
    await ana.next()
    ana.ws.send(Buffer.from('{"type":"test/say","text":"x"}'))
    expect(await ana.next()).toMatchObject({ type: 'error', code: 'malformed' })
  })

  test('of a type nobody knows is answered with an error that names it, and harms nothing', async () => {
    await using live = await openLive({ messages })
    const ana = await connect(`${live.url}?token=ana`)
    await ana.next()
    ana.send({ type: 'test/from-the-future', client_message_id: 'mine' })
    ana.send({ type: 'test/say', text: 'x' })
    const detail = 'This server knows no message of this type.'
    expect(await ana.next()).toEqual({ type: 'error', code: 'not-found', detail, client_message_id: 'mine' })
    expect(await ana.next()).toMatchObject({ type: 'test/said' })
  })

  test('that meets a bug of ours is logged whole, answered calmly, and the socket stays', async () => {
    await using live = await openLive({ messages })
    const ana = await connect(`${live.url}?token=ana`)
    await ana.next()
    ana.send({ type: 'test/say', text: 'bug' })
    expect(await ana.next()).toEqual({ type: 'error', code: 'internal', detail: expect.not.stringContaining('secret') })
    ana.send({ type: 'test/say', text: 'x' })
    expect(await ana.next()).toMatchObject({ type: 'test/said' })
    expect(live.logged).toContainEqual(
      expect.objectContaining({ level: 50, err: expect.objectContaining({ message: 'the secret inside' }) }),
    )
  })

  test('too many of them wait, and are all answered in order', async () => {
    await using live = await openLive({ messages, limits: { rate: { burst: 5, perSecond: 100 } } })
    const ana = await connect(`${live.url}?token=ana`)
    await ana.next()
    const began = performance.now()
    for (let n = 0; n < 25; n += 1) ana.send({ type: 'test/say', text: `${n}` })
    for (let n = 0; n < 25; n += 1) expect(await ana.next()).toMatchObject({ text: `${n}` })
    expect(performance.now() - began).toBeGreaterThan(190)
  })

  test('a sender of too many holds nobody up who wants to close', async () => {
    await using live = await openLive({ messages, limits: { rate: { burst: 1, perSecond: 0.01 } } })
    const ana = await connect(`${live.url}?token=ana`)
    await ana.next()
    for (let n = 0; n < 50; n += 1) ana.send({ type: 'test/say', text: 'x' })
    expect(await ana.next()).toMatchObject({ type: 'test/said' })
    await live.drain()
    expect((await ana.closed).code).toBe(1012)
  })

  test('its sender hears when the socket closes', async () => {
    const heard = Promise.withResolvers<string>()
    const wait = onMessage('test/wait', z.object({ type: z.literal('test/wait') }), async (_, { signal, reply }) => {
      signal.addEventListener('abort', () => heard.resolve('closed'))
      reply({ type: 'test/waiting' })
    })
    await using live = await openLive({ messages: [wait] })
    const ana = await connect(`${live.url}?token=ana`)
    ana.send({ type: 'test/wait' })
    await ana.next()
    await ana.next()
    ana.ws.terminate()
    expect(await heard.promise).toBe('closed')
  })
})

describe('a session that ends', () => {
  test('takes its own sockets with it, and no others', async () => {
    await using live = await openLive()
    const ana = await connect(`${live.url}?token=ana`)
    const ben = await connect(`${live.url}?token=ben`)
    await Promise.all([ana.next(), ben.next()])
    await live.closeSockets({ session: 'session of ana' })
    expect((await ana.closed).code).toBe(4003)
    expect(ben.ws.readyState).toBe(WebSocket.OPEN)
    await live.closeSockets({ person: 'ben' })
    expect((await ben.closed).code).toBe(4003)
  })

  test('may have been missed: then everybody is asked to come back, and is looked at anew', async () => {
    const bus = createMemoryBus({ clock: systemClock })
    const ears: Listener[] = []
    const listen: Bus['listen'] = (channel, listener) => {
      if (channel === 'endings') ears.push(listener)
      return bus.listen(channel, listener)
    }
    await using live = await openLive({ bus: { ...bus, listen } })
    const ana = await connect(`${live.url}?token=ana`)
    await ana.next()
    for (const ear of ears) ear('missed')
    expect((await ana.closed).code).toBe(1013)
  })

  test('also takes the socket whose token is being looked at meanwhile', async () => {
    const [looking, told] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()]
    await using live = await openLive({
      authenticate: async (name) => {
        looking.resolve()
        await told.promise
        return { id: name, sessionId: `session of ${name}` }
      },
    })
    const ana = await connect(`${live.url}?token=ana`)
    await looking.promise
    await live.closeSockets({ session: 'session of ana' })
    told.resolve()
    expect((await ana.closed).code).toBe(4003)
  })
})
