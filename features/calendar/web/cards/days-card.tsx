import { Link } from 'react-router'
import { Card } from '#foundation/web/design/card.tsx'
import { CardFailure } from '#foundation/web/design/card-failure.tsx'
import { Skeleton } from '#foundation/web/design/skeleton.tsx'
import type { Occurrence } from '../../contract.ts'
import { useVisible } from '../calendars.ts'
import { useEvents, useHearCalendar } from '../events.ts'
import { dayWords } from '../grid/days.ts'
import { daysOf, keyOf } from '../grid/pieces.ts'
import { timesOf } from '../grid/said.ts'
import { addDays, daysBetween } from '../grid/wall.ts'
import { useZone } from '../zone.ts'

const mostDays = 14

/** What takes place on some days, as it is now; each leads to where it stands in the calendar. */
export function DaysCard({ id }: { id: string }) {
  useHearCalendar()
  const zone = useZone()
  const days = daysIn(id)
  const { occurrences: all, pending, error, retry } = useEvents(days)
  const occurrences = useVisible(all)
  if (error) return <CardFailure error={error} onRetry={retry} />
  if (pending) return <Skeleton className="h-20 w-full" />
  const shown = days.flatMap((day) => {
    const those = occurrences.filter((each) => isOn(each, day, zone)).toSorted(inOrder)
    return those.length > 0 ? [{ day, those }] : []
  })
  // The words say so.
  if (shown.length === 0) return null
  return (
    <Card>
      <div className="grid gap-4">
        {shown.map(({ day, those }) => (
          <Day key={day} day={day} occurrences={those} zone={zone} />
        ))}
      </div>
    </Card>
  )
}

function Day({ day, occurrences, zone }: { day: string; occurrences: readonly Occurrence[]; zone: string }) {
  return (
    <section aria-label={dayWords(day)} className="grid gap-2">
      <p className="text-13 font-medium">
        <Link to={`/assistant?view=calendar&date=${day}&show=day`} className="hover:underline">
          {dayWords(day)}
        </Link>
      </p>
      <ul className="grid gap-1.5">
        {occurrences.map((each) => (
          <li
            key={keyOf(each)}
            className="grid grid-cols-[7rem_minmax(0,1fr)] gap-3 border-l-3 pl-3 max-sm:grid-cols-1 max-sm:gap-0"
            style={{ borderColor: each.color }}
          >
            <span data-figures className="text-13 text-muted">
              {each.allDay ? 'All day' : timesOf(each, zone)}
            </span>
            <span className="min-w-0 truncate">
              {each.title}
              {each.location !== '' && <span className="text-13 text-muted"> · {each.location}</span>}
            </span>
          </li>
        ))}
      </ul>
    </section>
  )
}

function isOn(occurrence: Occurrence, day: string, zone: string): boolean {
  const { from, to } = daysOf(occurrence, zone)
  return from <= day && day <= to
}

function inOrder(one: Occurrence, other: Occurrence): number {
  return Number(other.allDay) - Number(one.allDay) || one.start.localeCompare(other.start)
}

/** “2026-11-23T00:00/2026-11-24T00:00”, exclusive at its end. */
function daysIn(id: string): string[] {
  const [from = '', to = ''] = id.split('/')
  const [first, last] = [
    from.slice(0, 10),
    /T00:00/.test(to) || !to.includes('T') ? addDays(to.slice(0, 10), -1) : to.slice(0, 10),
  ]
  const count = Math.min(mostDays, Math.max(1, daysBetween(first, last) + 1))
  return Array.from({ length: count }, (_, at) => addDays(first, at))
}
