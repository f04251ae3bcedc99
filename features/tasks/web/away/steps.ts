import type { z } from 'zod'
import type { Deed } from '#foundation/web/acting/outbox.ts'
import {
  changedTask,
  handedTask,
  movedTask,
  newTask,
  type Status,
  type Task,
  taskPlan,
  type taskStep,
  whichTask,
} from '../../contract.ts'

/** What is known here of what an action will do to a task. `after`: behind which one it is put; null: before all. */
export type LateStep =
  | { do: 'add'; task: z.output<typeof newTask> & { id: string } }
  | { do: 'set'; id: string; to: Partial<Task>; after?: string | null }
  | { do: 'remove'; id: string }

/** In the order in which they will be done. Of lists and files nothing is shown beforehand. */
export function stepsOf({ name, input }: Pick<Deed, 'name' | 'input'>): LateStep[] {
  const read = readers[name]
  return read ? read(input) : []
}

const readers: Readonly<Partial<Record<string, (input: unknown) => LateStep[]>>> = {
  'tasks.create-task': (input) => added(newTask.parse(input)),
  'tasks.change-task': (input) => [changed(changedTask.parse(input))],
  'tasks.move-task': (input) => [changed(movedTask.parse(input))],
  'tasks.hand-over'(input) {
    const { to: waitsFor, ...handed } = handedTask.parse(input)
    return [changed({ ...handed, waitsFor })]
  },
  'tasks.complete-task': (input) => [put(whichTask.parse(input), 'done')],
  'tasks.reopen-task': (input) => [put(whichTask.parse(input), 'todo')],
  'tasks.delete-task': (input) => [{ do: 'remove', id: whichTask.parse(input).id }],
  'tasks.apply-plan': (input) => taskPlan.parse(input).steps.flatMap(planned),
}

function planned(step: z.output<typeof taskStep>): LateStep[] {
  if (step.do === 'create') return added(step.task)
  if (step.do === 'change') return [changed(step.change)]
  if (step.do === 'delete') return [{ do: 'remove', id: step.which.id }]
  return [put(step.which, step.do === 'complete' ? 'done' : 'todo')]
}

function added({ id, ...task }: z.output<typeof newTask>): LateStep[] {
  return id === undefined ? [] : [{ do: 'add', task: { ...task, id } }]
}

type Changed = { id: string; revision?: number | undefined; after?: string | null | undefined } & {
  [Name in keyof z.output<typeof changedTask>]?: z.output<typeof changedTask>[Name] | undefined
}

function changed({ id, revision: _seen, after, ...wish }: Changed): LateStep {
  const to: Partial<Task> = Object.fromEntries(Object.entries(wish).filter(([, value]) => value !== undefined))
  return { do: 'set', id, to, ...(after !== undefined && { after }) }
}

function put({ id }: z.output<typeof whichTask>, status: Status): LateStep {
  return { do: 'set', id, to: { status } }
}
