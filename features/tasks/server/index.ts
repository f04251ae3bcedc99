import type { Feature } from '#foundation/server/feature.ts'
export { tasksLanguage } from './language/plan.ts'
import { openTasks, type TasksHouse } from './tasks.ts'

/** What is to be done, by whom, until when, and what was. */
export const tasks: Feature<TasksHouse> = {
  name: 'tasks',
  migrations: new URL('migrations/', import.meta.url),
  open: openTasks,
}
