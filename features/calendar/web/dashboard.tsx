import { lazy, Suspense, useMemo, useRef, useState } from 'react'
import type { Occurrence } from '../contract.ts'
import { Banner } from './banner.tsx'
import { useCalendars, useNameOf, useVisible } from './calendars.ts'
import { useDashboardCommands } from './use-dashboard-commands.ts'
import { Dialogs, type Open } from './dialogs.tsx'
import { useEvents } from './events.ts'
import { daysShown, daysThatFit, rangeLabel, step } from './grid/days.ts'
import { Grid } from './grid/grid.tsx'
import type { MenuPlace } from './grid/grid-actions.ts'
import type { Made } from './grid/use-wanted.ts'
import { PanelBeside, PanelOver, type PanelProps } from './panel/panel.tsx'
import { usePlace } from './place.ts'
import { useSettings } from './settings.ts'
import { Toolbar, type TypeFilter } from './toolbar/toolbar.tsx'
import { useActions } from './use-actions.ts'
import { useCopying } from './use-copying.ts'
import { useDashboardKeys } from './use-dashboard-keys.ts'
import { useEdits } from './use-edits.ts'
import { useWidth } from './use-width.ts'
import { useWhereabouts } from './zone.ts'

const GridMenu = lazy(async () => ({ default: (await import('./grid-menu.tsx')).GridMenu }))

/** A toolbar, the calendars beside it, and the days. */
export function Dashboard() {
  const place = usePlace()
  const { date, show, today, go } = place
  const { zone, workingHours } = useWhereabouts()
  const { secondZone, density, choose } = useSettings()
  const { data: known } = useCalendars()
  const [filter, setFilter] = useState<TypeFilter>('all')
  const [open, setOpen] = useState<Open>()
  const stage = useRef<HTMLDivElement>(null)
  const fit = useWidth(stage, daysThatFit) ?? 7
  const days = useMemo(() => daysShown(show, date, fit), [show, date, fit])
  const events = useEvents(days)
  const intended = useEdits(events.occurrences)
  const occurrences = useShown(intended.occurrences, filter)
  const [menu, setMenu] = useState<MenuPlace>()
  const [made, setMade] = useState<Made>()
  const copying = useCopying({ zone, onMade: (key) => setMade({ key, onReached: () => setMade(undefined) }) })
  const actions = useActions({
    edits: intended.edits,
    occurrences,
    zone,
    days,
    go,
    open: setOpen,
    menu: setMenu,
    copying,
  })
  const turn = {
    previous: () => go({ date: step(show, date, -1, fit) }),
    next: () => go({ date: step(show, date, 1, fit) }),
    today: () => go({ date: today }),
  }
  useDashboardKeys({ ...turn, go, create: actions.createNext, reverseLast: actions.reverseLast })
  const panel: PanelProps = { place, days, onOpen: setOpen, onCreate: actions.createNext }
  useDashboardCommands({ place, create: actions.createNext, open: setOpen })
  return (
    <div className="flex h-full min-h-0 print:block print:h-auto">
      <PanelBeside {...panel} />
      <div className="flex min-w-0 grow flex-col">
        {/* Read and reached by Tab before the toolbar that stands above it. */}
        <div
          ref={stage}
          className="relative order-1 flex min-h-0 grow flex-col border-t border-hairline print:border-0"
        >
          <PanelOver {...panel} />
          <Grid
            events={{ ...events, occurrences }}
            days={days}
            place={place}
            made={made}
            zone={zone}
            secondZone={secondZone}
            density={density}
            onDensity={(chosen) => choose({ density: chosen })}
            workingHours={workingHours}
            actions={actions}
            nameOf={useNameOf()}
          />
        </div>
        <Banner sample={known?.sample === true} />
        <Toolbar
          label={rangeLabel(show, date, days)}
          place={place}
          turn={turn}
          filter={filter}
          onFilter={setFilter}
          onOpen={setOpen}
          onCreate={actions.createNext}
        />
      </div>
      <Suspense>{menu && <GridMenu place={menu} actions={actions} onClose={() => setMenu(undefined)} />}</Suspense>
      <Dialogs open={open} onClose={() => setOpen(undefined)} onOpen={setOpen} actions={actions} />
    </div>
  )
}

/** Without those of calendars that are not to be seen, and of other types. */
function useShown(occurrences: readonly Occurrence[], filter: TypeFilter): readonly Occurrence[] {
  const visible = useVisible(occurrences)
  return useMemo(() => visible.filter(({ type }) => filter === 'all' || type === filter), [visible, filter])
}
