import { DateField } from '../design/date-field.tsx'
import { Select } from '../design/select.tsx'
import { TextField } from '../design/text-field.tsx'
import { dayCodes, dayNames, type OwnRepeat, type Unit } from './own-repeat.ts'

type PartProps = { repeat: OwnRepeat; put: (changed: Partial<OwnRepeat>) => void }

/** Every so many days, weeks, months or years, and on which days of the week. */
export function HowOften({ repeat: { interval, unit, days }, put, hasDays = true }: PartProps & { hasDays?: boolean }) {
  return (
    <div className="grid gap-3">
      <div className="grid gap-4 sm:grid-cols-2">
        <TextField
          label="Every"
          type="number"
          min={1}
          max={999}
          value={interval}
          onChange={({ target }) => put({ interval: target.value })}
        />
        <Select label="Unit" options={unitOptions} value={unit} onChange={(chosen) => put({ unit: chosen })} />
      </div>
      {unit === 'WEEKLY' && hasDays && (
        <fieldset>
          <legend className="mb-1.5 text-13 font-medium">On</legend>
          <div className="flex flex-wrap gap-1.5">
            {dayCodes.map((code, at) => (
              <label key={code} className={dayLook}>
                <input
                  type="checkbox"
                  className="absolute inset-0 size-full cursor-pointer appearance-none rounded-full outline-none"
                  aria-label={dayNames[at]}
                  checked={days.includes(code)}
                  onChange={({ target }) =>
                    put({ days: target.checked ? [...days, code] : days.filter((day) => day !== code) })
                  }
                />
                {dayNames[at]?.slice(0, 2)}
              </label>
            ))}
          </div>
        </fieldset>
      )}
    </div>
  )
}

/** Whether it ends, on a day or after some times. */
export function RepeatEnds({ repeat: { ends, until, count }, put, today }: PartProps & { today: string }) {
  return (
    <div className="grid gap-4 sm:grid-cols-2">
      <Select label="Ends" options={endOptions} value={ends} onChange={(chosen) => put({ ends: chosen })} />
      {ends === 'on' && (
        <DateField label="Last day" today={today} value={until} onChange={(day) => put({ until: day })} />
      )}
      {ends === 'after' && (
        <TextField
          label="How many times"
          type="number"
          min={1}
          max={9999}
          value={count}
          onChange={({ target }) => put({ count: target.value })}
        />
      )}
    </div>
  )
}

const unitOptions: { value: Unit; label: string }[] = [
  { value: 'DAILY', label: 'Days' },
  { value: 'WEEKLY', label: 'Weeks' },
  { value: 'MONTHLY', label: 'Months' },
  { value: 'YEARLY', label: 'Years' },
]

const endOptions: { value: OwnRepeat['ends']; label: string }[] = [
  { value: 'never', label: 'Never' },
  { value: 'on', label: 'On a day' },
  { value: 'after', label: 'After some times' },
]

const dayLook =
  'relative grid size-9 cursor-pointer place-items-center rounded-full border border-edge text-13 select-none hover:border-muted has-checked:border-ink has-checked:bg-ink has-checked:text-paper has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-accent pointer-coarse:size-11'
