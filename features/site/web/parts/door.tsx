import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { kinds, shape } from '#foundation/web/design/button-look.ts'

export const largeDoor = 'h-11 px-5 text-16'

type DoorProps = { to: string; kind?: 'primary' | 'quiet'; large?: boolean; children: ReactNode }

/** A link that looks like a button; its page is fetched as soon as somebody points at it. */
export function Door({ to, kind = 'quiet', large = false, children }: DoorProps) {
  const look = `${shape} ${kinds[kind]} ${large ? largeDoor : 'px-3.5'}`
  // What lies behind the sign-in, and mail, are no pages of the site.
  if (!to.startsWith('/'))
    return (
      <a href={to} className={look}>
        {children}
      </a>
    )
  return (
    <Link to={to} prefetch="intent" className={look}>
      {children}
    </Link>
  )
}
