import Plus from 'lucide-react/icons/plus'
import { useMemo, useRef, useState } from 'react'
import { ErrorState } from '#foundation/web/design/error-state.tsx'
import { sentenceOf } from '#foundation/web/design/failure-note.tsx'
import { Loading, Skeleton } from '#foundation/web/design/skeleton.tsx'
import type { Occurrence } from '../../contract.ts'
import { Banner } from '../banner.tsx'
import { useCalendars, useNameOf, useVisible } from '../calendars.ts'
import { Dialogs, type Open } from '../dialogs.tsx'
import { type Events, useEvents } from '../events.ts'
import { daysShown, step } from '../grid/days.ts'
import { TimeGrid } from '../grid/time-grid.tsx'
import { daysOf } from '../grid/pieces.ts'
import { PanelOver } from '../panel/panel.tsx'
import { type Place, usePlace } from '../place.ts'
import { useSettings } from '../settings.ts'
import type { TypeFilter } from '../toolbar/toolbar.tsx'
import { type DashboardActions, useActions } from '../use-actions.ts'
import { useCopying } from '../use-copying.ts'
import { useDashboardCommands } from '../use-dashboard-commands.ts'
import { useDashboardKeys } from '../use-dashboard-keys.ts'
import { useEdits } from '../use-edits.ts'
import { useWhereabouts } from '../zone.ts'
import { PhoneHeader } from './phone-header.tsx'
import { PhoneMonth } from './phone-month.tsx'
import { useGestures } from './use-gestures.ts'
import { WeekStrip } from './week-strip.tsx'

/** So many days stand beside each other where a wider screen shows a week. */
const fit = 3

/** The calendar for one hand: a day, three days or a month, turned by swipes. */
export function PhoneDashboard() {
  const place = usePlace()
  const { date, show, today, go } = place
  const { zone } = useWhereabouts()
  const { data: known } = useCalendars()
  const [open, setOpen] = useState<Open>()
  const [filter, setFilter] = useState<TypeFilter>('all')
  const [made, setMade] = useState<string>()
  const days = useMemo(() => daysShown(show, date, fit), [show, date])
  const events = useEvents(days)
  const intended = useEdits(events.occurrences)
  const visible = useVisible(intended.occurrences)
  const occurrences = useMemo(
    () => visible.filter(({ type }) => filter === 'all' || type === filter),
    [visible, filter],
  )
  const copying = useCopying({ zone, onMade: setMade })
  const { edits } = intended
  const actions = useActions({ edits, occurrences, zone, days, go, open: setOpen, menu: noMenu, copying })
  const turn = (by: 1 | -1): void => go({ date: step(show, date, by, fit) })
  useDashboardKeys({
    previous: () => turn(-1),
    next: () => turn(1),
    today: () => go({ date: today }),
    go,
    create: actions.createNext,
    reverseLast: actions.reverseLast,
  })
  useDashboardCommands({ place, create: actions.createNext, open: setOpen })
  const taken = useTaken(occurrences, zone, show === 'day')
  return (
    <div className="relative flex h-full min-h-0 flex-col print:block print:h-auto">
      <PhoneHeader {...{ place, days, filter }} onFilter={setFilter} onOpen={setOpen} />
      <Banner sample={known?.sample === true} />
      {show === 'day' && <WeekStrip date={date} today={today} taken={taken} onDay={(day) => go({ date: day })} />}
      <Page {...{ events: { ...events, occurrences }, days, place, zone, actions, made, turn }} />
      <button
        type="button"
        aria-label="Create Event"
        onClick={actions.createNext}
        className="absolute right-4 bottom-4 z-5 grid size-14 place-items-center rounded-full bg-accent text-on-accent shadow-float hover:bg-accent-strong print:hidden"
      >
        <Plus aria-hidden="true" className="size-6" />
      </button>
      <PanelOver place={place} days={days} onOpen={setOpen} onCreate={actions.createNext} />
      <Dialogs open={open} onClose={() => setOpen(undefined)} onOpen={setOpen} actions={actions} />
    </div>
  )
}

/** Under a finger the menu of an event is the sheet that shows it. */
function noMenu(): void {}

/** The days of the week on which something takes place: the whole week is read, whichever of its days is shown. */
function useTaken(occurrences: readonly Occurrence[], zone: string, wanted: boolean): ReadonlySet<string> {
  return useMemo(
    () => new Set(wanted ? occurrences.map((one) => daysOf(one, zone).from) : []),
    [occurrences, zone, wanted],
  )
}

type PageProps = {
  events: Events
  days: readonly string[]
  place: Place
  zone: string
  actions: DashboardActions
  made: string | undefined
  turn: (by: 1 | -1) => void
}

/** What a swipe turns. */
function Page({ events, days, place, zone, actions, made, turn }: PageProps) {
  const page = useRef<HTMLDivElement>(null)
  const { show, date, today, event, go } = place
  const { find, move, create } = actions
  useGestures(page, { turn, ...(show !== 'month' && { lifting: { find, move, create, zone } }) })
  return (
    <div ref={page} className={`${stage} ${show === 'day' ? '[&_[data-go]]:hidden' : ''}`}>
      <div className="flex min-h-0 grow flex-col">
        <Shown events={events}>
          {show === 'month' ? (
            <PhoneMonth
              {...{ days, date, today, zone, occurrences: events.occurrences, open: actions.open }}
              onDay={(day) => go({ date: day })}
            />
          ) : (
            <Hours {...{ days, today, zone, actions, occurrences: events.occurrences, wanted: made ?? event }} />
          )}
        </Shown>
      </div>
    </div>
  )
}

type HoursProps = {
  days: readonly string[]
  today: string
  zone: string
  actions: DashboardActions
  occurrences: readonly Occurrence[]
  wanted: string | undefined
}

function Hours(props: HoursProps) {
  const { workingHours } = useWhereabouts()
  const { secondZone, density } = useSettings()
  return (
    <TimeGrid {...props} secondZone={secondZone} density={density} workingHours={workingHours} nameOf={useNameOf()} />
  )
}

function Shown({ events, children }: { events: Events; children: React.ReactNode }) {
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
