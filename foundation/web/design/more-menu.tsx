import MoreHorizontal from 'lucide-react/icons/ellipsis'
import { IconButton } from './button.tsx'
import { Menu, type MenuGroups } from './menu.tsx'

/** What else can be done with something, behind three dots. */
export function MoreMenu({ label, groups }: { label: string; groups: MenuGroups | (() => MenuGroups) }) {
  return <Menu trigger={<IconButton label={label} icon={<MoreHorizontal />} />} align="end" groups={groups} />
}
