import type { ReactNode } from 'react'
import { NavLink } from 'react-router'
import { railLine, railMark, railName } from './rail.ts'

type SidebarLinkProps = {
  to: string
  /** One is there on the pages beneath it, too. */
  whole?: boolean
  /** Whether this page is open, if the path alone does not tell. */
  here?: boolean
  icon?: ReactNode
  /** At the far end of the line. */
  beside?: ReactNode
  children: ReactNode
}

/** A line of the sidebar that leads somewhere, and says when one is there. */
export function SidebarLink({ to, whole = false, here = true, icon, beside, children }: SidebarLinkProps) {
  return (
    <NavLink to={to} end={!whole} aria-current={here ? 'page' : 'false'} className={`${railLine} ${line}`}>
      {icon}
      <span className={`truncate ${railName}`}>{children}</span>
      {beside && <span className={railMark}>{beside}</span>}
    </NavLink>
  )
}

const line =
  'flex h-8.5 items-center gap-2.5 rounded-control px-2 hover:bg-touch aria-[current=page]:bg-touch aria-[current=page]:font-medium pointer-coarse:h-11 [&_svg]:size-4 [&_svg]:shrink-0 [&_svg]:text-muted'
