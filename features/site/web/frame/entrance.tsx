import type { ReactNode } from 'react'

/** Both stand in the written page; a mark on the html element, set before anything is painted, shows one of them. */
export function Either({ user, visitor }: { user: ReactNode; visitor: ReactNode }) {
  return (
    <>
      <span className="in-data-user:hidden">{visitor}</span>
      <span className="hidden in-data-user:inline">{user}</span>
    </>
  )
}
