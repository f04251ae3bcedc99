import Link2 from 'lucide-react/icons/link-2'
import { VisuallyHidden } from '#foundation/web/design/visually-hidden.tsx'
import type { Calendar } from '../contract.ts'

/** Beside the name of a calendar that others read: whatever is changed in it reaches them. */
export function SharedMark({ calendar }: { calendar: Calendar | undefined }) {
  if (!calendar?.shared) return null
  return (
    <>
      <Link2 aria-hidden="true" className="inline size-3.5 shrink-0 text-muted" />
      <VisuallyHidden> shared by secret address</VisuallyHidden>
    </>
  )
}

/** Below the field or the button that changes such a calendar. */
export function SharedNote({ calendar }: { calendar: Calendar | undefined }) {
  if (!calendar?.shared) return null
  return (
    <p className="flex gap-2 text-13 text-pretty text-muted">
      <Link2 aria-hidden="true" className="mt-0.75 size-3.5 shrink-0" />
      <span className="min-w-0 wrap-anywhere">
        “{calendar.name}” is shared by secret address: whoever has it sees what you change.
      </span>
    </p>
  )
}
