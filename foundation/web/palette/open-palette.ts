import { createTopic } from '../live/topic.ts'

/** Sent by buttons and entries that open the palette or the list of shortcuts. */
export const paletteAsked = createTopic<void>()
export const shortcutsAsked = createTopic<void>()

export function openPalette(): void {
  paletteAsked.tell()
}

export function openShortcuts(): void {
  shortcutsAsked.tell()
}
