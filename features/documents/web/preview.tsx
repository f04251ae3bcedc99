import X from 'lucide-react/icons/x'
import { type ReactNode, Suspense, useEffect, useRef, useState } from 'react'
import { Button, IconButton } from '#foundation/web/design/button.tsx'
import { ErrorState } from '#foundation/web/design/error-state.tsx'
import { sentenceOf } from '#foundation/web/design/failure-note.tsx'
import { ShowEarlier } from '#foundation/web/design/show-earlier.tsx'
import { Loading, Skeleton } from '#foundation/web/design/skeleton.tsx'
import { late } from '#foundation/web/late.ts'
import { Part } from './part.tsx'
import { Picture } from './picture.tsx'
import { hasEnded, readingInWords, usePassages } from './reading.ts'
import { Summary } from './summary.tsx'

type PreviewProps = {
  id: string
  name: string
  /** The number of the passage that is looked for. */
  wanted?: number | undefined
  onClose: () => void
}

/** What a file says, as it was read, each part with where it stands. Nothing of the file itself runs. */
export function Preview({ id, name, wanted, onClose }: PreviewProps) {
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => heading.current?.focus(), [])
  return (
    <section
      aria-labelledby="preview-name"
      data-preview
      className="grid min-w-0 grid-cols-[minmax(0,1fr)] content-start gap-4 border-t border-hairline lg:sticky lg:top-6 lg:overflow-y-auto lg:border-t-0 lg:border-l lg:pl-6"
    >
      <header className="sticky top-0 flex items-start justify-between gap-2 bg-paper py-2">
        <h2
          id="preview-name"
          ref={heading}
          tabIndex={-1}
          className="min-w-0 pt-1.5 font-serif text-20 wrap-anywhere outline-none"
        >
          {name}
        </h2>
        <IconButton label="Close the preview" icon={<X />} onClick={onClose} />
      </header>
      <SumUp id={id} />
      <Said key={wanted} id={id} name={name} wanted={wanted} />
    </section>
  )
}

/** Not offered for what has no text, such as a scan. */
function SumUp({ id }: { id: string }) {
  const [isOpen, setOpen] = useState(false)
  const [start] = usePassages(id, 0).data?.pages ?? []
  if (start && start.passages.length === 0 && hasEnded(start.reading)) return null
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] justify-items-start gap-3">
      <Button aria-expanded={isOpen} onClick={() => setOpen(!isOpen)}>
        Summary, dates and duties
      </Button>
      {isOpen && (
        <section aria-label="Summary" className="w-full border-b border-hairline pb-4">
          <Summary id={id} />
        </section>
      )}
    </div>
  )
}

function Said({ id, name, wanted }: Pick<PreviewProps, 'id' | 'name' | 'wanted'>) {
  const [from, setFrom] = useState(Math.max(0, (wanted ?? 0) - passagesBefore))
  const [look, setLook] = useState<Look>(wanted === undefined ? 'pages' : 'text')
  const list = usePassages(id, from)
  const { data, error, isFetching, refetch } = list
  if (!data && error)
    return (
      <ErrorState
        title="What the file says could not be loaded"
        detail={sentenceOf(error)}
        onRetry={() => void refetch()}
        retrying={isFetching}
      />
    )
  if (!data)
    return (
      <Loading label="Loading what the file says">
        <Skeleton className="h-24 w-full" />
      </Loading>
    )
  const [first] = data.pages
  const reading = data.pages.at(-1)?.reading
  const words = reading ? readingInWords(reading) : undefined
  const passages = data.pages.flatMap((page) => page.passages)
  const pages = reading?.kind === 'pdf' ? (reading.most ?? 0) : 0
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-4">
      {reading?.kind === 'picture' && <Picture key={id} id={id} name={name} />}
      {words !== undefined && <p className="text-13 text-muted">{words}</p>}
      {pages > 0 && (from > 0 || passages.length > 0) && <LookChoice look={look} onChoose={setLook} />}
      {pages > 0 && look === 'pages' && first ? (
        <Suspense fallback={<Skeleton className="h-80 w-full" />}>
          <Pages file={first.file} pages={pages} wanted={passages.find(({ number }) => number === wanted)?.place} />
        </Suspense>
      ) : (
        <>
          {from > 0 && (
            <div>
              <Button onClick={() => setFrom(0)}>From the beginning</Button>
            </div>
          )}
          {passages.map((passage, at) => (
            <Found key={passage.number} wanted={passage.number === wanted}>
              <Part passage={passage} before={passages[at - 1]} />
            </Found>
          ))}
          {words === undefined && passages.length === 0 && <p className="text-muted">There is no text inside.</p>}
          <ShowEarlier list={list} label="Show more" />
        </>
      )}
    </div>
  )
}

type Look = 'pages' | 'text'

const Pages = late(async () => (await import('./pages.tsx')).Pages)

function LookChoice({ look, onChoose }: { look: Look; onChoose: (look: Look) => void }) {
  return (
    <fieldset className="flex gap-2">
      <legend className="sr-only">Shown as</legend>
      <Button aria-pressed={look === 'pages'} onClick={() => onChoose('pages')}>
        Pages
      </Button>
      <Button aria-pressed={look === 'text'} onClick={() => onChoose('text')}>
        Text
      </Button>
    </fieldset>
  )
}

/** So that a passage is seen in its context. */
const passagesBefore = 3

/** Scrolls to the passage that was looked for, once it is there. */
function Found({ wanted, children }: { wanted: boolean; children: ReactNode }) {
  const part = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (wanted) part.current?.scrollIntoView({ block: 'center' })
  }, [wanted])
  return (
    <div ref={part} aria-current={wanted || undefined} className={wanted ? 'border-l-3 border-accent pl-3' : ''}>
      {children}
    </div>
  )
}
