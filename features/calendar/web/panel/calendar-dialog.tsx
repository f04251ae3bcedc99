import { type SyntheticEvent, useState } from 'react'
import { Button } from '#foundation/web/design/button.tsx'
import { Dialog, formEnd } from '#foundation/web/design/dialog.tsx'
import { FailureNote } from '#foundation/web/design/failure-note.tsx'
import { TextField } from '#foundation/web/design/text-field.tsx'
import type { Calendar } from '../../contract.ts'
import { PartFields, useAfterSavings } from '#foundation/web/event-parts.tsx'
import { usePerform } from '../perform.tsx'
import { SharedNote } from '../shared-mark.tsx'

const colours = [
  { color: '#ef4444', name: 'Red' },
  { color: '#f59e0b', name: 'Amber' },
  { color: '#22c55e', name: 'Green' },
  { color: '#14b8a6', name: 'Teal' },
  { color: '#3b82f6', name: 'Blue' },
  { color: '#8b5cf6', name: 'Violet' },
  { color: '#ec4899', name: 'Pink' },
  { color: '#64748b', name: 'Slate' },
]

/** A new calendar, or another name and colour for one. */
export function CalendarDialog({ calendar, onClose }: { calendar: Calendar | undefined; onClose: () => void }) {
  const perform = usePerform()
  const after = useAfterSavings()
  const [name, setName] = useState(calendar?.name ?? '')
  const [color, setColor] = useState(calendar?.color ?? '#3b82f6')
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
        <fieldset className="grid gap-2">
          <legend className="mb-1.5 text-13 font-medium">Colour</legend>
          <div className="flex flex-wrap gap-2">
            {[...colours, ...(colours.some((known) => known.color === color) ? [] : [{ color, name: 'Its own' }])].map(
              (known) => (
                <input
                  key={known.color}
                  type="radio"
                  name="color"
                  aria-label={known.name}
                  checked={known.color === color}
                  onChange={() => setColor(known.color)}
                  style={{ backgroundColor: known.color }}
                  className="size-7 appearance-none rounded-full border-2 border-raised checked:ring-2 checked:ring-ink pointer-coarse:size-11"
                />
              ),
            )}
          </div>
        </fieldset>
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
