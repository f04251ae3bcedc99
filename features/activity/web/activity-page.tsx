import type { MetaFunction } from 'react-router'
import { productName } from '#foundation/contract/product.ts'
import { EmptyState } from '#foundation/web/design/empty-state.tsx'
import { ErrorState } from '#foundation/web/design/error-state.tsx'
import { sentenceOf } from '#foundation/web/design/failure-note.tsx'
import { ShowEarlier } from '#foundation/web/design/show-earlier.tsx'
import { useNow } from '#foundation/web/use-now.ts'
import { useActivities } from './activities.ts'
import { CardLoading } from './card/card-loading.tsx'
import { ActivityRow } from './list/activity-row.tsx'
import { byDay } from './list/days.ts'
import { ExportButton } from './list/export-button.tsx'
import { FilterBar } from './list/filter-bar.tsx'
import { toFilters, useChosen } from './list/filters.ts'

export { PageError as ErrorBoundary } from '#foundation/web/error/page-error.tsx'

export const handle = { title: 'Activity' }

export const meta: MetaFunction = () => [{ title: `Activity · ${productName}` }]

export default function ActivityPage() {
  const [chosen, choose, clear] = useChosen()
  const list = useActivities(toFilters(chosen))
  const { data, error, isFetching, refetch } = list
  return (
    <div className="mx-auto grid w-full max-w-172 grid-cols-[minmax(0,1fr)] content-start px-4 py-10 sm:px-10 sm:py-14">
      <header className="flex flex-wrap items-start justify-between gap-4">
        <div className="grid gap-1">
          <h1 className="font-serif text-31">Activity</h1>
          <p className="max-w-110 text-pretty text-muted">Everything that was asked for, and what came of it.</p>
        </div>
        <ExportButton />
      </header>
      <div className="mt-6 border-t border-hairline pt-6">
        <FilterBar chosen={chosen} onChoose={choose} onClear={clear} />
      </div>
      <div className="mt-8">
        {data && <Days list={list} filtered={Object.keys(chosen).length > 0} />}
        {!data && error && (
          <ErrorState
            title="Your activity could not be loaded"
            detail={sentenceOf(error)}
            onRetry={() => void refetch()}
            retrying={isFetching}
          />
        )}
        {!data && !error && <Waiting />}
      </div>
    </div>
  )
}

function Days({ list, filtered }: { list: ReturnType<typeof useActivities>; filtered: boolean }) {
  const now = useNow()
  const activities = list.data?.pages.flat() ?? []
  if (activities.length === 0) return <Nothing filtered={filtered} />
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-8">
      {byDay(activities, new Date(now)).map(({ label, activities: ofDay }) => (
        <section key={label} aria-label={label} className="grid grid-cols-[minmax(0,1fr)] gap-3">
          <h2 className="text-13 font-medium">{label}</h2>
          <ul className="grid grid-cols-[minmax(0,1fr)] gap-3">
            {ofDay.map((activity) => (
              <ActivityRow key={activity.id} activity={activity} />
            ))}
          </ul>
        </section>
      ))}
      <ShowEarlier list={list} />
    </div>
  )
}

function Nothing({ filtered }: { filtered: boolean }) {
  if (filtered)
    return (
      <EmptyState title="Nothing fits">
        No activity is of this kind, state and day. Choose another, or show all.
      </EmptyState>
    )
  return (
    <EmptyState title="Nothing was asked for yet">
      Rename a chat, or ask your assistant to. What it does, and what it wants to do, stands here.
    </EmptyState>
  )
}

function Waiting() {
  return (
    <div className="grid gap-3">
      {[0, 1, 2].map((row) => (
        <CardLoading key={row} />
      ))}
    </div>
  )
}
