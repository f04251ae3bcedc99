import { type SyntheticEvent, useRef, useState } from 'react'
import type { Acting } from '#foundation/web/acting/acting.tsx'
import type { RemindedThing } from '#foundation/web/beside.ts'
import { Button } from '#foundation/web/design/button.tsx'
import { Dialog, formFoot } from '#foundation/web/design/dialog.tsx'
import { FailureNote } from '#foundation/web/design/failure-note.tsx'
import type { Reminder } from '../contract.ts'
import { changesOf, type Draft, draftOf, emptyDraft, newOf, wrongsOf } from './draft.ts'
import { ReminderFields } from './reminder-fields.tsx'
import type { Seen } from './seen.ts'

/** Unsaved input about this reminder, or about a new one. */
export type LeftReminder = { reminder: Reminder | undefined; draft: Draft }

type ReminderDialogProps = {
  reminder?: Reminder | undefined
  /** Unsaved input to restore. */
  typed?: LeftReminder | undefined
  /** What a new one is about. */
  about?: RemindedThing
  seen: Seen
  perform: Acting['perform']
  onClose: () => void
  /** Called when Escape or a press outside closed the form with unsaved input. */
  onLeft?: (left: LeftReminder) => void
}

/** Creates or edits a reminder. */
export function ReminderDialog({ reminder, typed, onLeft, ...props }: ReminderDialogProps) {
  const { onClose } = props
  const left = useRef(typed)
  function leave(): void {
    onClose()
    if (left.current) onLeft?.(left.current)
  }
  return (
    <Dialog open onOpenChange={(open) => !open && leave()} title={reminder ? 'Change reminder' : 'New reminder'}>
      <ReminderForm reminder={reminder} typed={typed} onTyped={(now) => (left.current = now)} {...props} />
    </Dialog>
  )
}

type ReminderFormProps = Omit<ReminderDialogProps, 'onLeft'> & { onTyped: (left: LeftReminder) => void }

function ReminderForm({ reminder, about, typed, onTyped, seen, perform, onClose }: ReminderFormProps) {
  const [id] = useState(() => crypto.randomUUID())
  const [draft, setDraft] = useState(
    () => typed?.draft ?? (reminder ? draftOf(reminder, seen) : { ...emptyDraft(seen), text: about?.title ?? '' }),
  )
  const [isTried, setTried] = useState(false)
  const [busy, setBusy] = useState(false)
  const [error, setError] = useState<Error | null>(null)
  const wrongs = wrongsOf(draft, seen)

  function write(change: Partial<Draft>): void {
    const changed = { ...draft, ...change }
    setDraft(changed)
    onTyped({ reminder, draft: changed })
  }
  async function run(name: string, input: unknown): Promise<void> {
    setBusy(true)
    try {
      await perform(name, input)
      onClose()
    } catch (refusal) {
      setError(refusal instanceof Error ? refusal : new Error(String(refusal)))
      setBusy(false)
    }
  }
  function save(event: SyntheticEvent): void {
    event.preventDefault()
    if (busy) return
    setTried(true)
    if (Object.keys(wrongs).length > 0) return
    if (!reminder) {
      const wanted = { ...newOf(draft, { id, seen }), ...(about && { [about.kind]: about.id }) }
      return void run('at' in wanted ? 'reminders.create' : 'reminders.create-before', wanted)
    }
    const changes = changesOf(reminder, draft, seen)
    if (Object.keys(changes).length === 0) onClose()
    else void run('reminders.change', { id: reminder.id, revision: reminder.revision, ...changes })
  }
  return (
    <form onSubmit={save} noValidate className="grid grid-cols-[minmax(0,1fr)] gap-4">
      <ReminderFields
        draft={draft}
        known={reminder}
        isTimed={about !== undefined}
        wrongs={isTried ? wrongs : {}}
        seen={seen}
        onChange={write}
      />
      <FailureNote error={error} />
      <div className={formFoot}>
        {reminder && (
          <span className="mr-auto">
            <Button onClick={() => void run('reminders.stop', { id: reminder.id })}>Stop</Button>
          </span>
        )}
        <Button onClick={onClose}>Cancel</Button>
        <Button kind="primary" type="submit" busy={busy}>
          Save
        </Button>
      </div>
    </form>
  )
}
