import { useMemo } from 'react'
import { VisuallyHidden } from '#foundation/web/design/visually-hidden.tsx'
import type { Occurrence } from '../../contract.ts'
import { dayWords, weekday } from '../grid/days.ts'
import { colourOf } from '../grid/event-block.tsx'
import type { GridActions } from '../grid/grid-actions.ts'
import { daysOf, keyOf } from '../grid/pieces.ts'
import { stateOf, timesOf, titleLook, whenOf } from '../grid/said.ts'
import { addDays } from '../grid/wall.ts'
import { lookOf } from './week-strip.tsx'

type PhoneMonthProps = {
  days: readonly string[]
  date: string
  today: string
  occurrences: readonly Occurrence[]
  zone: string
  open: GridActions['open']
  onDay: (day: string) => void
}

/** A month with dots, and below it what takes place on the chosen day. */
export function PhoneMonth({ days, date, today, occurrences, zone, open, onDay }: PhoneMonthProps) {
  const byDay = useMemo(() => spread(occurrences, zone), [occurrences, zone])
  return (
    <div className="flex min-h-0 grow flex-col">
      <div className="grid shrink-0 grid-cols-7 border-b border-hairline px-1 pb-1">
        {days.slice(0, 7).map((day) => (
          <span key={day} aria-hidden="true" className="py-1 text-center text-12 text-muted">
            {weekday(day, 'short').slice(0, 2)}
          </span>
        ))}
        {days.map((day) => (
          <Day
            key={day}
            day={day}
            look={isOther(day, date) ? 'font-normal text-muted' : lookOf(day, { date, today })}
            words={`${dayWords(day)}${day === today ? ', today' : ''}`}
            chosen={day === date}
            occurrences={byDay.get(day) ?? none}
            onDay={onDay}
          />
        ))}
      </div>
      <List day={date} occurrences={byDay.get(date) ?? none} zone={zone} open={open} />
    </div>
  )
}

/** Of the month before or after. */
function isOther(day: string, date: string): boolean {
  return day.slice(0, 7) !== date.slice(0, 7)
}

const none: readonly Occurrence[] = []
const mostDots = 3

type DayProps = {
  day: string
  look: string
  words: string
  chosen: boolean
  occurrences: readonly Occurrence[]
  onDay: (day: string) => void
}

function Day({ day, look, words, chosen, occurrences, onDay }: DayProps) {
  const count = occurrences.length
  return (
    <button
      type="button"
      aria-current={chosen ? 'date' : undefined}
      onClick={() => onDay(day)}
      className={`relative grid h-11 content-center justify-items-center gap-0.5 rounded-control select-none focus-visible:-outline-offset-2`}
    >
      <VisuallyHidden>{`${words}${count === 0 ? '' : count === 1 ? ', 1 event' : `, ${count} events`}`}</VisuallyHidden>
      <span aria-hidden="true" data-figures className={`grid size-7 place-items-center rounded-full ${look}`}>
        {Number(day.slice(-2))}
      </span>
      <span aria-hidden="true" className="flex h-1 gap-0.5">
        {occurrences.slice(0, mostDots).map((one) => (
          <span key={keyOf(one)} style={colourOf(one.color)} className="size-1 rounded-full bg-(--event)" />
        ))}
      </span>
    </button>
  )
}

type ListProps = Pick<PhoneMonthProps, 'zone' | 'open'> & { day: string; occurrences: readonly Occurrence[] }

function List({ day, occurrences, zone, open }: ListProps) {
  return (
    <section aria-label={dayWords(day)} className="min-h-0 grow overflow-y-auto px-4 pt-3 pb-20">
      <h2 className="font-serif text-16 font-medium">{dayWords(day)}</h2>
      {occurrences.length === 0 && <p className="py-2 text-muted">Nothing planned.</p>}
      <ul className="mt-1">
        {occurrences.map((one) => (
          <li key={keyOf(one)} className="border-b border-hairline last:border-0">
            <button
              type="button"
              data-key={keyOf(one)}
              style={colourOf(one.color)}
              onClick={({ currentTarget }) => open(one, currentTarget)}
              className="grid min-h-12 w-full grid-cols-[3px_minmax(0,1fr)_auto] items-center gap-3 py-2 text-left"
            >
              <span aria-hidden="true" className="h-full min-h-6 rounded-full bg-(--event)" />
              <span className={`truncate font-medium ${titleLook(one)}`}>{one.title}</span>
              <span aria-hidden="true" data-figures className="text-13 text-muted">
                {one.allDay ? 'all day' : timesOf(one, zone)}
              </span>
              <VisuallyHidden>{`, ${whenOf(one, zone)}${stateOf(one)}`}</VisuallyHidden>
            </button>
          </li>
        ))}
      </ul>
    </section>
  )
}

/** In every day on which it takes place; whole days first, then by the hour. */
function spread(occurrences: readonly Occurrence[], zone: string): ReadonlyMap<string, readonly Occurrence[]> {
  const byDay = new Map<string, Occurrence[]>()
  const sorted = occurrences.toSorted((a, b) => Number(b.allDay) - Number(a.allDay) || a.start.localeCompare(b.start))
  for (const one of sorted) {
    const { from, to } = daysOf(one, zone)
    for (let day = from; day <= to; day = addDays(day, 1)) byDay.set(day, [...(byDay.get(day) ?? []), one])
  }
  return byDay
}
