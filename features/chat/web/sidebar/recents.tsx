import { Suspense, useEffect, useRef, useState } from 'react'
import { Button } from '#foundation/web/design/button.tsx'
import { Loading, Skeleton } from '#foundation/web/design/skeleton.tsx'
import { late } from '#foundation/web/late.ts'
import { useConversations } from '../conversations.ts'
import { ChatList } from './chat-list.tsx'
import { useNote } from './note.ts'
import { NoteStrip } from './note-strip.tsx'
import { SearchField } from './search-field.tsx'
import { useSearch } from './use-search.ts'

const SearchResults = late(async () => (await import('./search-results.tsx')).SearchResults)

/** Every chat, the latest first, and a way to find one by what was said in it. */
export function Recents() {
  const search = useSearch()
  const { place, drawer } = useInDrawer()
  return (
    <div ref={place} className="flex h-full min-h-0 flex-col">
      <SearchField search={search} />
      {search.words === '' ? (
        <Chats />
      ) : (
        <Suspense>
          <SearchResults search={search} />
        </Suspense>
      )}
      {drawer && <NoteStrip drawer />}
    </div>
  )
}

function Chats() {
  const { listed, error, retry, retrying, more } = useConversations()
  return (
    <nav aria-labelledby="recents" className="flex min-h-0 grow flex-col">
      <h2 id="recents" className="px-2 pt-4 text-13 font-medium">
        Recents
      </h2>
      {listed && <ChatList listed={listed} onEnd={more} />}
      {!listed && error && (
        <div className="grid justify-items-start gap-2 px-2 py-2">
          <p className="text-pretty text-muted">Your chats could not be loaded.</p>
          <Button onClick={retry} busy={retrying}>
            Retry
          </Button>
        </div>
      )}
      {!listed && !error && <Waiting />}
    </nav>
  )
}

function Waiting() {
  return (
    <Loading label="Loading your chats">
      <div className="grid gap-3.5 px-2 py-3">
        {['w-40', 'w-28', 'w-44', 'w-32', 'w-36'].map((width) => (
          <Skeleton key={width} className={`h-4 ${width}`} />
        ))}
      </div>
    </Loading>
  )
}

/** Whether this is in the drawer of a small screen, which blocks the page. */
function useInDrawer() {
  const place = useRef<HTMLDivElement>(null)
  const [drawer, setDrawer] = useState(false)
  useEffect(() => {
    const within = place.current?.closest('[role=dialog]') !== null
    setDrawer(within)
    if (!within) return undefined
    useNote.setState({ inDrawer: true })
    return () => useNote.setState({ inDrawer: false })
  }, [])
  return { place, drawer }
}
