import { DateField } from '#foundation/web/design/date-field.tsx'
import { TimeField } from '#foundation/web/design/time-field.tsx'
import { addDays } from '../grid/wall.ts'
import { useToday } from '../place.ts'
import { withEnd, withStart } from './event-draft.ts'
import { type FieldsProps, partsOf } from './event-fields.tsx'

/** One day with its times, or whole days: an end that is no later than the start is one of the next day. */
export function QuickTimes({ draft, write, wrongs }: FieldsProps) {
  const today = useToday()
  const [start, end] = [partsOf(draft.start), partsOf(draft.end)]
  const startDay = (
    <DateField
      label="Start"
      required
      today={today}
      value={start.day}
      error={draft.allDay || start.day === '' ? wrongs.start : undefined}
      onChange={(day) => write(withStart(draft, `${day}T${start.time}`))}
    />
  )
  if (draft.allDay)
    return (
      <div className="grid grid-cols-2 gap-2">
        {startDay}
        <DateField
          label="End"
          required
          today={today}
          value={end.day}
          error={wrongs.end}
          onChange={(day) => write(withEnd(draft, `${day}T${end.time}`))}
        />
      </div>
    )
  return (
    <div className="grid grid-cols-2 items-start gap-2 sm:grid-cols-[minmax(0,1fr)_5.75rem_5.75rem]">
      <div className="min-w-0 max-sm:col-span-2">{startDay}</div>
      <TimeField
        label="Start time"
        required
        value={start.time}
        error={start.day === '' ? undefined : wrongs.start}
        onChange={(time) => write(withStart(draft, `${start.day}T${time}`))}
      />
      <TimeField
        label="End time"
        required
        after={start.time}
        value={end.time}
        error={wrongs.end}
        onChange={(time) => write(withEnd(draft, `${time > start.time ? start.day : nextDay(start.day)}T${time}`))}
      />
    </div>
  )
}

function nextDay(day: string): string {
  return day === '' ? '' : addDays(day, 1)
}
