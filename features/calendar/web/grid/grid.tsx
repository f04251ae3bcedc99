import type { WorkingHours } from '#features/people/contract.ts'
import { ErrorState } from '#foundation/web/design/error-state.tsx'
import { sentenceOf } from '#foundation/web/design/failure-note.tsx'
import type { Events } from '../events.ts'
import { SampleLink } from '../panel/sample-offer.tsx'
import type { Place } from '../place.ts'
import type { Density } from './density.ts'
import { DensityButton } from './density-button.tsx'
import type { GridActions } from './grid-actions.ts'
import { GridLoading, MonthLoading } from './grid-loading.tsx'
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
  if (pending) return show === 'month' ? <MonthLoading days={grid.days} /> : <GridLoading {...grid} place={place} />
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
