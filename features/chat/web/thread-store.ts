import type { Announcement } from '#foundation/contract/live.ts'
import type { Live } from '#foundation/web/live/live.ts'
import { type ChatEvent, chatEvent, type Conversation, type Thread } from '../contract.ts'
import { follow, type Followed, type ThreadQuery, type ThreadView } from './followed.ts'

/** The conversations that are shown, or were a moment ago. */
export type ThreadStore = {
  /** From now on it is read and kept in step; the answer lets go of it. */
  open: (id: string) => () => void
  view: (id: string) => ThreadView
  subscribe: (id: string, listener: () => void) => () => void
  /** `undefined` if it is not open. */
  find: (id: string) => Followed | undefined
  /** A new conversation is empty, so it need not be read. */
  begin: (conversation: Conversation) => void
  /** One that was read before it is opened. */
  arrive: (thread: Thread) => void
  /** Hears what is announced until the answer is called. */
  listen: (live: Pick<Live, 'onAnnouncement' | 'onReload' | 'onState' | 'state'>) => () => void
}

export type StoreParts = {
  read: (id: string, query: ThreadQuery) => Promise<Thread>
  after: (milliseconds: number, run: () => void) => () => void
  isAway: () => boolean
  /** Runs it before the next frame. */
  frame: (run: () => void) => void
}

type Place = { followed: Followed; listeners: Set<() => void>; users: number }
type Places = Map<string, Place>

const keptAtMost = 8
const unread: ThreadView = { thread: undefined, error: undefined }

export function createThreadStore(parts: StoreParts): ThreadStore {
  const places: Places = new Map()
  return {
    open: (id) => open(parts, places, id),
    view: (id) => places.get(id)?.followed.view() ?? unread,
    subscribe(id, listener) {
      const { listeners } = placeOf(parts, places, id)
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    find: (id) => places.get(id)?.followed,
    begin(conversation) {
      const nothing = { messages: [], answers: [], earlier: false, later: false }
      placeOf(parts, places, conversation.id).followed.begin({ ...conversation, ...nothing })
    },
    arrive: (thread) => placeOf(parts, places, thread.id).followed.begin(thread),
    listen: (live) => listen(places, live),
  }
}

function open(parts: StoreParts, places: Places, id: string): () => void {
  const place = placeOf(parts, places, id)
  // Keeps the latest last.
  places.delete(id)
  places.set(id, place)
  place.users++
  if (!place.followed.view().thread) void place.followed.refresh()
  return () => {
    place.users--
    forgetOldest(places)
  }
}

function placeOf(parts: StoreParts, places: Places, id: string): Place {
  const known = places.get(id)
  if (known) return known
  const listeners = new Set<() => void>()
  const followed = follow({
    read: (query) => parts.read(id, query),
    after: parts.after,
    isAway: parts.isAway,
    changed: teller(parts, () => listeners.forEach((listener) => listener())),
  })
  const place = { followed, listeners, users: 0 }
  places.set(id, place)
  return place
}

/** Tells at once, or once before the next frame of however many changes that come soon after each other. */
function teller({ frame }: StoreParts, tell: () => void): (soon: boolean) => void {
  let due = false
  return (soon) => {
    if (!soon) return tell()
    if (due) return
    due = true
    frame(() => {
      due = false
      tell()
    })
  }
}

function forgetOldest(places: Places): void {
  const idle = [...places].filter(([, { users, listeners }]) => users === 0 && listeners.size === 0)
  for (const [id, { followed }] of idle.slice(0, Math.max(0, idle.length - keptAtMost))) {
    followed.close()
    places.delete(id)
  }
}

function listen(places: Places, live: Parameters<ThreadStore['listen']>[0]): () => void {
  let greeted = live.state() === 'open'
  const endings = [
    live.onAnnouncement((message) => hearAll(places, message)),
    live.onReload(() => refresh(places)),
    live.onState((state) => {
      if (state !== 'open') return
      // Changes made before the connection opened went unheard.
      if (greeted) refresh(places, (followed) => followed.isBehind())
      else refresh(places)
      greeted = true
    }),
  ]
  return () => endings.forEach((end) => end())
}

function hearAll(places: Places, message: Announcement): void {
  const event = chatEvent.safeParse(message)
  if (event.success) places.get(conversationOf(event.data))?.followed.hear(event.data)
}

function conversationOf(event: ChatEvent): string {
  return event.type === 'conversation/changed' ? event.conversation.id : event.conversation_id
}

/** Conversations not on screen are forgotten, and read again when opened. */
function refresh(places: Places, which: (followed: Followed) => boolean = () => true): void {
  for (const [id, { followed, users }] of places) {
    if (!which(followed)) continue
    if (users > 0) void followed.refresh()
    else {
      followed.close()
      places.delete(id)
    }
  }
}
