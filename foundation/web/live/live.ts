import { z } from 'zod'
import { type Announcement, announcement, hello, liveError, type Position, reload } from '#foundation/contract/live.ts'
import { createTopic } from './topic.ts'
import { createLine, type Line, type LineParts, type LiveState } from './line.ts'
import type { Surroundings } from './surroundings.ts'

export type { LiveState } from './line.ts'

export type Live = {
  state: () => LiveState
  /** Fails only when there is no session to connect with; everything else is tried again. */
  connect: () => Promise<void>
  /** Whether it went out. What did not is the caller's to keep. */
  send: (message: { type: string }) => boolean
  close: () => void
  onState: (listener: (state: LiveState) => void) => () => void
  /** The server cannot be reached. Data that was read is still shown, and nothing new arrives. */
  isAway: () => boolean
  onAway: (listener: (away: boolean) => void) => () => void
  /** A call could not reach the server: checks at once whether it is away. */
  doubt: () => Promise<void>
  /** Retries now instead of when the next retry is due. */
  tryNow: () => void
  /** Every announcement once and in order, also those made while the line was down. */
  onAnnouncement: (listener: (message: Announcement) => void) => () => void
  /** The gap was too wide to fill: fetch what you show afresh. */
  onReload: (listener: () => void) => () => void
  /** The line is gone for good. */
  onDisconnect: (listener: () => void) => () => void
}

/** The person's live connection, as the specification wants it kept. */
export function createLive(parts: LineParts, outside: Surroundings): Live {
  const line = createLine(parts, outside)
  const announced = createTopic<Announcement>()
  const reloaded = createTopic<void>()
  const stream: Stream = { line, outside, position: undefined, announce: announced.tell, reload: reloaded.tell }
  line.heard.listen((data) => receive(stream, data))

  return {
    state: line.state,
    connect: line.open,
    send(message) {
      const open = line.state() === 'open'
      if (open) line.send(JSON.stringify(message))
      else outside.warn('WS not ready')
      return open
    },
    close() {
      stream.position = undefined
      line.close()
    },
    onState: line.stateChanged.listen,
    isAway: line.isAway,
    onAway: line.awayChanged.listen,
    doubt: line.doubt,
    tryNow: line.tryNow,
    onAnnouncement: announced.listen,
    onReload: reloaded.listen,
    onDisconnect: line.lost.listen,
  }
}

type Stream = {
  line: Line
  outside: Surroundings
  /** The last announcement that was passed on. */
  position: Position | undefined
  announce: (message: Announcement) => void
  reload: () => void
}

const frame = z.looseObject({ type: z.string() })

function receive(stream: Stream, data: unknown): void {
  const message = frame.safeParse(parse(data))
  if (!message.success) return stream.outside.warn('A message that is not JSON was ignored', data)
  const { type } = message.data
  if (type === 'heartbeat') return undefined
  if (type === 'hello') return greet(stream, message.data)
  if (type === 'reload') return startAfresh(stream, message.data)
  if (type === 'error') return complain(stream, message.data)
  return passOn(stream, message.data)
}

/** The server holds everything back until it has heard from where to go on. */
function greet(stream: Stream, message: unknown): void {
  const { position } = hello.parse(message)
  stream.line.admit()
  stream.position ??= position
  stream.line.send(JSON.stringify({ type: 'resume', position: stream.position }))
}

function startAfresh(stream: Stream, message: unknown): void {
  stream.position = reload.parse(message).position
  stream.reload()
}

function complain(stream: Stream, message: unknown): void {
  const told = liveError.safeParse(message)
  stream.outside.warn(`The server did not take a message: ${told.success ? told.data.detail : 'no reason given'}`)
  stream.announce(announcement.parse(message))
}

/** Announcements without a number are said once and never repeated. */
function passOn(stream: Stream, message: unknown): void {
  const told = announcement.parse(message)
  if (told.seq !== undefined && stream.position !== undefined) {
    if (told.seq <= stream.position.seq) return
    stream.position = { ...stream.position, seq: told.seq }
  }
  stream.announce(told)
}

function parse(data: unknown): unknown {
  try {
    return JSON.parse(String(data))
  } catch {
    return undefined
  }
}
