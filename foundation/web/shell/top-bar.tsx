import MenuIcon from 'lucide-react/icons/menu'
import { IconButton } from '../design/button.tsx'
import { Drawer } from './drawer.tsx'
import { type SidebarSlots, SidebarContent } from './sidebar.tsx'

/** What small screens have in the sidebar's place. */
export function TopBar({ title, brand, ...slots }: SidebarSlots & { title: string }) {
  return (
    <header className="flex h-14 shrink-0 items-center gap-2 border-b border-hairline px-2.5 md:hidden print:hidden">
      <Drawer trigger={<IconButton label="Open menu" icon={<MenuIcon />} />} brand={brand}>
        <SidebarContent {...slots} />
      </Drawer>
      <p className="truncate font-medium">{title}</p>
    </header>
  )
}
