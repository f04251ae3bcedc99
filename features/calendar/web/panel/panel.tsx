import { lazy, Suspense } from 'react'
import type { Open } from '../dialogs.tsx'
import type { Place } from '../place.ts'
import { useSettings } from '../settings.ts'
import { PanelContent } from './panel-content.tsx'
import { useNarrow } from './use-narrow.ts'

const PanelDrawer = lazy(async () => ({ default: (await import('./panel-drawer.tsx')).PanelDrawer }))

export type PanelProps = { place: Place; onOpen: (open: Open) => void; onCreate: () => void }

export const panelId = 'calendar-panel'

/** Beside the days; where there is no room for it, it comes in as a sheet. */
export function Panel(props: PanelProps) {
  const { panel, drawer, choose } = useSettings()
  if (useNarrow())
    return (
      <Suspense>
        {drawer && (
          <PanelDrawer onClose={() => choose({ drawer: false })}>
            <PanelContent {...props} />
          </PanelDrawer>
        )}
      </Suspense>
    )
  return (
    <aside
      id={panelId}
      aria-label="Calendars"
      hidden={!panel}
      className="w-60 shrink-0 overflow-y-auto border-r border-hairline print:hidden [[hidden]]:hidden"
    >
      <PanelContent {...props} />
    </aside>
  )
}
