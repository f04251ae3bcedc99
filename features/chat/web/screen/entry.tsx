import type { MouseEvent, ReactNode } from 'react'

type EntryProps = {
  label: string
  tabbable: boolean
  marked?: boolean
  busy?: boolean
  children: ReactNode
}

/**
 * One thing that was said. The arrow keys go from one to the next; Tab goes to what can be done with it, and a tap shows
 * that.
 */
export function Entry({ label, tabbable, marked = false, busy = false, children }: EntryProps) {
  return (
    // oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-noninteractive-element-interactions -- keys reach it by the arrows
    <article
      aria-label={label}
      aria-busy={busy || undefined}
      aria-current={marked || undefined}
      data-entry
      // oxlint-disable-next-line no-noninteractive-tabindex -- it is a place to read from, walked by the arrow keys
      tabIndex={tabbable ? 0 : -1}
      onClick={focusEntry}
      className="group/entry relative grid gap-1 rounded-card outline-offset-4 pointer-coarse:pb-4"
    >
      {children}
    </article>
  )
}

/** Some browsers do not focus what a finger taps. A link, a button or selected words keep the tap for themselves. */
function focusEntry({ currentTarget, target }: MouseEvent<HTMLElement>): void {
  const isTaken = target instanceof Element && target.closest('a, button, input, summary, textarea, select') !== null
  if (!isTaken && getSelection()?.isCollapsed !== false) currentTarget.focus({ preventScroll: true })
}
