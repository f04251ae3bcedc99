import { createTopic } from '../live/topic.ts'

/** Told by whatever opens the palette, or the list of shortcuts, other than their keys: a button, another entry. */
export const paletteAsked = createTopic<void>()
export const shortcutsAsked = createTopic<void>()

export function openPalette(): void {
  paletteAsked.tell()
}

export function openShortcuts(): void {
  shortcutsAsked.tell()
}
