import { useQuery } from '@tanstack/react-query'
import Search from 'lucide-react/icons/search'
import { type KeyboardEvent, useId, useRef, useState } from 'react'
import { sentenceOf } from '#foundation/web/design/failure-note.tsx'
import { box, floating } from '#foundation/web/design/surface.ts'
import { useSession } from '#foundation/web/session/session.ts'
import { type Occurrence, searchEventsRoute } from '../../contract.ts'
import { colourOf } from '../grid/event-block.tsx'
import { daysOf, keyOf } from '../grid/pieces.ts'
import { whenOf } from '../grid/said.ts'
import type { Place } from '../place.ts'
import { useSettled } from '#foundation/web/use-settled.ts'
import { usePageShortcut } from '../use-page-shortcut.ts'
import { useZone } from '../zone.ts'

/** Finds by words, and leads to the day. */
export function SearchBox({ place }: { place: Place }) {
  const id = useId()
  const zone = useZone()
  const [words, setWords] = useState('')
  const [active, setActive] = useState(0)
  const [open, setOpen] = useState(false)
  const { found, error } = useFound(words)
  const input = useRef<HTMLInputElement>(null)
  usePageShortcut('/', () => input.current?.focus())
  const chosen = found?.[Math.min(active, found.length - 1)]
  const shown = open && words.trim() !== ''

  function choose(occurrence: Occurrence): void {
    setOpen(false)
    place.go({
      date: daysOf(occurrence, zone).from,
      event: keyOf(occurrence),
      ...(place.show === 'month' && { show: 'day' as const }),
    })
  }
  /** The single keys of the calendar work again. */
  function leave(): void {
    setWords('')
    input.current?.blur()
  }
  function press(event: KeyboardEvent): void {
    const by = event.key === 'ArrowDown' ? 1 : event.key === 'ArrowUp' ? -1 : 0
    if (by !== 0 && found) setActive((at) => Math.max(0, Math.min(found.length - 1, at + by)))
    else if (event.key === 'Enter' && chosen && shown) choose(chosen)
    else if (event.key === 'Escape' && shown) setOpen(false)
    else if (event.key === 'Escape') leave()
    else return
    event.preventDefault()
  }
  return (
    <div className="relative min-w-0 grow max-md:basis-0 max-md:focus-within:grow-3 md:order-2 md:w-52 md:grow-0 print:hidden">
      <Search
        aria-hidden="true"
        className="pointer-events-none absolute top-1/2 left-2.5 size-4 -translate-y-1/2 text-muted"
      />
      <input
        ref={input}
        type="search"
        role="combobox"
        aria-label="Search events..."
        placeholder="Search events..."
        aria-expanded={shown}
        aria-controls={`${id}-found`}
        aria-autocomplete="list"
        aria-activedescendant={shown && chosen ? `${id}-${keyOf(chosen)}` : undefined}
        value={words}
        onChange={({ target }) => {
          setWords(target.value)
          setActive(0)
          setOpen(true)
        }}
        onKeyDown={press}
        onFocus={() => setOpen(true)}
        onBlur={() => setOpen(false)}
        className={`${box} h-9 pr-2 pl-8.5 pointer-coarse:h-11`}
      />
      <Found id={id} found={shown ? found : undefined} chosen={chosen} onChoose={choose} />
      <output className={shown && !found?.length ? note : 'sr-only'}>{shown ? outcome(found, error) : ''}</output>
    </div>
  )
}

type FoundProps = {
  id: string
  found: readonly Occurrence[] | undefined
  chosen: Occurrence | undefined
  onChoose: (occurrence: Occurrence) => void
}

function Found({ id, found, chosen, onChoose }: FoundProps) {
  const zone = useZone()
  return (
    <div
      id={`${id}-found`}
      // oxlint-disable-next-line prefer-tag-over-role -- a select would take the focus from the box
      role="listbox"
      aria-label="Events found"
      tabIndex={-1}
      hidden={!found?.length}
      className={list}
    >
      {found?.map((occurrence) => (
        <div
          key={keyOf(occurrence)}
          id={`${id}-${keyOf(occurrence)}`}
          // oxlint-disable-next-line prefer-tag-over-role -- as above
          role="option"
          tabIndex={-1}
          aria-selected={occurrence === chosen}
          style={colourOf(occurrence.color)}
          // Before the box loses the focus, and the list with it.
          onPointerDown={(event) => {
            event.preventDefault()
            onChoose(occurrence)
          }}
          className="grid cursor-default rounded-control border-l-3 border-(--event) px-2.5 py-1.5 hover:bg-touch aria-selected:bg-touch"
        >
          <span className="truncate">{occurrence.title}</span>
          <span data-figures className="truncate text-12 text-muted">
            {whenOf(occurrence, zone)}
          </span>
        </div>
      ))}
    </div>
  )
}

const list = `${floating} absolute top-full right-0 z-20 mt-1 max-h-80 w-[min(24rem,calc(100vw-2rem))] overflow-y-auto p-1 [[hidden]]:hidden`

const note = `${floating} absolute top-full right-0 z-20 mt-1 w-60 px-3 py-2 text-13 text-muted`

function outcome(found: readonly Occurrence[] | undefined, error: Error | null): string {
  if (error) return sentenceOf(error)
  if (!found) return 'Searching…'
  if (found.length === 0) return 'No event holds these words.'
  return found.length === 1 ? '1 event' : `${found.length} events`
}

function useFound(words: string): { found: Occurrence[] | undefined; error: Error | null } {
  const { client } = useSession()
  const asked = useSettled(words.trim(), 120)
  const { data, error } = useQuery({
    queryKey: ['calendar', 'search', asked],
    queryFn: ({ signal }) => client.call(searchEventsRoute, { query: { words: asked, limit: 20 } }, { signal }),
    enabled: asked !== '',
    placeholderData: (before) => (asked === '' ? undefined : before),
  })
  return { found: data, error }
}
