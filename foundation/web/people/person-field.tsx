import { useState } from 'react'
import { Field, type FieldWords } from '#foundation/web/design/field.tsx'
import { box } from '#foundation/web/design/surface.ts'
import { type KnownPerson, notSaved, useKnownPeople } from './known-people.ts'
import { comboboxOf, SuggestedPeople, type Suggestion, useSuggested } from './suggested.tsx'

type PersonFieldProps = FieldWords & {
  value: string
  maxLength: number
  onChange: (value: string) => void
  /** Called when a suggestion is picked, whose whole address was shown. */
  onPick: (person: KnownPerson) => void
}

type Known = Suggestion & { person: KnownPerson }

/** A field for a person, with suggestions while typing. */
export function PersonField({ label, description, error, value, maxLength, onChange, onPick }: PersonFieldProps) {
  const [sought, setSought] = useState('')
  const found = useKnownPeople(sought).map((person): Known => {
    return { name: person.name, address: person.email, from: person.saved ? '' : notSaved, person }
  })
  const suggested = useSuggested(found, ({ person }) => onPick(person))
  return (
    <Field label={label} description={description} error={error}>
      {({ id, describedBy, invalid }) => (
        <div className="relative">
          <input
            {...comboboxOf(id, suggested)}
            id={id}
            aria-describedby={describedBy}
            aria-invalid={invalid}
            maxLength={maxLength}
            value={value}
            onChange={({ target }) => {
              suggested.open()
              setSought(target.value)
              onChange(target.value)
            }}
            onKeyDown={suggested.press}
            onBlur={suggested.close}
            className={`${box} h-9 px-3 pointer-coarse:h-11`}
          />
          <SuggestedPeople id={id} label="People you know" suggested={suggested} place="left-0 mt-1 w-full min-w-56" />
        </div>
      )}
    </Field>
  )
}
