import { Failure } from '#foundation/contract/failure.ts'
import { pauseBefore } from '../http/query-client.ts'
import type { Outcome } from './routes.ts'

/** Something that is to be done, and what this page needs to know of it should it have to wait. */
export type Wish = {
  name: string
  input: unknown
  /** What it is called while it waits: “Complete “Call the bank””. */
  title: string
  /** The input as it must be once an earlier one of this page was done, which answered so. */
  rebased?: (input: unknown, earlier: Done) => unknown
  /** Reads again what it touches. */
  readAgain: () => Promise<unknown>
  /** It waited, and was done. */
  onDone?: (outcome: Outcome) => void
  /** How it is sent, where that is no action. It may happen twice. */
  send?: () => Promise<unknown>
  /** Nothing that a person did: it is not listed, and goes where it is refused. */
  quiet?: boolean
}

/** The input that was sent, and what came back. */
export type Done = { input: unknown; outcome: Outcome }

/** Something that could not be sent at once. `done` lasts until what is shown was read again. */
export type Deed = Pick<Wish, 'name' | 'input' | 'title' | 'quiet'> & {
  key: string
  state: 'waiting' | 'sending' | 'done' | 'refused'
  /** Why it was refused, in a sentence. */
  refusal?: string
}

/**
 * What an open page does while its server is away. It is kept in the page alone, sent in the order in which it was done
 * once the server is back, and each under one key, so that what is sent twice is done once.
 */
export type Outbox = {
  /** What came of it; the key, where it waits. What is refused at once is thrown. */
  post: (wish: Wish) => Promise<Outcome | { waits: string }>
  /** What could not be sent at once, in the order in which it was done. The same array as long as nothing changed. */
  deeds: () => readonly Deed[]
  subscribe: (listener: () => void) => () => void
  /** Takes back what was not sent yet; says whether that was so. */
  withdraw: (key: string) => boolean
  /** What was refused has been seen. */
  dismiss: (key: string) => void
}

export type OutboxParts = {
  send: (name: string, body: { input: unknown; key: string }) => Promise<Outcome>
  isAway: () => boolean
  onAway: (listener: (away: boolean) => void) => unknown
  /** Whether whoever did all this is still the one who is signed in. */
  isMine: () => boolean
  newKey: () => string
  after: (milliseconds: number, run: () => void) => unknown
}

type Held = Wish & Deed & { place: number }

type Self = OutboxParts & {
  held: readonly Held[]
  places: number
  listeners: Set<() => void>
  pumping: boolean
  tries: number
}

export function createOutbox(parts: OutboxParts): Outbox {
  const self: Self = { ...parts, held: [], places: 0, listeners: new Set(), pumping: false, tries: 0 }
  parts.onAway((away) => {
    if (!away) void pump(self)
  })
  return {
    post: (wish) => post(self, wish),
    deeds: () => self.held,
    subscribe(listener) {
      self.listeners.add(listener)
      return () => self.listeners.delete(listener)
    },
    withdraw: (key) => leave(self, key, 'waiting'),
    dismiss: (key) => void leave(self, key, 'refused'),
  }
}

async function post(self: Self, wish: Wish): ReturnType<Outbox['post']> {
  const held: Held = { ...wish, key: self.newKey(), state: 'waiting', place: self.places++ }
  const isBehind = self.held.some(({ state }) => state === 'waiting' || state === 'sending')
  if (!isBehind && !self.isAway()) {
    try {
      return await sent(self, held)
    } catch (error) {
      // Nobody waits for what no person did, so that it is tried again by itself.
      if (!isUnreachable(error) || (!self.isAway() && wish.quiet !== true)) throw error
    }
  }
  change(
    self,
    [...self.held, held].toSorted((one, other) => one.place - other.place),
  )
  void pump(self)
  return { waits: held.key }
}

async function sent(self: Self, held: Held): Promise<Outcome> {
  if (!held.send) return self.send(held.name, held)
  await held.send()
  return { id: held.key, state: 'done', title: held.title, sentence: null, undoable: false, redoable: false }
}

async function pump(self: Self): Promise<void> {
  if (self.pumping) return
  self.pumping = true
  try {
    while (!self.isAway()) {
      const next = self.held.find(({ state }) => state === 'waiting')
      if (!next) break
      if (!self.isMine()) return change(self, [])
      if (!(await sendLate(self, next))) return undefined
    }
    await showWhatIs(self)
  } finally {
    self.pumping = false
  }
  if (!self.isAway() && self.held.some(({ state }) => state === 'waiting')) await pump(self)
  return undefined
}

/** Says whether an answer came. */
async function sendLate(self: Self, held: Held): Promise<boolean> {
  mark(self, held, { state: 'sending' })
  try {
    const outcome = await sent(self, held)
    self.tries = 0
    if (outcome.state === 'done') finish(self, held, outcome)
    else mark(self, held, { state: 'refused', refusal: outcome.sentence ?? waitsForYes })
    return true
  } catch (error) {
    if (!isPassing(error)) {
      if (held.quiet === true) leave(self, held.key, 'sending')
      else mark(self, held, { state: 'refused', refusal: error instanceof Failure ? error.message : unknown })
      return true
    }
    mark(self, held, { state: 'waiting' })
    if (!self.isAway()) self.after(pauseBefore(self.tries++, error), () => void pump(self))
    return false
  }
}

const waitsForYes = 'This waits for your yes. You find it under Activity.'
const unknown = 'Something went wrong. Look whether it was done before you do it again.'

function finish(self: Self, held: Held, outcome: Outcome): void {
  const isDone = (one: Held): Held => ({ ...one, state: 'done' })
  const follows = (one: Held): Held =>
    one.state === 'waiting' && one.rebased
      ? { ...one, input: one.rebased(one.input, { input: held.input, outcome }) }
      : one
  change(
    self,
    self.held.map((one) => (one.key === held.key ? isDone(one) : follows(one))),
  )
  held.onDone?.(outcome)
}

/** Until it was read again, what was done is shown as it was meant. */
async function showWhatIs(self: Self): Promise<void> {
  const ended = self.held.filter(({ state }) => state === 'done' || state === 'refused')
  await Promise.all([...new Set(ended.map(({ readAgain }) => readAgain))].map((readAgain) => readAgain()))
  const shown = new Set(ended.map(({ key }) => key))
  change(
    self,
    self.held.filter(({ key, state }) => state !== 'done' || !shown.has(key)),
  )
}

function mark(self: Self, { key }: Held, to: Partial<Held>): void {
  change(
    self,
    self.held.map((one) => (one.key === key ? { ...one, ...to } : one)),
  )
}

function leave(self: Self, key: string, state: Deed['state']): boolean {
  const kept = self.held.filter((one) => one.key !== key || one.state !== state)
  const left = kept.length < self.held.length
  if (left) change(self, kept)
  return left
}

function change(self: Self, held: readonly Held[]): void {
  self.held = held
  for (const listener of self.listeners) listener()
}

function isUnreachable(error: unknown): boolean {
  return error instanceof Failure && error.code === 'unavailable'
}

function isPassing(error: unknown): error is Failure {
  return error instanceof Failure && (error.code === 'unavailable' || error.code === 'too-many-requests')
}
