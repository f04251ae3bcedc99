import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import type { FoundThing } from '#foundation/web/beside.ts'
import { Button } from '#foundation/web/design/button.tsx'
import { Dialog } from '#foundation/web/design/dialog.tsx'
import { sentenceOf } from '#foundation/web/design/failure-note.tsx'
import { TextField } from '#foundation/web/design/text-field.tsx'
import type { Client } from '#foundation/web/http/client.ts'
import { visible } from '#foundation/web/markdown/visible.ts'
import { useOwnZone } from '#foundation/web/own-zone.ts'
import { useSession } from '#foundation/web/session/session.ts'
import { useSettled } from '#foundation/web/use-settled.ts'

type ThingChoiceProps<Thing extends FoundThing> = {
  source: {
    kind: string
    noun: string
    find: (client: Client, asked: { words: string; zone: string; signal: AbortSignal }) => Promise<Thing[]>
  }
  onChoose: (thing: Thing) => void
  onClose: () => void
}

const pause = 200

/** Chooses something that is found by words, such as an event or a chat. */
export function ThingChoice<Thing extends FoundThing>({
  source: { kind, noun, find },
  onChoose,
  onClose,
}: ThingChoiceProps<Thing>) {
  const { client } = useSession()
  const zone = useOwnZone()
  const [typed, setTyped] = useState('')
  const words = useSettled(typed.trim(), pause)
  const { data, error, refetch } = useQuery({
    queryKey: ['things', kind, words, zone],
    queryFn: ({ signal }) => find(client, { words, zone, signal }),
    placeholderData: keepPreviousData,
    gcTime: 0,
  })
  return (
    <Dialog open onOpenChange={(open) => !open && onClose()} title={`Link ${noun}`}>
      <TextField
        label="Search"
        type="search"
        value={typed}
        maxLength={200}
        autoComplete="off"
        onChange={({ target }) => setTyped(target.value)}
      />
      {error ? (
        <div role="alert" className="grid justify-items-start gap-3">
          <p>{sentenceOf(error)}</p>
          <Button onClick={() => void refetch()}>Retry</Button>
        </div>
      ) : (
        <Found found={data} noun={noun} words={words} onChoose={onChoose} />
      )}
    </Dialog>
  )
}

type FoundProps<Thing> = {
  found: Thing[] | undefined
  noun: string
  words: string
  onChoose: (thing: Thing) => void
}

function Found<Thing extends FoundThing>({ found, noun, words, onChoose }: FoundProps<Thing>) {
  const isNone = found === undefined || found.length === 0
  return (
    <>
      <output className={isNone ? 'block text-muted' : 'sr-only'}>
        {found === undefined ? 'Looking…' : saying(found.length, words)}
      </output>
      <ul aria-label={`Link ${noun}`} className="-mx-2 max-h-[min(24rem,45dvh)] overflow-y-auto empty:hidden">
        {found?.map((thing) => (
          <li key={thing.id}>
            <button
              type="button"
              onClick={() => onChoose(thing)}
              className="grid w-full gap-0.5 rounded-control px-2 py-2 text-left hover:bg-touch focus-visible:-outline-offset-2"
            >
              <span className="wrap-anywhere">{visible(thing.title)}</span>
              <span className="text-12 text-muted">{thing.detail}</span>
            </button>
          </li>
        ))}
      </ul>
    </>
  )
}

function saying(count: number, words: string): string {
  if (count > 0) return `${count} found`
  return words === '' ? 'Nothing recent or soon. Type to search.' : 'Nothing here contains that.'
}
