import { type KeyboardEvent, type RefObject, useEffect, useLayoutEffect, useMemo, useRef, useState } from 'react'
import { ErrorState } from '#foundation/web/design/error-state.tsx'
import { sentenceOf } from '#foundation/web/design/failure-note.tsx'
import { LiveRegion } from '#foundation/web/design/live-region.tsx'
import { ShowEarlier } from '#foundation/web/design/show-earlier.tsx'
import { Loading, Skeleton } from '#foundation/web/design/skeleton.tsx'
import { useNow } from '#foundation/web/use-now.ts'
import type { Density } from './density.ts'
import { NothingListed } from './nothing.tsx'
import { EmptyTrash } from './empty-trash.tsx'
import { heightOf, type RowLook, ThreadRowView } from './thread-row.tsx'
import type { Box } from './use-box.ts'
import { useRowDeeds } from './use-row-deeds.ts'
import { useScroller } from './use-scroller.ts'
import { useThreadSwipes } from './use-thread-swipes.ts'
import { useDrafts } from './writing/drafts.ts'

type ThreadListProps = { box: Box; density: Density; onSnooze: (ids: readonly string[]) => void }

/** The threads of a list or a search, of which only those in sight are drawn. */
export function ThreadList({ box, density, onSnooze }: ThreadListProps) {
  const { pages, rows, place } = box
  const { data, error, isFetching, isPending, refetch } = pages
  const scroller = useRef<HTMLDivElement>(null)
  const isWide = useIsWide(scroller)
  const look = useMemo((): RowLook => ({ isWide, density }), [isWide, density])
  const said = data && place.words !== '' ? foundWords(rows.length, pages.hasNextPage) : ''
  return (
    <div ref={scroller} className="min-h-0 grow overflow-x-hidden overflow-y-auto">
      <LiveRegion>{said}</LiveRegion>
      {place.list.view === 'trash' && place.words === '' && <EmptyTrash />}
      {data?.pages[0]?.notes.map((note) => (
        <p key={note} className="border-b border-hairline px-4 py-2 text-13 text-muted">
          {note}
        </p>
      ))}
      {!data && error && (
        <ErrorState
          title="Your mail could not be loaded"
          detail={sentenceOf(error)}
          onRetry={() => void refetch()}
          retrying={isFetching}
        />
      )}
      {isPending && !error && <Waiting look={look} />}
      {data && rows.length === 0 && !pages.hasNextPage && <NothingListed place={place} />}
      {data && rows.length > 0 && isWide !== undefined && (
        <Rows box={box} look={look} scroller={scroller} onSnooze={onSnooze} />
      )}
      {data && (
        <div className="py-4 empty:hidden">
          <ShowEarlier list={pages} />
        </div>
      )}
    </div>
  )
}

function foundWords(count: number, hasMore: boolean): string {
  if (count === 0) return 'Nothing found'
  const threads = count === 1 ? '1 thread' : `${count} threads`
  return hasMore ? `The latest ${threads} found` : `${threads} found`
}

type RowsProps = Pick<ThreadListProps, 'box' | 'onSnooze'> & {
  look: RowLook
  scroller: RefObject<HTMLDivElement | null>
}

function Rows({ box, look, scroller, onSnooze }: RowsProps) {
  const { rows, cursor, selection, place } = box
  const now = useNow()
  const height = heightOf(look)
  const list = useRef<HTMLUListElement>(null)
  const deeds = useRowDeeds(box)
  const { data: drafts = [] } = useDrafts()
  const virtual = useScroller(box, height, scroller, list)
  useThreadSwipes(list, box, onSnooze)
  useMoreAtEnd(box, virtual.range?.endIndex ?? 0)

  function press(event: KeyboardEvent): void {
    const by = ({ ArrowDown: 1, ArrowUp: -1 } as const)[event.key]
    if (by === undefined || event.ctrlKey || event.metaKey || event.altKey) return
    event.preventDefault()
    box.step(by, event.shiftKey)
  }
  return (
    // oxlint-disable-next-line no-noninteractive-element-interactions -- it hears the arrow keys of the links in it
    <ul
      ref={list}
      data-swipes
      aria-label={place.words === '' ? 'Threads' : 'Found threads'}
      onKeyDown={press}
      className="relative"
      style={{ height: virtual.getTotalSize() }}
    >
      {virtual.getVirtualItems().map(({ index, start, key }) => {
        const row = rows[index]
        return (
          row && (
            <ThreadRowView
              key={key}
              row={row}
              look={look}
              now={now}
              list={place.list}
              words={place.words}
              index={index}
              count={rows.length}
              top={start}
              isCursor={row.id === cursor}
              isOpen={row.id === place.thread}
              isChosen={selection.has(row.id)}
              hasDraft={row.draft || drafts.some(({ answers }) => answers === row.id)}
              deeds={deeds}
            />
          )
        )
      })}
    </ul>
  )
}

/** Loads the next page before the end is reached. */
function useMoreAtEnd({ pages, rows }: Box, end: number): void {
  const { hasNextPage, isFetching, isFetchNextPageError, fetchNextPage } = pages
  const isNear = hasNextPage && end > rows.length - 15 && !isFetching && !isFetchNextPageError
  useEffect(() => {
    if (isNear) void fetchNextPage({ cancelRefetch: false })
  }, [isNear, fetchNextPage])
}

/** Whether a row has room for one line with everything in it. */
function useIsWide(element: RefObject<HTMLElement | null>): boolean | undefined {
  const [isWide, setWide] = useState<boolean>()
  useLayoutEffect(() => {
    const shown = element.current
    if (!shown) return undefined
    const look = (): void => setWide(shown.clientWidth >= 680)
    look()
    const observer = new ResizeObserver(look)
    observer.observe(shown)
    return () => observer.disconnect()
  }, [element])
  return isWide
}

function Waiting({ look }: { look: RowLook }) {
  return (
    <Loading label="Loading your mail">
      <div className="grid">
        {[0, 1, 2, 3, 4, 5, 6].map((row) => (
          <div
            key={row}
            className="grid content-center gap-2 border-b border-hairline px-4"
            style={{ height: heightOf(look) }}
          >
            <Skeleton className="h-3.5 w-full max-w-160" />
          </div>
        ))}
      </div>
    </Loading>
  )
}
