import { useToast } from '#foundation/web/design/toast.tsx'
import type { Begin } from './forms/event-draft.ts'

/** For a form that was closed with something in it that was not saved: says so, and offers to open it again. */
export function useLeft(reopen: (begin: Begin) => void): (begin: Begin) => void {
  const toast = useToast()
  return (begin) => toast({ title: 'Closed without saving.', action: { label: 'Reopen', run: () => reopen(begin) } })
}
