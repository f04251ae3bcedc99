import { z } from 'zod'
import type { Announcement } from '#foundation/contract/live.ts'
import type { Live } from '#foundation/web/live/live.ts'
import { ack, messageAdded } from '../contract.ts'
import { frameOf, type Letter, type LetterBox } from './letter.ts'
import type { Pending } from './rows.ts'
import type { Tab } from './tab.ts'

/** Keeps what was written until the server has it: over reload, loss of the line, and signing out. */
export type Outbox = {
  /** Stores it, then sends it; returns its id, which is new by default. */
  post: (words: { conversationId: string; content: string; replaces?: string | undefined; id?: string }) => string
  discard: (id: string) => void
  pendingOf: (conversationId: string) => readonly Pending[]
  subscribe: (listener: () => void) => () => void
  /** Sends and hears until the answer is called. */
  listen: () => () => void
}

export type OutboxParts = {
  box: LetterBox
  tab: Tab
  live: Pick<Live, 'state' | 'send' | 'onState' | 'onAnnouncement'>
  newId: () => string
  now: () => number
  after: (milliseconds: number, run: () => void) => () => void
  /** Hears of other tabs; the answer ends it. */
  onStorage: (listener: (event: StorageEvent) => void) => () => void
  warn: (message: string, cause?: unknown) => void
}

type Held = Letter & { state: Pending['state'] }

type Self = OutboxParts & {
  letters: Map<string, Held>
  listeners: Set<() => void>
  /** What is shown, by conversation, cached until it changes. */
  shown: Map<string, readonly Pending[]>
  /** Set once the messages left by closed tabs are sent, which come first. */
  ready: boolean
  tries: number
}

const unansweredAfter = 10_000

export function createOutbox(parts: OutboxParts): Outbox {
  const self: Self = {
    ...parts,
    letters: new Map(parts.box.all().map((one) => [one.id, { ...one, state: stateOf(one) }])),
    listeners: new Set(),
    shown: new Map(),
    ready: false,
    tries: 0,
  }
  return {
    post: (words) => post(self, words),
    discard(id) {
      self.box.remove(id)
      forget(self, id)
    },
    pendingOf: (conversationId) => pendingOf(self, conversationId),
    subscribe(listener) {
      self.listeners.add(listener)
      return () => self.listeners.delete(listener)
    },
    listen: () => listen(self),
  }
}

function stateOf({ refusal }: Letter): Pending['state'] {
  return refusal === undefined ? 'waiting' : 'refused'
}

function post(self: Self, { id, conversationId, content, replaces }: Parameters<Outbox['post']>[0]): string {
  const last = Math.max(0, ...[...self.letters.values()].map(({ writtenAt }) => writtenAt))
  // The server refuses half a character, which a cut through an emoji can leave.
  const words = { conversationId, content: content.toWellFormed(), ...(replaces !== undefined && { replaces }) }
  const one: Letter = {
    id: id ?? self.newId(),
    ...words,
    writtenAt: Math.max(self.now(), last + 1),
    tab: self.tab.name,
  }
  keep(self, one)
  change(self, { ...one, state: 'waiting' })
  // Says that the line is not ready, as the specification has it; the letter waits.
  if (self.live.state() !== 'open') self.live.send(frameOf(one))
  pump(self)
  return one.id
}

/** With full storage, it is kept only as long as the page is open. */
function keep(self: Self, one: Letter): void {
  try {
    self.box.put(one)
  } catch (error) {
    self.warn('A message could not be kept in this browser', error)
  }
}

function listen(self: Self): () => void {
  const release = self.tab.hold()
  const endings = [
    release,
    self.onStorage((event) => followTab(self, event)),
    self.live.onState((state) => (state === 'open' ? void begin(self) : lose(self))),
    self.live.onAnnouncement((message) => hear(self, message)),
  ]
  void begin(self)
  return () => endings.forEach((end) => end())
}

/** What tabs have left that are gone is this one's to send; twice does no harm. */
async function begin(self: Self): Promise<void> {
  try {
    await self.tab.alone(async () => {
      const living = await self.tab.living()
      for (const one of self.box.all().filter(({ tab }) => !living.has(tab))) adopt(self, one)
    })
  } catch (error) {
    self.warn('What other tabs have left could not be looked at', error)
  }
  self.ready = true
  pump(self)
}

