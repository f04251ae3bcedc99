import type { ReactNode } from 'react'

/** One thing with an edge around it. `waiting` is for what needs the person's yes. */
export function Card({ children, waiting = false }: { children: ReactNode; waiting?: boolean }) {
  return (
    <div
      className={`min-w-0 rounded-card border bg-raised p-5 break-inside-avoid ${waiting ? 'border-amber/50' : 'border-hairline'}`}
    >
      {children}
    </div>
  )
}
