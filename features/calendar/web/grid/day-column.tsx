import { memo } from 'react'
import { changeOf, type Hours } from './clock-change.ts'
import { EventBlock } from './event-block.tsx'
import { dayWords } from './days.ts'
import type { Placed } from './side-by-side.ts'
import { clock, minutesOfDay } from './wall.ts'

type DayColumnProps = {
  day: string
  pieces: readonly Placed[]
  /** Pixels. */
  hour: number
  /** How many stand side by side. */
  days: number
  zone: string
  /** In minutes; nothing on a day off. */
  working: Hours | undefined
  nameOf: (calendar: string) => string
}

/** One day: its hours to press, what takes place, and the outline of what is being moved. */
export const DayColumn = memo(({ day, pieces, hour, days, zone, working, nameOf }: DayColumnProps) => (
  <div
    // oxlint-disable-next-line prefer-tag-over-role -- a fieldset is for forms
    role="group"
    aria-label={dayWords(day)}
    data-day={day}
    className="relative min-w-0 grow basis-0 border-l border-hairline [contain:layout_style]"
  >
    <DayOff working={working} />
    {hours.map((each) => (
      <button
        key={each}
        type="button"
        tabIndex={-1}
        data-cell={each}
        aria-label={`Create event, ${dayWords(day)}, ${clock(each * 60)}`}
        className={cell}
      />
    ))}
    <ChangedClock day={day} zone={zone} />
    <div className="absolute inset-0 right-1.5 left-0.5 pointer-events-none *:pointer-events-auto">
      {pieces.map((piece) => (
        <EventBlock
          key={`${piece.occurrence.event}@${piece.occurrence.original}`}
          piece={piece}
          hour={hour}
          days={days}
          zone={zone}
          calendar={nameOf(piece.occurrence.calendar)}
        />
      ))}
    </div>
    <div data-ghost aria-hidden="true" hidden className={ghost} />
  </div>
))

/** What of a day is no time to work. */
export function DayOff({ working }: { working: Hours | undefined }) {
  return (
    <>
      <Shade from={0} to={working?.from ?? minutesOfDay} />
      {working && <Shade from={working.to} to={minutesOfDay} />}
    </>
  )
}

function Shade({ from, to }: Hours) {
  if (to <= from) return null
  return (
    <div
      aria-hidden="true"
      className="absolute inset-x-0 bg-sunken"
      style={{ top: `calc(var(--hour) * ${from / 60})`, height: `calc(var(--hour) * ${(to - from) / 60})` }}
    />
  )
}

/** A day on which the clock goes forward has an hour that nobody sees; one on which it goes back has an hour twice. */
function ChangedClock({ day, zone }: { day: string; zone: string }) {
  const change = changeOf(day, zone)
  if (!change) return null
  const { from, to, words } = change
  return (
    <div
      className="pointer-events-none absolute inset-x-0 flex items-start justify-end bg-[repeating-linear-gradient(135deg,var(--color-hairline)_0_1px,transparent_1px_7px)] p-1 text-12 leading-4 text-muted"
      style={{ top: `calc(var(--hour) * ${from / 60})`, height: `calc(var(--hour) * ${(to - from) / 60})` }}
    >
      <span className="rounded-[3px] bg-paper px-1">{words}</span>
    </div>
  )
}

const hours = Array.from({ length: 24 }, (_, at) => at)

const cell =
  'relative block h-(--hour) w-full border-b border-hairline hover:bg-touch focus-visible:z-1 focus-visible:-outline-offset-2'

const ghost =
  'pointer-events-none absolute inset-x-0.5 top-0 z-3 min-h-5 overflow-hidden will-change-[translate] rounded-[4px] border-l-3 border-(--event,var(--color-accent)) bg-[color-mix(in_oklab,var(--event,var(--color-accent))_22%,var(--color-raised))] px-1.5 py-0.5 text-12 leading-4 text-muted shadow-float tabular-nums before:block before:truncate before:font-medium before:text-ink before:content-[attr(data-title)]'
