import { useMemo } from 'react'
import type { Task } from '../contract.ts'

/** The titles of the tasks of a view that have parts, by id: a part stands in a row of its own, which names its task. */
export function useWholes(tasks: readonly Task[]): ReadonlyMap<string, string> {
  return useMemo(() => new Map(tasks.flatMap(({ id, title, parts }) => (parts.all > 0 ? [[id, title]] : []))), [tasks])
}
