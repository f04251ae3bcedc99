import { once } from 'node:events'
import type { IncomingMessage, Server } from 'node:http'
import type { Duplex } from 'node:stream'
import { setTimeout as pause } from 'node:timers/promises'
import { type ServerOptions, type WebSocket, WebSocketServer } from 'ws'
import { closeCodes, heartbeatSeconds, maxFrameBytes } from '#foundation/contract/live.ts'
import type { Clock } from '../clock.ts'
import { trustIn, type TrustProxy } from '../http/trust.ts'
import type { Log } from '../log.ts'
import type { Metrics } from '../metrics.ts'
import type { Authenticate } from '../person.ts'
import type { Rate } from './bucket.ts'
import type { Bus } from './bus.ts'
import type { ConnectionLimits } from './connection.ts'
import { createDispatch } from './dispatch.ts'
import { createDoor, tokenOf } from './door.ts'
import { heedEndings } from './endings.ts'
import { startHeart } from './heart.ts'
import type { SocketMessage } from './message.ts'
import { createRegistry } from './registry.ts'
import { createTurnstile } from './turnstile.ts'
import { createWelcome } from './welcome.ts'

export type LiveLimits = ConnectionLimits & {
  /** Sockets that one address may ask for: when a server is back, a whole office comes at once. */
  perAddress: Rate
  /** Sockets one person may have open on one node. */
  perPerson: number
  /** Milliseconds between two signs of life. */
  heartbeat: number
  /** Milliseconds in which a closing client has to say goodbye. */
  goodbye: number
}

export const liveLimits: LiveLimits = {
  perAddress: { burst: 2_000, perSecond: 10 },
  rate: { burst: 100, perSecond: 20 },
  backlog: 1024 * 1024,
  resumeWithin: 1_000,
  perPerson: 64,
  heartbeat: heartbeatSeconds * 1_000,
  goodbye: 2_000,
}

type LiveParts = {
  publicUrl: URL
  /** Nobody may speak for a client unless it is said here. */
  trustProxy?: TrustProxy
  log: Log
  clock: Clock
  bus: Bus
  authenticate: Authenticate
  messages: SocketMessage[]
  limits?: Partial<LiveLimits>
  metrics?: Metrics | undefined
}

export type Live = {
  /** Takes the server's upgrades, except while it says that it has too much to do. */
  attach(server: Server, isOverloaded?: () => boolean): void
  /** Lets running messages finish, says goodbye to everyone and takes no one any more. */
  drain(): Promise<void>
  readonly size: number
}

export async function createLive(parts: LiveParts): Promise<Live> {
  const { bus, publicUrl } = parts
  const limits = { ...liveLimits, ...parts.limits }
  const registry = createRegistry(bus)
  const endings = await heedEndings(bus, registry)
  const heart = startHeart(limits.heartbeat)
  const sockets = openSockets(limits)
  const welcome = createWelcome({
    ...parts,
    limits,
    registry,
    endings,
    heart,
    dispatch: createDispatch(parts.messages),
  })
  let draining = false
  const trust = trustIn(parts.trustProxy ?? false)
  const lets = createTurnstile(limits.perAddress, parts.clock)

  return {
    attach(server, isOverloaded = () => false) {
      const door = createDoor({ publicUrl, trust, lets, isDraining: () => draining, isOverloaded })
      server.on('upgrade', (request: IncomingMessage, socket: Duplex, head: Buffer) => {
        if (door.refuses(request, socket)) return
        const token = tokenOf(request)
        sockets.handleUpgrade(request, socket, head, (ws) => welcome({ ws, socket, token }))
      })
    },
    async drain() {
      draining = true
      const settled = Promise.all(registry.all().map((connection) => connection.settle()))
      await Promise.race([settled, pause(limits.goodbye)])
      await sayGoodbye(sockets.clients)
      endings.stop()
      heart[Symbol.dispose]()
    },
    get size() {
      return sockets.clients.size
    },
  }
}

/** Small buffers, no compression: what a socket may cost is bounded before its first byte. */
function openSockets({ goodbye }: LiveLimits): WebSocketServer {
  const options: ServerOptions & { closeTimeout: number; maxPendingAutoPongs: number } = {
    noServer: true,
    maxPayload: maxFrameBytes,
    maxFragments: 64,
    maxBufferedChunks: 256,
    perMessageDeflate: false,
    // The rate of messages counts pings as well.
    maxPendingAutoPongs: 0,
    closeTimeout: goodbye,
  }
  return new WebSocketServer(options)
}

/** `closeTimeout` hangs up on those who do not answer. */
async function sayGoodbye(clients: Set<WebSocket>): Promise<void> {
  const gone = [...clients].map((ws) => once(ws, 'close'))
  for (const ws of clients) ws.close(closeCodes.restarting, 'The server is restarting.')
  await Promise.all(gone)
}
