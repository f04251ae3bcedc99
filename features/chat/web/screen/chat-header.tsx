import Search from 'lucide-react/icons/search'
import { Suspense, useState } from 'react'
import { IconButton } from '#foundation/web/design/button.tsx'
import { MenuButton } from '#foundation/web/shell/menu-button.tsx'
import { late } from '#foundation/web/late.ts'
import { useThread } from '../use-thread.ts'
import { ExportButton } from './export-button.tsx'

const ChatSearch = late(async () => (await import('./chat-search.tsx')).ChatSearch)

export function ChatHeader({ id }: { id: string }) {
  const title = useThread(id, ({ thread }) => (thread?.provisional ? 'New chat' : thread?.title))
  const [searching, setSearching] = useState(false)
  return (
    <header className="relative z-10 flex h-13 shrink-0 items-center gap-1 border-b border-hairline px-2.5 md:pl-6 print:hidden">
      <MenuButton />
      <h1 className="min-w-0 grow truncate font-medium">{title}</h1>
      <IconButton
        label="Search in this chat"
        title="Search in this chat"
        icon={<Search />}
        aria-expanded={searching}
        onClick={() => setSearching(!searching)}
      />
      <ExportButton id={id} />
      {searching && (
        <Suspense>
          <ChatSearch id={id} onClose={() => setSearching(false)} />
        </Suspense>
      )}
    </header>
  )
}
