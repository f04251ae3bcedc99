import { type SyntheticEvent, useRef, useState } from 'react'
import { useActing } from '#foundation/web/acting/acting.tsx'
import { Button } from '#foundation/web/design/button.tsx'
import { Dialog, formFoot } from '#foundation/web/design/dialog.tsx'
import { FailureNote } from '#foundation/web/design/failure-note.tsx'
import { TextArea } from '#foundation/web/design/text-area.tsx'
import { TextField } from '#foundation/web/design/text-field.tsx'
import { ZoneField } from '#foundation/web/design/zone-field.tsx'
import { useTimeFormat } from '#foundation/web/time-format.ts'
import { useNow } from '#foundation/web/use-now.ts'
import { dayOf } from '#foundation/web/when.ts'
import type { Contact } from '../contract.ts'
import { titleOf } from '../rules/contact.ts'
import { type Draft, draftOf, emptyDraft, inputOf, isNamed, zoneProblem } from './draft.ts'
import { LinesField } from './lines-field.tsx'
import { MergeWith } from './merge-with.tsx'
import { metWords, theirTime, whereFrom } from './words.ts'

/** Unsaved input about this contact, or about a new one. */
export type LeftContact = { contact: Contact | undefined; draft: Draft }

type ContactDialogProps = {
  contact?: Contact | undefined
  /** Unsaved input to restore. */
  typed: LeftContact | undefined
  onClose: () => void
  /** Called when Escape or a press outside closed the form with unsaved input. */
  onLeft: (left: LeftContact) => void
}

/** Creates a contact, or shows everything known about one. */
export function ContactDialog({ contact, typed, onClose, onLeft }: ContactDialogProps) {
  const [isMerging, setMerging] = useState(false)
  const left = useRef(typed)
  function leave(): void {
    onClose()
    if (left.current) onLeft(left.current)
  }
  const title = contact ? titleOf(contact) : 'New contact'
  return (
    <Dialog open onOpenChange={(open) => !open && leave()} title={isMerging ? `Merge ${title} with…` : title}>
      {contact && isMerging ? (
        <MergeWith contact={contact} onDone={onClose} onBack={() => setMerging(false)} />
      ) : (
        <ContactForm
          contact={contact}
          typed={typed}
          onTyped={(now) => (left.current = now)}
          onClose={onClose}
          onMerge={() => setMerging(true)}
        />
      )}
    </Dialog>
  )
}

type ContactFormProps = {
  contact: Contact | undefined
  typed: LeftContact | undefined
  onTyped: (left: LeftContact) => void
  onClose: () => void
  onMerge: () => void
}

function ContactForm({ contact, typed, onTyped, onClose, onMerge }: ContactFormProps) {
  const { perform } = useActing()
  const [id] = useState(() => crypto.randomUUID())
  const [draft, setDraft] = useState(() => typed?.draft ?? (contact ? draftOf(contact) : emptyDraft))
  const [error, setError] = useState<Error | null>(null)
  const [wrongZone, setWrongZone] = useState<string>()
  const [busy, setBusy] = useState(false)
  function change(part: Partial<Draft>): void {
    const changed = { ...draft, ...part }
    setDraft(changed)
    onTyped({ contact, draft: changed })
    if (part.zone !== undefined) setWrongZone(undefined)
  }

  async function run(name: string, input: object): Promise<void> {
    setBusy(true)
    try {
      await perform(name, input)
      onClose()
    } catch (refusal) {
      setError(refusal instanceof Error ? refusal : new Error(String(refusal)))
      setBusy(false)
    }
  }
  const which = contact && { contact: contact.id, revision: contact.revision }
  function save(event: SyntheticEvent): void {
    event.preventDefault()
    const wrong = zoneProblem(draft)
    setWrongZone(wrong)
    if (busy || !isNamed(draft) || wrong !== undefined) return
    void run(which ? 'contacts.change-contact' : 'contacts.add-contact', { ...(which ?? { id }), ...inputOf(draft) })
  }
  return (
    <form onSubmit={save} noValidate className="grid gap-4">
      {contact && <About contact={contact} />}
      <Fields draft={draft} wrongZone={wrongZone} onChange={change} />
      <FailureNote error={error} />
      <div className={formFoot}>
        {which && (
          <span className="flex gap-2 max-sm:order-last max-sm:w-full max-sm:justify-between max-sm:border-t max-sm:border-hairline max-sm:pt-4 sm:mr-auto">
            <Button onClick={onMerge}>Merge…</Button>
            <Button onClick={() => void run('contacts.delete-contact', which)}>Delete</Button>
          </span>
        )}
        <Button onClick={onClose}>Cancel</Button>
        <Button kind="primary" type="submit" busy={busy} disabled={!isNamed(draft)}>
          Save
        </Button>
      </div>
    </form>
  )
}

type FieldsProps = { draft: Draft; wrongZone: string | undefined; onChange: (part: Partial<Draft>) => void }

function Fields({ draft, wrongZone, onChange }: FieldsProps) {
  return (
    <>
      <TextField
        label="Name"
        value={draft.name}
        maxLength={200}
        autoComplete="off"
        onChange={({ target }) => onChange({ name: target.value })}
      />
      <div className="grid gap-4">
        <LinesField
          label="Email"
          type="email"
          maxLength={320}
          lines={draft.emails}
          onChange={(emails) => onChange({ emails })}
        />
        <LinesField
          label="Phone"
          type="tel"
          maxLength={50}
          lines={draft.phones}
          onChange={(phones) => onChange({ phones })}
        />
      </div>
      <div className="grid items-start gap-4 sm:grid-cols-2">
        <TextField
          label="Company"
          value={draft.company}
          maxLength={200}
          autoComplete="off"
          onChange={({ target }) => onChange({ company: target.value })}
        />
        <ZoneField maxLength={100} value={draft.zone} error={wrongZone} onChange={(zone) => onChange({ zone })} />
      </div>
      <TextArea
        label="Notes"
        value={draft.notes}
        maxLength={10_000}
        onChange={({ target }) => onChange({ notes: target.value })}
      />
    </>
  )
}

/** What time it is for them, when they met, and the sources of the text. */
function About({ contact }: { contact: Contact }) {
  const { saved, foreign, sources } = contact
  const [now, format] = [useNow(), useTimeFormat()]
  const met = metWords(contact, dayOf)
  const origin = foreign
    ? `Filled in from ${sources.join(', ')}.`
    : saved
      ? ''
      : `Known from ${whereFrom(contact)}. Saving keeps this contact.`
  return (
    <div className="grid gap-0.5 text-13 text-muted empty:hidden">
      {contact.zone !== '' && <p data-figures>{theirTime(contact, now, format)}</p>}
      {met !== '' && <p data-figures>{met}</p>}
      {origin !== '' && <p className="wrap-anywhere">{origin}</p>}
    </div>
  )
}
