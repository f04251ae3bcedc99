import MenuIcon from 'lucide-react/icons/menu'
import { lazy, type ReactNode, Suspense, useState } from 'react'
import { useLocation } from 'react-router'
import { IconButton } from '../design/button.tsx'
import { type SidebarSlots, SidebarContent } from './sidebar.tsx'

const Drawer = lazy(async () => {
  const { Drawer: component } = await import('./drawer.tsx')
  return { default: component }
})

type TopBarProps = SidebarSlots & { title: string; actions?: ReactNode }

/** What small screens have in the sidebar's place; the drawer arrives when it is first asked for. */
export function TopBar({ title, actions, brand, ...slots }: TopBarProps) {
  const [state, setState] = useState<'never' | 'open' | 'closed'>('never')
  const { key } = useLocation()
  const [shownAt, setShownAt] = useState(key)
  if (key !== shownAt) {
    setShownAt(key)
    if (state === 'open') setState('closed')
  }
  return (
    <header className="flex h-14 shrink-0 items-center gap-2 border-b border-hairline px-2.5 md:hidden print:hidden">
      <IconButton
        label="Open menu"
        icon={<MenuIcon />}
        aria-haspopup="dialog"
        aria-expanded={state === 'open'}
        onClick={() => setState('open')}
      />
      {state !== 'never' && (
        <Suspense>
          <Drawer
            open={state === 'open'}
            onOpenChange={(open: boolean) => setState(open ? 'open' : 'closed')}
            brand={brand}
          >
            <SidebarContent {...slots} />
          </Drawer>
        </Suspense>
      )}
      <p className="min-w-0 grow truncate font-medium">{title}</p>
      {actions}
    </header>
  )
}
