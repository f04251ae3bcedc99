import Info from 'lucide-react/icons/info'
import { useId, useState } from 'react'
import { IconButton } from '#foundation/web/design/button.tsx'
import { Skeleton } from '#foundation/web/design/skeleton.tsx'
import { VisuallyHidden } from '#foundation/web/design/visually-hidden.tsx'
import type { DayOverview } from '../../contract.ts'
import { sampleDay } from '../../rules/sample-day.ts'
import { overviewOfSpan, type SpanOverview } from '../../rules/span-overview.ts'
import { useCalendars } from '../calendars.ts'
import type { Place } from '../place.ts'
import { monthWith, useDayFigures } from './day-figures.ts'
import { spanName } from './span-name.ts'

type OverviewProps = { place: Place; days: readonly string[] }

/** Today in figures, and beside it the days in sight. While the sample is looked at, its day stands for today. */
export function Overview({ place, days }: OverviewProps) {
  const { date, today, show } = place
  const { data: known } = useCalendars()
  const day = known?.sample && date === sampleDay ? sampleDay : today
  const spanDays = show === 'month' ? days.filter((each) => each.slice(0, 7) === date.slice(0, 7)) : days
  const isOne = spanDays.length === 1 && spanDays[0] === day
  const range = monthWith(date, date, days)
  const isDayIn = range.from <= day && day <= range.to
  const seen = useDayFigures(range)
  const own = useDayFigures(isDayIn ? range : { from: day, to: day })
  const figures = [
    { name: day === today ? 'Today' : spanName('day', [day]), figures: figuresOf(own.data, [day]) },
    ...(isOne ? [] : [{ name: spanName(show, spanDays), figures: figuresOf(seen.data, spanDays) }]),
  ]
  const failed = (seen.error && !seen.data) || (own.error && !own.data)
  return (
    <section aria-labelledby="overview" className="grid gap-1">
      <Heading />
      {failed ? (
        <p role="alert" className="text-13 text-muted">
          It could not be loaded.{' '}
          <button
            type="button"
            className="text-accent underline underline-offset-4"
            onClick={() => void Promise.all([seen.refetch(), own.refetch()])}
          >
            Retry
          </button>
        </p>
      ) : (
        <Table columns={figures} named={!isOne || day !== today} />
      )}
    </section>
  )
}

function figuresOf(known: readonly DayOverview[] | undefined, days: readonly string[]): SpanOverview | undefined {
  const wanted = new Set(days)
  return known && overviewOfSpan(known.filter(({ day }) => wanted.has(day)))
}

/** The name, and what the figures mean for whoever asks. */
function Heading() {
  const [explains, setExplains] = useState(false)
  const id = useId()
  return (
    <>
      <div className="flex items-center justify-between">
        <h2 id="overview" className="text-13 font-medium">
          Today's Overview
        </h2>
        <IconButton
          label="What these figures mean"
          icon={<Info className="text-muted" />}
          aria-expanded={explains}
          aria-controls={id}
          onClick={() => setExplains(!explains)}
        />
      </div>
      <div id={id} hidden={!explains} className="grid gap-1.5 pb-2 text-12 text-pretty text-muted [[hidden]]:hidden">
        <p>
          <b className="font-medium text-ink">Focus Time</b> is the free part of your working hours, in stretches of 30
          minutes or more.
        </p>
        <p>
          <b className="font-medium text-ink">Efficiency</b> is the share of your working hours that is not lost to
          shorter gaps.
        </p>
      </div>
    </>
  )
}

type Column = { name: string; figures: SpanOverview | undefined }

/** Figures of today alone need no name above them. */
function Table({ columns, named }: { columns: readonly Column[]; named: boolean }) {
  return (
    <table className="w-full text-left">
      <thead className={named ? '' : 'sr-only'}>
        <tr className="text-12 text-muted">
          <th scope="col" className="font-normal">
            <VisuallyHidden>Figure</VisuallyHidden>
          </th>
          {columns.map(({ name }) => (
            <th key={name} scope="col" className="pb-0.5 pl-2 text-right font-normal">
              {name}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        <Figure name="Events" columns={columns} write={({ events }) => String(events)} />
        <Figure
          name="Focus Time"
          columns={columns}
          write={({ focusMinutes }) => focusMinutes !== undefined && hoursOf(focusMinutes)}
        />
        <Figure
          name="Efficiency"
          columns={columns}
          write={({ efficiency }) => efficiency !== undefined && `${efficiency}%`}
        />
      </tbody>
    </table>
  )
}

type FigureProps = {
  name: string
  columns: readonly Column[]
  /** False where there is no figure. */
  write: (figures: SpanOverview) => string | false
}

function Figure({ name, columns, write }: FigureProps) {
  return (
    <tr>
      <th scope="row" className="py-0.5 font-normal text-muted">
        {name}
      </th>
      {columns.map((column) => (
        <td key={column.name} data-figures className="py-0.5 pl-2 text-right font-medium">
          {column.figures ? write(column.figures) || <None /> : <Skeleton className="ml-auto h-4 w-8" />}
        </td>
      ))}
    </tr>
  )
}

function None() {
  return (
    <span className="text-muted">
      <span aria-hidden="true">–</span>
      <VisuallyHidden>none</VisuallyHidden>
    </span>
  )
}

/** “4.5h”. */
function hoursOf(minutes: number): string {
  return `${Math.round(minutes / 6) / 10}h`
}
