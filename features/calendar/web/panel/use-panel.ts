import { useSyncExternalStore } from 'react'
import { useSettings } from '../settings.ts'

/** The panel stands beside the days, lies over them, or comes in as a sheet. */
export type PanelRoom = 'beside' | 'over' | 'sheet'

/** Below this the sidebar, the panel and a week have no room beside each other. */
const wide = '(min-width: 90rem)'
/** `--breakpoint-md`: below this the sidebar is a drawer, and the panel a sheet. */
const medium = '(min-width: 56.25rem)'

const remembered = { beside: 'panel', over: 'overlay', sheet: 'drawer' } as const

export type PanelState = { room: PanelRoom; isOpen: boolean; show: (open: boolean) => void }

/** Whether the panel is open. Each kind of room remembers this by itself; only a sheet never opens unasked. */
export function usePanel(): PanelState {
  const room = useSyncExternalStore(listen, roomNow)
  const name = remembered[room]
  const isOpen = useSettings((settings) => settings[name])
  const choose = useSettings((settings) => settings.choose)
  return { room, isOpen, show: (open) => choose({ [name]: open }) }
}

function roomNow(): PanelRoom {
  if (matchMedia(wide).matches) return 'beside'
  return matchMedia(medium).matches ? 'over' : 'sheet'
}

function listen(changed: () => void): () => void {
  const media = [matchMedia(wide), matchMedia(medium)]
  for (const each of media) each.addEventListener('change', changed)
  return () => {
    for (const each of media) each.removeEventListener('change', changed)
  }
}
