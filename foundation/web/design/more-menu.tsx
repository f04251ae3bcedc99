import MoreHorizontal from 'lucide-react/icons/ellipsis'
import { IconButton } from './button.tsx'
import { Menu, type MenuGroups } from './menu.tsx'

/** A button with three dots and a menu of further actions. */
export function MoreMenu({ label, groups }: { label: string; groups: MenuGroups | (() => MenuGroups) }) {
  return <Menu trigger={<IconButton label={label} icon={<MoreHorizontal />} />} align="end" groups={groups} />
}
