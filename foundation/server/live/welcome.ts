import type { Duplex } from 'node:stream'
import type { WebSocket } from 'ws'
import { closeCodes } from '#foundation/contract/live.ts'
import type { Clock } from '../clock.ts'
import type { Log } from '../log.ts'
import type { Metrics } from '../metrics.ts'
import type { Admission, Authenticate, Person } from '../person.ts'
import { channelOf } from './announce.ts'
import type { Bus } from './bus.ts'
import { type ConnectionLimits, openConnection } from './connection.ts'
import type { Dispatch } from './dispatch.ts'
import type { Endings } from './endings.ts'
import type { Heart } from './heart.ts'
import type { Registry } from './registry.ts'

type WelcomeParts = {
  log: Log
  clock: Clock
  bus: Bus
  authenticate: Authenticate
  registry: Registry
  endings: Endings
  heart: Heart
  dispatch: Dispatch
  limits: ConnectionLimits & { perPerson: number }
  metrics?: Metrics | undefined
}

/** A socket that has just been opened, what it writes to, and what it came with. */
type Arrival = { ws: WebSocket; socket: Duplex; token: string | undefined }

/** What happens to a socket that has just been opened: its token is looked at, then it is greeted or closed. */
export function createWelcome(parts: WelcomeParts): (arrival: Arrival) => void {
  const { log, metrics } = parts
  return (arrival) => {
    const { ws } = arrival
    metrics?.socketOpened()
    ws.on('close', (code) => metrics?.socketClosed(code))
    ws.on('error', (error) => {
      log.info({ err: error }, 'a socket broke the protocol')
      // After an error ws reads on and throws away, which a flood turns into memory; a tick later we stop that.
      process.nextTick(() => ws.pause())
    })
    // Nothing is read before the greeting.
    ws.pause()
    receive(parts, arrival)
      .catch((error: unknown) => {
        log.error({ err: error }, 'a socket could not be opened')
        ws.close(closeCodes.tryLater, 'Please come back shortly.')
      })
      .finally(() => ws.resume())
  }
}

async function receive(parts: WelcomeParts, arrival: Arrival): Promise<void> {
  const { ws, token } = arrival
  const { authenticate, endings, limits, registry } = parts
  const askedAt = performance.now()
  const admission = token ? await authenticate(token, 'socket') : 'unknown'
  if (typeof admission === 'string') return refuse(parts, ws, admission)
  if (endings.endedSince(admission, askedAt)) return refuse(parts, ws, 'ended')
  if (registry.ofPerson(admission.id).length >= limits.perPerson)
    return ws.close(closeCodes.tryLater, 'Too many connections.')
  await greet(parts, arrival, admission)
}

function refuse({ log }: WelcomeParts, ws: WebSocket, admission: Refusal): void {
  log.info({ admission }, 'a socket was refused')
  ws.close(...refusals[admission])
}

type Refusal = Exclude<Admission, Person>

const refusals: Record<Refusal, [number, string]> = {
  unknown: [closeCodes.unauthenticated, 'Please sign in again.'],
  ended: [closeCodes.sessionEnded, 'This session has ended.'],
}

/** Listens first and asks second where the channel stands, so that nothing falls between. */
async function greet(
  { bus, heart, registry, ...parts }: WelcomeParts,
  { ws, socket }: Arrival,
  person: Person,
): Promise<void> {
  if (ws.readyState !== ws.OPEN) return
  const channel = channelOf(person.id)
  const connection = openConnection({ ...parts, ws, socket, person, channel, bus })
  ws.once('close', () => {
    heart.remove(connection)
    registry.leave(connection)
  })
  await registry.join(connection)
  heart.add(connection)
  connection.greet(await bus.position(channel))
}
