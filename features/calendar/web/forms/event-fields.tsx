import { Checkbox } from '#foundation/web/design/checkbox.tsx'
import { DateField } from '#foundation/web/design/date-field.tsx'
import { Select } from '#foundation/web/design/select.tsx'
import { TextArea } from '#foundation/web/design/text-area.tsx'
import { TextField } from '#foundation/web/design/text-field.tsx'
import { TimeField } from '#foundation/web/design/time-field.tsx'
import type { EventType } from '../../contract.ts'
import { usualCalendar } from '../../rules/usual-calendar.ts'
import { calendarNamed, useCalendars } from '../calendars.ts'
import { useToday } from '../place.ts'
import { SharedNote } from '../shared-mark.tsx'
import { type EventDraft, type Wrongs, withEnd, withStart } from './event-draft.ts'

export type FieldsProps = {
  draft: EventDraft
  write: (written: Partial<EventDraft>) => void
  wrongs: Wrongs
}

export function TitleField({ draft, write, wrongs }: FieldsProps) {
  return (
    <TextField
      label="Title"
      required
      maxLength={300}
      value={draft.title}
      error={wrongs.title}
      onChange={({ target }) => write({ title: target.value })}
    />
  )
}

/** When it takes place: a day and a time for each end, or the days alone. */
export function TimesFields({ draft, write, wrongs }: FieldsProps) {
  const today = useToday()
  const { allDay } = draft
  const [start, end] = [partsOf(draft.start), partsOf(draft.end)]
  const row = allDay
    ? 'grid gap-4'
    : 'grid grid-cols-[minmax(0,1fr)_5.75rem] items-start gap-2 sm:grid-cols-[minmax(0,1fr)_7.5rem]'
  const startAt = (day: string, time: string) => write(withStart(draft, `${day}T${time}`))
  const endAt = (day: string, time: string) => write(withEnd(draft, `${day}T${time}`))
  const inDay = (wrong: string | undefined, day: string) => (allDay || day === '' ? wrong : undefined)
  return (
    <div className="grid gap-3">
      <div className={`grid gap-3 ${allDay ? 'sm:grid-cols-2' : ''}`}>
        <div className={row}>
          <DateField
            label="Start"
            required
            today={today}
            value={start.day}
            error={inDay(wrongs.start, start.day)}
            onChange={(day) => startAt(day, start.time)}
          />
          {!allDay && (
            <TimeField
              label="Start time"
              required
              value={start.time}
              error={start.day === '' ? undefined : wrongs.start}
              onChange={(time) => startAt(start.day, time)}
            />
          )}
        </div>
        <div className={row}>
          <DateField
            label="End"
            required
            today={today}
            value={end.day}
            error={inDay(wrongs.end, end.day)}
            onChange={(day) => endAt(day, end.time)}
          />
          {!allDay && (
            <TimeField
              label="End time"
              required
              after={start.day === end.day ? start.time : undefined}
              value={end.time}
              error={end.day === '' ? undefined : wrongs.end}
              onChange={(time) => endAt(end.day, time)}
            />
          )}
        </div>
      </div>
      <Checkbox label="All day" checked={allDay} onChange={({ target }) => write({ allDay: target.checked })} />
    </div>
  )
}

/** Either may still be missing. */
export function partsOf(moment: string): { day: string; time: string } {
  const [day = '', time = ''] = moment.split('T')
  return { day, time }
}

export function DetailFields({ draft, write, wrongs }: FieldsProps) {
  return (
    <>
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

/** Where nothing was chosen, the server takes the usual calendar. */
export function CalendarField({ draft: { calendar, type }, write }: FieldsProps) {
  const { data } = useCalendars()
  const calendars = data?.calendars ?? []
  const usual = usualCalendar(calendars, type)
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
