import Plus from 'lucide-react/icons/plus'
import X from 'lucide-react/icons/x'
import { useEffect, useRef } from 'react'
import { Button, IconButton } from '#foundation/web/design/button.tsx'
import { TextField } from '#foundation/web/design/text-field.tsx'
import { PersonField } from '#foundation/web/people/person-field.tsx'
import type { Guest } from '../../contract.ts'
import type { FieldsProps } from './event-fields.tsx'

/** Who comes, by name and address. They will be invited as soon as a mailbox is connected, so a yes is asked for. */
export function PeopleFields({ draft: { people }, write, wrongs }: FieldsProps) {
  const group = useRef<HTMLFieldSetElement>(null)
  const shown = useRef(people.length)
  useEffect(() => {
    if (people.length > shown.current)
      Array.from(group.current?.querySelectorAll('input') ?? [])
        .at(-2)
        ?.focus()
    shown.current = people.length
  }, [people.length])
  const put = (at: number, changed: Partial<Guest>) =>
    write({ people: people.map((person, other) => (other === at ? { ...person, ...changed } : person)) })
  return (
    <fieldset ref={group} className="grid grid-cols-[minmax(0,1fr)] gap-3">
      <legend className="mb-1.5 text-13 font-medium">People</legend>
      {people.map((person, at) => (
        // oxlint-disable-next-line react/no-array-index-key -- they have nothing else to be told apart by
        <div key={at} className="grid grid-cols-[minmax(0,1fr)_minmax(0,1fr)_auto] items-end gap-2">
          <PersonField
            label={`Name of person ${at + 1}`}
            maxLength={200}
            value={person.name}
            onChange={(name) => put(at, { name })}
            onPick={({ name, email }) => put(at, { name, email })}
          />
          <TextField
            label={`Email of person ${at + 1}`}
            type="email"
            maxLength={320}
            value={person.email}
            aria-invalid={wrongs.people ? true : undefined}
            onChange={({ target }) => put(at, { email: target.value })}
          />
          <IconButton
            label={`Remove person ${at + 1}`}
            icon={<X />}
            onClick={() => write({ people: people.filter((_, other) => other !== at) })}
          />
        </div>
      ))}
      {wrongs.people && <p className="text-13 text-red">{wrongs.people}</p>}
      <div>
        <Button
          icon={<Plus aria-hidden="true" />}
          onClick={() => write({ people: [...people, { name: '', email: '' }] })}
        >
          Add a person
        </Button>
      </div>
    </fieldset>
  )
}
