import type { ComponentProps, ReactNode } from 'react'
import { railLine, railMark, railName } from './rail.ts'

type SidebarButtonProps = Pick<ComponentProps<'button'>, 'ref' | 'aria-haspopup' | 'aria-expanded' | 'aria-current'> & {
  icon: ReactNode
  onClick: () => void
  busy?: boolean
  /** Shown only while the sidebar is a rail, in which the thing it opens has no room. */
  inRailOnly?: boolean
  /** At the far end of the line. */
  beside?: ReactNode
  children: ReactNode
}

/** A line of the sidebar that performs an action. */
export function SidebarButton(props: SidebarButtonProps) {
  const { icon, onClick, busy = false, inRailOnly = false, beside, children, ...rest } = props
  return (
    <button
      {...rest}
      type="button"
      onClick={onClick}
      aria-busy={busy || undefined}
      aria-disabled={busy || undefined}
      className={`${railLine} ${line} ${inRailOnly ? 'hidden in-data-rail:flex' : 'flex'}`}
    >
      {icon}
      <span className={`truncate ${railName}`}>{children}</span>
      {beside && <span className={railMark}>{beside}</span>}
    </button>
  )
}

const line =
  'h-8.5 w-full items-center gap-2.5 rounded-control px-2 text-left hover:bg-touch aria-expanded:bg-touch aria-[current=page]:bg-touch aria-[current=page]:font-medium aria-busy:cursor-progress pointer-coarse:h-11 [&_svg]:size-4 [&_svg]:shrink-0 [&_svg]:text-muted'
