import MessageCircle from 'lucide-react/icons/message-circle'
import Settings from 'lucide-react/icons/settings'
import { Outlet, useMatches, useNavigate } from 'react-router'
import { ChatCommands, ChatSession, NewChat, Recents } from '#features/chat/web/index.ts'
import { PersonNotices, PersonPanel, SignedIn } from '#features/people/web/index.ts'
import { productName } from '#foundation/contract/product.ts'
import { Mark } from '#foundation/web/design/mark.tsx'
import { Frame } from '#foundation/web/shell/frame.tsx'
import { SidebarLink } from '#foundation/web/shell/sidebar-link.tsx'

/** What stands around every page of somebody who is signed in; each feature puts its own into the sidebar. */
export default function AssistantLayout() {
  return (
    <SignedIn>
      <ChatSession>
        <Frame title={useTitle()} brand={<Brand />} top={<Top />} middle={<Recents />} lower={<PersonPanel />}>
          <Page />
        </Frame>
        <Commands />
      </ChatSession>
    </SignedIn>
  )
}

/** A page that fills the window scrolls within itself; the others scroll as a whole. */
function Page() {
  const fills = useMatches().some(({ handle }) => saysIn(handle, 'fills') === true)
  return (
    <div className={`flex flex-col ${fills ? 'h-full' : 'min-h-full'}`}>
      <PersonNotices />
      <div className="grid min-h-0 grow grid-cols-[minmax(0,1fr)] grid-rows-[minmax(0,1fr)]">
        <Outlet />
      </div>
    </div>
  )
}

function Brand() {
  return (
    <span className="flex items-center gap-2.5 font-serif text-16 font-medium">
      <Mark className="size-6" />
      {productName}
    </span>
  )
}

function Top() {
  return (
    <nav aria-label="Main">
      <SidebarLink to="/assistant" icon={<MessageCircle />}>
        Assistant
      </SidebarLink>
      <NewChat />
    </nav>
  )
}

/** The palette knows the pages of every feature. */
function Commands() {
  const navigate = useNavigate()
  const run = (): void => void navigate('/assistant/settings/profile')
  return <ChatCommands entries={[{ id: 'settings', group: 'Go to', label: 'Settings', icon: <Settings />, run }]} />
}

/** The innermost page that says its name in its handle. */
function useTitle(): string {
  const titles = useMatches().map(({ handle }) => saysIn(handle, 'title'))
  return titles.findLast((title) => typeof title === 'string') ?? productName
}

function saysIn(handle: unknown, name: 'title' | 'fills'): unknown {
  return typeof handle === 'object' && handle !== null ? Reflect.get(handle, name) : undefined
}
