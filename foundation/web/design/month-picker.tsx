import ChevronLeft from 'lucide-react/icons/chevron-left'
import ChevronRight from 'lucide-react/icons/chevron-right'
import { type KeyboardEvent, useEffect, useRef, useState } from 'react'
import { dateText, weekdayName } from '#foundation/time/format/date-text.ts'
import { laterDay, laterMonth, weekdayOf, weeksOfMonth } from '#foundation/time/format/day-steps.ts'
import { useTimeFormat } from '../time-format.ts'
import { IconButton } from './button.tsx'

type MonthPickerProps = { value: string; today: string; onPick: (day: string) => void }

/** One month from which to pick a day, by pointer or arrow keys. */
export function MonthPicker({ value, today, onPick }: MonthPickerProps) {
  const format = useTimeFormat()
  const [at, setAt] = useState(value)
  const grid = useRef<HTMLTableElement>(null)
  const isMoved = useRef(true)
  useEffect(() => {
    if (isMoved.current) grid.current?.querySelector<HTMLElement>(`[data-day="${at}"]`)?.focus()
    isMoved.current = false
  }, [at])
  const weeks = weeksOfMonth(at, format.weekStart)

  function press(event: KeyboardEvent): void {
    const next = stepOf(event.key, at, format.weekStart)
    if (next === undefined) return
    event.preventDefault()
    isMoved.current = true
    setAt(next)
  }
  return (
    <div className="grid gap-2">
      <div className="flex items-center justify-between gap-2">
        <IconButton label="Previous month" icon={<ChevronLeft />} onClick={() => setAt(laterMonth(at, -1))} />
        <p aria-live="polite" className="font-medium">
          {dateText(at, 'month', format)}
        </p>
        <IconButton label="Next month" icon={<ChevronRight />} onClick={() => setAt(laterMonth(at, 1))} />
      </div>
      <table ref={grid}>
        <thead>
          <tr>
            {weeks[0]?.map((day) => (
              <th
                key={day}
                scope="col"
                abbr={weekdayName(day, 'long', format)}
                className="h-7 text-12 font-normal text-muted"
              >
                {weekdayName(day, 'short', format).slice(0, 2)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {weeks.map((week) => (
            <tr key={week[0]}>
              {week.map((day) => (
                <td key={day} className="p-0">
                  <button
                    type="button"
                    data-day={day}
                    tabIndex={day === at ? 0 : -1}
                    aria-label={dateText(day, 'full', format)}
                    aria-pressed={day === value}
                    aria-current={day === today ? 'date' : undefined}
                    onClick={() => onPick(day)}
                    onKeyDown={press}
                    className={`${dayLook} ${day.slice(0, 7) === at.slice(0, 7) ? '' : 'text-muted'}`}
                  >
                    {Number(day.slice(8))}
                  </button>
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}

const dayLook =
  'grid size-9 place-items-center rounded-full tabular-nums hover:bg-touch aria-[current=date]:font-semibold not-aria-pressed:aria-[current=date]:text-accent aria-pressed:bg-ink aria-pressed:text-paper pointer-coarse:size-11'

function stepOf(key: string, at: string, weekStart: number): string | undefined {
  const intoWeek = (weekdayOf(at) - weekStart + 7) % 7
  const days = { ArrowLeft: -1, ArrowRight: 1, ArrowUp: -7, ArrowDown: 7, Home: -intoWeek, End: 6 - intoWeek }[key]
  if (days !== undefined) return laterDay(at, days)
  const months = { PageUp: -1, PageDown: 1 }[key]
  return months === undefined ? undefined : laterMonth(at, months)
}
