import { useState } from 'react'
import { useActing } from '#foundation/web/acting/acting.tsx'
import { Button } from '#foundation/web/design/button.tsx'
import { FailureNote } from '#foundation/web/design/failure-note.tsx'
import { TextField } from '#foundation/web/design/text-field.tsx'
import { useSettled } from '#foundation/web/use-settled.ts'
import type { Contact } from '../contract.ts'
import { titleOf } from '../rules/contact.ts'
import { useContacts } from './contacts.ts'

type MergeWithProps = { contact: Contact; onDone: () => void; onBack: () => void }

const mostOffered = 6

/** Chooses another contact of the same person, to merge into this one. */
export function MergeWith({ contact, onDone, onBack }: MergeWithProps) {
  const { perform } = useActing()
  const [words, setWords] = useState(contact.name.split(' ')[0] ?? '')
  const [error, setError] = useState<Error | null>(null)
  const { data } = useContacts(useSettled(words.trim(), 120))
  const others = (data?.contacts ?? []).filter(({ id }) => id !== contact.id)

  async function merge(other: Contact): Promise<void> {
    try {
      await perform('contacts.merge-contacts', { contact: contact.id, other: other.id })
      onDone()
    } catch (refusal) {
      setError(refusal instanceof Error ? refusal : new Error(String(refusal)))
    }
  }
  return (
    <div className="grid gap-4">
      <p className="text-muted">
        The other contact goes over to this one, with its addresses, numbers and notes. The name here stays.
      </p>
      <TextField
        label="Find the other contact"
        value={words}
        maxLength={200}
        autoComplete="off"
        onChange={({ target }) => setWords(target.value)}
      />
      <ul aria-label="Contacts to merge" className="grid">
        {others.slice(0, mostOffered).map((other) => (
          <li key={other.id} className="border-b border-hairline">
            <button
              type="button"
              onClick={() => void merge(other)}
              className="grid min-h-10 w-full content-center pointer-coarse:min-h-11 rounded-control px-2 py-1.5 text-left hover:bg-touch"
            >
              <span className="truncate">{titleOf(other)}</span>
              {other.name !== '' && (
                <span className="text-13 wrap-anywhere text-muted">{other.emails.join(', ') || other.company}</span>
              )}
            </button>
          </li>
        ))}
      </ul>
      {data && others.length === 0 && <p className="text-muted">No other contact matches.</p>}
      <FailureNote error={error} />
      <div>
        <Button onClick={onBack}>Back</Button>
      </div>
    </div>
  )
}
