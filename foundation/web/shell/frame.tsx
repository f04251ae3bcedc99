import type { ReactNode } from 'react'
import { MenuHolder } from './menu-button.tsx'
import { type SidebarSlots, Sidebar } from './sidebar.tsx'
import { TopBar } from './top-bar.tsx'

/** Which draws the header on small screens: the frame, the page, or the page only on a phone. */
export type HeaderOwner = 'frame' | 'page' | 'page on a phone'

type FrameProps = SidebarSlots & {
  /** Where one is, for the bar of small screens. */
  title: string
  /** Buttons at the end of the header. */
  actions?: ReactNode
  header?: HeaderOwner
  /** The tab bar at the bottom of a phone. */
  tabs?: ReactNode
  children: ReactNode
}

const main = 'main'

/** A sidebar beside the page; under 900 px the sidebar becomes a drawer, and on a phone there is a tab bar below. */
export function Frame({ title, actions, header = 'frame', tabs, children, ...slots }: FrameProps) {
  return (
    <MenuHolder slots={slots}>
      <div className="flex h-dvh flex-col md:flex-row print:block print:h-auto">
        <a href={`#${main}`} className={skipLink}>
          Skip to content
        </a>
        {header !== 'page' && <TopBar title={title} actions={actions} onPhone={header === 'frame'} />}
        <Sidebar {...slots} />
        <main id={main} tabIndex={-1} aria-label={title} className={page}>
          {children}
        </main>
        {tabs}
      </div>
    </MenuHolder>
  )
}

/** Reserves room for the scrollbar, so that nothing moves sideways. A page that fills the window scrolls inside itself. */
const page = 'min-h-0 min-w-0 grow overflow-y-auto outline-none not-has-[>[data-fills]]:[scrollbar-gutter:stable]'

const skipLink =
  'fixed top-2 left-2 z-50 -translate-y-16 rounded-control bg-ink px-3 py-2 text-paper focus:translate-y-0 print:hidden'
