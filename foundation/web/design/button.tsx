import type { ComponentProps, MouseEvent, ReactNode } from 'react'
import { Link } from 'react-router'
import { Spinner } from './spinner.tsx'

/** `primary` is the one next thing to do: at most one in sight. */
export type ButtonKind = 'primary' | 'quiet' | 'plain' | 'danger'

type Look = { kind?: ButtonKind; icon?: ReactNode }

type ButtonProps = Omit<ComponentProps<'button'>, 'className'> &
  Look & {
    /** At work: it keeps its place, its name and the focus, and takes no second press. */
    busy?: boolean
  }

export function Button({ kind = 'quiet', icon, busy = false, type = 'button', children, ...rest }: ButtonProps) {
  const { onClick } = rest
  const press = (event: MouseEvent<HTMLButtonElement>) => (busy ? event.preventDefault() : onClick?.(event))
  return (
    <button
      {...rest}
      type={type}
      onClick={press}
      aria-busy={busy || undefined}
      aria-disabled={busy || undefined}
      className={`${shape} ${kinds[kind]} px-3.5`}
    >
      {busy && <Spinner className="absolute" />}
      <span className={`inline-flex items-center gap-2 ${busy ? 'opacity-0' : ''}`}>
        {icon}
        {children}
      </span>
    </button>
  )
}

type IconButtonProps = Omit<ComponentProps<'button'>, 'className' | 'children' | 'aria-label'> & {
  label: string
  icon: ReactNode
}

export function IconButton({ label, icon, type = 'button', ...rest }: IconButtonProps) {
  return (
    <button {...rest} type={type} aria-label={label} className={`${shape} ${kinds.plain} w-9 pointer-coarse:w-10`}>
      {icon}
    </button>
  )
}

/** Goes somewhere, and looks as if it did something. */
export function ButtonLink({ to, kind = 'quiet', icon, children }: Look & { to: string; children: ReactNode }) {
  return (
    <Link to={to} className={`${shape} ${kinds[kind]} px-3.5`}>
      <span className="inline-flex items-center gap-2">
        {icon}
        {children}
      </span>
    </Link>
  )
}

const shape =
  'relative inline-flex h-9 shrink-0 items-center justify-center rounded-control font-medium whitespace-nowrap transition-[background-color,border-color,color] select-none disabled:cursor-not-allowed aria-disabled:cursor-progress pointer-coarse:h-10 [&_svg]:size-4 [&_svg]:shrink-0 print:hidden'

const kinds: Record<ButtonKind, string> = {
  primary:
    'bg-accent text-on-accent hover:bg-accent-strong disabled:bg-sunken disabled:text-muted disabled:inset-ring disabled:inset-ring-hairline',
  quiet:
    'border border-hairline bg-raised text-ink hover:border-edge/60 active:bg-sunken disabled:border-hairline disabled:bg-sunken disabled:text-muted',
  plain: 'text-ink hover:bg-touch active:bg-touch disabled:bg-transparent disabled:text-muted data-popup-open:bg-touch',
  danger:
    'border border-hairline bg-raised text-red hover:border-red/50 hover:bg-red-wash disabled:bg-sunken disabled:text-muted',
}
