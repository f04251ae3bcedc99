import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { type ButtonKind, kinds, shape } from './button-look.ts'

type ButtonLinkProps = {
  to: string
  kind?: ButtonKind
  icon?: ReactNode
  /** Its name, if what it shows says too little. */
  label?: string
  children: ReactNode
}

/** Goes somewhere, and looks as if it did something. */
export function ButtonLink({ to, kind = 'quiet', icon, label, children }: ButtonLinkProps) {
  return (
    <Link to={to} aria-label={label} className={`${shape} ${kinds[kind]} gap-2 px-3.5`}>
      {icon}
      {children}
    </Link>
  )
}
