import MessageCircle from 'lucide-react/icons/message-circle'
import History from 'lucide-react/icons/history'
import Settings from 'lucide-react/icons/settings'
import Slash from 'lucide-react/icons/slash'
import { useState } from 'react'
import { Outlet, useMatches, useNavigate } from 'react-router'
import { ActivityCard, ActivityLink, useActionCommands } from '#features/activity/web/index.ts'
import { type Cards, ChatCommands, ChatSession, NewChat, Recents, useBeginWords } from '#features/chat/web/index.ts'
import { PersonNotices, PersonPanel, SignedIn } from '#features/people/web/index.ts'
import { productName } from '#foundation/contract/product.ts'
import { Mark } from '#foundation/web/design/mark.tsx'
import type { PaletteEntry } from '#foundation/web/palette/entry.ts'
import { Frame } from '#foundation/web/shell/frame.tsx'
import { SidebarLink } from '#foundation/web/shell/sidebar-link.tsx'

/** What stands around every page of somebody who is signed in; each feature puts its own into the sidebar. */
export default function AssistantLayout() {
  return (
    <SignedIn>
      <ChatSession cards={cards}>
        <Frame title={useTitle()} brand={<Brand />} top={<Top />} middle={<Recents />} lower={<PersonPanel />}>
          <Page />
        </Frame>
        <Commands />
      </ChatSession>
    </SignedIn>
  )
}

/** What a step of an answer may name. */
const cards: Cards = { activity: ActivityCard }

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
      <ActivityLink />
    </nav>
  )
}

/** The palette knows the pages of every feature, and every action that a message can begin with. */
function Commands() {
  const navigate = useNavigate()
  const begin = useBeginWords()
  const [asked, setAsked] = useState(false)
  const commands = useActionCommands(asked)
  const entries: PaletteEntry[] = [
    ...places.map(({ path, ...place }) => ({
      ...place,
      id: path,
      group: 'Go to' as const,
      run: () => void navigate(path),
    })),
    ...commands.map(({ word, title, hint }) => ({
      id: `/${word}`,
      group: 'Do' as const,
      label: title,
      words: word,
      detail: `/${word} ${hint}`,
      icon: <Slash />,
      run: () => begin(`/${word} `),
    })),
  ]
  return <ChatCommands entries={entries} onPalette={() => setAsked(true)} />
}

const settings = '/assistant/settings'

const places = [
  { label: 'Activity', words: 'ledger receipts undo approve', path: '/assistant/activity', icon: <History /> },
  { label: 'Settings', path: `${settings}/profile`, icon: <Settings /> },
  { label: 'Assistant settings', words: 'model policy price', path: `${settings}/assistant`, icon: <Settings /> },
  { label: 'Memory', words: 'facts remember forget', path: `${settings}/memory`, icon: <Settings /> },
  { label: 'What left', words: 'model calls cost privacy', path: `${settings}/what-left`, icon: <Settings /> },
]

/** The innermost page that says its name in its handle. */
function useTitle(): string {
  const titles = useMatches().map(({ handle }) => saysIn(handle, 'title'))
  return titles.findLast((title) => typeof title === 'string') ?? productName
}

function saysIn(handle: unknown, name: 'title' | 'fills'): unknown {
  return typeof handle === 'object' && handle !== null ? Reflect.get(handle, name) : undefined
}
