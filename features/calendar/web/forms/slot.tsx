import { useLayoutEffect, useRef } from 'react'
import { createPortal } from 'react-dom'
import type { EventDraft } from './event-draft.ts'

/** The column of hours, or the row of whole days, in which a draft stands; nothing in views that have neither. */
export function columnOf({ allDay, start }: Pick<EventDraft, 'allDay' | 'start'>): HTMLElement | null {
  const day = CSS.escape(start.slice(0, 10))
  if (allDay) return document.querySelector<HTMLElement>(`[data-all-day="${day}"]`)
  const column = document.querySelector<HTMLElement>(`[data-day="${day}"]`)
  return column?.querySelector('[data-cell]') ? column : null
}

/** Where a draft would stand, for what is shown beside it. */
export function boundsOf(draft: Pick<EventDraft, 'allDay' | 'start' | 'end'>): DOMRect {
  const column = columnOf(draft)
  if (!column) return new DOMRect(innerWidth / 2, innerHeight / 3, 0, 0)
  const { x, y, width, height } = column.getBoundingClientRect()
  if (draft.allDay) return new DOMRect(x, y, width, height)
  const { from, to } = stretchOf(draft)
  return new DOMRect(x, y + height * from, width, height * (to - from))
}

/** The outline of an event that is not saved yet, in the column where it will stand, and in sight there. */
export function DraftBlock({ draft }: { draft: EventDraft }) {
  const block = useRef<HTMLDivElement>(null)
  useLayoutEffect(() => {
    // While an end is being typed it may still lie before the start.
    if (draft.start < draft.end) block.current?.scrollIntoView({ block: 'nearest' })
  }, [draft.start, draft.end])
  const column = columnOf(draft)
  if (!column || draft.allDay) return null
  const { from, to } = stretchOf(draft)
  const place = { top: `${from * 100}%`, height: `${(to - from) * 100}%` }
  return createPortal(
    <div ref={block} aria-hidden="true" data-draft style={place} className={outline}>
      <span className="line-clamp-2">{draft.title || 'New event'}</span>
    </div>,
    column,
  )
}

const outline =
  'pointer-events-none absolute right-1.5 left-0.5 z-3 min-h-5 overflow-hidden rounded-[4px] border-l-3 border-accent bg-[color-mix(in_oklab,var(--color-accent)_18%,var(--color-raised))] px-1.5 py-0.5 text-12 font-medium shadow-float'

/** As shares of the day. */
function stretchOf({ start, end }: Pick<EventDraft, 'start' | 'end'>): { from: number; to: number } {
  const from = shareOf(start)
  const to = end.slice(0, 10) === start.slice(0, 10) ? shareOf(end) : 1
  return { from, to: Math.max(to, from + 1 / 96) }
}

function shareOf(moment: string): number {
  const [hour = 0, minute = 0] = moment.slice(11).split(':').map(Number)
  return (hour * 60 + minute) / (24 * 60)
}
