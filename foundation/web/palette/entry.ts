import type { ReactNode } from 'react'

/** One line of the palette. */
export type PaletteEntry = {
  /** Stable across visits: choices are counted under it. */
  id: string
  group: string
  label: string
  /** Other words that people may look for. */
  words?: string
  detail?: string
  /** Where it is reached without the palette: “Settings”. */
  path?: string
  icon?: ReactNode
  shortcut?: string
  /** Shown only after something is typed. */
  onlyAsked?: boolean
  /** Matches every query and is listed below all others; higher numbers further down. */
  last?: number
  run: () => void
}

export type EntryGroup = { group: string; items: PaletteEntry[] }
