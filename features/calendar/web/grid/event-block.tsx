import Repeat from 'lucide-react/icons/repeat'
import type { CSSProperties } from 'react'
import { VisuallyHidden } from '#foundation/web/design/visually-hidden.tsx'
import type { Bar } from './pieces.ts'
import { keyOf } from './pieces.ts'
import { timesOf, whenOf } from './said.ts'
import type { Placed } from './side-by-side.ts'
import { clock, wallOf } from './wall.ts'

/** Shown in its day, at its hour. What it does is done by the grid, which hears for all of them. */
export function EventBlock({ piece, zone, calendar }: { piece: Placed; zone: string; calendar: string }) {
  const { occurrence, from, to, left, width, begins, ends } = piece
  const tall = to - from >= 60
  return (
    <button
      type="button"
      tabIndex={-1}
      data-key={keyOf(occurrence)}
      style={placeOf({ from, to, left, width, color: occurrence.color })}
      className={`${block} ${begins ? 'rounded-t-[4px]' : ''} ${ends ? 'rounded-b-[4px]' : ''}`}
    >
      <VisuallyHidden>{labelOf(piece, zone, calendar)}</VisuallyHidden>
      <span aria-hidden="true" className={tint}>
        <span className="flex shrink-0 items-start gap-1">
          <span className={`grow font-medium wrap-normal ${tall ? 'line-clamp-2' : 'truncate'}`}>
            {occurrence.title}
          </span>
          {occurrence.repeat !== null && width === 1 && (
            <Repeat aria-hidden="true" className="mt-0.5 size-3 shrink-0 text-muted" />
          )}
        </span>
        <span data-figures className="flex min-w-0 shrink-0 items-center gap-1 text-muted">
          <span className="truncate">
            {width < 1 ? clock(wallOf(occurrence.start, zone).minute) : timesOf(occurrence, zone)}
          </span>
        </span>
        {tall && occurrence.location !== '' && <span className="truncate text-muted">{occurrence.location}</span>}
      </span>
      {begins && <span data-handle="start" aria-hidden="true" className={`${handle} top-0`} />}
      {ends && <span data-handle="end" aria-hidden="true" className={`${handle} bottom-0`} />}
    </button>
  )
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
      <VisuallyHidden>{labelOf(bar, zone, calendar)}</VisuallyHidden>
      <span
        aria-hidden="true"
        className={`flex min-w-0 grow items-center gap-1.5 bg-[color-mix(in_oklab,var(--event)_12%,var(--color-raised))] px-1.5 ${begins ? 'rounded-l-[4px] border-l-3 border-(--event)' : ''} ${ends ? 'rounded-r-[4px]' : ''}`}
      >
        <span className="truncate font-medium">{occurrence.title}</span>
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

type Place = { from: number; to: number; left: number; width: number; color: string }

function placeOf({ from, to, left, width, color }: Place): CSSProperties {
  return {
    ...colourOf(color),
    top: `calc(var(--hour) * ${from / 60})`,
    height: `calc(var(--hour) * ${(to - from) / 60})`,
    left: `${left * 100}%`,
    width: `${width * 100}%`,
  }
}

function labelOf({ occurrence }: Pick<Placed, 'occurrence'>, zone: string, calendar: string): string {
  const place = occurrence.location === '' ? '' : `, at ${occurrence.location}`
  const again = occurrence.repeat === null ? '' : ', repeats'
  return `${occurrence.title}, ${whenOf(occurrence, zone)}${place}${again}${calendar === '' ? '' : `, ${calendar}`}`
}

const block =
  'group absolute flex min-h-10 touch-manipulation overflow-hidden border-r-2 border-b-2 border-transparent bg-clip-padding text-left text-12 leading-4 select-none focus-visible:z-2 focus-visible:-outline-offset-2 data-[held]:opacity-40 print:min-h-4'

const tint =
  'flex min-w-0 grow flex-col rounded-[inherit] border-l-3 border-(--event) bg-[color-mix(in_oklab,var(--event)_12%,var(--color-raised))] px-1 py-1 hover:bg-[color-mix(in_oklab,var(--event)_18%,var(--color-raised))]'

const handle = 'absolute inset-x-0 h-1.5 cursor-ns-resize pointer-coarse:hidden'
