import { type SyntheticEvent, useState } from 'react'
import { Button } from '#foundation/web/design/button.tsx'
import { Dialog } from '#foundation/web/design/dialog.tsx'
import { TextField } from '#foundation/web/design/text-field.tsx'
import { formEnd } from '#foundation/web/design/surface.ts'
import { mailLabel } from '../contract.ts'

type LabelDialogProps = { onLabel: (label: string) => void; onClose: () => void }

export function LabelDialog({ onLabel, onClose }: LabelDialogProps) {
  const [name, setName] = useState('')
  const [error, setError] = useState<string>()
  function save(event: SyntheticEvent): void {
    event.preventDefault()
    const read = mailLabel.safeParse(name)
    if (!read.success) return setError('A label is one word of letters, digits, dashes and dots.')
    onLabel(read.data)
    onClose()
  }
  return (
    <Dialog open onOpenChange={(open) => !open && onClose()} title="New label">
      <form onSubmit={save} noValidate className="grid gap-4">
        <TextField
          label="Name"
          value={name}
          maxLength={50}
          error={error}
          autoComplete="off"
          onChange={({ target }) => setName(target.value)}
        />
        <div className={formEnd}>
          <Button onClick={onClose}>Cancel</Button>
          <Button kind="primary" type="submit" disabled={name.trim() === ''}>
            Add label
          </Button>
        </div>
      </form>
    </Dialog>
  )
}
