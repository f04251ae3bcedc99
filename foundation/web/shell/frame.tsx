import type { ReactNode } from 'react'
import { type SidebarSlots, Sidebar } from './sidebar.tsx'
import { TopBar } from './top-bar.tsx'

type FrameProps = SidebarSlots & {
  /** Where one is, for the bar of small screens. */
  title: string
  /** Buttons at the end of that bar. */
  actions?: ReactNode
  children: ReactNode
}

const main = 'main'

/** A sidebar and what it leads to; under 900 px the sidebar comes in as a drawer. */
export function Frame({ title, actions, children, ...slots }: FrameProps) {
  return (
    <div className="flex h-dvh flex-col md:flex-row print:block print:h-auto">
      <a href={`#${main}`} className={skipLink}>
        Skip to content
      </a>
      <TopBar title={title} actions={actions} {...slots} />
      <Sidebar {...slots} />
      <main id={main} tabIndex={-1} className="min-h-0 min-w-0 grow overflow-y-auto outline-none">
        {children}
      </main>
    </div>
  )
}

const skipLink =
  'fixed top-2 left-2 z-50 -translate-y-16 rounded-control bg-ink px-3 py-2 text-paper focus:translate-y-0 print:hidden'
