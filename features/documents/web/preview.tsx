import X from 'lucide-react/icons/x'
import { type ReactNode, useEffect, useRef, useState } from 'react'
import type { Passage } from '#foundation/contract/passage.ts'
import { Button, IconButton } from '#foundation/web/design/button.tsx'
import { ErrorState } from '#foundation/web/design/error-state.tsx'
import { sentenceOf } from '#foundation/web/design/failure-note.tsx'
import { ShowEarlier } from '#foundation/web/design/show-earlier.tsx'
import { Loading, Skeleton } from '#foundation/web/design/skeleton.tsx'
import { placeInWords } from '#foundation/contract/place-in-words.ts'
import { Picture } from './picture.tsx'
import { readingInWords, usePassages } from './reading.ts'
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
      className="grid min-w-0 grid-cols-[minmax(0,1fr)] content-start gap-4 border-t border-hairline lg:sticky lg:top-6 lg:max-h-[calc(100dvh-14.5rem)] lg:overflow-y-auto lg:border-t-0 lg:border-l lg:pl-6"
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

function SumUp({ id }: { id: string }) {
  const [isOpen, setOpen] = useState(false)
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
  const reading = data.pages.at(-1)?.reading
  const words = reading ? readingInWords(reading) : undefined
  const passages = data.pages.flatMap((page) => page.passages)
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-4">
      {reading?.kind === 'picture' && <Picture key={id} id={id} name={name} />}
      {words !== undefined && <p className="text-13 text-muted">{words}</p>}
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
    </div>
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

type PartProps = { passage: Passage; before: Passage | undefined }

/** Where it stands is said once for all that stands there. */
function Part({ passage: { kind, text, place, language }, before }: PartProps) {
  const where = placeInWords(place)
  const isNew = where !== '' && !(before && placeInWords(before.place) === where)
  const lang = language ?? undefined
  if (kind === 'table')
    return (
      <div className="grid grid-cols-[minmax(0,1fr)] gap-1">
        {isNew && <p className={placeLook}>{where}</p>}
        <Table text={text} where={where} columns={place.columns} lang={lang} />
      </div>
    )
  return (
    <div className="grid grid-cols-[minmax(0,1fr)_auto] items-baseline gap-x-4">
      {kind === 'heading' && (
        <h3 lang={lang} className="font-medium wrap-anywhere">
          {text}
        </h3>
      )}
      {kind === 'text' && (
        <p lang={lang} className="max-w-prose whitespace-pre-line wrap-anywhere">
          {text}
        </p>
      )}
      {isNew && <p className={`${placeLook} max-w-32 text-right`}>{where}</p>}
    </div>
  )
}

const placeLook = 'text-12 wrap-anywhere text-muted tabular-nums'

/** Long words wrap; a name or a date stays on one line. */
const cellLook = 'max-w-64 py-1 pr-5 text-left align-top'

/** On the row, because a row may have fewer cells than the header. */
const rowLook = 'border-b border-hairline'

type TableProps = { text: string; where: string; columns: readonly string[] | undefined; lang: string | undefined }

function Table({ text, where, columns, lang }: TableProps) {
  const rows = text.split('\n').map((row) => row.split('\t'))
  // The first part of a table begins with what its columns are called.
  const isHeader = columns !== undefined && rows[0]?.[0]?.trim() === columns[0]
  return (
    <section
      aria-label={where === '' ? 'Table' : `Table, ${where}`}
      // oxlint-disable-next-line no-noninteractive-tabindex -- what is too wide is scrolled by keyboard, too
      tabIndex={0}
      className="overflow-x-auto"
    >
      <table lang={lang} className="w-max text-13 tabular-nums">
        {columns && (
          <thead>
            <tr className={rowLook}>
              {columns.map((column, at) => (
                // oxlint-disable-next-line react/no-array-index-key -- columns never change places
                <th key={at} scope="col" className={`${cellLook} font-medium`}>
                  {column}
                </th>
              ))}
            </tr>
          </thead>
        )}
        <tbody>
          {rows.slice(isHeader ? 1 : 0).map((cells, row) => (
            // oxlint-disable-next-line react/no-array-index-key -- rows never change places
            <tr key={row} className={rowLook}>
              {cells.map((content, at) => (
                // oxlint-disable-next-line react/no-array-index-key -- nor do cells
                <td key={at} className={cellLook}>
                  {content}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  )
}
