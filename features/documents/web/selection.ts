import { type MouseEvent, useState } from 'react'
import type { ListedFile } from '../contract.ts'

/** The selected files, for actions on all of them. */
export type Selection = {
  files: readonly ListedFile[]
  has: (id: string) => boolean
  toggle: (file: ListedFile) => void
  /** Ctrl toggles one, Shift selects a range. Returns whether the press was one of these. */
  press: (event: MouseEvent, file: ListedFile) => boolean
  all: () => void
  clear: () => void
}

/** `shown` is in display order; what is no longer shown is not selected. */
export function useSelection(shown: readonly ListedFile[]): Selection {
  const [ids, setIds] = useState<ReadonlySet<string>>(none)
  const [anchor, setAnchor] = useState<string>()
  const files = shown.filter(({ id }) => ids.has(id))

  function toggle({ id }: ListedFile): void {
    const kept = new Set(files.map((file) => file.id))
    if (!kept.delete(id)) kept.add(id)
    setIds(kept)
    setAnchor(id)
  }
  return {
    files,
    has: (id) => ids.has(id),
    toggle,
    press(event, file) {
      if (!event.shiftKey && !event.ctrlKey && !event.metaKey) return false
      if (!event.shiftKey) toggle(file)
      else setIds(new Set([...ids, ...between(shown, anchor ?? file.id, file.id)]))
      if (event.shiftKey && anchor === undefined) setAnchor(file.id)
      return true
    },
    all: () => setIds(new Set(shown.map(({ id }) => id))),
    clear: () => setIds(none),
  }
}

const none: ReadonlySet<string> = new Set()

/** Inclusive, in either order. */
function between(shown: readonly ListedFile[], one: string, other: string): string[] {
  const at = [one, other].map((wanted) => shown.findIndex(({ id }) => id === wanted))
  const [from = 0, to = 0] = at.toSorted((a, b) => a - b)
  return shown.slice(Math.max(0, from), to + 1).map(({ id }) => id)
}
