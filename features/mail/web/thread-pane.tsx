import ArrowLeft from 'lucide-react/icons/arrow-left'
import X from 'lucide-react/icons/x'
import { useEffect, useEffectEvent, useRef } from 'react'
import { IconButton } from '#foundation/web/design/button.tsx'
import { EmptyState } from '#foundation/web/design/empty-state.tsx'
import { ErrorState } from '#foundation/web/design/error-state.tsx'
import { sentenceOf } from '#foundation/web/design/failure-note.tsx'
import { Loading, Skeleton } from '#foundation/web/design/skeleton.tsx'
import { Failure } from '#foundation/contract/failure.ts'
import { visible } from '#foundation/web/markdown/visible.ts'
import { momentOf } from '#foundation/web/when.ts'
import type { ThreadRow } from '../contract.ts'
import { useActs } from './acts.tsx'
import { AwaitedNote, useAwaiting } from './awaited.tsx'
import { useThread } from './mail.ts'
import { useLinking } from './linking.tsx'
import { useMakeItems } from './make-items.ts'
import { Messages } from './messages.tsx'
import { splitNames } from './place.ts'
import { subjectOf } from './row-words.ts'
import { ThreadTools } from './thread-tools.tsx'
import type { Box } from './use-box.ts'
import { useKeptAbove } from './writing/dock.ts'
import { DraftsOfThread } from './writing/draft-rows.tsx'

/** Where an answer is written, once it is drawn. */
export type Dock = readonly [HTMLElement | null, (drawn: HTMLElement | null) => void]

type ThreadPaneProps = {
  id: string
  box: Box
  /** It stands above the list, not beside it. */
  covers: boolean
  dock: Dock
  onSnooze: () => void
}

/** One thread with its messages. */
export function ThreadPane({ id, box, covers, dock: [dock, setDock], onSnooze }: ThreadPaneProps) {
  const { data, error, isFetching, refetch } = useThread(id)
  const heading = useRef<HTMLHeadingElement>(null)
  const row = box.rows.find((each) => each.id === id) ?? data?.thread
  const makeItems = useMakeItems(row, data?.messages ?? [])
  const linking = useLinking(row)
  const awaiting = useAwaiting(id, data?.messages ?? [])
  useReadMark(id, data?.thread)
  const scroller = useKeptAbove(dock)
  // oxlint-disable-next-line react/exhaustive-effect-dependencies -- another thread is opened in the same pane
  useEffect(() => heading.current?.focus({ preventScroll: true }), [id])
  return (
    <section
      aria-labelledby="thread-subject"
      className={`flex min-h-0 min-w-0 grow flex-col bg-paper ${covers ? 'absolute inset-0 z-6' : ''}`}
    >
      {/* The heading of the covered list is not there for a screen reader. */}
      {covers && <h1 className="sr-only">Mail</h1>}
      <div
        role="toolbar"
        aria-label="This thread"
        className="flex shrink-0 items-center overflow-x-auto border-b border-hairline px-2 py-1.5 sm:gap-1 print:hidden"
      >
        {covers && <IconButton label="Back to the list" icon={<ArrowLeft />} onClick={box.close} />}
        {row && (
          <ThreadTools
            threads={[row]}
            place={box.place}
            onChange={(deed) => box.change([id], deed)}
            makeItems={[...makeItems, ...linking.items, ...awaiting.items]}
            onErase={() => box.erase([id])}
            onSnooze={onSnooze}
            hasKeys={box.selection.threads.length === 0}
          />
        )}
        {!covers && (
          <span className="ml-auto">
            <IconButton label="Close the thread" icon={<X />} onClick={box.close} />
          </span>
        )}
      </div>
      {/* The tools above stay from thread to thread: to build them anew took most of a step. */}
      <div key={id} ref={scroller} className="min-h-0 grow overflow-x-hidden overflow-y-auto print:overflow-visible">
        <div className="mx-auto grid w-full max-w-220 grid-cols-[minmax(0,1fr)] px-4 py-5 sm:px-8">
          <h2
            id="thread-subject"
            ref={heading}
            tabIndex={-1}
            className="font-serif text-25 text-pretty wrap-anywhere outline-none"
          >
            {row ? visible(subjectOf(row)) : 'Thread'}
          </h2>
          {row && <Facts row={row} />}
          {data && <AwaitedNote thread={id} awaited={data.awaited} />}
          {awaiting.dialog}
          {linking.dialog}
          {data && <Messages thread={data.thread} messages={data.messages} />}
          <DraftsOfThread thread={id} />
          {!data && !error && <Waiting />}
          {!data && error && <NotThere error={error} busy={isFetching} onRetry={() => void refetch()} />}
        </div>
      </div>
      <div ref={setDock} data-dock className="mx-auto w-full max-w-220 shrink-0 sm:px-4" />
    </section>
  )
}

/** Opening a thread reads it, once: whoever marks it as unread while it is open wants it so. */
function useReadMark(id: string, thread: ThreadRow | undefined): void {
  const { changeQuietly } = useActs()
  const mark = useEffectEvent(() => {
    if (thread && thread.unread > 0) changeQuietly([thread.id], { do: 'read', read: true })
  })
  const isThere = thread !== undefined
  useEffect(() => {
    if (isThere) mark()
    // oxlint-disable-next-line react/exhaustive-effect-dependencies -- another thread is opened in the same pane
  }, [id, isThere])
}

function Facts({ row: { labels, split, why, roles, snoozedUntil, muted } }: { row: ThreadRow }) {
  const parts = [
    ...labels.map(visible),
    ...(snoozedUntil === null ? [] : [`Snoozed until ${momentOf(snoozedUntil)}`]),
    ...(muted ? ['Muted'] : []),
  ]
  const isInbox = roles.includes('inbox')
  return (
    <div className="mt-1 grid gap-0.5 text-13 text-muted empty:hidden">
      {parts.length > 0 && <p>{parts.join(' · ')}</p>}
      {isInbox && why !== '' && (
        <p>
          {splitNames[split]}: {visible(why)}
        </p>
      )}
    </div>
  )
}

function NotThere({ error, busy, onRetry }: { error: Error; busy: boolean; onRetry: () => void }) {
  if (error instanceof Failure && error.code === 'not-found')
    return <EmptyState title="This thread is no longer here">It was deleted, or its mailbox was removed.</EmptyState>
  return (
    <ErrorState title="The thread could not be loaded" detail={sentenceOf(error)} onRetry={onRetry} retrying={busy} />
  )
}

function Waiting() {
  return (
    <Loading label="Loading the thread">
      <div className="mt-6 grid gap-4">
        <Skeleton className="h-10 w-full" />
        <Skeleton className="h-40 w-full" />
      </div>
    </Loading>
  )
}
