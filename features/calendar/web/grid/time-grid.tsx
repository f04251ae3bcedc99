import { useEffect, useMemo, useRef } from 'react'
import type { WorkingHours } from '#features/people/contract.ts'
import type { Occurrence } from '../../contract.ts'
import { AllDayRow } from './all-day-row.tsx'
import type { Hours } from './clock-change.ts'
import { DayColumn } from './day-column.tsx'
import { DayHeadings } from './day-headings.tsx'
import type { GridActions } from './grid-actions.ts'
import { HourGutter } from './hour-gutter.tsx'
import { hourPixels } from './moving.ts'
import { NowLine } from './now-line.tsx'
import { barOf, isLong, piecesOf } from './pieces.ts'
import { sideBySide, stack } from './side-by-side.ts'
import { useInSight } from './use-in-sight.ts'
import { useKeys } from './use-keys.ts'
import { usePointer } from './use-pointer.ts'
import { minutesOfDay } from './wall.ts'

type TimeGridProps = {
  days: readonly string[]
  today: string
  occurrences: readonly Occurrence[]
  zone: string
  secondZone: string | undefined
  workingHours: WorkingHours
  nameOf: (calendar: string) => string
  actions: GridActions
  /** An event that is to have the focus once it is there. */
  wanted: string | undefined
}

/** Days beside each other, with their hours beneath; 80 px each, of which 20 are a quarter. */
export function TimeGrid(props: TimeGridProps) {
  const { days, today, occurrences, zone, secondZone, workingHours, nameOf, actions, wanted } = props
  const root = useRef<HTMLDivElement>(null)
  const said = useRef<HTMLDivElement>(null)
  const { columns, bars } = useMemo(() => arrange(occurrences, days, zone), [occurrences, days, zone])
  const shown = useInSight(root, days, columns)
  const say = (words: string): void => {
    if (said.current) said.current.textContent = words
  }
  usePointer(root, { ...actions, zone, days: days.length })
  useKeys(root, { ...actions, zone, say })
  useFirstHour(root, workingHours)
  useWanted(root, wanted)
  const gutter = secondZone === undefined ? 'w-12' : 'w-24'
  return (
    // What it hears was pressed on the buttons within.
    // oxlint-disable-next-line click-events-have-key-events, no-static-element-interactions -- as above
    <div
      ref={root}
      onClick={(event) => press(event.target, actions)}
      className="relative min-h-0 grow overflow-y-auto overscroll-contain bg-paper [--hour:80px] print:overflow-visible print:[--hour:26px]"
    >
      <div className="sticky top-0 z-4 border-b border-hairline bg-paper">
        <DayHeadings days={days} today={today} gutter={gutter} />
        <AllDayRow days={days} bars={bars} zone={zone} gutter={gutter} nameOf={nameOf} />
      </div>
      <div className="relative flex">
        <HourGutter day={days[0] ?? today} zone={zone} secondZone={secondZone} className={gutter} />
        {days.map((day, at) => (
          <DayColumn
            // By its place: the hours of one week serve the next.
            // oxlint-disable-next-line react/no-array-index-key -- as above
            key={at}
            day={day}
            pieces={shown[at] ?? none}
            zone={zone}
            working={workingOn(workingHours, day)}
            nameOf={nameOf}
          />
        ))}
        <NowLine days={days} zone={zone} gutter={gutter} />
      </div>
      <div ref={said} aria-live="assertive" className="sr-only" />
    </div>
  )
}

const none: never[] = []

function arrange(occurrences: readonly Occurrence[], days: readonly string[], zone: string) {
  const long = occurrences.filter(isLong)
  const pieces = occurrences.filter((one) => !isLong(one)).flatMap((one) => piecesOf(one, days, zone))
  const byDay = Map.groupBy(pieces, ({ day }) => day)
  return {
    columns: days.map((day) => sideBySide(byDay.get(day) ?? none)),
    bars: stack(long.flatMap((one) => barOf(one, days, zone) ?? [])),
  }
}

const kept = new Map<string, Hours | undefined>()

/** The same object for the same hours, so that a day that did not change is not written anew. */
function workingOn(hours: WorkingHours, date: string): Hours | undefined {
  const weekday = Temporal.PlainDate.from(date).dayOfWeek
  const found = hours.find(({ day }) => day === weekday)
  if (!found) return undefined
  const name = `${found.start} ${found.end}`
  if (!kept.has(name)) kept.set(name, { from: minutesIn(found.start), to: minutesIn(found.end) })
  return kept.get(name)
}

function minutesIn(time: string): number {
  const [hour = 0, minute = 0] = time.split(':').map(Number)
  return hour * 60 + minute
}

/** One listener for all of them. */
function press(target: EventTarget, actions: GridActions): void {
  const element =
    target instanceof Element ? target.closest<HTMLElement>('[data-key], [data-cell], [data-all-day], [data-go]') : null
  if (!element) return
  const { key, cell, allDay, go } = element.dataset
  const occurrence = key === undefined ? undefined : actions.find(key)
  if (occurrence) actions.open(occurrence, element)
  if (allDay !== undefined) actions.createAllDay(allDay)
  if (go !== undefined) actions.goTo(go)
  if (cell === undefined) return
  const day = element.closest<HTMLElement>('[data-day]')?.dataset['day'] ?? ''
  const from = Number(cell) * 60
  actions.create({ day, from, to: Math.min(from + 60, minutesOfDay) })
}

/** Opens a little before the working day. */
function useFirstHour(root: React.RefObject<HTMLElement | null>, hours: WorkingHours): void {
  const first = Math.min(9 * 60, ...hours.map(({ start }) => minutesIn(start)))
  useEffect(() => {
    if (root.current) root.current.scrollTop = ((first - 45) / 60) * hourPixels
    // oxlint-disable-next-line react/exhaustive-deps -- once: from then on it stays where the person put it
  }, [root])
}

function useWanted(root: React.RefObject<HTMLElement | null>, wanted: string | undefined): void {
  const reached = useRef<string>(undefined)
  useEffect(() => {
    if (wanted === undefined || reached.current === wanted) return
    const element = root.current?.querySelector<HTMLElement>(`[data-key="${CSS.escape(wanted)}"]`)
    if (!element) return
    reached.current = wanted
    element.scrollIntoView({ block: 'center' })
    element.focus({ preventScroll: true })
  })
}
