import ChevronsUpDown from 'lucide-react/icons/chevrons-up-down'
import { type KeyboardEvent, Suspense, useId, useState } from 'react'
import { late } from '../late.ts'
import { FieldNotes, type FieldWords, notesOf } from './field.tsx'
import { labelLook, signLook, triggerLook, valueLook } from './select-look.ts'

const OpenedSelect = late(async () => (await import('./opened-select.tsx')).OpenedSelect)

export type SelectOption<Value extends string> = { value: Value; label: string; disabled?: boolean }

export type SelectProps<Value extends string> = FieldWords & {
  options: readonly SelectOption<Value>[]
  value?: Value | null
  defaultValue?: Value
  onChange?: (value: Value) => void
  placeholder?: string
  disabled?: boolean
  /** For listeners only: where what is chosen says what it is about. */
  labelHidden?: boolean
}

/** One of several. Its list, and the code for it, load when it is first opened. */
export function Select<Value extends string>(props: SelectProps<Value>) {
  const [isWanted, setWanted] = useState(false)
  const closed = <ClosedSelect {...props} onOpen={() => setWanted(true)} />
  if (!isWanted) return closed
  function choose(value: string): void {
    const chosen = props.options.find((option) => option.value === value)
    if (chosen) props.onChange?.(chosen.value)
  }
  return (
    <Suspense fallback={closed}>
      <OpenedSelect {...props} onChange={choose} />
    </Suspense>
  )
}

const opening = new Set(['ArrowDown', 'ArrowUp'])

function ClosedSelect<Value extends string>(props: SelectProps<Value> & { onOpen: () => void }) {
  const { label, description, error, options, value, defaultValue, placeholder = 'Choose', disabled } = props
  const id = useId()
  const chosen = options.find((option) => option.value === (value === undefined ? defaultValue : value))
  function pressKey(event: KeyboardEvent): void {
    if (!opening.has(event.key)) return
    event.preventDefault()
    props.onOpen()
  }
  return (
    <div className="grid min-w-0 gap-1.5">
      <label htmlFor={`${id}-button`} className={labelLook(props.labelHidden)}>
        {label}
      </label>
      <button
        id={`${id}-button`}
        type="button"
        // oxlint-disable-next-line prefer-tag-over-role, role-has-required-aria-props -- its list comes with its first opening
        role="combobox"
        aria-haspopup="listbox"
        aria-expanded={false}
        aria-describedby={notesOf(id, { description, error })}
        aria-invalid={error ? true : undefined}
        disabled={disabled}
        onClick={props.onOpen}
        onKeyDown={pressKey}
        className={triggerLook}
      >
        <span data-placeholder={chosen ? undefined : ''} className={valueLook}>
          {chosen?.label ?? placeholder}
        </span>
        <ChevronsUpDown aria-hidden="true" className={signLook} />
      </button>
      <FieldNotes id={id} description={description} error={error} />
    </div>
  )
}
