import type { ReactNode } from 'react'

/** The true shape of what is on its way, shown only when it takes longer than 200 ms. */
export function Loading({ label, children }: { label: string; children: ReactNode }) {
  return (
    <div className="animate-late">
      <output className="sr-only">{label}</output>
      <div aria-hidden="true">{children}</div>
    </div>
  )
}

/** One grey piece of that shape; its size is given by classes. */
export function Skeleton({ className }: { className: string }) {
  return <div className={`animate-pulse rounded-control bg-hairline/50 ${className}`} />
}
