import type { Activity } from '#features/activity/contract.ts'

/** What undo and redo need to know of something that was done. */
type Entry = Pick<Activity, 'id' | 'undoable' | 'redoable'>

export type Way = 'undo' | 'redo'

/** What was done here and can be taken back, and what was taken back and can be done again; the newest last. */
export type History = {
  add: (entry: Entry) => void
  /** The newest that can go this way. It is in neither list until it is known what came of it. */
  take: (way: Way, id?: string) => Entry | undefined
  reversed: (entry: Entry) => void
}

export function createHistory(): History {
  const lists: Record<Way, Entry[]> = { undo: [], redo: [] }

  function remove(id: string): void {
    for (const way of ['undo', 'redo'] as const) lists[way] = lists[way].filter((one) => one.id !== id)
  }
  return {
    add(entry) {
      lists.redo = []
      if (entry.undoable) lists.undo.push(entry)
    },
    take(way, id) {
      const found = id === undefined ? lists[way].at(-1) : lists[way].find((one) => one.id === id)
      if (found) remove(found.id)
      return found
    },
    reversed(entry) {
      remove(entry.id)
      if (entry.redoable) lists.redo.push(entry)
      else if (entry.undoable) lists.undo.push(entry)
    },
  }
}
