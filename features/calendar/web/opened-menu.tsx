import MoreHorizontal from 'lucide-react/icons/ellipsis'
import { useEffect, useRef } from 'react'
import { IconButton } from '#foundation/web/design/button.tsx'
import { Menu, type MenuGroups } from '#foundation/web/design/menu.tsx'

/** The press that asked for it opens it. */
export function OpenedMenu({ label, groups }: { label: string; groups: MenuGroups }) {
  const button = useRef<HTMLButtonElement>(null)
  useEffect(() => button.current?.click(), [])
  return (
    <Menu trigger={<IconButton ref={button} label={label} icon={<MoreHorizontal />} />} align="end" groups={groups} />
  )
}
