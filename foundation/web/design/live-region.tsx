import type { ReactNode } from 'react'

/**
 * Reads aloud whatever is put into it. It must stand in the page before there is something to say; `assertive`
 * interrupts, so it is for what is lost otherwise.
 */
export function LiveRegion({ children, manner = 'polite' }: { children: ReactNode; manner?: 'polite' | 'assertive' }) {
  return (
    <div aria-live={manner} aria-atomic="true" className="sr-only">
      {children}
    </div>
  )
}
