import type { ReactNode } from 'react'
import { Dialog } from '#foundation/web/design/dialog.tsx'

/** What reaches other people is done after a yes to exactly this. */
export function WaitingDialog({ onClose, children }: { onClose: () => void; children: ReactNode }) {
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      title="This waits for your yes"
      description="Closed without an answer, it stays under Activity."
    >
      {children}
    </Dialog>
  )
}
