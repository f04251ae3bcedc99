import { Suspense, useMemo, useRef, useState } from 'react'
import { late } from '#foundation/web/late.ts'
import type { Occurrence } from '../../contract.ts'
import { weekday } from './days.ts'
import { EventTip } from './event-tip.tsx'
import type { GridActions } from './grid-actions.ts'
import { monthLayout } from './key-layout.ts'
import { spread } from './month-days.ts'
import { MonthWeek } from './month-week.tsx'
import { useClipboardKeys } from './use-clipboard-keys.ts'
import { useKeys } from './use-keys.ts'
import { useMenu } from './use-menu.ts'
import { useMonthPointer } from './use-month-pointer.ts'
import { useRowsThatFit } from './use-rows-that-fit.ts'
import { type Made, useWanted } from './use-wanted.ts'

const DayList = late(async () => (await import('./day-list.tsx')).DayList)

type MonthGridProps = {
  days: readonly string[]
  date: string
  today: string
  occurrences: readonly Occurrence[]
  zone: string
  actions: GridActions
  /** An event that is to have the focus once it is there. */
  wanted: string | undefined
  /** One that was just made here, likewise. */
  made?: Made | undefined
}

/** The weeks of a month, as high as there is room; what does not fit in a day is counted, and listed when asked for. */
export function MonthGrid({ days, date, today, occurrences, zone, actions, wanted, made }: MonthGridProps) {
  const root = useRef<HTMLDivElement>(null)
  const said = useRef<HTMLDivElement>(null)
  const weeks = useMemo(() => spread(occurrences, days, zone), [occurrences, days, zone])
  const fit = useRowsThatFit(root, weeks.length)
  const [listed, setListed] = useState<{ day: string; element: HTMLElement }>()
  const say = (words: string): void => {
    if (said.current) said.current.textContent = words
  }
  useMonthPointer(root, { ...actions, zone })
  useKeys(root, { ...actions, zone, say, layout: monthLayout })
  useClipboardKeys(root, actions)
  useMenu(root, actions)
  useWanted(root, wanted)
  useWanted(root, made?.key, made?.onReached)
  return (
    <div className="flex min-h-0 grow flex-col overflow-y-auto bg-paper print:overflow-visible">
      <div
        aria-hidden="true"
        className="sticky top-0 z-2 grid shrink-0 grid-cols-7 border-b border-hairline bg-paper text-13 text-muted"
      >
        {days.slice(0, 7).map((day) => (
          <span key={day} className="px-2 py-1.5">
            {weekday(day, 'short')}
          </span>
        ))}
      </div>
      {/* What it hears was pressed on the buttons within; a press beside them is the way of the pointer alone. */}
      {/* oxlint-disable-next-line click-events-have-key-events, no-static-element-interactions -- as above */}
      <div
        ref={root}
        onClick={({ target }) => press(target, actions, (day, element) => setListed({ day, element }))}
        className="relative flex grow flex-col select-none"
      >
        {weeks.map((week) => (
          <MonthWeek key={week.days[0]?.day} week={week} fit={fit} month={date.slice(0, 7)} today={today} zone={zone} />
        ))}
        <div
          data-chip
          aria-hidden="true"
          hidden
          className="pointer-events-none fixed top-0 left-0 z-5 max-w-52 truncate rounded-[4px] border-l-3 border-(--event) bg-[color-mix(in_oklab,var(--event)_22%,var(--color-raised))] px-1.5 py-1 text-12 font-medium shadow-float"
        />
        <EventTip root={root} find={actions.find} zone={zone} />
        <div ref={said} aria-live="assertive" className="sr-only" />
      </div>
      <Suspense>
        {listed && (
          <DayList
            {...listed}
            occurrences={weeks.flatMap((week) => week.days).find(({ day }) => day === listed.day)?.all ?? []}
            zone={zone}
            actions={actions}
            onClose={() => setListed(undefined)}
          />
        )}
      </Suspense>
    </div>
  )
}

/** One listener for all of them. */
function press(target: EventTarget, actions: GridActions, list: (day: string, element: HTMLElement) => void): void {
  const element =
    target instanceof Element ? target.closest<HTMLElement>('[data-key], [data-more], [data-go], [data-date]') : null
  const { key, more, go, date } = element?.dataset ?? {}
  const occurrence = actions.find(key ?? '')
  if (!element) return
  if (occurrence) actions.open(occurrence, element)
  if (more !== undefined) list(more, element)
  if (go !== undefined) actions.goTo(go)
  if (date !== undefined) actions.create({ day: date, from: 9 * 60 })
}
