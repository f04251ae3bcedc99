import { useEffect, useEffectEvent, useState } from 'react'
import { DateField } from '#foundation/web/design/date-field.tsx'
import { Select } from '#foundation/web/design/select.tsx'
import { TextField } from '#foundation/web/design/text-field.tsx'
import { useToday } from '../place.ts'
import type { FieldsProps } from './event-fields.tsx'
import { startOf } from './event-draft.ts'
import { dayCodes, dayNames, optionsFor, type RepeatDraft, repeatDraftOf, ruleOf, type Unit } from './repeat-draft.ts'
import { SeriesPreview } from './series-preview.tsx'

/** How it repeats: one of the usual ways or an own one, and what becomes of that. */
export function RepeatFields({ draft, write }: FieldsProps) {
  const [first] = useState(() => startOf(draft))
  const [repeat, setRepeat] = useState(() => repeatDraftOf(draft.repeat, first))
  const [isTouched, setTouched] = useState(false)
  // What was chosen here, such as “every Monday”, follows the day that it begins on; to move one of a series is no word about it.
  const start = isTouched ? startOf(draft) || first : first
  const rule = isTouched ? ruleOf(repeat, start) : draft.repeat
  const tell = useEffectEvent((wanted: string | null) => {
    if (wanted !== draft.repeat) write({ repeat: wanted })
  })
  useEffect(() => tell(rule), [rule])
  function put(changed: Partial<RepeatDraft>): void {
    setTouched(true)
    setRepeat({ ...repeat, ...changed })
  }
  const ends = repeat.kind !== 'none' && repeat.kind !== 'kept'
  return (
    <div className="grid gap-4">
      <Select
        label="Repeat"
        options={optionsFor(start, repeat.rule !== '' && repeatDraftOf(repeat.rule, start).kind === 'kept')}
        value={repeat.kind}
        onChange={(kind) => put({ kind })}
      />
      {repeat.kind === 'own' && <Own repeat={repeat} put={put} />}
      {ends && <Ends repeat={repeat} put={put} />}
      {rule !== null && <SeriesPreview draft={{ ...draft, repeat: rule }} />}
    </div>
  )
}

type PartProps = { repeat: RepeatDraft; put: (changed: Partial<RepeatDraft>) => void }

function Own({ repeat: { interval, unit, days }, put }: PartProps) {
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
      {unit === 'WEEKLY' && (
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

function Ends({ repeat: { ends, until, count }, put }: PartProps) {
  const today = useToday()
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

const endOptions: { value: RepeatDraft['ends']; label: string }[] = [
  { value: 'never', label: 'Never' },
  { value: 'on', label: 'On a day' },
  { value: 'after', label: 'After some times' },
]

const dayLook =
  'relative grid size-9 cursor-pointer place-items-center rounded-full border border-edge text-13 select-none hover:border-muted has-checked:border-ink has-checked:bg-ink has-checked:text-paper has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-accent pointer-coarse:size-10'
