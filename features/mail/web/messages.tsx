import { useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { Button } from '#foundation/web/design/button.tsx'
import type { MailMessage, ThreadRow } from '../contract.ts'
import { Message } from './message.tsx'
import { Offers } from './offers.tsx'
import { useAnswering } from './writing/use-answering.ts'

/** The messages of a thread, the oldest first; only the newest one and the unread ones are unfolded. */
export function Messages({ thread, messages }: { thread: ThreadRow; messages: readonly MailMessage[] }) {
  const [folded, setFolded] = useState(() => foldedAtFirst(messages))
  const newest = messages.findLast(({ own }) => !own) ?? messages.findLast(({ draft }) => !draft)
  // Under all of them the first one to be read would be out of sight.
  const [from, setFrom] = useState(() => firstShown(messages, folded))
  const hidden = Math.max(
    0,
    messages.findIndex(({ id }) => id === from),
  )
  const list = useRef<HTMLOListElement>(null)
  const answer = useAnswering()

  function toggle(id: string): void {
    const next = new Set(folded)
    if (!next.delete(id)) next.add(id)
    setFolded(next)
  }
  function showAll(): void {
    flushSync(() => setFrom(undefined))
    list.current?.querySelector('button')?.focus({ preventScroll: true })
  }
  return (
    <ol ref={list} className="mt-4 grid grid-cols-[minmax(0,1fr)]">
      {hidden > 0 && (
        <li className="pb-3 print:hidden">
          <Button onClick={showAll}>{hidden} earlier messages</Button>
        </li>
      )}
      {messages.map((message, at) => (
        <li key={message.id} className={`min-w-0 border-t border-hairline ${at < hidden ? 'hidden print:block' : ''}`}>
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

/** The id of the message before the first unfolded one, if more than two stand above it. */
function firstShown(messages: readonly MailMessage[], folded: ReadonlySet<string>): string | undefined {
  const first = messages.findIndex(({ id }) => !folded.has(id))
  return first > 3 ? messages[first - 1]?.id : undefined
}
