import type { ReactNode } from 'react'

/** One line of the palette. */
export type PaletteEntry = {
  /** Stable across visits: choices are counted under it. */
  id: string
  /** The thing it opens. Of several entries that open the same thing only one is shown. Defaults to the id. */
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
  /** Of a search result: which words it holds of those it was found by. It is shown if these are most of them. */
  held?: { words: string; of: string }
  /** Stands first, instead of last, where whole sentences are typed. */
  forSentences?: boolean
  /**
   * What was typed is a whole sentence for this entry, so it comes before entries that only share words with it. Where it
   * begins with an order to one feature (“remind me to …”), entries of other features are not moved up.
   */
  meant?: boolean | 'ordered'
  run: () => void
}

export type EntryGroup = { group: string; items: PaletteEntry[] }
