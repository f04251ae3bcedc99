import { randomBytes } from 'node:crypto'
import { createClient } from '@redis/client'
import { z } from 'zod'
import type { Position } from '#foundation/contract/live.ts'
import type { Entry, Heard } from './bus.ts'
import type { ChannelLimits } from './channels.ts'
import { forgetScript, keepScript, positionScript, publishScript, sinceScript } from './redis-scripts.ts'
import { watchForSilence } from './silence.ts'

/** One connection to Redis, from its beginning to its loss. Nothing on it waits for longer than a second. */
export type Link = {
  publish(channel: string, text: string): Promise<Position>
  tell(channel: string, text: string): Promise<void>
  position(channel: string): Promise<Position>
  since(channel: string, position: Position): Promise<Entry[] | 'gap'>
  /** What it has of the channel is not all; whoever listens is told so. Once for each reason, whoever else asks. */
  forget(channel: string, reason: string): Promise<void>
  subscribe(channels: string[]): Promise<void>
  unsubscribe(channel: string): Promise<void>
  /** Whether any node subscribes to it. */
  isHeard(channel: string): Promise<boolean>
  /** Keeps channels that are silent from being forgotten. */
  keep(channels: string[]): Promise<void>
  close(): void
}

export type LinkParts = {
  url: string
  /** The house whose nodes hear each other; others may use the same Redis. */
  house: string
  limits: ChannelLimits
  heard: (channel: string, heard: Heard) => void
  /** Called once, when it did not answer or said no, and then never again. */
  lost: (error: unknown) => void
}

export async function openLink(parts: LinkParts): Promise<Link> {
  const line = await openLine(parts)
  try {
    const [maker, ...hashes] = await line.ask((client) => prepare(client))
    const link = linkOver(line, parts, { maker, hashes })
    // What cannot be said now cannot be said later: a Redis that is full or only to be read is no Redis.
    await link.publish('trial', '')
    return link
  } catch (error) {
    line.close()
    throw error
  }
}

type Client = ReturnType<typeof newClient>

function newClient(url: string) {
  return createClient({
    url,
    commandsQueueMaxLength: 50_000,
    disableOfflineQueue: true,
    maintNotifications: 'disabled',
    socket: { reconnectStrategy: false, connectTimeout: 1_000 },
  })
}

type Line = {
  ask<T>(question: (client: Client) => Promise<T>): Promise<T>
  close(): void
}

/** A line that fails once is over: every question on it then fails, and none is asked again elsewhere. */
async function openLine({ url, lost }: LinkParts): Promise<Line> {
  const client = newClient(url)
  const silence = watchForSilence(() => fail(new Error('Redis does not answer.')))
  // Without an answer, `silence` ends the connection.
  const knocking = setInterval(() => void ask((asked) => asked.ping()).catch(() => {}), pingMilliseconds).unref()
  let open = true

  function fail(error: unknown): void {
    if (!open) return
    close()
    lost(error)
  }

  /** Whatever is still asked fails with it. */
  function close(): void {
    open = false
    silence.stop()
    clearInterval(knocking)
    if (client.isOpen) client.destroy()
  }

  async function ask<T>(question: (client: Client) => Promise<T>): Promise<T> {
    silence.asked()
    try {
      return await question(client)
    } catch (error) {
      fail(error)
      throw error
    } finally {
      silence.answered()
    }
  }

  client.on('error', fail)
  await ask((opening) => opening.connect())
  return { ask, close }
}

const pingMilliseconds = 1_000

/** Which process answers, and the names of its scripts. */
async function prepare(client: Client): Promise<[string, ...string[]]> {
  const about = await client.info('server')
  const maker = /^run_id:(\w{8})/m.exec(about)?.[1] ?? randomBytes(4).toString('hex')
  const scripts = [publishScript, positionScript, sinceScript, forgetScript, keepScript]
  return [maker, ...(await Promise.all(scripts.map((script) => client.scriptLoad(script))))]
}

type Prepared = { maker: string; hashes: string[] }

function linkOver(line: Line, { house, limits, heard }: LinkParts, { maker, hashes }: Prepared): Link {
  const [publish = '', position = '', since = '', forget = '', keep = ''] = hashes
  const space = `attache:${house}`
  const stateOf = (channel: string) => `${space}:state:${channel}`
  const keysOf = (channel: string) => [stateOf(channel), `${space}:entries:${channel}`]
  const placeOf = (channel: string) => `${space}:heard:${channel}`

  function run<T>(script: string, keys: string[], given: string[], read: z.ZodType<T>): Promise<T> {
    return line.ask(async (client) => read.parse(await client.evalSha(script, { keys, arguments: given })))
  }
  function inChannel<T>(script: string, channel: string, given: string[], read: z.ZodType<T>): Promise<T> {
    const fresh = randomBytes(6).toString('base64url')
    return run(script, keysOf(channel), [maker, fresh, String(limits.unheardFor), ...given], read)
  }
  const hear = (payload: string, place: string): void => heard(place.slice(placeOf('').length), readHeard(payload))

  return {
    publish: (channel, text) =>
      inChannel(publish, channel, [text, placeOf(channel), String(limits.entries), String(limits.size)], place),
    async tell(channel, text) {
      await line.ask((client) => client.publish(placeOf(channel), `t${text}`))
    },
    position: (channel) => inChannel(position, channel, [], place),
    async since(channel, { epoch, seq }) {
      const found = await inChannel(since, channel, [epoch, String(seq)], texts)
      if (found === null) return 'gap'
      return found.map((text, index) => ({ text, position: { epoch, seq: seq + index + 1 } }))
    },
    async forget(channel, reason) {
      await run(forget, [...keysOf(channel), `${space}:reason:${reason}:${channel}`], [placeOf(channel), '10000'], done)
    },
    subscribe: (channels) => line.ask((client) => client.subscribe(channels.map(placeOf), hear)),
    unsubscribe: (channel) => line.ask((client) => client.unsubscribe(placeOf(channel), hear)),
    async isHeard(channel) {
      const heardBy = await line.ask((client) => client.pubSubNumSub([placeOf(channel)]))
      return Object.values(heardBy).some((count) => count > 0)
    },
    async keep(channels) {
      await run(keep, channels.flatMap(keysOf), [String(limits.unheardFor)], done)
    },
    close: () => line.close(),
  }
}

const done = z.int()
const texts = z.array(z.string()).nullable()
const place = z.tuple([z.string(), z.int()]).transform(([epoch, seq]) => ({ epoch, seq }))

/** As the scripts put it: what was published with its place, what was only told, or that something was missed. */
function readHeard(payload: string): Heard {
  const [, epoch, seq, text] = /^p(\S+) (\d+) ([^]*)$/.exec(payload) ?? []
  if (epoch !== undefined && text !== undefined) return { text, position: { epoch, seq: Number(seq) } }
  return payload.startsWith('t') ? { text: payload.slice(1) } : 'missed'
}
