import { useQueryClient } from '@tanstack/react-query'
import { type ComponentType, createContext, type ReactNode, useContext, useEffect, useState } from 'react'
import type { Attacher } from '#foundation/web/attach.ts'
import type { HomeSource } from '#foundation/web/home.ts'
import { takeEarlyValue } from '#foundation/web/http/early.ts'
import { readAnew } from '#foundation/web/http/query-client.ts'
import { after } from '#foundation/web/live/surroundings.ts'
import { createTopic, type Topic } from '#foundation/web/live/topic.ts'
import { report } from '#foundation/web/report.ts'
import { type Session, useSession } from '#foundation/web/session/session.ts'
import { readConversationRoute } from '../contract.ts'
import { createDrafts, type Drafts } from './drafts.ts'
import { createFreshChat, type FreshChat } from './fresh-chat.ts'
import { createLetterBox } from './letter.ts'
import { createOutbox, type Outbox } from './outbox.ts'
import { thisTab } from './tab.ts'
import { createThreadStore, type ThreadStore } from './thread-store.ts'

/** By the kind that a step names: shows a thing of another feature by its id. */
export type Cards = Readonly<Partial<Record<string, ComponentType<{ id: string }>>>>

type Shown = {
  cards: Cards
  /** The kinds of cards that hold what the words beside them list, and stand in the list’s place. */
  listing: ReadonlySet<string>
  /** Keeps what is attached to a message; without it nothing can be. */
  attacher?: Attacher
  /** What other features know of today: lines for the home, and beginnings made of things of the person. */
  home: readonly HomeSource[]
}

export type Chat = Shown & {
  threads: ThreadStore
  outbox: Outbox
  drafts: Drafts
  fresh: FreshChat
  /** Words to start the visible box with. */
  begun: Topic<string>
}

const context = createContext<Chat | undefined>(undefined)

/** The chat's state for the signed-in person; wraps every page, so that nothing waits for a page to open. */
export function ChatSession({ children, ...shown }: Shown & { children: ReactNode }) {
  const session = useSession()
  const queries = useQueryClient()
  const [chat] = useState(() => openChat(session, shown))
  useEffect(() => {
    const stopHearing = chat.threads.listen(session.live)
    const stopSending = chat.outbox.listen()
    return () => {
      stopHearing()
      stopSending()
    }
  }, [chat, session.live])
  useEffect(() => {
    let greeted = false
    return session.live.onState((state) => {
      // Changes made before the live connection opened went unheard.
      if (state === 'open' && !greeted) void readAnew(queries, { queryKey: ['chat'] })
      greeted ||= state === 'open'
    })
  }, [queries, session.live])
  return <context.Provider value={chat}>{children}</context.Provider>
}

export function useChat(): Chat {
  const chat = useContext(context)
  if (!chat) throw new Error('This part of a page is shown only inside a chat session.')
  return chat
}

function openChat({ client, live, personId }: Session, shown: Shown): Chat {
  const outbox = createOutbox({
    box: createLetterBox(localStorage, personId),
    tab: thisTab(navigator.locks, crypto.randomUUID()),
    live,
    newId: () => crypto.randomUUID(),
    now: () => Date.now(),
    after,
    onStorage(listener) {
      addEventListener('storage', listener)
      return () => removeEventListener('storage', listener)
    },
    warn: report,
  })
  const threads = createThreadStore({
    read: (id, query) => client.call(readConversationRoute, { params: { id }, query }),
    after,
    isAway: live.isAway,
    frame: beforeNextFrame,
  })
  const early = readConversationRoute.answer.safeParse(takeEarlyValue(personId))
  if (early.success) threads.arrive(early.data)
  return {
    threads,
    outbox,
    drafts: createDrafts(localStorage, personId),
    fresh: createFreshChat(localStorage, personId),
    ...shown,
    begun: createTopic(),
  }
}

/** A hidden page has no frames. */
function beforeNextFrame(run: () => void): void {
  if (document.visibilityState === 'visible') requestAnimationFrame(run)
  else setTimeout(run, 200)
}
