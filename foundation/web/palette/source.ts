import type { PaletteEntry } from './entry.ts'

/** What one feature offers in the palette. */
export type PaletteSource = {
  /** Tells its searches from those of other sources. */
  key: string
  /** Offered whatever is asked, as far as it fits: pages, commands, what is loaded anyway. */
  entries?: readonly PaletteEntry[]
  /** Some of its entries are still on their way. */
  pending?: boolean
  /** Made of the question itself, at every key. */
  suggest?: (question: string) => readonly PaletteEntry[]
  /** What a search finds for the question, best first; asked a moment after the last key. */
  find?: (question: string, signal: AbortSignal) => Promise<readonly PaletteEntry[]>
}

/** A React hook. It is called while the palette is open, inside the session. */
export type UsePaletteSource = () => PaletteSource

/** Loaded when the palette is first asked for. */
export type LoadPaletteSource = () => Promise<UsePaletteSource>
