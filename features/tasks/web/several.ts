import type { z } from 'zod'
import type { Task, taskPlan } from '../contract.ts'
import { counted } from '../rules/words.ts'
import { which } from './which.ts'

/** An action on several tasks. */
export type Deed =
  | { do: 'complete' | 'reopen' | 'delete' }
  | { do: 'change'; to: Partial<Pick<Task, 'due' | 'list' | 'priority'>>; words: string }

/** As one plan with one Undo. Subtasks go along with their parents. */
export function planOf(tasks: readonly Task[], deed: Deed): z.input<typeof taskPlan> {
  const chosen = new Set(tasks.map(({ id }) => id))
  const goesAlong = ({ parent }: Task) => parent !== null && chosen.has(parent) && deed.do !== 'change'
  const steps = tasks
    .filter((task) => !goesAlong(task))
    .map((task) =>
      deed.do === 'change'
        ? { do: deed.do, change: { ...which(task), ...deed.to } }
        : { do: deed.do, which: which(task) },
    )
  return { title: titleOf(deed, counted(tasks.length, 'task')), steps }
}

/** The outcome in one sentence. */
export function saidOf(tasks: readonly Task[], deed: Deed): string {
  const count = counted(tasks.length, 'task')
  return deed.do === 'change' ? titleOf(deed, count) : `${past[deed.do]} ${count}`
}

function titleOf(deed: Deed, tasks: string): string {
  return deed.do === 'change' ? `Put ${tasks} ${deed.words}` : `${verbs[deed.do]} ${tasks}`
}

const past = { complete: 'Completed', reopen: 'Reopened', delete: 'Deleted' } as const
const verbs = { complete: 'Complete', reopen: 'Reopen', delete: 'Delete' } as const
