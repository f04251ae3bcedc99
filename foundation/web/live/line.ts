import { heartbeatSeconds } from '#foundation/contract/live.ts'
import { createTopic, type Topic } from './topic.ts'
import { fresh, nextStep, type Standing } from './reconnect.ts'
import type { Surroundings, Wire } from './surroundings.ts'

export type LiveState = 'connecting' | 'open' | 'closed'

export type LineParts = {
  /** Where the server is; asked for with each connection, because a page that is being written is nowhere. */
  address: () => string
  /** What opens a connection: a single-use ticket, or nothing when there is no session. */
  ticket: () => Promise<string | undefined>
  /** A new access token, or nothing when the session is over. */
  refresh: () => Promise<string | undefined>
}

/** One connection that is kept alive: opened, opened again after a loss, watched for silence. */
export type Line = {
  state: () => LiveState
  stateChanged: Topic<LiveState>
  /** Whatever arrived, as it came. */
  heard: Topic<unknown>
  /** There will be no further try. */
  lost: Topic<void>
  open: () => Promise<void>
  /** The server has let us in: earlier failures no longer count. */
  admit: () => void
  send: (text: string) => void
  close: () => void
}

export const noToken = 'No authentication token available for WebSocket connection'

const longestSilence = 2 * heartbeatSeconds * 1_000

type Self = LineParts & {
  outside: Surroundings
  line: Pick<Line, 'stateChanged' | 'heard' | 'lost'>
  state: LiveState
  standing: Standing
  wire: Wire | undefined
  /** Takes back whatever is due later. */
  cancel: () => void
  /** Raised when the line changes its mind, so that late answers know that they are late. */
  turn: number
}

export function createLine(parts: LineParts, outside: Surroundings): Line {
  const line = { stateChanged: createTopic<LiveState>(), heard: createTopic<unknown>(), lost: createTopic<void>() }
  const nothing = { state: 'closed', standing: fresh, wire: undefined, cancel: () => {}, turn: 0 } as const
  const self: Self = { ...parts, ...nothing, outside, line }
  return {
    ...line,
    state: () => self.state,
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
    close() {
      drop(self)
      enter(self, 'closed')
    },
  }
}

async function connect(self: Self): Promise<'dialled' | 'no token'> {
  drop(self)
  enter(self, 'connecting')
  const { turn } = self
  const ticket = await askFor(self, self.ticket)
  if (turn !== self.turn) return 'dialled'
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
    closed: (code) => afterClosing(self, code),
  })
  watchForSilence(self)
}

/** A line that says nothing for twice the heartbeat is dead, whatever the operating system believes. */
function watchForSilence(self: Self): void {
  self.cancel()
  self.cancel = self.outside.after(longestSilence, () => afterClosing(self))
}

function afterClosing(self: Self, code?: number): void {
  drop(self)
  enter(self, 'closed')
  const { now, chance, isOnline } = self.outside
  const closing = { ...(code !== undefined && { code }), online: isOnline(), now: now(), chance: chance() }
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
  if (token === undefined || token === unanswered) afterClosing(self, code)
  else self.cancel = self.outside.after(1_000, () => void reconnect(self))
}

const unanswered = Symbol('unanswered')

/** A ticket or a token that could not be fetched is a loss like any other, not the end of the session. */
async function askFor(self: Self, source: () => Promise<string | undefined>) {
  try {
    return await source()
  } catch (error) {
    self.outside.warn('The live connection could not be prepared.', error)
    return unanswered
  }
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
