import { Failure } from '#foundation/contract/failure.ts'
import { heartbeatSeconds } from '#foundation/contract/live.ts'
import { createTopic, type Topic } from './topic.ts'
import { fresh, nextStep, type Standing } from './reconnect.ts'
import type { Surroundings, Wire } from './surroundings.ts'

export type LiveState = 'connecting' | 'open' | 'closed'

export type LineParts = {
  /** The server's address, read for each connection, because there is none while prerendering. */
  address: () => string
  /** What opens a connection: a single-use ticket, or nothing when there is no session. */
  ticket: () => Promise<string | undefined>
  /** A new access token, or nothing when the session is over. */
  refresh: () => Promise<string | undefined>
  /** Whether the server responds at all. */
  reach: () => Promise<boolean>
}

/** One connection that is kept alive: opened, opened again after a loss, watched for silence. */
export type Line = {
  state: () => LiveState
  stateChanged: Topic<LiveState>
  /** The server cannot be reached, so requests would fail. */
  isAway: () => boolean
  awayChanged: Topic<boolean>
  /** Whatever arrived, as it came. */
  heard: Topic<unknown>
  /** There will be no further try. */
  lost: Topic<void>
  open: () => Promise<void>
  /** The server has let us in: earlier failures no longer count. */
  admit: () => void
  send: (text: string) => void
  /** A request failed to reach the server: checks at once instead of waiting for the connection to notice. */
  doubt: () => Promise<void>
  /** Retries now instead of when the next retry is due. */
  tryNow: () => void
  close: () => void
}

export const noToken = 'No authentication token available for WebSocket connection'

const longestSilence = 2 * heartbeatSeconds * 1_000

type Self = LineParts & {
  outside: Surroundings
  line: Pick<Line, 'stateChanged' | 'awayChanged' | 'heard' | 'lost'>
  state: LiveState
  away: boolean
  /** Whoever asks meanwhile waits for the same look. */
  doubting: Promise<void> | undefined
  standing: Standing
  wire: Wire | undefined
  /** Takes back whatever is due later. */
  cancel: () => void
  /** Raised when the line changes its mind, so that late answers know that they are late. */
  turn: number
}

export function createLine(parts: LineParts, outside: Surroundings): Line {
  const line = {
    stateChanged: createTopic<LiveState>(),
    awayChanged: createTopic<boolean>(),
    heard: createTopic<unknown>(),
    lost: createTopic<void>(),
  }
  const nothing = {
    state: 'closed',
    away: false,
    doubting: undefined,
    standing: fresh,
    wire: undefined,
    cancel: () => {},
    turn: 0,
  } as const
  const self: Self = { ...parts, ...nothing, outside, line }
  return {
    ...line,
    state: () => self.state,
    isAway: () => self.away,
    async open() {
      if (self.state !== 'closed') return
      self.standing = fresh
      if ((await connect(self)) === 'no token') throw new Error(noToken)
    },
    admit() {
      self.standing = fresh
      enter(self, 'open')
    },
    send: (text) => self.wire?.send(text),
    doubt: () => doubt(self),
    tryNow() {
      if (self.away) void reconnect(self)
    },
    close() {
      drop(self)
      enter(self, 'closed')
      tellAway(self, false)
    },
  }
}

async function connect(self: Self): Promise<'dialled' | 'no token'> {
  drop(self)
  enter(self, 'connecting')
  const { turn } = self
  const ticket = await askFor(self, self.ticket)
  if (turn !== self.turn) return 'dialled'
  if (ticket === unreachable) {
    afterClosing(self, { reached: false })
    return 'dialled'
  }
  tellAway(self, false)
  if (ticket === unanswered) afterClosing(self)
  else if (ticket === undefined) {
    enter(self, 'closed')
    return 'no token'
  } else dialWith(self, ticket)
  return 'dialled'
}

function dialWith(self: Self, ticket: string): void {
  const address = new URL(self.address())
  address.searchParams.set('token', ticket)
  self.wire = self.outside.dial(address.href, {
    message(data) {
      watchForSilence(self)
      self.line.heard.tell(data)
    },
    closed: (code) => afterClosing(self, { code }),
  })
  watchForSilence(self)
}

/** A line that says nothing for twice the heartbeat is dead, whatever the operating system believes. */
function watchForSilence(self: Self): void {
  self.cancel()
  self.cancel = self.outside.after(longestSilence, () => afterClosing(self))
}

function afterClosing(self: Self, how: { code?: number | undefined; reached?: boolean } = {}): void {
  const { code, reached = true } = how
  const wasOpen = self.state === 'open'
  drop(self)
  enter(self, 'closed')
  const { now, chance, isOnline } = self.outside
  const closing = { ...(code !== undefined && { code }), reached, online: isOnline(), now: now(), chance: chance() }
  // If the browser thinks it is offline, it is believed until something gets through.
  if (!reached || (wasOpen && !closing.online)) tellAway(self, true)
  const [standing, step] = nextStep(self.standing, closing)
  self.standing = standing
  if (step.kind === 'retry') self.cancel = self.outside.after(step.after, () => void reconnect(self))
  else if (step.kind === 'wait-for-network') waitForNetwork(self)
  else if (step.kind === 'refresh-token') void refreshToken(self, code)
  else self.line.lost.tell()
}

async function reconnect(self: Self): Promise<void> {
  if ((await connect(self)) === 'no token') self.line.lost.tell()
}

/** A browser that believes to be offline may still reach a server on its own machine, so it looks now and then. */
function waitForNetwork(self: Self): void {
  const stopListening = self.outside.whenOnline(() => void reconnect(self))
  const stopLooking = self.outside.after(10_000, () => void reconnect(self))
  self.cancel = () => {
    stopListening()
    stopLooking()
  }
}

async function refreshToken(self: Self, code?: number): Promise<void> {
  const { turn } = self
  const token = await askFor(self, self.refresh)
  if (turn !== self.turn) return
  if (token === undefined || typeof token === 'symbol') afterClosing(self, { code, reached: token !== unreachable })
  else self.cancel = self.outside.after(1_000, () => void reconnect(self))
}

/** The server sent something unexpected. */
const unanswered = Symbol('unanswered')
/** No answer at all. */
const unreachable = Symbol('unreachable')

/** A ticket or a token that could not be fetched is a loss like any other, not the end of the session. */
async function askFor(self: Self, source: () => Promise<string | undefined>) {
  try {
    return await source()
  } catch (error) {
    if (error instanceof Failure && error.code === 'unavailable') return unreachable
    self.outside.warn('The live connection could not be prepared.', error)
    return unanswered
  }
}

/** A dead connection can look open for a while. */
async function doubt(self: Self): Promise<void> {
  if (self.away || self.state !== 'open') return
  self.doubting ??= look(self)
  await self.doubting
}

async function look(self: Self): Promise<void> {
  const { turn } = self
  const reached = await self.reach()
  self.doubting = undefined
  if (!reached && turn === self.turn) afterClosing(self, { reached })
}

function tellAway(self: Self, away: boolean): void {
  if (self.away === away) return
  self.away = away
  self.line.awayChanged.tell(away)
}

function drop(self: Self): void {
  self.turn++
  self.cancel()
  self.cancel = () => {}
  self.wire?.close()
  self.wire = undefined
}

function enter(self: Self, state: LiveState): void {
  if (self.state === state) return
  self.state = state
  self.line.stateChanged.tell(state)
}
