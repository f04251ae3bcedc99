import { type SyntheticEvent, useRef, useState } from 'react'
import { Button } from '#foundation/web/design/button.tsx'
import { Dialog } from '#foundation/web/design/dialog.tsx'
import { FailureNote } from '#foundation/web/design/failure-note.tsx'
import { Select } from '#foundation/web/design/select.tsx'
import { TextArea } from '#foundation/web/design/text-area.tsx'
import { TextField } from '#foundation/web/design/text-field.tsx'
import { TimeField } from '#foundation/web/design/time-field.tsx'
import { formEnd } from '#foundation/web/design/surface.ts'
import type { AgendaItem, Priority } from '../../contract.ts'
import { useCalendars } from '../calendars.ts'
import { usePerform } from '../perform.tsx'
import { SharedNote } from '../shared-mark.tsx'
import { useAlert } from './use-alert.ts'
import { longDay } from './words.ts'

type AgendaDialogProps = { date: string; onClose: () => void; onSaved?: () => void }

const fillIn = 'Please fill in title and time'

/** An hour on the day that is shown, in Personal, coloured by how much it matters. */
export function AgendaDialog({ date, onClose, onSaved }: AgendaDialogProps) {
  const form = useRef<HTMLFormElement>(null)
  const [item, setItem] = useState<AgendaItem>({ title: '', date, time: '' })
  const onDone = (): void => {
    onSaved?.()
    onClose()
  }
  const { tried, busy, error, submit } = useSending({ item, onDone })
  const { data } = useCalendars()
  const write = (written: Partial<AgendaItem>) => setItem((before) => ({ ...before, ...written }))
  const wrongs = tried > 0 ? wrongsOf(item) : {}
  useAlert({ tried, sentence: Object.values(wrongs)[0], form })
  return (
    <Dialog open onOpenChange={(open) => !open && onClose()} title="Create Agenda" description={`On ${longDay(date)}`}>
      <form ref={form} noValidate onSubmit={submit} className="grid gap-4">
        <TextField
          label="Title"
          required
          maxLength={300}
          value={item.title}
          error={wrongs.title}
          onChange={({ target }) => write({ title: target.value })}
        />
        <div className="grid gap-4 sm:grid-cols-3">
          <TimeField label="Time" required value={item.time} error={wrongs.time} onChange={(time) => write({ time })} />
          <Select label="Type" options={types} value={item.type ?? 'meeting'} onChange={(type) => write({ type })} />
          <Select
            label="Priority"
            options={priorityOptions}
            value={item.priority ?? 'medium'}
            onChange={(priority) => write({ priority })}
          />
        </div>
        <TextArea
          label="Description"
          maxLength={20_000}
          value={item.description ?? ''}
          onChange={({ target }) => write({ description: target.value })}
        />
        <SharedNote calendar={data?.calendars.find(({ role }) => role === 'personal')} />
        <FailureNote error={error} />
        <div className={formEnd}>
          <Button onClick={onClose}>Cancel</Button>
          <Button kind="primary" type="submit" busy={busy}>
            Create Agenda
          </Button>
        </div>
      </form>
    </Dialog>
  )
}

const types = [
  { value: 'meeting', label: 'Meeting' },
  { value: 'task', label: 'Task' },
] as const

const priorityOptions: { value: Priority; label: string }[] = [
  { value: 'high', label: 'High' },
  { value: 'medium', label: 'Medium' },
  { value: 'low', label: 'Low' },
]

function wrongsOf({ title, time }: AgendaItem): { title?: string; time?: string } {
  return { ...(title.trim() === '' && { title: fillIn }), ...(time === '' && { time: fillIn }) }
}

/** `tried` counts what was pressed in vain. */
function useSending({ item, onDone }: { item: AgendaItem; onDone: () => void }) {
  const perform = usePerform()
  const [tried, setTried] = useState(0)
  const [busy, setBusy] = useState(false)
  const [error, setError] = useState<Error | null>(null)

  async function send(): Promise<void> {
    setBusy(true)
    setError(null)
    try {
      await perform('calendar.create-agenda-item', item)
      onDone()
    } catch (failure) {
      setError(failure instanceof Error ? failure : new Error(String(failure)))
      setBusy(false)
    }
  }
  function submit(event: SyntheticEvent): void {
    event.preventDefault()
    if (busy) return
    if (Object.keys(wrongsOf(item)).length > 0) setTried(tried + 1)
    else void send()
  }
  return { tried, busy, error, submit }
}
