import type { Activity } from '#features/activity/contract.ts'
import type { Stage } from './stage.ts'
import { createTaskDesk } from './task-desk.ts'

/** Something that can be undone: how to do it, and what interferes. */
export type Case = {
  /** Creates what it acts on, and returns the input. */
  input: () => Promise<object>
  /** How to request it, if its name and input are not enough. */
  act?: (wanted: object) => Promise<Activity>
  /** Changes the same thing afterwards. */
  meddle: (input: { id?: string }, done: Activity) => Promise<unknown>
}

/** Overdue and repeating weekly. */
const call = { title: 'Call the bank', due: '2026-11-16', repeat: 'FREQ=WEEKLY' }

/** Everything in the tasks that can be undone. */
export function taskReversals(stage: Stage, undoFirst: Case['meddle']): Record<string, Case> {
  const taskDesk = createTaskDesk(stage)
  return {
    'tasks.create-task': { input: async () => ({ ...call, waitsFor: { name: 'Ben' } }), meddle: taskDesk.renameAll },
    'tasks.change-task': {
      input: async () => ({ ...(await taskDesk.whole(call)), due: '2026-11-27T10:00', priority: 'high' }),
      meddle: taskDesk.renameAll,
    },
    'tasks.move-task': {
      input: async () => ({ ...(await taskDesk.whole(call)), status: 'doing', after: null }),
      meddle: taskDesk.renameAll,
    },
    'tasks.hand-over': {
      input: async () => ({ ...(await taskDesk.whole(call)), to: { name: 'Ben' }, askOn: '2026-12-01' }),
      meddle: taskDesk.renameAll,
    },
    'tasks.complete-task': { input: () => taskDesk.whole(call), meddle: taskDesk.renameAll },
    'tasks.reopen-task': { input: () => taskDesk.done(call), meddle: taskDesk.renameAll },
    'tasks.delete-task': { input: () => taskDesk.whole(call), meddle: undoFirst },
    'tasks.apply-plan': {
      input: async () => ({
        title: 'Tidy up',
        steps: [
          { do: 'complete', which: await taskDesk.whole(call) },
          { do: 'create', task: { title: 'Write to the bank' } },
        ],
      }),
      meddle: taskDesk.renameAll,
    },
    'tasks.add-list': { input: async () => ({ name: 'Move', color: '#0ea5e9' }), meddle: taskDesk.renameList },
    'tasks.change-list': {
      input: async () => ({ ...(await taskDesk.list()), name: 'Removal' }),
      meddle: taskDesk.renameList,
    },
    'tasks.delete-list': { input: () => taskDesk.list(), meddle: undoFirst },
    'tasks.import-file': { input: () => taskDesk.sent(), meddle: taskDesk.renameAll },
    'tasks.load-sample': { input: async () => ({}), meddle: taskDesk.renameAll },
    'tasks.remove-sample': { input: () => stage.act('tasks.load-sample', {}).then(() => ({})), meddle: undoFirst },
  }
}
