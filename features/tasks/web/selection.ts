import { type MouseEvent, useState } from 'react'
import type { Task } from '../contract.ts'

/** The selected tasks, for actions on all of them. */
export type Selection = {
  tasks: readonly Task[]
  has: (id: string) => boolean
  toggle: (task: Task) => void
  /**
   * Ctrl toggles one, Shift selects a range; while some are selected, a plain press toggles. Returns whether the press
   * was one of these.
   */
  press: (event: MouseEvent, task: Task) => boolean
  clear: () => void
}

/** `shown` is in display order. */
export function useSelection(shown: readonly Task[]): Selection {
  const [ids, setIds] = useState<ReadonlySet<string>>(none)
  const [anchor, setAnchor] = useState<string>()
  // Tasks that are no longer visible are deselected.
  const tasks = ids.size === 0 ? noTasks : shown.filter(({ id }) => ids.has(id))

  function toggle({ id }: Task): void {
    const kept = new Set(tasks.map((task) => task.id))
    if (!kept.delete(id)) kept.add(id)
    setIds(kept)
    setAnchor(id)
  }
  return {
    tasks,
    has: (id) => ids.has(id),
    toggle,
    press(event, task) {
      const isPlain = !event.shiftKey && !event.ctrlKey && !event.metaKey
      if (isPlain && tasks.length === 0) return false
      if (event.shiftKey) setIds(new Set([...ids, ...between(shown, anchor ?? task.id, task.id).map(({ id }) => id)]))
      else toggle(task)
      if (event.shiftKey && anchor === undefined) setAnchor(task.id)
      return true
    },
    clear: () => setIds(none),
  }
}

/** `undefined` while nothing is selected. */
export function isChosen({ tasks, has }: Selection, { id }: Task): boolean | undefined {
  return tasks.length > 0 ? has(id) : undefined
}

const none: ReadonlySet<string> = new Set()
const noTasks: readonly Task[] = []

/** Inclusive, in either order. */
export function between(shown: readonly Task[], one: string, other: string): readonly Task[] {
  const at = [one, other].map((wanted) => shown.findIndex(({ id }) => id === wanted))
  const [from = 0, to = 0] = at.toSorted((a, b) => a - b)
  return shown.slice(Math.max(0, from), to + 1)
}
