import PenLine from 'lucide-react/icons/pen-line'
import { useState } from 'react'
import { Button } from '#foundation/web/design/button.tsx'
import type { MailMessage } from '../../contract.ts'
import { useActs } from '../acts.tsx'
import { useWriting } from './use-writing.ts'

/** Under a draft that another mail program wrote. */
export function EditDraft({ message: { id } }: { message: MailMessage }) {
  const { attempt } = useActs()
  const { resume } = useWriting()
  const [busy, setBusy] = useState(false)
  async function edit(): Promise<void> {
    setBusy(true)
    if (await attempt('mail.edit-draft', { messageId: id })) resume(id)
    setBusy(false)
  }
  return (
    <div className="print:hidden">
      <Button icon={<PenLine />} busy={busy} onClick={() => void edit()}>
        Edit draft
      </Button>
    </div>
  )
}
