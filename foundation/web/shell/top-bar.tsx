import type { ReactNode } from 'react'
import { MenuButton } from './menu-button.tsx'

type TopBarProps = { title: string; actions?: ReactNode; onPhone: boolean }

/** The header of small screens. */
export function TopBar({ title, actions, onPhone }: TopBarProps) {
  return (
    <header
      className={`flex h-14 shrink-0 items-center gap-2 border-b border-hairline px-2.5 max-sm:h-13 md:hidden print:hidden ${onPhone ? '' : 'max-sm:hidden'}`}
    >
      <MenuButton />
      <p className="min-w-0 grow truncate font-medium">{title}</p>
      {actions}
    </header>
  )
}
