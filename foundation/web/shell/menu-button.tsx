import MenuIcon from 'lucide-react/icons/menu'
import { createContext, Suspense, useContext, useState } from 'react'
import { useLocation } from 'react-router'
import { late } from '../late.ts'
import { IconButton } from '../design/button.tsx'
import { type SidebarSlots, SidebarContent } from './sidebar.tsx'

const Drawer = late(async () => (await import('./drawer.tsx')).Drawer)

const context = createContext<SidebarSlots | undefined>(undefined)

export const MenuSlots = context.Provider

/** Opens the drawer that replaces the sidebar on small screens; its code loads on first use. */
export function MenuButton() {
  const slots = useContext(context)
  const [state, setState] = useState<'never' | 'open' | 'closed'>('never')
  const { key } = useLocation()
  const [shownAt, setShownAt] = useState(key)
  if (key !== shownAt) {
    setShownAt(key)
    if (state === 'open') setState('closed')
  }
  if (!slots) return null
  const { brand, ...content } = slots
  return (
    <span className="contents md:hidden print:hidden">
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
            <SidebarContent {...content} />
          </Drawer>
        </Suspense>
      )}
    </span>
  )
}
