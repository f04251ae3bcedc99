import { create } from 'zustand'
import { persist } from 'zustand/middleware'
import type { Show } from './grid/days.ts'
import type { Density } from './grid/density.ts'

type Settings = {
  show: Show
  /** On a phone, where a week shows three days. */
  phoneShow: Show
  panel: boolean
  /** The panel where it lies over the days, because it has no room beside them. */
  overlay: boolean
  /** The panel of small screens, which never opens by itself. */
  drawer: boolean
  secondZone: string | undefined
  density: Density
  /** The line that says that the sample is made up was put away. */
  sampleKnown: boolean
  choose: (chosen: Partial<Omit<Settings, 'choose'>>) => void
}

/** How this person likes to look at the calendar, remembered in this browser. */
export const useSettings = create(
  persist<Settings>(
    (set) => ({
      show: 'week',
      phoneShow: 'day',
      panel: true,
      overlay: false,
      drawer: false,
      secondZone: undefined,
      density: 'comfortable',
      sampleKnown: false,
      choose: (chosen) => set(chosen),
    }),
    {
      name: 'calendar-view',
      merge: (kept, fresh) => ({ ...fresh, ...(typeof kept === 'object' ? kept : {}), drawer: false }),
    },
  ),
)
