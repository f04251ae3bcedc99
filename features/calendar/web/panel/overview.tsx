import { useQuery } from '@tanstack/react-query'
import { Skeleton } from '#foundation/web/design/skeleton.tsx'
import { useSession } from '#foundation/web/session/session.ts'
import { overviewRoute } from '../../contract.ts'
import { sampleDay } from '../../rules/sample-day.ts'
import { useCalendars } from '../calendars.ts'
import { dayWords } from '../grid/days.ts'
import type { Place } from '../place.ts'

/** The day in figures. While the sample is looked at, its day stands for today. */
export function Overview({ place: { date, today } }: { place: Place }) {
  const { client } = useSession()
  const { data: known } = useCalendars()
  const day = known?.sample && date === sampleDay ? sampleDay : today
  const { data, error, refetch } = useQuery({
    queryKey: ['calendar', 'overview', day],
    queryFn: ({ signal }) => client.call(overviewRoute, { query: { from: day, to: day } }, { signal }),
  })
  const overview = data?.[0]
  return (
    <section aria-labelledby="overview" className="grid gap-2">
      <h2 id="overview" className="text-13 font-medium">
        Today's Overview
      </h2>
      {day !== today && <p className="-mt-1.5 text-12 text-muted">of {dayWords(day)}</p>}
      {error && !overview ? (
        <p role="alert" className="text-13 text-muted">
          It could not be loaded.{' '}
          <button type="button" className="text-accent underline underline-offset-4" onClick={() => void refetch()}>
            Retry
          </button>
        </p>
      ) : (
        <dl className="grid gap-1.5">
          <Figure name={overview?.events === 1 ? 'Event' : 'Events'} value={overview && String(overview.events)} />
          <Figure name="Focus Time" value={overview && hoursOf(overview.focusMinutes)} />
          <Figure name="Efficiency" value={overview && `${overview.efficiency}%`} />
        </dl>
      )}
    </section>
  )
}

function Figure({ name, value }: { name: string; value: string | undefined }) {
  return (
    <div className="flex items-baseline justify-between gap-3">
      <dt className="text-muted">{name}</dt>
      <dd data-figures className="font-medium">
        {value ?? <Skeleton className="h-4 w-8" />}
      </dd>
    </div>
  )
}

/** “4.5h”. */
export function hoursOf(minutes: number): string {
  return `${Math.round(minutes / 6) / 10}h`
}
