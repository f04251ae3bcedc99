import { ActingHouse, useUndoKey } from '#foundation/web/acting/acting.tsx'
import { LateDeeds } from '#foundation/web/acting/late-deeds.tsx'
import { EmptyState } from '#foundation/web/design/empty-state.tsx'
import { ErrorState } from '#foundation/web/design/error-state.tsx'
import { sentenceOf } from '#foundation/web/design/failure-note.tsx'
import { ShowEarlier } from '#foundation/web/design/show-earlier.tsx'
import { Loading, Skeleton } from '#foundation/web/design/skeleton.tsx'
import { PageTitle } from '#foundation/web/design/page-title.tsx'
import { useKeptFocus } from '#foundation/web/kept-focus.ts'
import { useLoadedSoon } from '#foundation/web/late-overlay.tsx'
import { NoticePlaces } from '#foundation/web/notice-places.tsx'
import { dateOf } from '#foundation/web/when.ts'
import type { Notice } from '../contract.ts'
import { keepingNotices } from './away/keeping.ts'
import { latest } from './latest.ts'
import { NoticeRow } from './notice-row.tsx'
import { noticesKey, useNotices, useSeen } from './notices.ts'
import { SwipedNotices } from './swiped-notices.tsx'

/** Must open without a connection, too. */
const soon = [() => import('#foundation/web/design/placed-menu.tsx')]

/** The person's notices: when and how each was delivered, how late and why. */
export function Delivered() {
  return (
    <ActingHouse queryKey={noticesKey} keeping={keepingNotices}>
      <Page />
    </ActingHouse>
  )
}

function Page() {
  useKeptFocus('data-notice')
  useLoadedSoon(soon)
  const list = useNotices()
  const press = useUndoKey()
  const { data, error, isFetching, refetch } = list
  return (
    // oxlint-disable-next-line no-static-element-interactions -- a key of the whole page, which each toast also offers
    <div
      onKeyDown={press}
      className="mx-auto grid w-full max-w-172 grid-cols-[minmax(0,1fr)] content-start gap-5 px-4 pt-3 pb-8 sm:px-10 md:py-14"
    >
      <PageTitle>Notices</PageTitle>
      <NoticePlaces />
      <LateDeeds feature="notices" />
      {data && <Days list={list} />}
      {!data && error && (
        <ErrorState
          title="Your notices could not be loaded"
          detail={sentenceOf(error)}
          onRetry={() => void refetch()}
          retrying={isFetching}
        />
      )}
      {!data && !error && (
        <Loading label="Loading your notices">
          <Skeleton className="h-24 w-full" />
        </Loading>
      )}
    </div>
  )
}

function Days({ list }: { list: ReturnType<typeof useNotices> }) {
  const notices = list.data?.pages.flat() ?? []
  const current = new Set(latest(notices))
  useSeen(notices.filter(({ seen_at }) => seen_at === null).map(({ id }) => id))
  if (notices.length === 0)
    return (
      <EmptyState title="No notices yet">
        Reminders appear here when they are due, with how each one reached you.
      </EmptyState>
    )
  return (
    <SwipedNotices current={current}>
      {[...Map.groupBy(notices, ({ handed_at, due_at }) => dateOf(handed_at ?? due_at))].map(([day, within]) => (
        <Day key={day} name={day} notices={within} current={current} />
      ))}
      <ShowEarlier list={list} />
    </SwipedNotices>
  )
}

type DayProps = { name: string; notices: readonly Notice[]; current: ReadonlySet<Notice> }

function Day({ name, notices, current }: DayProps) {
  return (
    <section aria-label={name}>
      <h2 className="border-b border-hairline pb-1.5 font-serif text-20 font-medium">{name}</h2>
      <ul className="divide-y divide-hairline">
        {notices.map((notice) => (
          <NoticeRow key={notice.id} notice={notice} isCurrent={current.has(notice)} />
        ))}
      </ul>
    </section>
  )
}
