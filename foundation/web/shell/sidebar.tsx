import PanelLeft from 'lucide-react/icons/panel-left'
import { type ReactNode, useId } from 'react'
import { IconButton } from '../design/button.tsx'
import { useSidebar } from './use-sidebar.ts'

export type SidebarSlots = {
  /** Whose house this is; stands beside the button that collapses it. */
  brand: ReactNode
  /** The links and buttons that are always there. */
  top: ReactNode
  /** The list that may be long, and scrolls. */
  middle: ReactNode
  /** The person, and the way out. */
  lower: ReactNode
}

export function Sidebar({ brand, ...slots }: SidebarSlots) {
  const { collapsed, toggle } = useSidebar()
  const id = useId()
  return (
    <aside
      aria-label="Sidebar"
      className={`hidden shrink-0 flex-col md:flex print:hidden ${collapsed ? 'w-14' : 'w-64 border-r border-hairline bg-sunken'}`}
    >
      <div className="flex h-14 shrink-0 items-center justify-between px-2.5">
        {!collapsed && <div className="min-w-0 pl-2">{brand}</div>}
        <IconButton
          label={collapsed ? 'Expand sidebar' : 'Collapse sidebar'}
          icon={<PanelLeft />}
          aria-expanded={!collapsed}
          aria-controls={id}
          onClick={toggle}
        />
      </div>
      <div id={id} hidden={collapsed} className="flex min-h-0 grow flex-col not-[[hidden]]:flex [[hidden]]:hidden">
        <SidebarContent {...slots} />
      </div>
    </aside>
  )
}

export function SidebarContent({ top, middle, lower }: Omit<SidebarSlots, 'brand'>) {
  return (
    <>
      <div className="px-2.5 pb-2">{top}</div>
      <div className="min-h-0 grow overflow-y-auto px-2.5 py-2">{middle}</div>
      <div className="border-t border-hairline p-2.5">{lower}</div>
    </>
  )
}
