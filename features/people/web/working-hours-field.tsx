import { Checkbox } from '#foundation/web/design/checkbox.tsx'
import { TimeField } from '#foundation/web/design/time-field.tsx'
import type { WorkingDay, WorkingHours } from '../contract.ts'
import type { Problems } from './profile-form.tsx'

const days = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday']
const usual = { start: '09:00', end: '18:00' }

type WorkingHoursFieldProps = {
  value: WorkingHours
  problems: Problems
  onChange: (value: WorkingHours) => void
}

/** One stretch a day, or none. */
export function WorkingHoursField({ value, problems, onChange }: WorkingHoursFieldProps) {
  function set(day: number, hours: Pick<WorkingDay, 'start' | 'end'> | undefined): void {
    const others = value.filter((other) => other.day !== day)
    onChange([...others, ...(hours ? [{ day, ...hours }] : [])].sort((a, b) => a.day - b.day))
  }
  return (
    <fieldset className="grid min-w-0 gap-1">
      <legend className="mb-2 text-13 font-medium">Working hours</legend>
      {days.map((name, index) => {
        const place = value.findIndex(({ day }) => day === index + 1)
        return (
          <Day
            key={name}
            name={name}
            hours={value[place]}
            error={place < 0 ? undefined : problems(`workingHours.${place}`)}
            onChange={(hours) => set(index + 1, hours)}
          />
        )
      })}
      <p className="mt-1 text-13 text-muted">Your assistant plans within them. A day that is not ticked stays free.</p>
    </fieldset>
  )
}

type DayProps = {
  name: string
  hours: WorkingDay | undefined
  error: string | undefined
  onChange: (hours: Pick<WorkingDay, 'start' | 'end'> | undefined) => void
}

function Day({ name, hours, error, onChange }: DayProps) {
  return (
    <div className="grid min-h-11 grid-cols-[7.5rem_1fr] items-center gap-x-3 gap-y-1">
      <Checkbox
        label={name}
        checked={hours !== undefined}
        onChange={({ target }) => onChange(target.checked ? usual : undefined)}
      />
      {hours ? (
        <div className="flex items-center gap-2">
          <TimeField
            label={`${name}, from`}
            labelHidden
            invalid={error !== undefined}
            value={hours.start}
            onChange={(start) => onChange({ ...hours, start })}
          />
          <span aria-hidden="true" className="text-muted">
            –
          </span>
          <TimeField
            label={`${name}, until`}
            labelHidden
            invalid={error !== undefined}
            value={hours.end === '24:00' ? '00:00' : hours.end}
            onChange={(end) => onChange({ ...hours, end: end === '00:00' ? '24:00' : end })}
          />
        </div>
      ) : (
        <p className="text-muted">Free</p>
      )}
      {error && (
        <p role="alert" className="col-start-2 text-13 text-red">
          {error}
        </p>
      )}
    </div>
  )
}
