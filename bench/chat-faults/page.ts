import { randomUUID } from 'node:crypto'
import type { Thread } from '#features/chat/contract.ts'
import { createLetterBox } from '#features/chat/web/letter.ts'
import { createOutbox, type Outbox } from '#features/chat/web/outbox.ts'
import { createThreadStore } from '#features/chat/web/thread-store.ts'
import { createLive, type Live } from '#foundation/web/live/live.ts'
import { after, dial, type Surroundings } from '#foundation/web/live/surroundings.ts'
import { tokenOf } from '#start/testing/sample.ts'
import { readThread } from './node.ts'

/** The browser's side of one conversation, with the web's own connection, outbox and threads, but without a screen. */
export type Page = {
  live: Live
  outbox: Outbox
  say: (content: string) => string
  thread: () => Thread | undefined
  /** How often it was told to read everything anew. */
  reloads: () => number
  /** The line was given up after the last retry; the product signs out then. */
  isLost: () => boolean
  /** Messages not yet known to be on the server. */
  unsent: () => number
  close: () => void
}

type PageParts = {
  /** The addresses for calls and for the connection. */
  url: string
  line?: string
  person: string
  conversation: string
  storage?: Storage
  /** Divides the waits between retries. */
  haste?: number
  shown?: (thread: Thread) => void
}

export function openPage({ url, line = url, person, conversation, haste = 1, ...parts }: PageParts): Page {
  const { storage = memoryStorage(), shown = () => {} } = parts
  const live = createLive(
    {
      address: () => `${line.replace('http', 'ws')}/v1/ws`,
      ticket: async () => tokenOf(person),
      refresh: async () => tokenOf(person),
      reach: async () => true,
    },
    surroundings(haste),
  )
  const box = createLetterBox(storage, person)
  const outbox = createOutbox({ ...outboxParts(), box, live })
  const threads = createThreadStore({
    read: (id) => readThread(url, person, id),
    after,
    isAway: live.isAway,
    frame: (run) => run(),
  })
  let reloads = 0
  let lost = false
  const endings = [
    live.onReload(() => void (reloads += 1)),
    live.onDisconnect(() => void (lost = true)),
    threads.listen(live),
    outbox.listen(),
    threads.open(conversation),
  ]
  const { thread } = { thread: () => threads.view(conversation).thread }
  endings.push(
    threads.subscribe(conversation, () => {
      const now = thread()
      if (now) shown(now)
    }),
  )
  void live.connect()
  return {
    live,
    outbox,
    say: (content) => outbox.post({ conversationId: conversation, content }),
    thread,
    reloads: () => reloads,
    isLost: () => lost,
    unsent: () => box.all().length,
    close() {
      for (const end of endings) end()
      live.close()
    },
  }
}

function surroundings(haste: number): Surroundings {
  return {
    now: () => Date.now(),
    after: (milliseconds, run) => after(milliseconds > 10_000 ? milliseconds : milliseconds / haste, run),
    chance: () => 0.5,
    isOnline: () => true,
    whenOnline: () => () => {},
    dial,
    warn: () => {},
  }
}

/** One tab, alone in its browser. */
function outboxParts() {
  const name = randomUUID()
  return {
    tab: {
      name,
      hold: () => () => {},
      living: async () => new Set([name]),
      alone: (work: () => Promise<void>) => work(),
    },
    newId: () => randomUUID(),
    now: () => Date.now(),
    after,
    onStorage: () => () => {},
    warn: () => {},
  }
}

export function memoryStorage(): Storage {
  const held = new Map<string, string>()
  return {
    get length() {
      return held.size
    },
    key: (index) => [...held.keys()][index] ?? null,
    getItem: (key) => held.get(key) ?? null,
    setItem: (key, value) => void held.set(key, value),
    removeItem: (key) => void held.delete(key),
    clear: () => held.clear(),
  }
}
