import type { Occurrence } from '../../contract.ts'
import type { Spot } from './copies.ts'

export type Stretch = { day: string; from: number; to: number }

/** What a menu is opened for, and where. */
export type MenuPlace = {
  element: HTMLElement
  /** Where the pointer is; with keys, the element itself. */
  at: DOMRect
  on: { occurrence: Occurrence } | { spot: Spot }
}

/** What a person can have done in the grid, with the pointer and with keys alike. */
export type GridActions = {
  find: (key: string) => Occurrence | undefined
  open: (occurrence: Occurrence, element: HTMLElement) => void
  edit: (occurrence: Occurrence) => void
  /** Minutes of the clock; the end may be midnight of the next day. Without one, it lasts as long as events usually do. */
  create: (stretch: Omit<Stretch, 'to'> & { to?: number }) => void
  createAllDay: (day: string) => void
  move: (before: Occurrence, after: Occurrence) => void
  /** The event that keys moved last. The dashboard remembers it, since the grid is gone while another week is loaded. */
  followed: () => string | undefined
  follow: (key: string | undefined) => void
  remove: (occurrence: Occurrence) => void
  /** Of what is to be done: that it was, or was not after all. */
  finish: (occurrence: Occurrence) => void
  /** At the same time, beside it. */
  duplicate: (occurrence: Occurrence) => void
  copy: (occurrence: Occurrence) => void
  copied: () => Occurrence | undefined
  /** What was copied last. */
  paste: (spot: Spot) => void
  /** At the first free time after this one. */
  pasteAfter: (occurrence: Occurrence) => void
  menu: (place: MenuPlace) => void
  goTo: (day: string) => void
}
