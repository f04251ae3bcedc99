import type { PaletteEntry } from './entry.ts'

/** What one feature offers in the palette. */
export type PaletteSource = {
  /** Distinguishes its searches from those of other sources. */
  key: string
  /** Offered if they match: pages, commands, and data that is loaded anyway. */
  entries?: readonly PaletteEntry[]
  /** Some of its entries are still loading. */
  pending?: boolean
  /** Made from the query itself, at every key. */
  suggest?: (question: string) => readonly PaletteEntry[]
  /** Search results for the query, best first; called shortly after the last key. */
  find?: (question: string, signal: AbortSignal) => Promise<readonly PaletteEntry[]>
}

/** A React hook, called inside the session while the palette is open. */
export type UsePaletteSource = () => PaletteSource

/** Loaded when the palette is first opened. */
export type LoadPaletteSource = () => Promise<UsePaletteSource>
