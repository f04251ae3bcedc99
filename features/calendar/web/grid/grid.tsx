import type { WorkingHours } from '#features/people/contract.ts'
import { ErrorState } from '#foundation/web/design/error-state.tsx'
import { sentenceOf } from '#foundation/web/design/failure-note.tsx'
import { Loading, Skeleton } from '#foundation/web/design/skeleton.tsx'
import type { Events } from '../events.ts'
import { SampleLink } from '../panel/sample-offer.tsx'
import type { Place } from '../place.ts'
import type { Density } from './density.ts'
import { DensityButton } from './density-button.tsx'
import type { GridActions } from './grid-actions.ts'
import { MonthGrid } from './month-grid.tsx'
import { TimeGrid } from './time-grid.tsx'
import type { Made } from './use-wanted.ts'

type GridProps = {
  events: Events
  days: readonly string[]
  place: Place
  made: Made | undefined
  zone: string
  secondZone: string | undefined
  density: Density
  onDensity: (density: Density) => void
  workingHours: WorkingHours
  actions: GridActions
  nameOf: (calendar: string) => string
}

/** The days, or why they cannot be shown. */
export function Grid({ events, place, onDensity, ...grid }: GridProps) {
  const { occurrences, pending, error, retry, retrying } = events
  const { date, show, today, event, askedToday } = place
  if (error)
    return (
      <ErrorState
        title="Your events could not be loaded"
        detail={sentenceOf(error)}
        onRetry={retry}
        retrying={retrying}
      />
    )
  if (pending) return show === 'month' ? <MonthLoading days={grid.days} /> : <GridLoading days={grid.days.length} />
  return (
    <>
      {occurrences.length === 0 && <NothingPlanned show={show} />}
      {show === 'month' ? (
        <MonthGrid {...grid} occurrences={occurrences} date={date} today={today} wanted={event} />
      ) : (
        <TimeGrid
          {...grid}
          occurrences={occurrences}
          today={today}
          wanted={event}
          asked={askedToday}
          corner={<DensityButton density={grid.density} onChange={onDensity} />}
        />
      )}
    </>
  )
}

/** The hours stay in sight: to press one is what to do first. */
function NothingPlanned({ show }: { show: Place['show'] }) {
  return (
    <p className="border-b border-hairline px-4 py-2 text-13 text-muted print:hidden">
      Nothing is planned {spans[show]}. Press {show === 'month' ? 'a day' : 'an hour'} to plan something, or say it in
      words above. <SampleLink />
    </p>
  )
}

const spans = { day: 'on this day', week: 'on these days', month: 'in this month' }

function GridLoading({ days }: { days: number }) {
  return (
    <Loading label="Loading your events">
      <div className="flex gap-1 p-2">
        {Array.from({ length: days }, (_, day) => (
          <div key={day} className="grid grow gap-3">
            <Skeleton className="mx-auto h-6 w-12" />
            {[0, 1, 2].map((block) => (
              <div key={block} className="grid h-32 items-start">
                <Skeleton className={(day + block) % 3 === 0 ? 'h-28' : (day + block) % 3 === 1 ? 'h-10' : 'h-16'} />
              </div>
            ))}
          </div>
        ))}
      </div>
    </Loading>
  )
}

function MonthLoading({ days }: { days: readonly string[] }) {
  return (
    <Loading label="Loading your events">
      <div className="grid grid-cols-7">
        {days.map((day, at) => (
          <div key={day} className="grid h-28 content-start gap-1.5 border-b border-l border-hairline p-2">
            <Skeleton className="h-4 w-5" />
            {at % 3 > 0 && <Skeleton className="h-4 w-4/5" />}
            {at % 5 === 0 && <Skeleton className="h-4 w-3/5" />}
          </div>
        ))}
      </div>
    </Loading>
  )
}
