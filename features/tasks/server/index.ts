import type { Feature } from '#foundation/server/feature.ts'
export { tasksLanguage } from './language/plan.ts'
import { openTasks, type TasksHouse } from './tasks.ts'

/** The person's tasks: what, by whom, by when, and what was done. */
export const tasks: Feature<TasksHouse> = {
  name: 'tasks',
  migrations: new URL('migrations/', import.meta.url),
  open: openTasks,
}
