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
  /** On the button that opens it on small screens: something in it waits. */
  mark?: ReactNode
}

/** Collapsed it is a rail of icons that show their names on hover or focus. */
export function Sidebar({ brand, top, middle, lower }: SidebarSlots) {
  const { collapsed, toggle } = useSidebar()
  const id = useId()
  return (
    <aside
      aria-label="Sidebar"
      data-rail={collapsed ? '' : undefined}
      className={`hidden shrink-0 flex-col border-r border-hairline bg-sunken md:flex print:hidden ${collapsed ? 'w-14' : 'w-64'}`}
    >
      <div className="flex h-14 shrink-0 items-center justify-between px-2.5">
        {!collapsed && (
          <div data-open-only className="min-w-0 pl-2">
            {brand}
          </div>
        )}
        <IconButton
          label={collapsed ? 'Expand sidebar' : 'Collapse sidebar'}
          icon={<PanelLeft />}
          aria-expanded={!collapsed}
          aria-controls={id}
          onClick={toggle}
        />
      </div>
      <div className="px-2.5 pb-2">{top}</div>
      <div id={id} data-open-only hidden={collapsed} className={`px-2.5 py-2 ${scrolls} [[hidden]]:hidden`}>
        {middle}
      </div>
      {collapsed && <div className="grow" />}
      <div className="border-t border-hairline p-2.5">{lower}</div>
    </aside>
  )
}

/** The same content in the drawer of small screens. */
export function SidebarContent({ top, middle, lower }: Omit<SidebarSlots, 'brand' | 'mark'>) {
  return (
    <>
      <div className="px-2.5 pb-2">{top}</div>
      <div className={`px-2.5 py-2 ${scrolls}`}>{middle}</div>
      <div className="border-t border-hairline p-2.5">{lower}</div>
    </>
  )
}

const scrolls = 'min-h-0 grow overflow-y-auto'
