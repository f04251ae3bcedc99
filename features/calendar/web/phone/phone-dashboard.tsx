import Plus from 'lucide-react/icons/plus'
import { type ReactNode, useMemo, useRef } from 'react'
import { ErrorState } from '#foundation/web/design/error-state.tsx'
import { sentenceOf } from '#foundation/web/design/failure-note.tsx'
import { Loading, Skeleton } from '#foundation/web/design/skeleton.tsx'
import { Banner } from '../banner.tsx'
import { useCalendars, useNameOf } from '../calendars.ts'
import { Dialogs } from '../dialogs.tsx'
import type { Events } from '../events.ts'
import { GridLoading } from '../grid/grid-loading.tsx'
import { daysOf } from '../grid/pieces.ts'
import { TimeGrid } from '../grid/time-grid.tsx'
import { PanelOver } from '../panel/panel.tsx'
import { SampleLink } from '../panel/sample-offer.tsx'
import { useSettings } from '../settings.ts'
import { type DashboardParts, useDashboard } from '../use-dashboard.ts'
import { useWhereabouts } from '../zone.ts'
import { PhoneHeader } from './phone-header.tsx'
import { PhoneMonth } from './phone-month.tsx'
import { useGestures } from './use-gestures.ts'
import { WeekStrip } from './week-strip.tsx'

/** So many days stand beside each other where a wider screen shows a week. */
const fit = 3

/** The calendar for one hand: a day, three days or a month, turned by swipes. */
export function PhoneDashboard() {
  const parts = useDashboard(fit)
  const { place, days, actions, panel, filter, dialogs } = parts
  const { data: known } = useCalendars()
  return (
    <div className="relative flex h-full min-h-0 flex-col print:block print:h-auto">
      <PhoneHeader place={place} days={days} {...filter} onOpen={dialogs.onOpen} />
      <Banner sample={known?.sample === true} />
      {place.show === 'day' && <Week {...parts} />}
      {place.show !== 'month' && isFree(parts.events) && (
        <p className="border-b border-hairline px-4 py-2.5 text-13 text-muted print:hidden">
          Nothing is planned this week. <SampleLink />
        </p>
      )}
      <Page {...parts} />
      <button
        type="button"
        aria-label="Create Event"
        data-plus
        onClick={actions.createNext}
        className="absolute right-4 bottom-4 z-5 grid size-14 place-items-center rounded-full bg-accent text-on-accent shadow-float transition-[translate] hover:bg-accent-strong print:hidden"
      >
        <Plus aria-hidden="true" className="size-6" />
      </button>
      <PanelOver {...panel} />
      <Dialogs {...dialogs} />
    </div>
  )
}

function isFree({ pending, error, occurrences }: Events): boolean {
  return !pending && !error && occurrences.length === 0
}

/** The whole week is read, whichever of its days is shown. */
function Week({ place, events, zone }: DashboardParts) {
  const { occurrences } = events
  const taken = useMemo(() => new Set(occurrences.map((one) => daysOf(one, zone).from)), [occurrences, zone])
  return <WeekStrip date={place.date} today={place.today} taken={taken} onDay={(day) => place.go({ date: day })} />
}

/** What a swipe turns. */
function Page(parts: DashboardParts) {
  const { place, days, zone, events, actions, turn } = parts
  const page = useRef<HTMLDivElement>(null)
  const { show, date, today, go } = place
  const { find, move, create, open } = actions
  useGestures(page, {
    turn: (by) => (by === 1 ? turn.next : turn.previous)(),
    ...(show !== 'month' && { lifting: { find, move, create, zone } }),
  })
  return (
    <div ref={page} className={stage}>
      <div className="flex min-h-0 grow flex-col">
        <Shown {...parts}>
          {show === 'month' ? (
            <PhoneMonth
              {...{ days, date, today, zone, occurrences: events.occurrences, open }}
              onDay={(day) => go({ date: day })}
            />
          ) : (
            <Hours {...parts} />
          )}
        </Shown>
      </div>
    </div>
  )
}

function Hours({ place, days, zone, events, actions, made }: DashboardParts) {
  const { workingHours } = useWhereabouts()
  const { secondZone, density } = useSettings()
  return (
    <TimeGrid
      slim
      days={days}
      today={place.today}
      occurrences={events.occurrences}
      zone={zone}
      secondZone={secondZone}
      workingHours={workingHours}
      density={density}
      nameOf={useNameOf()}
      actions={actions}
      wanted={place.event}
      asked={place.askedToday}
      made={made}
    />
  )
}

function Shown({ events, place, days, zone, children }: DashboardParts & { children: ReactNode }) {
  const { workingHours } = useWhereabouts()
  const { secondZone, density } = useSettings()
  const { error, retry, retrying, pending } = events
  if (error)
    return (
      <ErrorState
        title="Your events could not be loaded"
        detail={sentenceOf(error)}
        onRetry={retry}
        retrying={retrying}
      />
    )
  if (!pending) return children
  if (place.show !== 'month') return <GridLoading slim {...{ days, place, zone, secondZone, density, workingHours }} />
  return (
    <Loading label="Loading your events">
      <div className="grid gap-4 p-4 pl-14">
        <Skeleton className="h-16 w-full" />
        <Skeleton className="h-28 w-full" />
        <Skeleton className="h-12 w-full" />
      </div>
    </Loading>
  )
}

const stage =
  'flex min-h-0 grow flex-col overflow-hidden select-none [-webkit-touch-callout:none] [&_[data-day]]:touch-pan-y [&_button]:touch-pan-y print:overflow-visible'
