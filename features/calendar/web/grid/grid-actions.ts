import type { Occurrence } from '../../contract.ts'

export type Stretch = { day: string; from: number; to: number }

/** What a person can have done in the grid, with the pointer and with keys alike. */
export type GridActions = {
  find: (key: string) => Occurrence | undefined
  open: (occurrence: Occurrence, element: HTMLElement) => void
  /** Minutes of the clock; the end may be midnight of the next day. */
  create: (stretch: Stretch) => void
  createAllDay: (day: string) => void
  move: (before: Occurrence, after: Occurrence) => void
  /** The event that keys moved last. The dashboard remembers it, since the grid is gone while another week is loaded. */
  followed: () => string | undefined
  follow: (key: string | undefined) => void
  remove: (occurrence: Occurrence) => void
  goTo: (day: string) => void
}
