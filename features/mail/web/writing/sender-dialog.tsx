import { Button } from '#foundation/web/design/button.tsx'
import { Dialog } from '#foundation/web/design/dialog.tsx'
import type { KnownSender } from '../../contract.ts'
import { SenderForm } from './sender-form.tsx'

export function SenderDialog({ sender, onClose }: { sender: KnownSender; onClose: () => void }) {
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      title="Signature and hold"
      description={`For mail from ${sender.address}. The signature is added to mails that you start from now on.`}
    >
      <SenderForm sender={sender} onDone={onClose}>
        <Button onClick={onClose}>Cancel</Button>
      </SenderForm>
    </Dialog>
  )
}
