import MessageCircle from 'lucide-react/icons/message-circle'
import { Outlet, useMatches } from 'react-router'
import { PersonPanel, SignedIn } from '#features/people/web/index.ts'
import { productName } from '#foundation/contract/product.ts'
import { Mark } from '#foundation/web/design/mark.tsx'
import { Frame } from '#foundation/web/shell/frame.tsx'
import { SidebarLink } from '#foundation/web/shell/sidebar-link.tsx'

/** What stands around every page of somebody who is signed in; each feature puts its own into the sidebar. */
export default function AssistantLayout() {
  return (
    <SignedIn>
      <Frame title={useTitle()} brand={<Brand />} top={<Top />} middle={null} lower={<PersonPanel />}>
        <Outlet />
      </Frame>
    </SignedIn>
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
    </nav>
  )
}

/** The innermost page that says its name in its handle. */
function useTitle(): string {
  const titles = useMatches().flatMap(({ handle }) => titleIn(handle))
  return titles.at(-1) ?? productName
}

function titleIn(handle: unknown): string[] {
  const titled = typeof handle === 'object' && handle !== null && 'title' in handle
  return titled && typeof handle.title === 'string' ? [handle.title] : []
}
