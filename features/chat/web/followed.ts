import type { ChatEvent, Message, OpenAnswer, Thread } from '../contract.ts'
import { hear, type Held } from '../thread.ts'

/** How much of a conversation is read first: more than a screen holds. */
const firstSize = 30
/** How much more is read at once by whoever scrolls on. */
export const windowSize = 60
const largestWindow = 500

export type ThreadQuery = { limit: number; before?: number; after?: number; around?: string }

export type ThreadView = {
  /** `undefined` until the first read. */
  thread: Thread | undefined
  /** Why it could not be read, as long as there is nothing to show instead. */
  error: Error | undefined
}

export type FollowParts = {
  read: (query: ThreadQuery) => Promise<Thread>
  /** Runs it later; the answer takes it back. */
  after: (milliseconds: number, run: () => void) => () => void
  /** The server cannot be reached. */
  isAway: () => boolean
  /** Something changed; `soon` when it will change again at once, so that showing it may wait for the next frame. */
  changed: (soon: boolean) => void
}

/** One conversation, kept in step with what is announced of it. */
export type Followed = {
  view: () => ThreadView
  /** Something was missed, or could not be read. */
  isBehind: () => boolean
  hear: (event: ChatEvent) => void
  /** Reads what is shown anew: because something was missed, or was not there. */
  refresh: () => Promise<void>
  /** Shows the messages around this one, if they are not shown yet. */
  goTo: (messageId: string) => Promise<void>
  /** Leaves the past for the end. */
  goToEnd: () => Promise<void>
  readEarlier: () => Promise<void>
  readLater: () => Promise<void>
  /** Takes it as read, because it was just made or came before the page did. */
  begin: (thread: Thread) => void
  close: () => void
}

type Self = FollowParts & {
  held: Held | undefined
  error: Error | undefined
  /** Set while the past around a message is shown instead of the end. */
  around: string | undefined
  reading: boolean
  again: boolean
  /** The next page to read, wanted while another read was under way or failed. */
  asked: ((self: Self) => Promise<void>) | undefined
  /** Heard while reading, and heard again after it. */
  kept: ChatEvent[]
  misses: number
  cancel: () => void
  shown: ThreadView
}

export function follow(parts: FollowParts): Followed {
  const self: Self = { ...parts, ...nothingYet() }
  return {
    view: () => self.shown,
    isBehind: () => self.held?.stale === true || self.error !== undefined,
    hear: (event) => listen(self, event),
    refresh: () => readAfresh(self),
    async goTo(messageId) {
      if (self.held?.thread.messages.some(({ id }) => id === messageId)) return
      self.around = messageId
      self.asked = undefined
      await readAfresh(self)
    },
    async goToEnd() {
      if (!self.held?.thread.later) return
      self.around = undefined
      self.asked = undefined
      await readAfresh(self)
    },
    readEarlier: () => readEarlier(self),
    readLater: () => readLater(self),
    begin(thread) {
      self.held = { thread, stale: false }
      show(self)
    },
    close: () => self.cancel(),
  }
}

function nothingYet(): Omit<Self, keyof FollowParts> {
  return {
    held: undefined,
    error: undefined,
    around: undefined,
    reading: false,
    again: false,
    asked: undefined,
    kept: [],
    misses: 0,
    cancel: () => {},
    shown: { thread: undefined, error: undefined },
  }
}

function listen(self: Self, event: ChatEvent): void {
  if (self.reading) self.kept.push(event)
  if (!self.held) return
  const before = self.held
  self.held = hear(before, event)
  if (event.type === 'answer/delta' && !self.held.stale) self.misses = 0
  if (self.held.stale && !before.stale) readSoon(self, event.type === 'conversation/reload' ? 0 : missDelay(self))
  if (self.held.thread !== before.thread) show(self, event.type === 'answer/delta')
}

/** A piece that was missed is stored within 250 ms; who still misses it then waits longer each time. */
function missDelay(self: Self): number {
  return Math.min(300 * 2 ** self.misses++, 5_000)
}

/** While the server is away nothing is asked of it: whoever is behind is read once the connection is back. */
function readSoon(self: Self, milliseconds: number): void {
  self.cancel()
  self.cancel = self.after(milliseconds, () => {
    if (!self.isAway()) void readAfresh(self)
  })
}

async function readAfresh(self: Self): Promise<void> {
  self.cancel()
  if (self.reading) {
    self.again = true
    return
  }
  const { around } = self
  const count = self.held?.thread.messages.length ?? 0
  const limit = Math.min(Math.max(firstSize, count), largestWindow)
  const query = around === undefined ? { limit } : { limit: windowSize, around }
  await readInto(self, query, (held, read) => ({ thread: withKnown(read, held?.thread), stale: false }))
  if (!self.error) await self.asked?.(self)
}

async function readEarlier(self: Self): Promise<void> {
  const first = self.held?.thread.messages[0]
  if (!self.held?.thread.earlier || !first) return
  self.asked = readEarlier
  if (self.reading) return
  await readInto(self, { limit: windowSize, before: first.order }, (held, read) => {
    self.asked = undefined
    if (!held || held.thread.messages[0]?.id !== first.id) return held
    const messages = [...read.messages, ...held.thread.messages]
    return { ...held, thread: { ...held.thread, messages, earlier: read.earlier } }
  })
}

async function readLater(self: Self): Promise<void> {
  const last = self.held?.thread.messages.at(-1)
  if (!self.held?.thread.later || !last) return
  self.asked = readLater
  if (self.reading) return
  await readInto(self, { limit: windowSize, after: last.order }, (held, read) => {
    self.asked = undefined
    if (!held || held.thread.messages.at(-1)?.id !== last.id) return held
    const messages = [...held.thread.messages, ...read.messages]
    if (!read.later) self.around = undefined
    return { ...held, thread: { ...held.thread, messages, answers: read.answers, later: read.later } }
  })
}

type Merge = (held: Held | undefined, read: Thread) => Held | undefined

async function readInto(self: Self, query: ThreadQuery, merge: Merge): Promise<void> {
  self.reading = true
  self.kept = []
  try {
    const merged = merge(self.held, await self.read(query))
    self.held = merged && self.kept.reduce(hear, merged)
    self.error = undefined
  } catch (error) {
    self.error = error instanceof Error ? error : new Error(String(error))
  } finally {
    self.reading = false
  }
  const again = self.again
  self.again = false
  show(self)
  if (again) await readAfresh(self)
  else if (self.held && (self.held.stale || self.error)) readSoon(self, missDelay(self))
}

/**
 * What is the same stays the same thing. What is stored of an answer may be behind what was heard of it; where nothing at
 * all is stored, it may have been begun anew in other words.
 */
function withKnown(read: Thread, held: Thread | undefined): Thread {
  const before = new Map(held?.messages.map((message) => [message.id, message]))
  const same = (message: Message): Message => {
    const earlier = before.get(message.id)
    return earlier && JSON.stringify(earlier) === JSON.stringify(message) ? earlier : message
  }
  const known = new Map(held?.answers.map(({ id, text }) => [id, text]))
  const longer = (answer: OpenAnswer): OpenAnswer => {
    const text = known.get(answer.id)
    return text !== undefined && answer.text !== '' && text.length > answer.text.length && text.startsWith(answer.text)
      ? { ...answer, text }
      : answer
  }
  return { ...read, messages: read.messages.map(same), answers: read.answers.map(longer) }
}

function show(self: Self, soon = false): void {
  self.shown = { thread: self.held?.thread, error: self.held ? undefined : self.error }
  self.changed(soon)
}
