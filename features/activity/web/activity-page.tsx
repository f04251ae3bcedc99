import { useId, useState } from 'react'
import type { MetaFunction } from 'react-router'
import { productName } from '#foundation/contract/product.ts'
import { EmptyState } from '#foundation/web/design/empty-state.tsx'
import { ErrorState } from '#foundation/web/design/error-state.tsx'
import { sentenceOf } from '#foundation/web/design/failure-note.tsx'
import { ShowEarlier } from '#foundation/web/design/show-earlier.tsx'
import { PageTitle } from '#foundation/web/design/page-title.tsx'
import { type ShortcutGroup, useListedShortcuts } from '#foundation/web/keyboard/listed.ts'
import { useRowKeys } from '#foundation/web/use-row-keys.ts'
import { useNow } from '#foundation/web/use-now.ts'
import type { Activity } from '../contract.ts'
import { useActivities } from './activities.ts'
import { CardLoading } from './card/card-loading.tsx'
import { ActivityRow } from './list/activity-row.tsx'
import { byDay } from './list/days.ts'
import { ExportButton } from './list/export-button.tsx'
import { FilterBar } from './list/filter-bar.tsx'
import { FilterButton } from './list/filter-button.tsx'
import { toFilters, useChosen } from './list/filters.ts'
import { ThumbBar } from './list/thumb-bar.tsx'
import { WaitingSection } from './list/waiting-section.tsx'

export { PageError as ErrorBoundary } from '#foundation/web/error/page-error.tsx'

export const handle = { title: 'Activity' }

export const meta: MetaFunction = () => [{ title: `Activity · ${productName}` }]

export default function ActivityPage() {
  const [chosen, choose, clear] = useChosen()
  const count = Object.keys(chosen).length
  const [filters, setFilters] = useState(count > 0)
  const [bar, setBar] = useState<HTMLElement | null>(null)
  const filtersId = useId()
  const waiting = useActivities({ state: 'waiting' })
  const list = useActivities(toFilters(chosen))
  const { data, error, isFetching, refetch } = list
  const first = waiting.data?.pages.flat() ?? []
  useRowKeys('data-activity')
  useListedShortcuts(listed)
  return (
    <div className="mx-auto flex w-full max-w-172 flex-col px-4 pt-5 sm:px-10 md:py-14">
      <header className="flex items-start justify-between gap-4 max-sm:items-center">
        <div className="grid gap-1">
          <PageTitle>Activity</PageTitle>
          <p className="max-w-110 text-pretty text-muted max-sm:text-13">Every request and its outcome.</p>
        </div>
        <div className="flex shrink-0 gap-2">
          <FilterButton count={count} isOpen={filters} controls={filtersId} onToggle={() => setFilters(!filters)} />
          <ExportButton />
        </div>
      </header>
      <div className="mt-4 sm:mt-8 grid grid-cols-[minmax(0,1fr)] gap-8 pb-8">
        <WaitingSection activities={first} bar={bar} />
        <div id={filtersId} hidden={!filters} className="[[hidden]]:hidden">
          {filters && <FilterBar chosen={chosen} onChoose={choose} onClear={clear} />}
        </div>
        {data && <Days list={list} above={first} filtered={count > 0} />}
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
      <ThumbBar onPlace={setBar} />
    </div>
  )
}

const listed: ShortcutGroup = {
  title: 'Activity',
  shortcuts: [
    { shortcut: 'j', does: 'Next line, also by an arrow' },
    { shortcut: 'k', does: 'Previous line' },
    { shortcut: 'enter', does: 'Show what is known of it; or approve, if it waits for you' },
  ],
}

type DaysProps = {
  list: ReturnType<typeof useActivities>
  /** Already shown above. */
  above: readonly Activity[]
  filtered: boolean
}

function Days({ list, above, filtered }: DaysProps) {
  const now = useNow()
  const shown = new Set(above.map(({ id }) => id))
  const activities = (list.data?.pages.flat() ?? []).filter(({ id, state }) => state !== 'waiting' && !shown.has(id))
  if (activities.length === 0 && (filtered || above.length === 0)) return <Nothing filtered={filtered} />
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-8">
      {byDay(activities, now).map(({ label, activities: ofDay }) => (
        <section key={label} aria-label={label} className="grid grid-cols-[minmax(0,1fr)] gap-1.5">
          <h2 className="text-13 font-medium">{label}</h2>
          <ul className="grid grid-cols-[minmax(0,1fr)]">
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
      <EmptyState title="No matches">
        No activity is of this kind, state and day. Choose another, or show all.
      </EmptyState>
    )
  return (
    <EmptyState title="Nothing here yet">
      Whatever you or your assistant change appears here, with an Undo where there is one.
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
