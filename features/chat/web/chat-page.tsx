import { useEffect, useState } from 'react'
import { type MetaFunction, useParams } from 'react-router'
import { productName } from '#foundation/contract/product.ts'
import { DropArea } from './drop-area.tsx'
import { ChatHeader } from './screen/chat-header.tsx'
import { EarlyThread } from './early/early-thread.tsx'
import { Composer } from './screen/composer.tsx'
import { createDesk, DeskProvider } from './screen/desk.ts'
import { EmptyChat } from './screen/empty-chat.tsx'
import { Spoken } from './screen/spoken.tsx'
import { ThreadList } from './screen/thread-list.tsx'
import { ThreadFailed, ThreadGone, ThreadLoading } from './screen/thread-states.tsx'
import { useHandOver, useOpenThread, useRows, useThread } from './use-thread.ts'

export { PageError as ErrorBoundary } from '#foundation/web/error/page-error.tsx'

/** It fills the window, scrolls within itself, and draws the header of small screens itself. */
export const handle = { title: 'Chat', fills: true, ownHeader: true }

export const meta: MetaFunction = () => [{ title: `Chat · ${productName}` }]

export default function ChatPage() {
  const { chatId = '' } = useParams()
  // Another chat is another page, with nothing left of the one before.
  return <OneChat key={chatId} id={chatId} />
}

function OneChat({ id }: { id: string }) {
  useOpenThread(id)
  useHandOver(id)
  useTitle(id)
  const [desk] = useState(createDesk)
  const error = useThread(id, (view) => view.error)
  // Deleted by another device or the assistant; whoever deletes it here is redirected.
  const gone = useThread(id, ({ thread }) => thread?.deleted === true)
  return (
    <DeskProvider value={desk}>
      <DropArea onFiles={desk.attach.tell} onRefused={desk.notice.tell} className="flex h-full min-h-0 flex-col">
        <ChatHeader id={id} />
        <div className="relative min-h-0 grow">
          <Middle id={id} error={error} gone={gone} />
        </div>
        <Spoken id={id} />
        <Composer id={id} />
      </DropArea>
    </DeskProvider>
  )
}

function Middle({ id, error, gone }: { id: string; error: Error | undefined; gone: boolean }) {
  if (gone) return <ThreadGone id={id} />
  return error ? <ThreadFailed id={id} error={error} /> : <Words id={id} />
}

function Words({ id }: { id: string }) {
  const there = useThread(id, ({ thread }) => thread !== undefined)
  const rows = useRows(id)
  if (rows.length > 0 && there) return <ThreadList id={id} rows={rows} />
  // What a page shows that is written at the build, and shown before its code is there.
  if (import.meta.env.SSR) return <EarlyThread />
  return there ? <EmptyChat id={id} /> : <ThreadLoading />
}

function useTitle(id: string): void {
  const title = useThread(id, ({ thread }) => (thread?.provisional ? 'New chat' : thread?.title))
  useEffect(() => {
    if (title !== undefined) document.title = `${title} · ${productName}`
  }, [title])
}
