import { VisuallyHidden } from '#foundation/web/design/visually-hidden.tsx'
import { dayWords, run, weekday, weekStartOf } from '../grid/days.ts'

type WeekStripProps = {
  date: string
  today: string
  /** Days on which something takes place. */
  taken: ReadonlySet<string>
  onDay: (day: string) => void
}

/** The week of the day that is shown; each of its days is one press away. */
export function WeekStrip({ date, today, taken, onDay }: WeekStripProps) {
  return (
    <div className="grid shrink-0 grid-cols-7 border-b border-hairline px-1">
      {run(weekStartOf(date), 7).map((day) => (
        <button
          key={day}
          type="button"
          aria-current={day === date ? 'date' : undefined}
          onClick={() => onDay(day)}
          className="relative grid h-15 content-center justify-items-center gap-0.5 rounded-control text-12 leading-4 text-muted select-none focus-visible:-outline-offset-2"
        >
          <VisuallyHidden>{`${dayWords(day)}${day === today ? ', today' : ''}`}</VisuallyHidden>
          <span aria-hidden="true">{weekday(day, 'short').slice(0, 2)}</span>
          <span
            aria-hidden="true"
            data-figures
            className={`grid size-7 place-items-center rounded-full text-14 ${lookOf(day, { date, today })}`}
          >
            {Number(day.slice(-2))}
          </span>
          <span aria-hidden="true" className={`size-1 rounded-full ${taken.has(day) ? 'bg-muted' : ''}`} />
        </button>
      ))}
    </div>
  )
}

/** The chosen day is filled, and today stands out where it is not chosen. */
export function lookOf(day: string, { date, today }: { date: string; today: string }): string {
  if (day === date) return 'bg-ink font-medium text-paper'
  return day === today ? 'font-medium text-accent inset-ring inset-ring-accent' : 'font-medium text-ink'
}
