import { useState } from 'react'
import type { ThreadRow } from '../contract.ts'

/** The selected threads, for changes to all of them. */
export type Selection = {
  threads: readonly ThreadRow[]
  has: (id: string) => boolean
  toggle: (id: string) => void
  /** Selects everything from the last toggled thread up to this one; from `start` if there is none. */
  extend: (id: string, start?: string) => void
  all: () => void
  clear: () => void
}

/** `shown` is in display order. Threads that are no longer visible are deselected. */
export function useSelection(shown: readonly ThreadRow[]): Selection {
  const [ids, setIds] = useState<ReadonlySet<string>>(none)
  const [anchor, setAnchor] = useState<string>()
  const threads = ids.size === 0 ? nothing : shown.filter(({ id }) => ids.has(id))
  return {
    threads,
    has: (id) => ids.has(id),
    toggle(id) {
      const kept = new Set(threads.map((thread) => thread.id))
      if (!kept.delete(id)) kept.add(id)
      setIds(kept)
      setAnchor(id)
    },
    extend(id, start = id) {
      const from = anchor ?? start
      setIds(new Set([...threads.map((thread) => thread.id), ...between(shown, from, id)]))
      setAnchor(from)
    },
    all: () => setIds(new Set(shown.map(({ id }) => id))),
    clear() {
      setIds(none)
      setAnchor(undefined)
    },
  }
}

const none: ReadonlySet<string> = new Set()
const nothing: readonly ThreadRow[] = []

/** Inclusive, in either order. */
export function between(shown: readonly ThreadRow[], one: string, other: string): string[] {
  const places = [one, other].map((wanted) => shown.findIndex(({ id }) => id === wanted))
  const known = places.filter((place) => place !== -1)
  return shown.slice(Math.min(...known), Math.max(...known) + 1).map(({ id }) => id)
}
