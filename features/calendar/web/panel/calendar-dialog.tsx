import { type SyntheticEvent, useState } from 'react'
import { Button } from '#foundation/web/design/button.tsx'
import { ColourChoice, usualColour } from '#foundation/web/design/colour-choice.tsx'
import { Dialog } from '#foundation/web/design/dialog.tsx'
import { FailureNote } from '#foundation/web/design/failure-note.tsx'
import { TextField } from '#foundation/web/design/text-field.tsx'
import { formEnd } from '#foundation/web/design/surface.ts'
import type { Calendar } from '../../contract.ts'
import { PartFields, useAfterSavings } from '#foundation/web/event-parts.tsx'
import { usePerform } from '../perform.tsx'
import { SharedNote } from '../shared-mark.tsx'

/** A new calendar, or another name and colour for one. */
export function CalendarDialog({ calendar, onClose }: { calendar: Calendar | undefined; onClose: () => void }) {
  const perform = usePerform()
  const after = useAfterSavings()
  const [name, setName] = useState(calendar?.name ?? '')
  const [color, setColor] = useState(calendar?.color ?? usualColour)
  const [error, setError] = useState<Error | null>(null)
  const [busy, setBusy] = useState(false)
  async function save(event: SyntheticEvent): Promise<void> {
    event.preventDefault()
    setBusy(true)
    try {
      if (calendar) {
        if (name !== calendar.name || color !== calendar.color)
          await perform('calendar.change-calendar', { id: calendar.id, name, color })
        await after.run({ id: calendar.id, title: name })
      } else await perform('calendar.add-calendar', { name, color })
      onClose()
    } catch (failure) {
      setError(failure instanceof Error ? failure : new Error(String(failure)))
      setBusy(false)
    }
  }
  return (
    <Dialog open onOpenChange={(open) => !open && onClose()} title={calendar ? 'Name and colour' : 'Add a calendar'}>
      <form onSubmit={(event) => void save(event)} className="grid gap-4">
        <TextField
          label="Name"
          required
          maxLength={100}
          value={name}
          onChange={({ target }) => setName(target.value)}
        />
        <ColourChoice color={color} onChange={setColor} />
        {calendar && <PartFields of="calendar" id={calendar.id} calendar={null} after={after} />}
        <SharedNote calendar={calendar} />
        <FailureNote error={error} />
        <div className={formEnd}>
          <Button onClick={onClose}>Cancel</Button>
          <Button kind="primary" type="submit" busy={busy}>
            Save
          </Button>
        </div>
      </form>
    </Dialog>
  )
}
