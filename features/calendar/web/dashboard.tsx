import { Suspense, useRef } from 'react'
import { LateDeeds } from '#foundation/web/acting/late-deeds.tsx'
import { late } from '#foundation/web/late.ts'
import { Banner } from './banner.tsx'
import { useCalendars, useNameOf } from './calendars.ts'
import { Dialogs } from './dialogs.tsx'
import { daysThatFit, rangeLabel } from './grid/days.ts'
import { Grid } from './grid/grid.tsx'
import { PanelBeside, PanelOver } from './panel/panel.tsx'
import { useSettings } from './settings.ts'
import { Toolbar } from './toolbar/toolbar.tsx'
import { useCarrying } from './tray/use-carrying.ts'
import { useDashboard } from './use-dashboard.ts'
import { useWidth } from './use-width.ts'
import { useWhereabouts } from './zone.ts'
import './calendar.css'

const GridMenu = late(async () => (await import('./grid-menu.tsx')).GridMenu)

/** A toolbar, the calendars beside it, and the days. */
export function Dashboard() {
  const stage = useRef<HTMLDivElement>(null)
  const { place, days, zone, events, actions, turn, panel, made, filter, menu, dialogs } = useDashboard(
    useWidth(stage, daysThatFit) ?? 7,
  )
  const { workingHours } = useWhereabouts()
  const { secondZone, density, choose } = useSettings()
  const { data: known } = useCalendars()
  const hold = useCarrying(stage, zone)
  return (
    <div className="flex h-full min-h-0 print:block print:h-auto">
      <PanelBeside {...panel} hold={hold} />
      <div className="flex min-w-0 grow flex-col">
        {/* Read and reached by Tab before the toolbar that stands above it. */}
        <div
          ref={stage}
          className="relative order-1 flex min-h-0 grow flex-col border-t border-hairline print:border-0"
        >
          <PanelOver {...panel} hold={hold} />
          <Grid
            events={events}
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
        <div className="has-[section]:px-4 has-[section]:pt-3">
          <LateDeeds feature="calendar" />
        </div>
        <Toolbar
          label={rangeLabel(place.show, place.date, days)}
          place={place}
          turn={turn}
          {...filter}
          onOpen={dialogs.onOpen}
          onCreate={actions.createNext}
        />
      </div>
      <Suspense>{menu.place && <GridMenu place={menu.place} actions={actions} onClose={menu.onClose} />}</Suspense>
      <Dialogs {...dialogs} />
    </div>
  )
}
