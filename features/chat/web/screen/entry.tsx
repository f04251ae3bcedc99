import type { ReactNode } from 'react'

type EntryProps = {
  label: string
  tabbable: boolean
  marked?: boolean
  busy?: boolean
  children: ReactNode
}

/** One thing that was said. The arrow keys go from one to the next; Tab goes to what can be done with it. */
export function Entry({ label, tabbable, marked = false, busy = false, children }: EntryProps) {
  return (
    <article
      aria-label={label}
      aria-busy={busy || undefined}
      aria-current={marked || undefined}
      data-entry
      // oxlint-disable-next-line no-noninteractive-tabindex -- it is a place to read from, walked by the arrow keys
      tabIndex={tabbable ? 0 : -1}
      className="group/entry relative grid gap-1 rounded-card outline-offset-4"
    >
      {children}
    </article>
  )
}
