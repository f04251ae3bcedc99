import type { ComponentProps, MouseEvent, ReactNode } from 'react'
import { type ButtonKind, kinds, shape } from './button-look.ts'
import { Spinner } from './spinner.tsx'

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
    <button {...rest} type={type} aria-label={label} className={`${shape} ${kinds.plain} w-9 pointer-coarse:w-11`}>
      {icon}
    </button>
  )
}
