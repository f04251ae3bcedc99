import { useToast } from '#foundation/web/design/toast.tsx'
import type { Begin } from './forms/event-draft.ts'

/** Says that a form was closed with unsaved input, and offers to open it again. */
export function useLeft(reopen: (begin: Begin) => void): (begin: Begin) => void {
  const toast = useToast()
  return (begin) => toast({ title: 'Closed without saving.', action: { label: 'Reopen', run: () => reopen(begin) } })
}
