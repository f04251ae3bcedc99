import CalendarDays from 'lucide-react/icons/calendar-days'
import { type KeyboardEvent, useRef, useState } from 'react'
import { dateText } from '#foundation/time/format/date-text.ts'
import { laterDay } from '#foundation/time/format/day-steps.ts'
import { readDate } from '#foundation/time/format/read-date.ts'
import { lateOverlay } from '../late-overlay.tsx'
import { useTimeFormat } from '../time-format.ts'
import { Field, type FieldWords } from './field.tsx'
import { box } from './surface.ts'

const MonthPopover = lateOverlay(async () => (await import('./month-popover.tsx')).MonthPopover)

type DateFieldProps = FieldWords & {
  /** Such as `2027-01-13`, or empty. */
  value: string
  onChange: (value: string) => void
  today: string
  labelHidden?: boolean
  required?: boolean
  disabled?: boolean
}

/** A day that can be typed the way people write it, changed with the arrow keys, or picked from a month. */
export function DateField({ label, description, error, labelHidden, ...rest }: DateFieldProps) {
  const { value, onChange, today, required, disabled } = rest
  const { input, unread } = useDateEntry(rest)
  const [isOpen, setOpen] = useState(false)
  const field = useRef<HTMLDivElement>(null)
  const button = useRef<HTMLButtonElement>(null)
  const pick = `Pick a day: ${label}`
  const wrong = unread ? 'This is not a date, such as 13 Jan or tomorrow.' : error
  return (
    <Field label={label} description={description} error={wrong} labelHidden={labelHidden}>
      {({ id, describedBy, invalid }) => (
        <div ref={field} className="relative min-w-0">
          <input
            {...input}
            id={id}
            aria-describedby={describedBy}
            aria-invalid={invalid}
            required={required}
            disabled={disabled}
            autoComplete="off"
            spellCheck={false}
            data-figures
            className={`${box} h-9 pr-11 pl-3 pointer-coarse:h-11`}
          />
          <button
            ref={button}
            type="button"
            disabled={disabled}
            aria-label={pick}
            aria-haspopup="dialog"
            aria-expanded={isOpen}
            data-popup-open={isOpen ? '' : undefined}
            onClick={() => setOpen(!isOpen)}
            className={sign}
          >
            <CalendarDays aria-hidden="true" className="size-4" />
          </button>
          {isOpen && (
            <MonthPopover
              label={pick}
              value={value === '' ? today : value}
              today={today}
              field={field}
              button={button}
              onPick={(day) => {
                onChange(day)
                setOpen(false)
              }}
              onClose={() => setOpen(false)}
            />
          )}
        </div>
      )}
    </Field>
  )
}

const sign =
  'absolute top-1/2 right-1 grid size-7 -translate-y-1/2 place-items-center rounded-[4px] text-muted hover:bg-touch hover:text-ink disabled:pointer-events-none disabled:opacity-50 data-popup-open:bg-touch pointer-coarse:right-0 pointer-coarse:size-11'

/** Keeps what was typed as it was typed until the field loses focus. */
function useDateEntry({ value, onChange, today }: Pick<DateFieldProps, 'value' | 'onChange' | 'today'>) {
  const format = useTimeFormat()
  const [typed, setTyped] = useState<string>()
  const [isLeft, setLeft] = useState(true)
  const read = typed === undefined ? undefined : readDate(typed, { ...format, today })

  function settle(): void {
    setLeft(true)
    if (typed === undefined) return
    onChange(read ?? '')
    if (read !== undefined || typed.trim() === '') setTyped(undefined)
  }
  function press(event: KeyboardEvent): void {
    const by = { ArrowDown: 1, ArrowUp: -1 }[event.key]
    if (by !== undefined) {
      onChange(laterDay(read ?? (value === '' ? today : value), by))
      setTyped(undefined)
      event.preventDefault()
    } else if (event.key === 'Enter') settle()
  }
  return {
    unread: typed !== undefined && typed.trim() !== '' && read === undefined && isLeft,
    input: {
      value: typed ?? (value === '' ? '' : dateText(value, 'medium', format)),
      onChange({ target }: { target: HTMLInputElement }): void {
        setTyped(target.value)
        setLeft(false)
        // Unambiguous input is reported at once, so that whatever depends on it updates while typing.
        if (target.value === '') onChange('')
        else if (/^\d{4}-\d\d-\d\d$/.test(target.value)) onChange(readDate(target.value, { ...format, today }) ?? '')
      },
      onKeyDown: press,
      onBlur: settle,
    },
  }
}
