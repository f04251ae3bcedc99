import { useToast } from './toast.tsx'

/** Says that a form was closed with unsaved input, and offers to open it again with what was left in it. */
export function useLeft<Left>(reopen: (left: Left) => void): (left: Left) => void {
  const toast = useToast()
  return (left) => toast({ title: 'Closed without saving.', action: { label: 'Reopen', run: () => reopen(left) } })
}
