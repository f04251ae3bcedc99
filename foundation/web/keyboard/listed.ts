import { useEffect } from 'react'
import type { Shortcut } from './shortcut.ts'

export type ShortcutEntry = { shortcut: Shortcut; does: string }

export type ShortcutGroup = { title: string; shortcuts: readonly ShortcutEntry[] }

const shown = new Set<ShortcutGroup>()

/** While this component is mounted, the list of shortcuts includes these. */
export function useListedShortcuts(group: ShortcutGroup): void {
  useEffect(() => {
    shown.add(group)
    return () => void shown.delete(group)
  }, [group])
}

export function listedShortcuts(): ShortcutGroup[] {
  return [...shown]
}
