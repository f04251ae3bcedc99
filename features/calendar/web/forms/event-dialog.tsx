import { useRef } from 'react'
import { Button } from '#foundation/web/design/button.tsx'
import { Dialog, formFoot } from '#foundation/web/design/dialog.tsx'
import { FailureNote } from '#foundation/web/design/failure-note.tsx'
import { PartFields, useAfterSavings } from '#foundation/web/event-parts.tsx'
import { useTellFailure } from '../perform.tsx'
import { ClashNote } from './clash-note.tsx'
import type { Begin } from './event-draft.ts'
import { DetailFields, TimesFields, TitleField } from './event-fields.tsx'
import { LatestNote } from './latest-note.tsx'
import { PeopleFields } from './people-fields.tsx'
import { RepeatFields } from './repeat-fields.tsx'
import { useEventForm } from './use-event-form.ts'
import { WholeEvent } from './whole-event.tsx'
import { ZoneField } from './zone-field.tsx'

export type { Begin } from './event-draft.ts'

type EventDialogProps = {
  begin: Begin
  onClose: () => void
  onSaved?: (saved: { id: string }) => void
  /** It was closed by Escape or a press beside it, with something in it that was not saved. */
  onLeft?: (begin: Begin) => void
}

/** A new event, or another word about one. */
export function EventDialog({ begin, ...rest }: EventDialogProps) {
  if (begin.kind !== 'edit') return <FilledDialog begin={begin} {...rest} />
  return (
    <WholeEvent occurrence={begin.occurrence} onClose={rest.onClose}>
      {(occurrence) => <FilledDialog begin={{ ...begin, occurrence }} {...rest} />}
    </WholeEvent>
  )
}

function FilledDialog({ begin, onClose, onSaved, onLeft }: EventDialogProps) {
  const form = useRef<HTMLFormElement>(null)
  const after = useAfterSavings()
  const tellFailure = useTellFailure()
  const edited = begin.kind === 'edit' ? begin.occurrence : undefined
  const { draft, write, wrongs, busy, error, outdone, submit, left } = useEventForm({
    begin,
    form,
    onSaved(saved) {
      after.run(saved).catch(tellFailure)
      onSaved?.(saved)
      onClose()
    },
  })
  const parts = { draft, write, wrongs }
  function leave(): void {
    onClose()
    if (left) onLeft?.(left)
  }
  return (
    <Dialog open wide onOpenChange={(open) => !open && leave()} title={edited ? 'Edit event' : 'Create Event'}>
      <form ref={form} noValidate onSubmit={submit} className="grid grid-cols-[minmax(0,1fr)] gap-4">
        <TitleField {...parts} />
        <div className="grid gap-x-8 gap-y-4 md:grid-cols-2">
          <div className={column}>
            <TimesFields {...parts} />
            {!draft.allDay && <ZoneField {...parts} />}
            <ClashNote draft={draft} except={edited?.event} />
            <RepeatFields {...parts} />
            <PartFields of="event" id={edited?.event} calendar={draft.calendar ?? null} after={after} />
          </div>
          <div className={column}>
            <DetailFields {...parts} />
            <PeopleFields {...parts} />
          </div>
        </div>
        <div className={formFoot}>
          <div className="grid min-w-0 grow gap-1">
            <FailureNote error={error} />
            {edited && outdone && <LatestNote {...outdone} />}
          </div>
          <Button onClick={onClose}>Cancel</Button>
          <Button kind="primary" type="submit" busy={busy}>
            {edited ? (outdone?.latest ? 'Save over it' : 'Save') : 'Create Event'}
          </Button>
        </div>
      </form>
    </Dialog>
  )
}

const column = 'grid min-w-0 grid-cols-[minmax(0,1fr)] content-start gap-4'
