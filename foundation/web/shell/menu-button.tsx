import MenuIcon from 'lucide-react/icons/menu'
import { createContext, type ReactNode, Suspense, useContext, useMemo, useState } from 'react'
import { NavigationType, useLocation, useNavigationType } from 'react-router'
import { late } from '../late.ts'
import { IconButton } from '../design/button.tsx'
import { type SidebarSlots, SidebarContent } from './sidebar.tsx'

const Drawer = late(async () => (await import('./drawer.tsx')).Drawer)

type Menu = { isOpen: boolean; open: () => void; mark: ReactNode }

const context = createContext<Menu | undefined>(undefined)

/**
 * Holds the drawer that replaces the sidebar on small screens; its code loads on first use. Going to another page closes
 * it; a redirect does not. It belongs to the frame, so it stays open when the header whose button opened it is replaced.
 */
export function MenuHolder({ slots, children }: { slots: SidebarSlots; children: ReactNode }) {
  const [state, setState] = useState<'never' | 'open' | 'closed'>('never')
  const { key } = useLocation()
  const arrival = useNavigationType()
  const [shownAt, setShownAt] = useState(key)
  if (key !== shownAt) {
    setShownAt(key)
    if (state === 'open' && arrival !== NavigationType.Replace) setState('closed')
  }
  const { brand, mark, ...content } = slots
  const menu = useMemo(() => ({ isOpen: state === 'open', open: () => setState('open'), mark }), [state, mark])
  return (
    <context.Provider value={menu}>
      {children}
      {state !== 'never' && (
        <Suspense>
          <Drawer open={state === 'open'} onOpenChange={(next) => setState(next ? 'open' : 'closed')} brand={brand}>
            <SidebarContent {...content} />
          </Drawer>
        </Suspense>
      )}
    </context.Provider>
  )
}

export function MenuButton() {
  const menu = useContext(context)
  if (!menu) return null
  return (
    <span className="contents md:hidden print:hidden">
      <IconButton
        label="Open menu"
        icon={
          <>
            <MenuIcon />
            {menu.mark}
          </>
        }
        aria-haspopup="dialog"
        aria-expanded={menu.isOpen}
        onClick={menu.open}
      />
    </span>
  )
}
