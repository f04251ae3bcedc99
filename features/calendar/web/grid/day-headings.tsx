import type { ReactNode } from 'react'
import { VisuallyHidden } from '#foundation/web/design/visually-hidden.tsx'
import { dayWords, weekday } from './days.ts'

type DayHeadingsProps = { days: readonly string[]; today: string; gutter: string; corner: ReactNode }

/** Each leads to its day. */
export function DayHeadings({ days, today, gutter, corner }: DayHeadingsProps) {
  return (
    <div className="flex">
      <div className={`${gutter} grid shrink-0 place-items-center print:invisible`}>{corner}</div>
      {days.map((day) => (
        <div key={day} className="min-w-0 grow basis-0 border-l border-transparent">
          <button
            type="button"
            tabIndex={-1}
            data-go={day}
            aria-current={day === today ? 'date' : undefined}
            className="relative flex w-full items-center justify-center gap-1.5 rounded-control py-1.5 text-13 hover:bg-touch focus-visible:-outline-offset-2"
          >
            <VisuallyHidden>{`${dayWords(day)}${day === today ? ', today' : ''}`}</VisuallyHidden>
            <span aria-hidden="true" className="text-muted">
              {weekday(day, 'short')}
            </span>
            <span
              aria-hidden="true"
              data-figures
              className={`grid h-6 min-w-6 place-items-center rounded-full px-1 font-medium ${day === today ? 'bg-ink text-paper' : ''}`}
            >
              {Number(day.slice(-2))}
            </span>
          </button>
        </div>
      ))}
    </div>
  )
}
