import { type KeyboardEvent, Suspense } from 'react'
import type { TrayProps } from '#foundation/web/beside.ts'
import { late } from '#foundation/web/late.ts'
import type { Open } from '../dialogs.tsx'
import type { Place } from '../place.ts'
import { PanelContent } from './panel-content.tsx'
import { type PanelRoom, usePanel } from './use-panel.ts'

const PanelDrawer = late(async () => (await import('./panel-drawer.tsx')).PanelDrawer)

export type PanelProps = {
  place: Place
  /** The days in sight. */
  days: readonly string[]
  onOpen: (open: Open) => void
  onCreate: () => void
  /** What lies beside the days can be dropped onto them; not on a phone, where the panel covers them. */
  hold?: TrayProps['hold']
}

export const panelId = 'calendar-panel'

/** The panel where it stands beside the days. */
export function PanelBeside(props: PanelProps) {
  const { room, isOpen } = usePanel()
  return room === 'beside' && <Shown room={room} isOpen={isOpen} {...props} />
}

/** The panel where there is no room for it: it lies over the days, or comes in as a sheet. */
export function PanelOver(props: PanelProps) {
  const { room, isOpen, show } = usePanel()
  if (room === 'beside') return null
  if (room === 'over') return <Shown room={room} isOpen={isOpen} {...props} onLeave={() => show(false)} />
  return (
    <Suspense>
      {isOpen && (
        <PanelDrawer onClose={() => show(false)}>
          <PanelContent {...props} />
        </PanelDrawer>
      )}
    </Suspense>
  )
}

type ShownProps = PanelProps & { room: Exclude<PanelRoom, 'sheet'>; isOpen: boolean; onLeave?: () => void }

/** Hidden, it reads nothing; its place stays for the button that opens it. */
function Shown({ room, isOpen, onLeave, ...props }: ShownProps) {
  function press(event: KeyboardEvent): void {
    if (event.key !== 'Escape' || !onLeave || event.defaultPrevented) return
    event.preventDefault()
    onLeave()
    document.querySelector<HTMLElement>(`[aria-controls="${panelId}"]`)?.focus()
  }
  return (
    // oxlint-disable-next-line no-noninteractive-element-interactions -- Escape bubbles up from what has the focus
    <aside
      id={panelId}
      aria-label="Calendars"
      hidden={!isOpen}
      onKeyDown={press}
      className={`w-64 overflow-y-auto border-r border-hairline print:hidden pointer-coarse:w-80 [[hidden]]:hidden ${rooms[room]}`}
    >
      {isOpen && <PanelContent {...props} />}
    </aside>
  )
}

const rooms = {
  beside: 'shrink-0',
  over: 'absolute inset-y-0 left-0 z-6 bg-paper shadow-float',
}
