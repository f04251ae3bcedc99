import type { Shortcut } from '#foundation/web/keyboard/shortcut.ts'
import { useShortcut } from '#foundation/web/keyboard/use-shortcut.ts'
import { isCovered } from './grid/covered.ts'

/** A shortcut of the page itself: it does nothing behind what lies over the page, whatever has the focus there. */
export function usePageShortcut(shortcut: Shortcut, run: () => void): void {
  useShortcut(shortcut, () => !isCovered() && run())
}
