import type { Duplex } from 'node:stream'
import { setTimeout as sleep } from 'node:timers/promises'
import type { RawData, WebSocket } from 'ws'
import { check } from '#foundation/contract/check.ts'
import { closeCodes, liveVersion, type Position, resume } from '#foundation/contract/live.ts'
import type { Clock } from '../clock.ts'
import type { Log } from '../log.ts'
import type { Person } from '../person.ts'
import { openBucket, type Rate } from './bucket.ts'
import type { Bus, Heard } from './bus.ts'
import { answerFrame, type Dispatch } from './dispatch.ts'
import type { Frame } from './frame.ts'
import { type Inbox, openInbox } from './inbox.ts'
import { type Line, openLine } from './line.ts'
import type { Sender } from './message.ts'
import { openStream, type Stream } from './stream.ts'

export type ConnectionLimits = {
  /** Messages from one socket, and apart from them pings and pongs. Who sends more messages waits; who pings more goes. */
  rate: Rate
  /** Bytes that may wait for a slow reader before it is closed. */
  backlog: number
  /** Milliseconds a client has to say from where it goes on, before it is taken to begin here. */
  resumeWithin: number
}

/** One open socket of one person. */
export type Connection = {
  person: Person
  /** What the person's channel says. */
  hear(heard: Heard): void
  /** Greets the client, and follows the channel from here. */
  greet(start: Position): void
  /** Asks for a sign of life; hangs up when there was none since the last time. */
  beat(): void
  close(code: number, reason: string): void
  /** Takes no more messages; resolves when the one being handled has been. */
  settle(): Promise<void>
}

export type ConnectionParts = {
  ws: WebSocket
  /** What the WebSocket writes to. */
  socket: Duplex
  person: Person
  channel: string
  bus: Bus
  dispatch: Dispatch
  log: Log
  clock: Clock
  limits: ConnectionLimits
}

export function openConnection(parts: ConnectionParts): Connection {
  const { ws, socket, person, limits } = parts
  const line = openLine(ws, socket, limits.backlog)
  let stream: Stream | undefined
  const inbox = openMessages(parts, line, () => stream)
  const pulse = listen(parts, inbox)

  return {
    person,
    hear: (heard) => stream?.hear(heard),
    greet(start) {
      line.say({ type: 'hello', version: liveVersion, person: person.id, position: start })
      stream = follow(parts, line, start)
    },
    beat() {
      if (ws.readyState !== ws.OPEN || ws.isPaused) return
      if (!pulse.wasFelt()) return ws.terminate()
      line.say({ type: 'heartbeat' })
      ws.ping()
    },
    close: (code, reason) => ws.close(code, reason),
    settle: () => inbox.close(),
  }
}

function openMessages(
  { ws, person, log, dispatch, clock, limits }: ConnectionParts,
  line: Line,
  stream: () => Stream | undefined,
): Inbox {
  const from = senderOf(ws, person, line)
  const bucket = openBucket(limits.rate, clock)

  async function receive(frame: Frame): Promise<void> {
    if (frame.type === 'resume') return stream()?.resume(check(resume, frame).position)
    await stream()?.begin()
    await dispatch(frame, from)
  }

  async function pace(closing: AbortSignal): Promise<void> {
    while (ws.readyState === ws.OPEN && !closing.aborted && !bucket.take())
      await sleep(Math.min(bucket.wait(), longestWait), undefined, { signal: closing }).catch(ignore)
  }

  return openInbox({
    pace,
    handle: (text) => answerFrame(text, { dispatch: receive, from, say: line.say, log }),
    hold: () => ws.pause(),
    release: () => ws.resume(),
  })
}

/** A wait that is cut short is over, which is all that was asked. */
function ignore(): void {}

/** A socket that closes meanwhile is noticed so soon. */
const longestWait = 500

type Pulse = { /** Since it was last asked. */ wasFelt(): boolean }

function listen({ ws, clock, limits }: ConnectionParts, inbox: Inbox): Pulse {
  const pings = openBucket(limits.rate, clock)
  let felt = true

  function feel(): void {
    felt = true
    if (ws.readyState === ws.OPEN && !pings.take()) ws.close(closeCodes.brokenRule, 'Too many pings.')
  }

  ws.on('ping', feel)
  ws.on('pong', feel)
  ws.on('message', (data, isBinary) => {
    felt = true
    if (ws.readyState === ws.OPEN) inbox.push(isBinary ? binary : textOf(data))
  })
  return {
    wasFelt() {
      const was = felt
      felt = false
      return was
    },
  }
}

/** No message of ours, so it is answered like everything that is not JSON. */
const binary = 'binary'

function textOf(data: RawData): string {
  return Buffer.isBuffer(data) ? data.toString() : binary
}

function follow({ ws, person, bus, channel, log, limits }: ConnectionParts, line: Line, start: Position): Stream {
  const stream = openStream({
    bus,
    channel,
    start,
    send: line.send,
    reload: (position) => line.say({ type: 'reload', position }),
    fail(error) {
      log.error({ err: error, person: person.id }, 'a channel could not be read')
      ws.close(closeCodes.tryLater, 'Please come back shortly.')
    },
  })
  const beginning = setTimeout(() => void stream.begin(), limits.resumeWithin).unref()
  ws.once('close', () => clearTimeout(beginning))
  return stream
}

function senderOf(ws: WebSocket, person: Person, line: Line): Sender {
  let signal: AbortSignal | undefined
  return {
    person,
    reply: (message) => line.send(JSON.stringify(message)),
    get signal() {
      return (signal ??= closeSignal(ws))
    },
  }
}

function closeSignal(ws: WebSocket): AbortSignal {
  const controller = new AbortController()
  if (ws.readyState === ws.CLOSED) controller.abort()
  ws.once('close', () => controller.abort())
  return controller.signal
}
