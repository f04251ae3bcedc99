import { useEffect } from 'react'
import type { Shortcut } from './shortcut.ts'

export type ShortcutEntry = { shortcut: Shortcut; does: string }

const shown = new Set<readonly ShortcutEntry[]>()

/** While this component is mounted, the list of shortcuts includes these. */
export function useListedShortcuts(entries: readonly ShortcutEntry[]): void {
  useEffect(() => {
    shown.add(entries)
    return () => void shown.delete(entries)
  }, [entries])
}

export function listedShortcuts(): ShortcutEntry[] {
  return [...shown].flat()
}
