import { Suspense } from 'react'
import { lateWithTemporal } from '#foundation/web/late.ts'
import type { SnoozeDialogProps } from './snooze-dialog.tsx'

const SnoozeDialog = lateWithTemporal<SnoozeDialogProps>(async () => (await import('./snooze-dialog.tsx')).SnoozeDialog)

/** The choice of a time, whose code loads on first use. */
export function LateSnooze(props: SnoozeDialogProps) {
  return (
    <Suspense>
      <SnoozeDialog {...props} />
    </Suspense>
  )
}