function adopt(self: Self, one: Letter): void {
  const known = self.letters.get(one.id)
  if (known?.state === 'sent') return
  const own = { ...one, tab: self.tab.name }
  keep(self, own)
  change(self, { ...own, state: known?.state ?? stateOf(own) })
}

function lose(self: Self): void {
  for (const one of self.letters.values()) if (one.state === 'sending') change(self, { ...one, state: 'waiting' })
}

/** One after the other in each conversation: what is tried again must not be overtaken by what was said after it. */
function pump(self: Self): void {
  if (!self.ready || self.live.state() !== 'open') return
  const own = [...self.letters.values()].filter(({ tab }) => tab === self.tab.name)
  const busy = new Set(own.filter(({ state }) => state === 'sending').map(({ conversationId }) => conversationId))
  const waiting = own.filter(({ state }) => state === 'waiting').toSorted((a, b) => a.writtenAt - b.writtenAt)
  for (const one of waiting) {
    if (busy.has(one.conversationId)) continue
    if (!self.live.send(frameOf(one))) return
    busy.add(one.conversationId)
    change(self, { ...one, state: 'sending' })
    self.after(unansweredAfter, () => sendAgain(self, one.id))
  }
}

function sendAgain(self: Self, id: string): void {
  const one = self.letters.get(id)
  if (one?.state !== 'sending') return
  change(self, { ...one, state: 'waiting' })
  pump(self)
}

const refused = z.object({
  type: z.literal('error'),
  code: z.string(),
  detail: z.string(),
  client_message_id: z.string(),
})
const heard = z.union([ack, messageAdded, refused])

function hear(self: Self, message: Announcement): void {
  const { data } = heard.safeParse(message)
  if (data?.type === 'ack') arrive(self, data.client_message_id)
  if (data?.type === 'message/added') arrive(self, data.message.client_message_id)
  if (data?.type === 'error') refuse(self, data)
}

/** The server has it; it is shown here until the conversation shows it. */
function arrive(self: Self, id: string | undefined): void {
  const one = id === undefined ? undefined : self.letters.get(id)
  if (!one || one.state === 'sent') return
  self.tries = 0
  self.box.remove(one.id)
  change(self, { ...one, state: 'sent' })
  self.after(unansweredAfter, () => forget(self, one.id))
  pump(self)
}

const passing = new Set(['unavailable', 'internal', 'too-many-requests'])

function refuse(self: Self, { code, detail, client_message_id }: z.infer<typeof refused>): void {
  const one = self.letters.get(client_message_id)
  if (!one || one.state === 'sent') return
  if (passing.has(code)) {
    self.after(Math.min(1_000 * 2 ** self.tries++, 30_000), () => sendAgain(self, one.id))
    return
  }
  const marked = { ...one, refusal: detail, state: 'refused' as const }
  keep(self, marked)
  change(self, marked)
  pump(self)
}

function followTab(self: Self, event: StorageEvent): void {
  const told = self.box.readChange(event)
  if (told === undefined) return
  if (typeof told !== 'string') change(self, { ...told, state: stateOf(told) })
  else if (self.letters.get(told)?.state !== 'sent') forget(self, told)
}

function pendingOf(self: Self, conversationId: string): readonly Pending[] {
  const known = self.shown.get(conversationId)
  if (known) return known
  const pending = [...self.letters.values()]
    .filter((one) => one.conversationId === conversationId)
    .toSorted((one, other) => one.writtenAt - other.writtenAt)
    .map(({ id, content, state, replaces, refusal }): Pending => ({ id, content, state, replaces, refusal }))
  self.shown.set(conversationId, pending)
  return pending
}

function change(self: Self, one: Held): void {
  self.letters.set(one.id, one)
  tell(self, one.conversationId)
}

function forget(self: Self, id: string): void {
  const one = self.letters.get(id)
  if (!one) return
  self.letters.delete(id)
  tell(self, one.conversationId)
}

function tell(self: Self, conversationId: string): void {
  self.shown.delete(conversationId)
  for (const listener of self.listeners) listener()
}
