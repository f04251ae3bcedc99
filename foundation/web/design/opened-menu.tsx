import MoreHorizontal from 'lucide-react/icons/ellipsis'
import { useEffect, useRef } from 'react'
import { IconButton } from './button.tsx'
import { Menu, type MenuGroups } from './menu.tsx'

/** Opens at once: the press that loaded the menu was meant to open it. */
export function OpenedMenu({ label, groups }: { label: string; groups: MenuGroups | (() => MenuGroups) }) {
  const button = useRef<HTMLButtonElement>(null)
  useEffect(() => button.current?.click(), [])
  return (
    <Menu
      trigger={<IconButton ref={button} label={label} icon={<MoreHorizontal />} />}
      align="end"
      groups={typeof groups === 'function' ? groups() : groups}
    />
  )
}
