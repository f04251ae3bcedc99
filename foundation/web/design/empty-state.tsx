import type { ReactNode } from 'react'

/** Nothing here yet, and what to do first. */
export function EmptyState({ title, children, action }: { title: string; children?: ReactNode; action?: ReactNode }) {
  return (
    <div className="grid justify-items-center gap-2 px-4 py-10 text-center">
      <p className="font-serif text-20">{title}</p>
      {children && <div className="max-w-90 text-pretty text-muted">{children}</div>}
      {action && <div className="mt-3">{action}</div>}
    </div>
  )
}
