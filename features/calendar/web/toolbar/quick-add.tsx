import { useQuery } from '@tanstack/react-query'
import CircleAlert from 'lucide-react/icons/circle-alert'
import Plus from 'lucide-react/icons/plus'
import { type SyntheticEvent, useId, useRef, useState } from 'react'
import { sentenceOf } from '#foundation/web/design/failure-note.tsx'
import { Keys } from '#foundation/web/design/keys.tsx'
import { Spinner } from '#foundation/web/design/spinner.tsx'
import { box, floating } from '#foundation/web/design/surface.ts'
import { useSession } from '#foundation/web/session/session.ts'
import { type Reading, readWordsRoute } from '../../contract.ts'
import type { Place } from '../place.ts'
import { useAddWords } from '../use-add-words.ts'
import { useSettled } from '#foundation/web/use-settled.ts'
import { useZone } from '../zone.ts'
import { timesOf } from '../grid/said.ts'

/** An event in a sentence. What was understood is shown before anything is saved. */
export function QuickAdd({ place }: { place: Place }) {
  const id = useId()
  const { words, change, reading, error, busy, save } = useQuickAdd(place)
  return (
    <form
      onSubmit={save}
      className="relative min-w-0 grow basis-72 max-md:basis-0 max-md:focus-within:grow-3 md:order-2 print:hidden"
    >
      <Plus
        aria-hidden="true"
        className="pointer-events-none absolute top-1/2 left-2.5 size-4 -translate-y-1/2 text-muted"
      />
      <input
        aria-label="Add an event in words"
        aria-describedby={`${id}-understood`}
        placeholder="Lunch with Sara Thursday 1pm at Zoë’s"
        maxLength={500}
        value={words}
        onChange={({ target }) => change(target.value)}
        onKeyDown={({ key, currentTarget }) => {
          if (key !== 'Escape') return
          if (words === '') currentTarget.blur()
          else change('')
        }}
        className={`${box} h-9 pr-3 pl-8.5 pointer-coarse:h-11`}
      />
      <div
        id={`${id}-understood`}
        aria-live="polite"
        className={
          words.trim() === ''
            ? 'sr-only'
            : `${floating} absolute top-full left-0 z-20 mt-1 grid w-[min(32.5rem,calc(100vw-1.5rem))] gap-1 px-3 py-2`
        }
      >
        {words.trim() !== '' && (
          <>
            {error && (
              <p className="flex gap-1.5 text-13 text-red">
                <CircleAlert aria-hidden="true" className="mt-0.75 size-3.5 shrink-0" />
                {sentenceOf(error)}
              </p>
            )}
            <Understood reading={reading} busy={busy} />
          </>
        )}
      </div>
    </form>
  )
}

function Understood({ reading, busy }: { reading: Reading | undefined; busy: boolean }) {
  const zone = useZone()
  if (busy)
    return (
      <p className="flex items-center gap-2 text-muted">
        <Spinner />
        Saving…
      </p>
    )
  if (!reading) return <p className="text-muted">Reading…</p>
  if (!reading.understood || reading.event.start === null)
    return (
      <p className="text-pretty text-muted">
        {reading.sentence === '' ? 'Say what it is and when, such as “Dentist Friday 9:30”.' : reading.sentence}
      </p>
    )
  return (
    <>
      <p className="text-pretty wrap-anywhere">{reading.sentence}</p>
      {reading.unread.length > 0 && (
        <p className="text-13 text-pretty wrap-anywhere text-amber">
          Left out: {reading.unread.map((words) => `“${words}”`).join(', ')}
        </p>
      )}
      {reading.clashes.length > 0 && (
        <p className="text-13 text-pretty text-amber">
          At the same time:{' '}
          {reading.clashes.map((one) => (one.allDay ? one.title : `${one.title}, ${timesOf(one, zone)}`)).join('; ')}
        </p>
      )}
      <p className="flex items-center gap-2 text-12 text-muted">
        <Keys shortcut="enter" quiet /> saves it
      </p>
    </>
  )
}

const pause = 200

function useQuickAdd(place: Place) {
  const { client } = useSession()
  const addWords = useAddWords()
  const [words, setWords] = useState('')
  const [error, setError] = useState<Error | null>(null)
  const [busy, setBusy] = useState(false)
  // Asked for again under the same id, it is not made twice.
  const id = useRef(crypto.randomUUID())
  const asked = useSettled(words.trim(), pause)
  const { data, error: unread } = useQuery({
    queryKey: ['calendar', 'reading', asked],
    queryFn: ({ signal }) => client.call(readWordsRoute, { query: { words: asked } }, { signal }),
    enabled: asked !== '',
    placeholderData: (before) => (asked === '' ? undefined : before),
  })

  async function keep(): Promise<void> {
    setBusy(true)
    setError(null)
    try {
      const date = await addWords(words.trim(), id.current)
      id.current = crypto.randomUUID()
      setWords('')
      place.go({ date })
    } catch (failure) {
      setError(failure instanceof Error ? failure : new Error(String(failure)))
    }
    setBusy(false)
  }

  return {
    words,
    reading: asked === '' ? undefined : data,
    error: error ?? unread,
    busy,
    change: (next: string): void => {
      setWords(next)
      setError(null)
    },
    save: (event: SyntheticEvent): void => {
      event.preventDefault()
      if (!busy && words.trim() !== '') void keep()
    },
  }
}
