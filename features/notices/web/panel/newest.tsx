import { useState } from 'react'
import { Link } from 'react-router'
import { LateDeeds } from '#foundation/web/acting/late-deeds.tsx'
import { EmptyState } from '#foundation/web/design/empty-state.tsx'
import { ErrorState } from '#foundation/web/design/error-state.tsx'
import { sentenceOf } from '#foundation/web/design/failure-note.tsx'
import { Loading, Skeleton } from '#foundation/web/design/skeleton.tsx'
import { textLink } from '#foundation/web/design/surface.ts'
import { useNow } from '#foundation/web/use-now.ts'
import type { Notice } from '../../contract.ts'
import { latest } from '../latest.ts'
import { useNotices, useSeen } from '../notices.ts'
import { PanelRow } from './panel-row.tsx'

const most = 12

/** The newest notices, and the way to all of them. */
export function Newest() {
  const { data, error, isFetching, refetch } = useNotices()
  return (
    <>
      <div className="min-h-0 grow overflow-y-auto overscroll-contain">
        <div className="px-4 pb-3 empty:hidden has-[>:empty]:hidden">
          <LateDeeds feature="notices" />
        </div>
        {data && <Rows notices={data.pages.flat()} />}
        {!data && error && (
          <ErrorState
            title="Your notices could not be loaded"
            detail={sentenceOf(error)}
            onRetry={() => void refetch()}
            retrying={isFetching}
          />
        )}
        {!data && !error && (
          <div className="px-4 pb-4">
            <Loading label="Loading your notices">
              <Skeleton className="h-16 w-full" />
            </Loading>
          </div>
        )}
      </div>
      <p className="border-t border-hairline px-4 py-1 text-13">
        <Link to="/assistant/notices" className={`${textLink} inline-grid h-9 items-center pointer-coarse:h-11`}>
          All notices, and how they reached you
        </Link>
      </p>
    </>
  )
}

function Rows({ notices }: { notices: readonly Notice[] }) {
  const now = useNow()
  const shown = latest(notices).slice(0, most)
  // Those that a later one repeats are seen with it.
  const isNew = useNew(notices.slice(0, notices.findLastIndex((each) => shown.includes(each)) + 1))
  if (notices.length === 0)
    return <EmptyState title="No notices yet">Reminders appear here when they are due.</EmptyState>
  return (
    <ul className="divide-y divide-hairline border-t border-hairline">
      {shown.map((notice) => (
        <PanelRow key={notice.id} notice={notice} now={now} isNew={isNew(notice)} />
      ))}
    </ul>
  )
}

/** What is shown counts as seen in every tab; here it stays marked as new until the panel closes. */
function useNew(notices: readonly Notice[]): (notice: Notice) => boolean {
  const unseen = notices.filter(({ seen_at }) => seen_at === null).map(({ id }) => id)
  const [shown, setShown] = useState(unseen)
  const added = unseen.filter((id) => !shown.includes(id))
  if (added.length > 0) setShown([...shown, ...added])
  useSeen(unseen)
  return ({ id }) => shown.includes(id)
}
