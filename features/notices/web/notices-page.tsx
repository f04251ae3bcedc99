import { useEffect } from 'react'
import type { MetaFunction } from 'react-router'
import { productName } from '#foundation/contract/product.ts'
import { EmptyState } from '#foundation/web/design/empty-state.tsx'
import { ErrorState } from '#foundation/web/design/error-state.tsx'
import { sentenceOf } from '#foundation/web/design/failure-note.tsx'
import { ShowEarlier } from '#foundation/web/design/show-earlier.tsx'
import { Loading, Skeleton } from '#foundation/web/design/skeleton.tsx'
import { NoticeRow } from './notice-row.tsx'
import { useNotices, useSee } from './notices.ts'

export { PageError as ErrorBoundary } from '#foundation/web/error/page-error.tsx'

export const handle = { title: 'Notices' }

export const meta: MetaFunction = () => [{ title: `Notices · ${productName}` }]

export default function NoticesPage() {
  const list = useNotices()
  const { data, error, isFetching, refetch } = list
  return (
    <div className="mx-auto grid w-full max-w-172 grid-cols-[minmax(0,1fr)] content-start px-4 py-10 sm:px-10 sm:py-14">
      <h1 className="font-serif text-31">Notices</h1>
      <p className="mt-1 max-w-110 text-pretty text-muted">
        What you were told, when, and by which way it reached you.
      </p>
      <div className="mt-8">
        {data && <Rows list={list} />}
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
    </div>
  )
}

function Rows({ list }: { list: ReturnType<typeof useNotices> }) {
  const notices = list.data?.pages.flat() ?? []
  useSeen(notices.filter(({ seen_at }) => seen_at === null).map(({ id }) => id))
  if (notices.length === 0)
    return (
      <EmptyState title="No notices yet">
        What you are reminded of stands here once it is due, and how it reached you.
      </EmptyState>
    )
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-6">
      <ul className="grid grid-cols-[minmax(0,1fr)] gap-3">
        {notices.map((notice) => (
          <NoticeRow key={notice.id} notice={notice} />
        ))}
      </ul>
      <ShowEarlier list={list} />
    </div>
  )
}

/** While the page is looked at; a tab in the background has shown nothing to anybody. */
function useSeen(ids: string[]): void {
  const { mutate } = useSee()
  const together = ids.join(' ')
  useEffect(() => {
    const see = () => {
      if (together !== '' && document.visibilityState === 'visible') mutate(together.split(' '))
    }
    see()
    document.addEventListener('visibilitychange', see)
    return () => document.removeEventListener('visibilitychange', see)
  }, [together, mutate])
}
