import type { ReactNode } from 'react'
import { Checkbox } from '#foundation/web/design/checkbox.tsx'
import { Select } from '#foundation/web/design/select.tsx'
import { TextArea } from '#foundation/web/design/text-area.tsx'
import { TextField } from '#foundation/web/design/text-field.tsx'
import type { EventType } from '../../contract.ts'
import { calendarNamed, useCalendars } from '../calendars.ts'
import { SharedNote } from '../shared-mark.tsx'
import { type EventDraft, type Wrongs, withStart } from './event-draft.ts'

export type FieldsProps = {
  draft: EventDraft
  write: (written: Partial<EventDraft>) => void
  wrongs: Wrongs
}

/** What the specification names, in its order. */
export function EventFields({ draft, write, wrongs, afterTimes }: FieldsProps & { afterTimes: ReactNode }) {
  return (
    <>
      <TextField
        label="Title"
        required
        maxLength={300}
        value={draft.title}
        error={wrongs.title}
        onChange={({ target }) => write({ title: target.value })}
      />
      <Times draft={draft} write={write} wrongs={wrongs} />
      {afterTimes}
      <div className="grid gap-4 sm:grid-cols-2">
        <CalendarField draft={draft} write={write} wrongs={wrongs} />
        <Select label="Type" options={types} value={draft.type} onChange={(type) => write({ type })} />
      </div>
      <TextField
        label="Location"
        maxLength={500}
        value={draft.location}
        onChange={({ target }) => write({ location: target.value })}
      />
      <TextArea
        label="Description"
        maxLength={20_000}
        value={draft.description}
        onChange={({ target }) => write({ description: target.value })}
      />
      <TextField
        label="Attendees"
        description="How many people come."
        type="number"
        inputMode="numeric"
        min={0}
        step={1}
        value={draft.attendees}
        error={wrongs.attendees}
        onChange={({ target }) => write({ attendees: target.value })}
      />
    </>
  )
}

function Times({ draft, write, wrongs }: FieldsProps) {
  const { allDay, start, end } = draft
  const kind = allDay ? 'date' : 'datetime-local'
  const shown = (time: string) => (allDay ? time.slice(0, 10) : time)
  // Of a day the time is kept, for when it is no whole day any more.
  const read = (value: string, before: string) =>
    allDay && value !== '' ? `${value}T${before.slice(11) || '09:00'}` : value
  return (
    <div className="grid gap-3">
      {/* A day with its time is cut off beside another one. */}
      <div className={`grid gap-4 ${allDay ? 'sm:grid-cols-2' : ''}`}>
        <TextField
          label="Start"
          type={kind}
          required
          value={shown(start)}
          error={wrongs.start}
          onChange={({ target }) => write(withStart(draft, read(target.value, start)))}
        />
        <TextField
          label="End"
          type={kind}
          required
          value={shown(end)}
          error={wrongs.end}
          onChange={({ target }) => write({ end: read(target.value, end) })}
        />
      </div>
      <Checkbox label="All day" checked={allDay} onChange={({ target }) => write({ allDay: target.checked })} />
    </div>
  )
}

/** Where nothing was chosen, the server takes Work, or Personal for what is personal. */
function CalendarField({ draft: { calendar, type }, write }: FieldsProps) {
  const { data } = useCalendars()
  const calendars = data?.calendars ?? []
  const usual = calendars.find(({ role }) => role === (type === 'personal' ? 'personal' : 'work'))
  const chosen = calendar ?? usual?.id ?? null
  return (
    <div className="grid content-start gap-2">
      <Select
        label="Calendar"
        options={calendars.map(({ id, name }) => ({ value: id, label: name }))}
        value={chosen}
        onChange={(other) => write({ calendar: other })}
      />
      <SharedNote calendar={calendarNamed(calendars, chosen ?? '')} />
    </div>
  )
}

const types: { value: EventType; label: string }[] = [
  { value: 'meeting', label: 'Meeting' },
  { value: 'task', label: 'Task' },
  { value: 'personal', label: 'Personal' },
]
