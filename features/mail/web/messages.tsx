import { useEffect, useRef, useState } from 'react'
import type { MailMessage, ThreadRow } from '../contract.ts'
import { Message } from './message.tsx'
import { Offers } from './offers.tsx'
import { useAnswering } from './writing/use-answering.ts'

/** The messages of a thread, the oldest first; only the newest one and the unread ones are unfolded. */
export function Messages({ thread, messages }: { thread: ThreadRow; messages: readonly MailMessage[] }) {
  const [folded, setFolded] = useState(() => foldedAtFirst(messages))
  const newest = messages.findLast(({ own }) => !own) ?? messages.findLast(({ draft }) => !draft)
  const list = useRef<HTMLOListElement>(null)
  const answer = useAnswering()
  useEffect(() => {
    const first = messages.findIndex(({ id }) => !folded.has(id))
    // Further down it would be out of sight.
    if (first > 3) list.current?.children[first]?.scrollIntoView({ block: 'start' })
    // oxlint-disable-next-line react/exhaustive-deps -- once, when the thread is opened
  }, [])

  function toggle(id: string): void {
    const next = new Set(folded)
    if (!next.delete(id)) next.add(id)
    setFolded(next)
  }
  return (
    <ol ref={list} className="mt-4 grid grid-cols-[minmax(0,1fr)]">
      {messages.map((message) => (
        <li key={message.id} className="min-w-0 border-t border-hairline">
          <Message
            message={message}
            account={thread.account}
            offers={
              message.id === newest?.id && message.marks.length === 0 && <Offers thread={thread} message={message} />
            }
            isFolded={folded.has(message.id)}
            onToggle={messages.length > 1 ? () => toggle(message.id) : undefined}
            onAnswer={(kind) => answer(kind, message, thread.account)}
          />
        </li>
      ))}
    </ol>
  )
}

function foldedAtFirst(messages: readonly MailMessage[]): ReadonlySet<string> {
  return new Set(messages.filter(({ unread }, at) => !unread && at < messages.length - 1).map(({ id }) => id))
}
