import { onlineManager } from '@tanstack/react-query'
import { type ReactNode, useSyncExternalStore } from 'react'

/** The true shape of what is on its way, shown only when it takes longer than 200 ms. Nothing comes from a server that is away. */
export function Loading({ label, children }: { label: string; children: ReactNode }) {
  const comes = useSyncExternalStore(hear, isThere, () => true)
  return (
    <div className="animate-late">
      <output className={comes ? 'sr-only' : 'block p-2 text-muted'}>{comes ? label : 'Not loaded yet'}</output>
      {comes && <div aria-hidden="true">{children}</div>}
    </div>
  )
}

const hear = (changed: () => void) => onlineManager.subscribe(changed)
const isThere = () => onlineManager.isOnline()

/** One grey piece of that shape; its size is given by classes. */
export function Skeleton({ className }: { className: string }) {
  return <div className={`animate-pulse rounded-control bg-hairline/50 ${className}`} />
}
