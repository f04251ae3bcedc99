import { type KeyboardEvent, useEffect, useId, useLayoutEffect, useRef, useState } from 'react'
import { clockText } from '#foundation/time/format/clock-text.ts'
import { readClock } from '#foundation/time/format/read-clock.ts'
import { useTimeFormat } from '../time-format.ts'
import { Field, type FieldWords } from './field.tsx'
import { box, floating } from './surface.ts'
import { minutesIn, timeOf, timesFrom, type TimeOption } from './times.ts'

type TimeFieldProps = FieldWords & {
  /** Such as `09:30`, or empty. */
  value: string
  onChange: (value: string) => void
  /** An earlier time of the same day: only later times are offered, each with the resulting duration. */
  after?: string | undefined
  labelHidden?: boolean
  required?: boolean
  disabled?: boolean
  /** The message is shown elsewhere. */
  invalid?: boolean
}

/** A time that can be typed the way people write it, changed with the arrow keys, or picked from a list. */
export function TimeField({
  label,
  description,
  error,
  labelHidden,
  required,
  disabled,
  invalid: marked,
  ...rest
}: TimeFieldProps) {
  const list = useId()
  const { input, options, active, unread, isOpen, pick } = useTimeEntry(rest)
  const wrong = unread ? 'This is not a time, such as 9:30 or 2pm.' : error
  return (
    <Field label={label} description={description} error={wrong} labelHidden={labelHidden}>
      {({ id, describedBy, invalid }) => (
        <div className="relative min-w-0">
          <input
            {...input}
            id={id}
            role="combobox"
            aria-autocomplete="none"
            aria-haspopup="listbox"
            aria-expanded={isOpen}
            aria-controls={list}
            aria-activedescendant={isOpen && active ? `${list}-${active.value}` : undefined}
            aria-describedby={describedBy}
            aria-invalid={invalid ?? (marked || undefined)}
            required={required}
            disabled={disabled}
            autoComplete="off"
            spellCheck={false}
            data-figures
            className={`${box} h-9 px-3 pointer-coarse:h-11`}
          />
          {isOpen && <Times id={list} options={options} active={active} onPick={pick} />}
        </div>
      )}
    </Field>
  )
}

type TimesProps = {
  id: string
  options: readonly TimeOption[]
  active: TimeOption | undefined
  onPick: (value: string) => void
}

function Times({ id, options, active, onPick }: TimesProps) {
  const list = useRef<HTMLDivElement>(null)
  const [isAbove, setAbove] = useState(false)
  useLayoutEffect(() => {
    const field = list.current?.parentElement?.getBoundingClientRect()
    if (field) setAbove(field.bottom + tallest > innerHeight && field.top > tallest)
  }, [])
  useEffect(() => {
    if (!active) return
    const line = list.current?.querySelector<HTMLElement>(`#${CSS.escape(`${id}-${active.value}`)}`)
    // Not scrollIntoView, which would also move the dialog that this stands in.
    if (list.current && line)
      list.current.scrollTop = line.offsetTop - list.current.clientHeight / 2 + line.offsetHeight / 2
  }, [active, id])
  return (
    <div
      ref={list}
      id={id}
      // oxlint-disable-next-line prefer-tag-over-role -- a select would take the focus from the field
      role="listbox"
      aria-label="Times"
      tabIndex={-1}
      className={`${listLook} ${isAbove ? 'bottom-full mb-1' : 'top-full mt-1'}`}
    >
      {options.map((option) => (
        <div
          key={option.value}
          id={`${id}-${option.value}`}
          // oxlint-disable-next-line prefer-tag-over-role -- as above
          role="option"
          tabIndex={-1}
          aria-selected={option.value === active?.value}
          // Pointerdown would move the focus away and close the list.
          onPointerDown={(event) => {
            event.preventDefault()
            onPick(option.value)
          }}
          className="flex min-h-8 cursor-default items-center justify-between gap-4 rounded-control px-2.5 whitespace-nowrap hover:bg-touch aria-selected:bg-touch pointer-coarse:min-h-11"
        >
          <span data-figures>{option.label}</span>
          {option.lasts !== undefined && <span className="text-13 text-muted">{option.lasts}</span>}
        </div>
      ))}
    </div>
  )
}

const listLook = `${floating} absolute left-0 z-30 max-h-56 min-w-full overflow-x-hidden overflow-y-auto overscroll-contain p-1 [scrollbar-gutter:stable]`

/** The height of the list in pixels, including the gap to the field. */
const tallest = 230

const step = 15

/** Keeps what was typed as it was typed until the field loses focus or a time is picked. */
function useTimeEntry({ value, onChange, after }: Pick<TimeFieldProps, 'value' | 'onChange' | 'after'>) {
  const format = useTimeFormat()
  const [typed, setTyped] = useState<string>()
  const [isOpen, setOpen] = useState(false)
  const known = minutesIn(value)
  const follows = after === undefined ? undefined : minutesIn(after)
  const read = typed === undefined ? undefined : readClock(typed, { ...format, after: follows })
  const options = isOpen ? timesFrom(follows, format) : []
  const shown = read ?? known
  const active = shown === undefined ? undefined : options.findLast(({ minute }) => minute <= shown)

  function settle(): void {
    if (typed === undefined) return
    if (typed.trim() !== '' && read === undefined) return onChange('')
    onChange(read === undefined ? '' : timeOf(read))
    setTyped(undefined)
  }
  function pick(next: string): void {
    onChange(next)
    setTyped(undefined)
    setOpen(false)
  }
  function type(text: string): void {
    setTyped(text)
    setOpen(true)
    // Unambiguous input is reported at once, so that whatever depends on it updates while typing.
    if (text === '') onChange('')
    else if (/^\d\d:\d\d$/.test(text) && readClock(text, format) !== undefined) onChange(text)
  }
  function press(event: KeyboardEvent): void {
    const by = { ArrowDown: step, ArrowUp: -step }[event.key]
    if (by !== undefined) {
      const from = shown ?? follows ?? 9 * 60 - by
      onChange(timeOf(stepped(from, by)))
      setTyped(undefined)
      setOpen(true)
    } else if (isOpen && (event.key === 'Enter' || event.key === 'Escape')) {
      // In a dialog these keys would submit or close the form.
      event.stopPropagation()
      if (event.key === 'Enter') settle()
      setOpen(false)
    } else return
    event.preventDefault()
  }
  return {
    options,
    active,
    unread: typed !== undefined && typed.trim() !== '' && read === undefined && !isOpen,
    isOpen,
    pick,
    input: {
      value: typed ?? (known === undefined ? '' : clockText(known, format)),
      inputMode: format.clock === '24-hour' ? ('numeric' as const) : ('text' as const),
      onChange: ({ target }: { target: HTMLInputElement }) => type(target.value),
      onClick: () => setOpen(true),
      onKeyDown: press,
      onBlur: () => {
        settle()
        setOpen(false)
      },
    },
  }
}

/** Rounds to the next quarter of an hour, wrapping around midnight. */
function stepped(from: number, by: number): number {
  const next = by > 0 ? Math.floor(from / step) * step + step : Math.ceil(from / step) * step - step
  return (next + 24 * 60) % (24 * 60)
}
