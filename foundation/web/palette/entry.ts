import type { ReactNode } from 'react'

/** One line of the palette. */
export type PaletteEntry = {
  /** Stable across visits: choices are counted under it. */
  id: string
  /** What it opens, where several entries may open the same: it is shown once. The id, where nothing is said. */
  thing?: string
  group: string
  label: string
  /** The label as it is drawn, with words lit up. */
  shown?: ReactNode
  /** Other words that people may look for. */
  words?: string
  detail?: ReactNode
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
