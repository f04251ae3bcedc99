import ChevronLeft from 'lucide-react/icons/chevron-left'
import ChevronRight from 'lucide-react/icons/chevron-right'
import { useEffect, useId, useRef, useState } from 'react'
import { IconButton } from '#foundation/web/design/button.tsx'
import { daysShown, rangeLabel, weekday } from '../grid/days.ts'
import { monthWith, useDayFigures } from './day-figures.ts'
import { dayAfterKey, monthsLater } from './mini-month-keys.ts'
import { MiniDay } from './mini-day.tsx'

type MiniMonthProps = {
  /** The day that is looked at. */
  date: string
  today: string
  /** The days in sight. */
  days: readonly string[]
  onDay: (day: string) => void
}

/** A month at a glance: a dot on every day with events, and each day leads there. */
export function MiniMonth({ date, today, days, onDay }: MiniMonthProps) {
  const titleId = useId()
  const { table, active, moveTo, focusDay } = useActiveDay(date)
  const weeks = weeksIn(active)
  const { data } = useDayFigures(monthWith(active, date, days))
  const events = new Map(data?.map((figures) => [figures.day, figures.events]))
  const inSight = new Set(days.length > 7 ? [] : days)
  return (
    <section aria-labelledby={titleId} className="grid gap-1">
      <div className="flex items-center justify-between">
        <h2 id={titleId} aria-live="polite" className="text-13 font-medium">
          {rangeLabel('month', active, [])}
        </h2>
        <div className="-mr-2 flex">
          <IconButton label="Previous month" icon={<ChevronLeft />} onClick={() => moveTo(monthsLater(active, -1))} />
          <IconButton label="Next month" icon={<ChevronRight />} onClick={() => moveTo(monthsLater(active, 1))} />
        </div>
      </div>
      <table
        ref={table}
        // oxlint-disable-next-line no-noninteractive-element-to-interactive-role -- days are walked through by arrows
        role="grid"
        aria-labelledby={titleId}
        className="-mx-1 w-[calc(100%+0.5rem)] table-fixed text-12"
        onKeyDown={(event) => {
          const next = dayAfterKey(event, active)
          if (next === undefined) return
          event.preventDefault()
          focusDay(next)
        }}
      >
        <thead>
          <tr>
            {weeks[0]?.map((day) => (
              <th key={day} scope="col" abbr={weekday(day, 'long')} className="pb-1 font-normal text-muted">
                {weekday(day, 'short').slice(0, 2)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {weeks.map((week) => (
            <tr key={week[0]}>
              {week.map((day) => (
                <MiniDay
                  key={day}
                  day={day}
                  month={active}
                  events={events.get(day) ?? 0}
                  isActive={day === active}
                  isToday={day === today}
                  isDate={day === date}
                  isInSight={inSight.has(day)}
                  onChoose={() => onDay(day)}
                />
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  )
}

/** The one day that Tab reaches. It follows the day that is looked at, and arrows walk on from it. */
function useActiveDay(date: string) {
  const table = useRef<HTMLTableElement>(null)
  const [active, setActive] = useState(date)
  const [followed, setFollowed] = useState(date)
  const wantsFocus = useRef(false)
  if (followed !== date) {
    setFollowed(date)
    setActive(date)
  }
  useEffect(() => {
    if (!wantsFocus.current) return
    wantsFocus.current = false
    table.current?.querySelector<HTMLElement>('button[tabindex="0"]')?.focus()
  })
  return {
    table,
    active,
    moveTo: setActive,
    focusDay: (day: string) => {
      wantsFocus.current = true
      setActive(day)
    },
  }
}

function weeksIn(month: string): string[][] {
  const days = daysShown('month', month, 7)
  return Array.from({ length: days.length / 7 }, (_, week) => days.slice(week * 7, week * 7 + 7))
}
