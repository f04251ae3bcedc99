import { type KeyboardEvent, useState } from 'react'
import { Field, type FieldWords } from '#foundation/web/design/field.tsx'
import { box, floating } from '#foundation/web/design/surface.ts'
import { type KnownPerson, useKnownPeople } from './known-people.ts'

type PersonFieldProps = FieldWords & {
  value: string
  maxLength: number
  onChange: (value: string) => void
  /** Called when a suggestion is picked, whose whole address was shown. */
  onPick: (person: KnownPerson) => void
}

/** A field for a person, with suggestions while typing. */
export function PersonField({ label, description, error, value, maxLength, onChange, onPick }: PersonFieldProps) {
  const [isOpen, setOpen] = useState(false)
  const [active, setActive] = useState(-1)
  const found = useKnownPeople(isOpen ? value : '')
  const shown = isOpen && found.length > 0
  const chosen = shown ? found[active] : undefined

  function pick(person: KnownPerson): void {
    setOpen(false)
    onPick(person)
  }
  function press(event: KeyboardEvent): void {
    if (!shown) return
    if (event.key === 'ArrowDown') setActive(Math.min(found.length - 1, active + 1))
    else if (event.key === 'ArrowUp') setActive(Math.max(-1, active - 1))
    else if (event.key === 'Enter' && chosen) pick(chosen)
    else if (event.key === 'Escape') setOpen(false)
    else return
    event.preventDefault()
    // Keeps the surrounding dialog open.
    event.stopPropagation()
  }
  return (
    <Field label={label} description={description} error={error}>
      {({ id, describedBy, invalid }) => (
        <div className="relative">
          <input
            id={id}
            role="combobox"
            aria-expanded={shown}
            aria-controls={`${id}-people`}
            aria-autocomplete="list"
            aria-activedescendant={chosen && `${id}-${active}`}
            aria-describedby={describedBy}
            aria-invalid={invalid}
            autoComplete="off"
            maxLength={maxLength}
            value={value}
            onChange={({ target }) => {
              setOpen(true)
              setActive(-1)
              onChange(target.value)
            }}
            onKeyDown={press}
            onBlur={() => setOpen(false)}
            className={`${box} h-9 px-3 pointer-coarse:h-10`}
          />
          <Suggestions id={id} found={shown ? found : []} active={active} onPick={pick} />
        </div>
      )}
    </Field>
  )
}

type SuggestionsProps = {
  id: string
  found: readonly KnownPerson[]
  active: number
  onPick: (person: KnownPerson) => void
}

function Suggestions({ id, found, active, onPick }: SuggestionsProps) {
  return (
    <div
      id={`${id}-people`}
      // oxlint-disable-next-line prefer-tag-over-role -- a select would take the focus from the field
      role="listbox"
      aria-label="People you know"
      tabIndex={-1}
      hidden={found.length === 0}
      className={`${floating} absolute top-full left-0 z-20 mt-1 max-h-60 w-full min-w-56 overflow-y-auto p-1 [[hidden]]:hidden`}
    >
      {found.map((person, at) => (
        <div
          key={`${person.email} ${person.name}`}
          id={`${id}-${at}`}
          // oxlint-disable-next-line prefer-tag-over-role -- as above
          role="option"
          tabIndex={-1}
          aria-selected={at === active}
          // Pointerdown would move the focus away and close the list.
          onPointerDown={(event) => {
            event.preventDefault()
            onPick(person)
          }}
          className="grid min-h-10 cursor-default content-center rounded-control px-2.5 py-1 hover:bg-touch aria-selected:bg-touch"
        >
          {person.name !== '' && <span className="truncate">{person.name}</span>}
          <span className={`wrap-anywhere ${person.name === '' ? '' : 'text-12 text-muted'}`}>
            {person.email}
            {!person.saved && ' · from your events'}
          </span>
        </div>
      ))}
    </div>
  )
}
