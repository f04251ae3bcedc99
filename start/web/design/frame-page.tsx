import LogOut from 'lucide-react/icons/log-out'
import MessageCircle from 'lucide-react/icons/message-circle'
import Plus from 'lucide-react/icons/plus'
import { type MetaFunction, useParams } from 'react-router'
import { productName } from '#foundation/contract/product.ts'
import { Avatar } from '#foundation/web/design/avatar.tsx'
import { Button, IconButton } from '#foundation/web/design/button.tsx'
import { EmptyState } from '#foundation/web/design/empty-state.tsx'
import { Mark } from '#foundation/web/design/mark.tsx'
import { Frame } from '#foundation/web/shell/frame.tsx'
import { SidebarLink } from '#foundation/web/shell/sidebar-link.tsx'

const chats = {
  budget: 'Budget with Sara',
  train: 'The train to Linz and everything that has to happen before it leaves',
  brief: 'Monday brief',
}

export const meta: MetaFunction = () => [{ title: `Frame · ${productName}` }]

export default function FramePage() {
  const { place } = useParams()
  const title = Object.entries(chats).find(([id]) => id === place)?.[1] ?? 'Frame'
  return (
    <Frame title={title} brand={<Brand />} top={<Top />} middle={<Recents />} lower={<Lower />}>
      <div className="mx-auto max-w-172 px-6 py-12">
        <h1 className="font-serif text-31">{title}</h1>
        <EmptyState title="Here is room for the work" action={<Button kind="primary">Start something</Button>}>
          The sidebar keeps its place, collapses, and becomes a drawer on small screens.
        </EmptyState>
      </div>
    </Frame>
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
      <SidebarLink to="/design/frame" icon={<MessageCircle />}>
        Assistant
      </SidebarLink>
      <SidebarLink to="/design" icon={<Plus />}>
        All the pieces
      </SidebarLink>
    </nav>
  )
}

function Recents() {
  return (
    <nav aria-label="Recents">
      <h2 className="px-2 pb-1.5 text-12 text-muted">Recents</h2>
      {Object.entries(chats).map(([id, title]) => (
        <SidebarLink key={id} to={`/design/frame/${id}`}>
          {title}
        </SidebarLink>
      ))}
    </nav>
  )
}

function Lower() {
  return (
    <div className="flex items-center gap-2.5 pl-1">
      <Avatar name="Sara Okafor" beside />
      <div className="min-w-0 grow">
        <p className="truncate text-13 font-medium">Sara Okafor</p>
        <p className="text-12 text-muted">Free plan</p>
      </div>
      <IconButton label="Log out" icon={<LogOut />} />
    </div>
  )
}
