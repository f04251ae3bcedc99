import MoreHorizontal from 'lucide-react/icons/ellipsis'
import { Suspense, useState } from 'react'
import { late } from '../late.ts'
import { IconButton } from './button.tsx'
import type { MenuGroups } from './menu.tsx'

const OpenedMenu = late(async () => (await import('./opened-menu.tsx')).OpenedMenu)

/** A button with a menu whose code loads on first use. */
export function LateMenu({ label, groups }: { label: string; groups: MenuGroups | (() => MenuGroups) }) {
  const [wanted, setWanted] = useState(false)
  const button = (
    <IconButton
      label={label}
      icon={<MoreHorizontal />}
      aria-haspopup="menu"
      aria-expanded={false}
      onClick={() => setWanted(true)}
    />
  )
  if (!wanted) return button
  return (
    <Suspense fallback={button}>
      <OpenedMenu label={label} groups={groups} />
    </Suspense>
  )
}
