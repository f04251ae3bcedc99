import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { pino } from 'pino'
import { WebSocket } from 'ws'
import { systemClock } from '../clock.ts'
import { authenticateByName } from '../http/testing.ts'
import { type Announce, createAnnouncer } from './announce.ts'
import type { Bus } from './bus.ts'
import { type CloseSockets, createSocketCloser } from './endings.ts'
import { createLive, type Live } from './live.ts'
import { createMemoryBus } from './memory-bus.ts'

type TestParts = Partial<Parameters<typeof createLive>[0]> & { isOverloaded?: () => boolean }

export type TestLive = Live & {
  /** Where its sockets are; a token is still to be added. */
  url: string
  port: number
  bus: Bus
  announce: Announce
  closeSockets: CloseSockets
  logged: Record<string, unknown>[]
  [Symbol.asyncDispose](): Promise<void>
}

/** A real server on a free port. Tokens are names, as for HTTP. */
export async function openLive({ isOverloaded, ...parts }: TestParts = {}): Promise<TestLive> {
  const logged: Record<string, unknown>[] = []
  const bus = parts.bus ?? createMemoryBus({ clock: systemClock })
  const server = createServer().listen(0, '127.0.0.1')
  await once(server, 'listening')
  const { port } = server.address() as AddressInfo
  const live = await createLive({
    publicUrl: new URL(`http://127.0.0.1:${port}`),
    log: pino({ level: 'debug' }, { write: (line: string) => void logged.push(JSON.parse(line)) }),
    clock: systemClock,
    authenticate: authenticateByName,
    messages: [],
    ...parts,
    bus,
  })
  live.attach(server, isOverloaded)
  return Object.assign(live, {
    url: `ws://127.0.0.1:${port}/v1/ws`,
    port,
    bus,
    announce: createAnnouncer(bus),
    closeSockets: createSocketCloser(bus),
    logged,
    async [Symbol.asyncDispose]() {
      await live.drain()
      server.close()
    },
  })
}

export type Client = {
  ws: WebSocket
  /** Everything it got so far but heartbeats, which come whenever it is their turn. */
  frames: Received[]
  /** How many heartbeats it got so far. */
  readonly beats: number
  send(message: unknown): void
  /** The next frame that it has not been given yet. */
  next(): Promise<Received>
  closed: Promise<{ code: number; reason: string }>
}

export type Received = { type: string; [field: string]: unknown }

/** A client that keeps what it gets; opened, but perhaps about to be closed. */
export async function connect(url: string, options: { origin?: string } = {}): Promise<Client> {
  const ws = new WebSocket(url, options)
  const frames: Received[] = []
  let given = 0
  let beats = 0
  ws.on('message', (data: Buffer) => {
    const frame = JSON.parse(data.toString()) as Received
    if (frame.type === 'heartbeat') beats += 1
    else frames.push(frame)
  })
  const closed = new Promise<{ code: number; reason: string }>((resolve) => {
    ws.on('close', (code, reason) => resolve({ code, reason: reason.toString() }))
  })
  await once(ws, 'open')
  return {
    ws,
    frames,
    get beats() {
      return beats
    },
    closed,
    send: (message) => ws.send(typeof message === 'string' ? message : JSON.stringify(message)),
    async next() {
      while (frames.length <= given) await Promise.race([once(ws, 'message'), closed.then(gone)])
      return frames[given++] as Received
    },
  }
}

function gone({ code }: { code: number }): never {
  throw new Error(`The socket was closed with ${code}.`)
}
