import { useNow } from '#foundation/web/use-now.ts'
import { clock, wallOf } from './wall.ts'

type NowLineProps = { days: readonly string[]; zone: string; gutter: string; hour: number }

/** Where the day has got to. */
export function NowLine({ days, zone, gutter, hour }: NowLineProps) {
  const { day, minute } = wallOf(new Date(useNow()).toISOString(), zone)
  const at = days.indexOf(day)
  if (at === -1) return null
  const top = topAt(minute / 60)
  const nearest = Math.round(minute / 60)
  // Part of the hour's label would show behind the current time, so the label is covered.
  const meets = Math.abs(minute / 60 - nearest) * hour < labelHeight
  return (
    <div aria-hidden="true" data-now className="pointer-events-none absolute inset-0 z-3 flex print:hidden">
      <div className={`relative ${gutter} shrink-0`}>
        {meets && <span style={topAt(nearest)} className="absolute right-0.5 h-4 w-12 -translate-y-1/2 bg-paper" />}
        <span
          data-figures
          style={top}
          className="absolute right-0.5 -translate-y-1/2 rounded-[3px] bg-ink px-1 text-12 leading-4 font-medium text-paper"
        >
          {clock(minute)}
        </span>
      </div>
      <div className="relative grow">
        <div
          style={{ ...top, left: `${(at / days.length) * 100}%`, width: `${100 / days.length}%` }}
          className="absolute h-0.5 -translate-y-1/2 bg-ink"
        />
      </div>
    </div>
  )
}

const labelHeight = 16

function topAt(hours: number) {
  return { top: `calc(var(--hour) * ${hours})` }
}
