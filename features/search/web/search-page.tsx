import SearchIcon from 'lucide-react/icons/search'
import { type KeyboardEvent, useEffect, useEffectEvent, useId, useRef } from 'react'
import type { MetaFunction } from 'react-router'
import { productName } from '#foundation/contract/product.ts'
import { EmptyState } from '#foundation/web/design/empty-state.tsx'
import { ErrorState } from '#foundation/web/design/error-state.tsx'
import { sentenceOf } from '#foundation/web/design/failure-note.tsx'
import { LiveRegion } from '#foundation/web/design/live-region.tsx'
import { Loading, Skeleton } from '#foundation/web/design/skeleton.tsx'
import { box } from '#foundation/web/design/surface.ts'
import { PageTitle } from '#foundation/web/design/page-title.tsx'
import { useSettled } from '#foundation/web/use-settled.ts'
import type { FoundThing } from '../contract.ts'
import { type Chosen, useAddressed, useChosen } from './chosen.ts'
import { Filters, isFiltered } from './filters.tsx'
import { kinds } from './kinds.ts'
import { Result } from './result.tsx'
import { saidIn } from './said.ts'
import { Understood } from './understood.tsx'
import { mostFound, useFound } from './use-found.ts'
import { countWords, nothingWords } from './words.ts'

export { PageError as ErrorBoundary } from '#foundation/web/error/page-error.tsx'

export const handle = { title: 'Search' }

export const meta: MetaFunction = () => [{ title: `Search · ${productName}` }]

/** Results must be painted within 120 ms of a key, so most of that is left to the search. */
const pause = 40

/** Everything that holds some words, as one types them. */
export default function SearchPage() {
  const [chosen, choose] = useChosen()
  const [words, setWords] = useAddressed(chosen.text)
  const text = useSettled(words.trim(), pause)
  const settle = useEffectEvent((next: string) => {
    if (words.trim() === next && next !== chosen.text) choose({ text: next, without: [] })
  })
  useEffect(() => settle(text), [text])
  const page = useRef<HTMLDivElement>(null)
  return (
    // What it hears are the arrow keys of the box and the links in it.
    // oxlint-disable-next-line no-static-element-interactions -- as above
    <div
      ref={page}
      onKeyDown={(event) => moveBetween(page.current, event)}
      className="mx-auto grid w-full max-w-200 grid-cols-[minmax(0,1fr)] content-start px-4 py-5 sm:px-10 md:py-14"
    >
      <PageTitle>Search</PageTitle>
      <search className="md:mt-6">
        <div className="relative">
          <SearchIcon
            aria-hidden="true"
            className="pointer-events-none absolute top-1/2 left-3 size-4 -translate-y-1/2 text-muted"
          />
          <input
            type="search"
            data-result
            aria-label="Search everything"
            placeholder="Words in anything you keep here"
            autoComplete="off"
            // oxlint-disable-next-line no-autofocus -- whoever comes here comes to type
            autoFocus
            maxLength={500}
            value={words}
            onChange={({ target }) => setWords(target.value)}
            className={`${box} h-11 pr-3 pl-9.5 text-16 [&::-webkit-search-cancel-button]:hidden`}
          />
        </div>
        <Understood chosen={chosen} onTakeOff={(without) => choose({ without })} />
        <Filters chosen={chosen} onChoose={choose} />
      </search>
      <Found chosen={{ ...chosen, text }} />
    </div>
  )
}

/** The up and down keys move between the box and the results; Enter follows a link anyway. */
function moveBetween(page: HTMLElement | null, event: KeyboardEvent): void {
  const by = { ArrowDown: 1, ArrowUp: -1 }[event.key]
  const places = [...(page?.querySelectorAll<HTMLElement>('[data-result]') ?? [])]
  const at = places.findIndex((place) => place === event.target)
  const next = by === undefined || at === -1 ? undefined : places[at + by]
  if (!next || event.nativeEvent.isComposing) return
  event.preventDefault()
  next.focus()
}

function Found({ chosen }: { chosen: Chosen }) {
  const { text } = chosen
  const { data, error, isFetching, isPlaceholderData, refetch } = useFound(chosen)
  const results = text === '' ? undefined : data?.results
  const said = results && !isPlaceholderData ? countWords(results.length, mostFound, text) : ''
  return (
    <div className="mt-6 border-t border-hairline pt-2">
      <LiveRegion>{said}</LiveRegion>
      {text === '' && (
        <EmptyState title="Look for anything">
          Search for a name, a word or a whole sentence. Put words in quotes to find them next to each other.
        </EmptyState>
      )}
      {results && data?.complete === false && (
        <p className="pt-3 text-13 text-muted">Older things are still being indexed. More may be found in a moment.</p>
      )}
      {results && results.length > 0 && (
        <>
          <p aria-hidden="true" data-figures className="min-h-lh pt-3 text-13 text-muted">
            {said}
          </p>
          <section aria-label="Found" aria-busy={isPlaceholderData}>
            {[...Map.groupBy(results, ({ kind }) => kind)].map(([kind, things]) => (
              <Group key={kind} kind={kind} things={things} />
            ))}
          </section>
        </>
      )}
      {results?.length === 0 && <Nothing chosen={chosen} />}
      {text !== '' && !data && error && (
        <ErrorState
          title="The search did not work"
          detail={sentenceOf(error)}
          onRetry={() => void refetch()}
          retrying={isFetching}
        />
      )}
      {text !== '' && !data && !error && (
        <Loading label="Searching">
          <div className="grid gap-6 pt-6">
            <Skeleton className="h-16 w-full" />
            <Skeleton className="h-16 w-full" />
            <Skeleton className="h-16 w-full" />
          </div>
        </Loading>
      )}
    </div>
  )
}

/** The kind of the best result comes first. */
function Group({ kind, things }: { kind: FoundThing['kind']; things: readonly FoundThing[] }) {
  const id = useId()
  return (
    <div className="pt-5">
      <h2 id={id} className="text-13 font-medium">
        {kinds[kind].all}
      </h2>
      <ul aria-labelledby={id}>
        {things.map((thing) => (
          <Result key={thing.id} thing={thing} />
        ))}
      </ul>
    </div>
  )
}

function Nothing({ chosen }: { chosen: Chosen }) {
  return <EmptyState title="Nothing found">{nothingWords(chosen.text, isFiltered(chosen), saidIn(chosen))}</EmptyState>
}
