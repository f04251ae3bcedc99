import type { ReactNode } from 'react'

type NoteLineProps = {
  icon: ReactNode
  /** One short sentence. What a phone has no room for in two lines stands in a `max-sm:hidden`. */
  children: ReactNode
  /** What can be done about it, and the way to put it away. */
  actions?: ReactNode
  /** For one that says something else later. */
  live?: 'polite'
}

/** One quiet line above a page. Whoever was in it when it goes is at the page. */
export function NoteLine({ icon, children, actions, live }: NoteLineProps) {
  return (
    <span
      ref={leaveFocus}
      data-note
      className="flex min-h-9 items-center gap-2.5 border-b border-hairline pl-4 pr-1.5 text-13 sm:pl-6 [&_svg]:size-4 [&_svg]:shrink-0 print:hidden"
    >
      <span aria-hidden="true" className="text-amber">
        {icon}
      </span>
      <span aria-live={live} className="min-w-0 flex-1 sm:truncate">
        {children}
      </span>
      {actions}
    </span>
  )
}

/** The `ref` of what takes the button that was pressed along when it goes: the focus goes to the page. */
export function leaveFocus(element: HTMLElement): () => void {
  return () => {
    if (element.contains(document.activeElement)) document.querySelector('main')?.focus({ preventScroll: true })
  }
}
