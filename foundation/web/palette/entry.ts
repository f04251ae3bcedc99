import type { ReactNode } from 'react'

/** One line of the palette. */
export type PaletteEntry = {
  /** The same at every visit: how often it is chosen is counted under it. */
  id: string
  group: string
  label: string
  /** Other words that people may look for. */
  words?: string
  detail?: string
  /** Where it is found without the palette: “Settings”. */
  path?: string
  icon?: ReactNode
  shortcut?: string
  /** Shown only once something is asked. */
  onlyAsked?: boolean
  /** Fits every question, and so stands below all others; the greater, the further below. */
  last?: number
  run: () => void
}

export type EntryGroup = { group: string; items: PaletteEntry[] }
