import { useQueryClient } from '@tanstack/react-query'
import { type SyntheticEvent, useState } from 'react'
import { Button } from '#foundation/web/design/button.tsx'
import { Dialog } from '#foundation/web/design/dialog.tsx'
import { Select } from '#foundation/web/design/select.tsx'
import { TextArea } from '#foundation/web/design/text-area.tsx'
import { TextField } from '#foundation/web/design/text-field.tsx'
import type { MailSender } from '../../contract.ts'
import { useActs } from '../acts.tsx'
import { sendersKey } from './sends.ts'

/** How mail from one account is signed, and how long it can be taken back. */
export function SenderDialog({ sender, onClose }: { sender: MailSender; onClose: () => void }) {
  const { account, address } = sender
  const [name, setName] = useState(sender.name)
  const [signature, setSignature] = useState(sender.signature)
  const [hold, setHold] = useState(String(sender.holdSeconds))
  const [isBusy, setBusy] = useState(false)
  const { attempt } = useActs()
  const queries = useQueryClient()
  async function save(event: SyntheticEvent): Promise<void> {
    event.preventDefault()
    setBusy(true)
    const isSaved = await attempt('mail.change-sender', { account, name, signature, holdSeconds: Number(hold) })
    await queries.invalidateQueries({ queryKey: sendersKey })
    setBusy(false)
    if (isSaved) onClose()
  }
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      title="Signature and hold"
      description={`For mail from ${address}. The signature stands in mails that you begin from now on.`}
    >
      <form onSubmit={(event) => void save(event)} noValidate className="grid gap-4">
        <TextField
          label="Your name, as receivers see it"
          value={name}
          maxLength={200}
          onChange={({ target }) => setName(target.value)}
        />
        <TextArea
          label="Signature"
          value={signature}
          maxLength={5_000}
          rows={4}
          onChange={({ target }) => setSignature(target.value)}
        />
        <Select
          label="Sending can be undone for"
          options={[...new Set(['0', '5', '10', '20', '30', '60', hold])].map((value) => ({
            value,
            label: value === '0' ? 'No time' : `${value} seconds`,
          }))}
          value={hold}
          onChange={setHold}
        />
        <div className="flex gap-2">
          <Button kind="primary" type="submit" busy={isBusy}>
            Save
          </Button>
          <Button onClick={onClose}>Cancel</Button>
        </div>
      </form>
    </Dialog>
  )
}
