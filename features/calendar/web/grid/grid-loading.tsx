import { useRef } from 'react'
import type { WorkingHours } from '#features/people/contract.ts'
import { Loading, Skeleton } from '#foundation/web/design/skeleton.tsx'
import type { Place } from '../place.ts'
import { AllDayRow } from './all-day-row.tsx'
import { DayOff } from './day-column.tsx'
import { type Density, hourHeights } from './density.ts'
import { DayHeadings } from './day-headings.tsx'
import { HourGutter } from './hour-gutter.tsx'
import { useFirstScroll } from './use-first-scroll.ts'
import { workingOn } from './working-hours.ts'

type GridLoadingProps = {
  days: readonly string[]
  place: Pick<Place, 'today' | 'isKnown'>
  zone: string
  secondZone: string | undefined
  density: Density
  workingHours: WorkingHours
  /** Without headings and without a row for whole days, where they come only with events. */
  slim?: boolean
}

/** The hours at once, where they will stand; what takes place follows. */
export function GridLoading({ days, place, zone, secondZone, density, workingHours, slim }: GridLoadingProps) {
  const root = useRef<HTMLDivElement>(null)
  const hour = hourHeights[density]
  useFirstScroll(root, { days, zone, columns: days.map(() => []), workingHours, hour, asked: 0 })
  const gutter = secondZone === undefined ? 'w-12' : 'w-24'
  return (
    <div className="relative flex min-h-0 grow flex-col">
      <div
        ref={root}
        inert
        aria-hidden="true"
        className={`relative min-h-0 grow overflow-hidden bg-paper ${density === 'compact' ? '[--hour:48px]' : '[--hour:80px]'}`}
      >
        <div className="sticky top-0 z-4 border-b border-hairline bg-paper">
          {!(slim && days.length === 1) && (
            <div className={place.isKnown ? '' : 'invisible'}>
              <DayHeadings days={days} today={place.today} gutter={gutter} corner={null} />
            </div>
          )}
          {!slim && <AllDayRow days={days} bars={[]} zone={zone} gutter={gutter} nameOf={String} />}
        </div>
        <div className="relative flex">
          <HourGutter day={days[0] ?? place.today} zone={zone} secondZone={secondZone} className={gutter} />
          {days.map((day) => (
            <div key={day} className="relative min-w-0 grow basis-0 border-l border-hairline">
              <DayOff working={workingOn(workingHours, day)} />
              {hours.map((each) => (
                <div key={each} className="relative h-(--hour) border-b border-hairline" />
              ))}
            </div>
          ))}
        </div>
      </div>
      <div className="absolute inset-0 flex flex-col justify-center">
        <Loading label="Loading your events">
          <div className="flex">
            <div className={`${gutter} shrink-0`} />
            {days.map((day, at) => (
              <div key={day} className="grid min-w-0 grow basis-0 gap-3 px-1">
                {[0, 1, 2].map((block) => (
                  <div key={block} className="grid h-32 items-start">
                    <Skeleton className={['h-28', 'h-10', 'h-16'][(at + block) % 3] ?? ''} />
                  </div>
                ))}
              </div>
            ))}
          </div>
        </Loading>
      </div>
    </div>
  )
}

const hours = Array.from({ length: 24 }, (_, at) => at)

/** The weeks, as high as they will be. */
export function MonthLoading({ days }: { days: readonly string[] }) {
  const weeks = Array.from({ length: days.length / 7 }, (_, at) => days.slice(at * 7, at * 7 + 7))
  return (
    <div data-loading-month className="min-h-0 grow">
      <Loading label="Loading your events">
        <div className="flex h-full flex-col">
          {weeks.map((week) => (
            <div key={week[0]} className="grid grow basis-0 grid-cols-7 border-b border-hairline">
              {week.map((day, at) => (
                <div key={day} className="grid content-start gap-1.5 border-l border-hairline p-2">
                  <Skeleton className="h-4 w-5" />
                  {at % 3 > 0 && <Skeleton className="h-4 w-4/5" />}
                  {at % 5 === 0 && <Skeleton className="h-4 w-3/5" />}
                </div>
              ))}
            </div>
          ))}
        </div>
      </Loading>
    </div>
  )
}
