import { type RefObject, type SyntheticEvent, useState } from 'react'
import { Failure } from '#foundation/contract/failure.ts'
import type { Occurrence } from '../../contract.ts'
import { useAskScope, useCreate, usePerform } from '../perform.tsx'
import { useZone } from '../zone.ts'
import {
  alertOf,
  type Begin,
  changesOf,
  draftOf,
  type EventDraft,
  findWrongs,
  wantedOf,
  type Wrongs,
} from './event-draft.ts'
import { useLatest } from './latest-note.tsx'
import { useAlert } from './use-alert.ts'

type Parts = {
  begin: Begin
  form: RefObject<HTMLFormElement | null>
  onSaved: (saved: { id: string; title: string }) => void
}

export type EventForm = {
  draft: EventDraft
  write: (written: Partial<EventDraft>) => void
  wrongs: Wrongs
  busy: boolean
  error: Error | null
  /** Somebody else was quicker: what they made of it, over which this is saved next. */
  outdone: { latest: Occurrence | undefined } | undefined
  submit: (event: SyntheticEvent) => void
  /** With what the form can be opened again, if there is something in it that is not saved. */
  left: Begin | undefined
}

/** What is typed, what is wrong with it, and what comes of sending it. What was typed stays when that fails. */
export function useEventForm({ begin, form, onSaved }: Parts): EventForm {
  const zone = useZone()
  const [first] = useState(() => draftOf(begin, zone))
  const [draft, setDraft] = useState(begin.typed ?? first)
  const [tried, setTried] = useState(0)
  const [busy, setBusy] = useState(false)
  const [error, setError] = useState<Error | null>(null)
  const latest = useLatest(begin)
  const [newId] = useState(() => crypto.randomUUID())
  const outdone = isOutOfDate(error) ? { latest } : undefined
  const send = useSend(begin, { first, newId, latest: outdone?.latest })
  const wrongs = findWrongs(draft)
  useAlert({ tried, sentence: alertOf(wrongs), form })

  async function save(): Promise<void> {
    setBusy(true)
    setError(null)
    try {
      if (await send(draft)) onSaved({ id: begin.kind === 'edit' ? begin.occurrence.event : newId, title: draft.title })
      else setBusy(false)
    } catch (failure) {
      setError(failure instanceof Error ? failure : new Error(String(failure)))
      setBusy(false)
    }
  }
  return {
    draft,
    write: (written) => setDraft((before) => ({ ...before, ...written })),
    wrongs: tried > 0 ? wrongs : {},
    busy,
    error,
    outdone,
    left: JSON.stringify(draft) === JSON.stringify(first) ? undefined : { ...begin, typed: draft },
    submit(event) {
      event.preventDefault()
      if (busy) return
      if (Object.keys(wrongs).length > 0) setTried(tried + 1)
      else void save()
    },
  }
}

/** Says whether it was sent: whoever is asked which of a series is meant may think better of it. */
function useSend(
  begin: Begin,
  { first, newId, latest }: { first: EventDraft; newId: string; latest: Occurrence | undefined },
): (draft: EventDraft) => Promise<boolean> {
  const perform = usePerform()
  const create = useCreate()
  const askScope = useAskScope()

  async function change(occurrence: Occurrence, draft: EventDraft): Promise<boolean> {
    const changes = changesOf(first, draft)
    if (Object.keys(changes).length === 0) return true
    const scope = await askScope('Change', occurrence)
    if (scope === undefined) return false
    if (scope === 'this' && occurrence.original !== null && changes.repeat !== undefined) throw oneAlone()
    const { event, original, revision } = latest ?? occurrence
    await perform('calendar.change-event', { event, original, revision, scope, ...changes })
    return true
  }
  return async (draft) => {
    if (begin.kind === 'edit') return change(begin.occurrence, draft)
    await create({ ...wantedOf(draft), id: newId })
    return true
  }
}

function isOutOfDate(error: Error | null): boolean {
  return error instanceof Failure && (error.code === 'out-of-date' || error.code === 'conflict')
}

function oneAlone(): Failure {
  return new Failure(
    'invalid',
    'How it repeats cannot be changed for one event alone. Choose the following ones too, or all.',
  )
}
