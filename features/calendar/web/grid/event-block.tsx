import Repeat from 'lucide-react/icons/repeat'
import type { CSSProperties } from 'react'
import { VisuallyHidden } from '#foundation/web/design/visually-hidden.tsx'
import { shortestDrawn } from './columns.ts'
import { linesIn } from './density.ts'
import { type Bar, keyOf } from './pieces.ts'
import { stateOf, timesOf, titleLook, whenOf } from './said.ts'
import type { Placed } from './side-by-side.ts'
import { clock, wallOf } from './wall.ts'

type EventBlockProps = {
  piece: Placed
  /** Pixels. */
  hour: number
  /** How many stand side by side. */
  days: number
  zone: string
  calendar: string
}

/**
 * Shown in its day, at its hour. What it does is done by the grid, which hears for all of them. A full week has hundreds of
 * these, and each element more is paid for in every view.
 */
export function EventBlock({ piece, hour, days, zone, calendar }: EventBlockProps) {
  const { occurrence, from, to, width, clear, begins, ends } = piece
  const lines = linesIn(Math.min(clear, Math.max(to - from, shortestDrawn)), hour)
  const room = width * (days === 1 ? 4 : 1)
  const again = occurrence.repeat !== null && room > 0.8
  const time = room < 0.8 ? clock(wallOf(occurrence.start, zone).minute) : timesOf(occurrence, zone)
  const tells = lines.time && room > narrow
  return (
    <button
      type="button"
      tabIndex={-1}
      data-key={keyOf(occurrence)}
      data-cut={cutOf(piece)}
      data-brief={!tells || undefined}
      // oxlint-disable-next-line role-supports-aria-props -- since ARIA 1.3 everything may have a description
      aria-description={allOf(piece, zone, calendar)}
      style={placeOf(piece)}
      className={`${block} ${begins ? 'rounded-t-[4px]' : ''} ${ends ? 'rounded-b-[4px]' : ''} ${lines.time ? 'pt-1' : 'pt-0.5'} ${room < 0.8 ? 'px-0.5' : 'px-1'}`}
    >
      <span
        className={`font-medium ${titleLines[lines.title] ?? 'truncate'} ${again ? 'pr-4' : ''} ${titleLook(occurrence)}`}
      >
        {occurrence.title}
      </span>
      {again && <Repeat aria-hidden="true" className="absolute top-1.5 right-1.5 size-3 text-muted" />}
      {tells && (
        <span data-figures className={`truncate text-muted ${to - from < 45 ? 'print:hidden' : ''}`}>
          {time}
        </span>
      )}
      {lines.place && room > narrow && occurrence.location !== '' && (
        <span className="truncate text-muted">{occurrence.location}</span>
      )}
    </button>
  )
}

/** With less of a day in a week than this there is room for the title alone; a day by itself is several times as wide. */
const narrow = 0.4

const wrapped = 'wrap-anywhere hyphens-auto print:line-clamp-1'
const titleLines: Partial<Record<number, string>> = {
  2: `line-clamp-2 ${wrapped}`,
  3: `line-clamp-3 ${wrapped}`,
  4: `line-clamp-4 ${wrapped}`,
}

type BarProps = { bar: Bar & { row: number }; days: number; zone: string; calendar: string }

/** Lasts whole days, or more than one. */
export function EventBar({ bar, days, zone, calendar }: BarProps) {
  const { occurrence, first, last, row, begins, ends } = bar
  const style = {
    ...colourOf(occurrence.color),
    left: `${(first / days) * 100}%`,
    width: `${((last - first + 1) / days) * 100}%`,
    top: `${row * 28}px`,
  }
  return (
    <button
      type="button"
      tabIndex={-1}
      data-key={keyOf(occurrence)}
      data-bar
      style={style}
      className="absolute flex h-7 border-2 border-transparent bg-clip-padding text-left text-12 outline-offset-0 select-none"
    >
      <VisuallyHidden>{`${occurrence.title}, ${allOf(bar, zone, calendar)}`}</VisuallyHidden>
      <span
        aria-hidden="true"
        className={`flex min-w-0 grow items-center gap-1.5 bg-[color-mix(in_oklab,var(--event)_12%,var(--color-raised))] px-1.5 ${begins ? 'rounded-l-[4px] border-l-3 border-(--event)' : ''} ${ends ? 'rounded-r-[4px]' : ''}`}
      >
        <span className={`truncate font-medium ${titleLook(occurrence)}`}>{occurrence.title}</span>
        {!occurrence.allDay && begins && (
          <span data-figures className="shrink-0 text-muted">
            {clock(wallOf(occurrence.start, zone).minute)}
          </span>
        )}
      </span>
    </button>
  )
}

/** Its own property for CSS: the edge shows the colour itself, the ground a breath of it. */
export function colourOf(color: string): CSSProperties & Record<'--event', string> {
  return { '--event': color }
}

/** An end that lies in another day cannot be pulled here. */
function cutOf({ begins, ends }: Placed): 'start' | 'end' | 'both' | undefined {
  if (!begins && !ends) return 'both'
  if (!begins) return 'start'
  return ends ? undefined : 'end'
}

/** Its colours stand in it directly: a property that is inherited would be counted anew for all that it holds. */
function placeOf({ from, to, left, width, occurrence: { color } }: Placed): CSSProperties {
  return {
    borderLeftColor: color,
    backgroundColor: `color-mix(in oklab, ${color} 12%, var(--color-raised))`,
    top: `calc(var(--hour) * ${from / 60})`,
    height: `calc(var(--hour) * ${(to - from) / 60})`,
    left: `${left * 100}%`,
    width: `${width * 100}%`,
  }
}

/** Besides its title. */
function allOf({ occurrence }: Pick<Placed, 'occurrence'>, zone: string, calendar: string): string {
  const place = occurrence.location === '' ? '' : `, at ${occurrence.location}`
  const again = occurrence.repeat === null ? '' : ', repeats'
  return `${whenOf(occurrence, zone)}${stateOf(occurrence)}${place}${again}${calendar === '' ? '' : `, ${calendar}`}`
}

const block =
  'absolute flex min-h-[calc(var(--hour)/2)] touch-manipulation flex-col overflow-hidden border-2 border-t-0 border-l-3 border-transparent bg-clip-padding pb-0 text-left text-12 leading-4 select-none hover:bg-[linear-gradient(var(--color-touch),var(--color-touch))] focus-visible:z-2 focus-visible:-outline-offset-2 data-[held]:opacity-40 print:min-h-3 print:border-b-0 print:py-0 print:text-[8px] print:leading-[10px]'
