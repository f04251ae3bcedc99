import { EventBar } from './event-block.tsx'
import { dayWords } from './days.ts'
import { keyOf, type Bar } from './pieces.ts'

type AllDayRowProps = {
  days: readonly string[]
  bars: readonly (Bar & { row: number })[]
  zone: string
  gutter: string
  nameOf: (calendar: string) => string
}

const most = 6

/** What lasts whole days stands above the hours. */
export function AllDayRow({ days, bars, zone, gutter, nameOf }: AllDayRowProps) {
  const rows = Math.max(1, ...bars.map(({ row }) => row + 1))
  return (
    <div className="flex max-h-42 overflow-y-auto border-t border-hairline print:max-h-none">
      <p className={`${gutter} shrink-0 py-1.5 pr-2 text-right text-12 leading-4 text-muted`}>all day</p>
      <div
        className="relative flex min-w-0 grow"
        style={{ height: `${Math.max(rows, 1) * 28 + (rows > most ? 0 : 4)}px` }}
      >
        {days.map((day) => (
          <button
            key={day}
            type="button"
            tabIndex={-1}
            data-all-day={day}
            aria-label={`Create all-day event, ${dayWords(day)}`}
            className="min-w-0 grow basis-0 border-l border-hairline hover:bg-touch focus-visible:-outline-offset-2"
          />
        ))}
        {bars.map((bar) => (
          <EventBar
            key={keyOf(bar.occurrence)}
            bar={bar}
            days={days.length}
            zone={zone}
            calendar={nameOf(bar.occurrence.calendar)}
          />
        ))}
      </div>
    </div>
  )
}
