import PenLine from 'lucide-react/icons/pen-line'
import { useState } from 'react'
import { useNavigate } from 'react-router'
import { Button } from '#foundation/web/design/button.tsx'
import type { MailMessage } from '../../contract.ts'
import { useActs } from '../acts.tsx'
import { addressOf, usePlace } from '../place.ts'

type EditDraftProps = {
  message: MailMessage
  /** The thread goes with the draft. */
  isAlone: boolean
}

/** Under a draft that another mail program wrote. */
export function EditDraft({ message: { id: messageId }, isAlone }: EditDraftProps) {
  const { attempt } = useActs()
  const navigate = useNavigate()
  const place = usePlace()
  const [busy, setBusy] = useState(false)
  async function edit(): Promise<void> {
    const write = crypto.randomUUID()
    setBusy(true)
    const worked = await attempt('mail.edit-draft', { messageId, id: write })
    setBusy(false)
    if (worked) void navigate(addressOf({ ...place, ...(isAlone && { thread: undefined }), write }), { replace: true })
  }
  return (
    <div className="print:hidden">
      <Button icon={<PenLine />} busy={busy} onClick={() => void edit()}>
        Edit draft
      </Button>
    </div>
  )
}
