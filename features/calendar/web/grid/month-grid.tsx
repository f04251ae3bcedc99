import { useMemo } from 'react'
import { VisuallyHidden } from '#foundation/web/design/visually-hidden.tsx'
import type { Occurrence } from '../../contract.ts'
import { dayWords, run, weekday } from './days.ts'
import { colourOf } from './event-block.tsx'
import type { GridActions } from './grid-actions.ts'
import { daysOf, keyOf } from './pieces.ts'
import { whenOf } from './said.ts'
import { clock, daysBetween, wallOf } from './wall.ts'

type MonthGridProps = {
  days: readonly string[]
  date: string
  today: string
  occurrences: readonly Occurrence[]
  zone: string
  actions: GridActions
}

const most = 4

/** The weeks of a month; what does not find room in a day is counted, and leads to the day. */
export function MonthGrid({ days, date, today, occurrences, zone, actions }: MonthGridProps) {
  const byDay = useMemo(() => spread(occurrences, days, zone), [occurrences, days, zone])
  return (
    <div className="flex min-h-0 grow flex-col overflow-y-auto print:overflow-visible">
      <div
        aria-hidden="true"
        className="sticky top-0 z-2 grid shrink-0 grid-cols-7 border-b border-hairline bg-paper text-13 text-muted"
      >
        {days.slice(0, 7).map((day) => (
          <span key={day} className="px-2 py-1.5">
            {weekday(day, 'short')}
          </span>
        ))}
      </div>
      <div className="grid min-h-130 grow auto-rows-fr grid-cols-7">
        {days.map((day) => (
          <Day
            key={day}
            day={day}
            other={day.slice(0, 7) !== date.slice(0, 7)}
            isToday={day === today}
            occurrences={byDay.get(day) ?? []}
            zone={zone}
            actions={actions}
          />
        ))}
      </div>
    </div>
  )
}

type DayProps = {
  day: string
  other: boolean
  isToday: boolean
  occurrences: readonly Occurrence[]
  zone: string
  actions: GridActions
}

function Day({ day, other, isToday, occurrences, zone, actions }: DayProps) {
  const shown = occurrences.length > most ? occurrences.slice(0, most - 1) : occurrences
  const more = occurrences.length - shown.length
  return (
    <div
      // oxlint-disable-next-line prefer-tag-over-role -- a fieldset is for forms
      role="group"
      aria-label={dayWords(day)}
      className={`flex min-w-0 flex-col gap-0.5 border-r border-b border-hairline p-1 ${other ? 'bg-sunken' : ''}`}
    >
      <div className="flex items-center justify-between">
        <button
          type="button"
          data-figures
          aria-label={`${dayWords(day)}${isToday ? ', today' : ''}`}
          onClick={() => actions.goTo(day)}
          className={`grid h-6 min-w-6 place-items-center rounded-full px-1 text-12 font-medium pointer-coarse:h-10 pointer-coarse:min-w-10 ${isToday ? 'bg-ink text-paper' : 'text-muted hover:bg-touch'}`}
        >
          {Number(day.slice(-2))}
        </button>
      </div>
      {shown.map((occurrence) => (
        <Line key={keyOf(occurrence)} occurrence={occurrence} zone={zone} open={actions.open} />
      ))}
      {more > 0 && (
        <button
          type="button"
          onClick={() => actions.goTo(day)}
          className="truncate rounded-[4px] px-1.5 text-left text-12 text-muted hover:bg-touch hover:text-ink"
        >
          {more} more
        </button>
      )}
    </div>
  )
}

type LineProps = { occurrence: Occurrence; zone: string; open: GridActions['open'] }

function Line({ occurrence, zone, open }: LineProps) {
  const { title, allDay, start, color } = occurrence
  return (
    <button
      type="button"
      data-key={keyOf(occurrence)}
      style={colourOf(color)}
      onClick={({ currentTarget }) => open(occurrence, currentTarget)}
      className={`relative flex min-w-0 items-center gap-1.5 rounded-[4px] border-l-3 border-(--event) px-1 text-left text-12 leading-5 hover:bg-touch ${allDay ? 'bg-[color-mix(in_oklab,var(--event)_12%,var(--color-raised))]' : ''}`}
    >
      <VisuallyHidden>{`${title}, ${whenOf(occurrence, zone)}`}</VisuallyHidden>
      {!allDay && (
        <span aria-hidden="true" data-figures className="hidden text-muted lg:inline">
          {clock(wallOf(start, zone).minute)}
        </span>
      )}
      <span aria-hidden="true" className="truncate">
        {title}
      </span>
    </button>
  )
}

/** In every day on which it takes place; whole days first, then by the hour. */
function spread(occurrences: readonly Occurrence[], days: readonly string[], zone: string): Map<string, Occurrence[]> {
  const byDay = new Map<string, Occurrence[]>(days.map((day) => [day, []]))
  const sorted = occurrences.toSorted((a, b) => Number(b.allDay) - Number(a.allDay) || a.start.localeCompare(b.start))
  for (const occurrence of sorted) {
    const { from, to } = daysOf(occurrence, zone)
    const first = from < (days[0] ?? '') ? (days[0] ?? '') : from
    for (const day of run(first, Math.min(days.length, daysBetween(first, to) + 1))) byDay.get(day)?.push(occurrence)
  }
  return byDay
}
