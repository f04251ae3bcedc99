import { memo } from 'react'
import { VisuallyHidden } from '#foundation/web/design/visually-hidden.tsx'
import type { Occurrence } from '../../contract.ts'
import { dayWords } from './days.ts'
import { colourOf } from './event-block.tsx'
import type { WeekOfMonth } from './month-days.ts'
import { type WeekBar, type WeekDay, weekOf } from './week-rows.ts'
import { keyOf } from './pieces.ts'
import { stateOf, titleLook, whenOf } from './said.ts'
import { clock, wallOf } from './wall.ts'

type MonthWeekProps = {
  week: WeekOfMonth
  /** So many rows have room in a day. */
  fit: number
  /** “2024-01”. */
  month: string
  today: string
  zone: string
}

/** Pixels above the first row of a day, and from one row to the next. */
export const headPixels = 30
export const rowPixels = 22

/** A week of a month: its days, what lasts whole days across them, and in each what takes place then. */
export const MonthWeek = memo(({ week, fit, month, today, zone }: MonthWeekProps) => {
  const { bars, days } = weekOf(
    week.bars,
    week.days.map(({ timed }) => timed),
    fit,
  )
  return (
    <div className="relative grid min-h-20 grow basis-0 grid-cols-7 border-b border-hairline pointer-coarse:min-h-28">
      {week.days.map(({ day }, at) => (
        <Day
          key={day}
          day={day}
          plan={days[at]}
          last={fit - 1}
          other={!day.startsWith(month)}
          isToday={day === today}
          zone={zone}
        />
      ))}
      {bars.map((bar) => (
        <MonthBar key={keyOf(bar.occurrence)} bar={bar} zone={zone} />
      ))}
    </div>
  )
})

type DayProps = {
  day: string
  plan: WeekDay | undefined
  /** The row that says how many more there are. */
  last: number
  other: boolean
  isToday: boolean
  zone: string
}

function Day({ day, plan, last, other, isToday, zone }: DayProps) {
  const { lines = [], more = 0 } = plan ?? {}
  return (
    <div
      // oxlint-disable-next-line prefer-tag-over-role -- a fieldset is for forms
      role="group"
      aria-label={dayWords(day)}
      data-date={day}
      className={`relative min-w-0 border-r border-hairline p-1 nth-7:border-r-0 data-target:bg-touch ${other ? 'bg-sunken' : ''}`}
    >
      <button
        type="button"
        tabIndex={-1}
        data-figures
        data-go={day}
        aria-label={`${dayWords(day)}${isToday ? ', today' : ''}`}
        className={`grid h-6 min-w-6 place-items-center rounded-full px-1 text-12 font-medium pointer-coarse:-m-1 pointer-coarse:h-8 pointer-coarse:min-w-8 ${isToday ? 'bg-ink text-paper' : 'text-muted hover:bg-touch'}`}
      >
        {Number(day.slice(-2))}
      </button>
      {lines.map(({ occurrence, row }) => (
        <Line key={keyOf(occurrence)} occurrence={occurrence} row={row} zone={zone} />
      ))}
      {more > 0 && (
        <button
          type="button"
          tabIndex={-1}
          data-more={day}
          aria-haspopup="dialog"
          aria-label={`+${more} more, ${dayWords(day)}`}
          style={topOf(last)}
          className="absolute inset-x-1 h-5 truncate rounded-[4px] px-1.5 text-left text-12 leading-5 text-muted hover:bg-touch hover:text-ink"
        >
          +{more} more
        </button>
      )}
    </div>
  )
}

type LineProps = { occurrence: Occurrence; row: number; zone: string }

function Line({ occurrence, row, zone }: LineProps) {
  const { title, start, color } = occurrence
  return (
    <button
      type="button"
      tabIndex={-1}
      data-key={keyOf(occurrence)}
      style={{ ...colourOf(color), ...topOf(row) }}
      className="absolute inset-x-1 flex h-5 items-center gap-1.5 rounded-[4px] px-1 text-left text-12 leading-5 hover:bg-touch focus-visible:z-1 focus-visible:-outline-offset-2 data-[held]:opacity-40"
    >
      <VisuallyHidden>{`${title}, ${whenOf(occurrence, zone)}${stateOf(occurrence)}`}</VisuallyHidden>
      <span aria-hidden="true" className="h-3.5 w-0.75 shrink-0 rounded-full bg-(--event)" />
      <span aria-hidden="true" data-figures className="hidden shrink-0 text-muted lg:inline">
        {clock(wallOf(start, zone).minute)}
      </span>
      <span aria-hidden="true" className={`truncate ${titleLook(occurrence)}`}>
        {title}
      </span>
    </button>
  )
}

function MonthBar({ bar, zone }: { bar: WeekBar; zone: string }) {
  const { occurrence, first, last, row, begins, ends } = bar
  const style = {
    ...colourOf(occurrence.color),
    ...topOf(row),
    left: `calc(${(first / 7) * 100}% + ${begins ? 4 : 0}px)`,
    width: `calc(${((last - first + 1) / 7) * 100}% - ${(begins ? 4 : 0) + (ends ? 5 : 0)}px)`,
  }
  return (
    <button
      type="button"
      tabIndex={-1}
      data-key={keyOf(occurrence)}
      data-bar
      style={style}
      className={`absolute flex h-5 items-center bg-[color-mix(in_oklab,var(--event)_14%,var(--color-raised))] px-1.5 text-left text-12 leading-5 font-medium hover:bg-[color-mix(in_oklab,var(--event)_22%,var(--color-raised))] focus-visible:z-1 focus-visible:-outline-offset-2 data-[held]:opacity-40 ${begins ? 'rounded-l-[4px] border-l-3 border-(--event)' : ''} ${ends ? 'rounded-r-[4px]' : ''}`}
    >
      <VisuallyHidden>{`${occurrence.title}, ${whenOf(occurrence, zone)}${stateOf(occurrence)}`}</VisuallyHidden>
      <span aria-hidden="true" className={`truncate ${titleLook(occurrence)}`}>
        {occurrence.title}
      </span>
    </button>
  )
}

function topOf(row: number): { top: string } {
  return { top: `${headPixels + row * rowPixels}px` }
}
