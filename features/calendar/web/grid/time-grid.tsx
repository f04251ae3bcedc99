import { type ReactNode, useMemo, useRef } from 'react'
import type { WorkingHours } from '#features/people/contract.ts'
import type { Occurrence } from '../../contract.ts'
import { AllDayRow } from './all-day-row.tsx'
import { DayColumn } from './day-column.tsx'
import { type Density, hourHeights, roomFor } from './density.ts'
import { DayHeadings } from './day-headings.tsx'
import { EventTip } from './event-tip.tsx'
import type { GridActions } from './grid-actions.ts'
import { HourGutter } from './hour-gutter.tsx'
import { hoursLayout } from './key-layout.ts'
import { NowLine } from './now-line.tsx'
import { barOf, isLong, piecesOf } from './pieces.ts'
import { sideBySide, stack } from './side-by-side.ts'
import { useClipboardKeys } from './use-clipboard-keys.ts'
import { useFirstScroll } from './use-first-scroll.ts'
import { useHeadRoom } from './use-head-room.ts'
import { useInSight } from './use-in-sight.ts'
import { useKeys } from './use-keys.ts'
import { useMenu } from './use-menu.ts'
import { usePointer } from './use-pointer.ts'
import { type Made, useWanted } from './use-wanted.ts'
import { workingOn } from './working-hours.ts'

type TimeGridProps = {
  days: readonly string[]
  today: string
  occurrences: readonly Occurrence[]
  zone: string
  secondZone: string | undefined
  workingHours: WorkingHours
  density: Density
  nameOf: (calendar: string) => string
  actions: GridActions
  /** Without the heading of a single day, and without a row for whole days where nothing lasts so long. */
  slim?: boolean
  /** How often today was asked for: then the time now is in sight. */
  asked: number
  /** Stands above the hours. */
  corner?: ReactNode
  /** An event that is to have the focus once it is there. */
  wanted: string | undefined
  /** One that was just made here, likewise. */
  made?: Made | undefined
}

/** Days beside each other, with their hours beneath. */
export function TimeGrid(props: TimeGridProps) {
  const { days, today, occurrences, zone, secondZone, workingHours, density, nameOf, actions, wanted, made } = props
  const { slim = false } = props
  const hour = hourHeights[density]
  const root = useRef<HTMLDivElement>(null)
  const said = useRef<HTMLDivElement>(null)
  const { columns, bars } = useMemo(() => arrange(occurrences, { days, zone, hour }), [occurrences, days, zone, hour])
  const shown = useInSight(root, days, columns)
  const say = (words: string): void => {
    if (said.current) said.current.textContent = words
  }
  usePointer(root, { ...actions, zone, days: days.length })
  useKeys(root, { ...actions, zone, say, layout: hoursLayout })
  useClipboardKeys(root, actions)
  useMenu(root, actions)
  useHeadRoom(root)
  useFirstScroll(root, { days, zone, columns, workingHours, hour, asked: props.asked })
  useWanted(root, wanted)
  useWanted(root, made?.key, made?.onReached)
  const gutter = secondZone === undefined ? 'w-12' : 'w-24'
  return (
    // What it hears was pressed on the buttons within.
    // oxlint-disable-next-line click-events-have-key-events, no-static-element-interactions -- as above
    <div
      ref={root}
      data-hour={hour}
      onClick={(event) => press(event.target, actions)}
      className={`relative min-h-0 grow overflow-y-auto overscroll-contain bg-paper ${density === 'compact' ? '[--hour:48px]' : '[--hour:80px]'} print:overflow-visible print:[--hour:26px]`}
    >
      <div className="sticky top-0 z-4 border-b border-hairline bg-paper">
        {!(slim && days.length === 1) && (
          <DayHeadings days={days} today={today} gutter={gutter} corner={props.corner} />
        )}
        {!(slim && bars.length === 0) && (
          <AllDayRow days={days} bars={bars} zone={zone} gutter={gutter} nameOf={nameOf} />
        )}
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
            hour={hour}
            days={days.length}
            zone={zone}
            working={workingOn(workingHours, day)}
            nameOf={nameOf}
          />
        ))}
        <NowLine days={days} zone={zone} gutter={gutter} hour={hour} />
      </div>
      <EventTip root={root} find={actions.find} zone={zone} />
      <div ref={said} aria-live="assertive" className="sr-only" />
    </div>
  )
}

const none: never[] = []

type Arranging = { days: readonly string[]; zone: string; hour: number }

function arrange(occurrences: readonly Occurrence[], { days, zone, hour }: Arranging) {
  const room = roomFor(hour, days.length)
  const long = occurrences.filter(isLong)
  const pieces = occurrences.filter((one) => !isLong(one)).flatMap((one) => piecesOf(one, days, zone))
  const byDay = Map.groupBy(pieces, ({ day }) => day)
  return {
    columns: days.map((day) => sideBySide(byDay.get(day) ?? none, room)),
    bars: stack(long.flatMap((one) => barOf(one, days, zone) ?? [])),
  }
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
  actions.create({ day, from: Number(cell) * 60 })
}
