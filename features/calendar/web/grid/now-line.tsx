import { useNow } from '#foundation/web/use-now.ts'
import { clock, wallOf } from './wall.ts'

type NowLineProps = { days: readonly string[]; zone: string; gutter: string }

/** Where the day has got to. */
export function NowLine({ days, zone, gutter }: NowLineProps) {
  const { day, minute } = wallOf(new Date(useNow()).toISOString(), zone)
  const at = days.indexOf(day)
  if (at === -1) return null
  const top = { top: `calc(var(--hour) * ${minute / 60})` }
  return (
    <div aria-hidden="true" data-now className="pointer-events-none absolute inset-0 z-3 flex print:hidden">
      <div className={`relative ${gutter} shrink-0`}>
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
