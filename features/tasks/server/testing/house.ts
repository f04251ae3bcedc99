import { usualTimeFormat } from '#foundation/time/format/time-format.ts'
import { type TestClock, testClock } from '#foundation/server/clock.ts'
import { joinCompanions } from '#foundation/server/companion.ts'
import type { Database } from '#foundation/server/database/database.ts'
import { noNotices, type Notices } from '#foundation/server/notice.ts'
import type { Person } from '#foundation/server/person.ts'
import { boundless } from '#foundation/server/quota/testing.ts'
import { type LoneFeature, openLoneFeature } from '#foundation/server/testing/lone-feature.ts'
import { joinTitles, type TitlePlugs } from '#foundation/server/titles.ts'
import type { Task, TaskPage, TasksPreview } from '../../contract.ts'
import { openTasks } from '../tasks.ts'

export const taskMigrations = { feature: 'tasks', folder: new URL('../migrations/', import.meta.url) }

export type TasksTestHouse = LoneFeature & {
  clock: TestClock
  view(person: Person, query?: object): Promise<Task[]>
  /** Adds a task and returns it. */
  add(person: Person, input: object): Promise<Task>
  send(person: Person, file: { name: string; content: string }): Promise<TasksPreview>
}

type Opening = { now?: string; zone?: string; notices?: Notices; titles?: TitlePlugs }

/** The tasks feature alone, for people in Vienna, unless another zone is given: Friday 20 November 2026, nine o'clock there. */
export function openTasksHouse(
  database: Database,
  { now = '2026-11-20T08:00:00Z', zone = 'Europe/Vienna', notices = noNotices, titles = {} }: Opening = {},
): TasksTestHouse {
  const clock = testClock(now)
  const feature = openLoneFeature({
    name: 'tasks',
    profile: { zone, preferences: usualTimeFormat },
    open: (parts) =>
      openTasks({
        ...parts,
        database,
        clock,
        peopleKnown: async () => [],
        quotas: boundless,
        notices,
        companions: joinCompanions(() => []),
        titles: joinTitles(() => [titles]),
      }),
  })
  return {
    ...feature,
    clock,
    view: async (person, query = {}) => (await feature.get<TaskPage>(person, '', query)).tasks,
    async add(person, input) {
      const { thing } = await feature.press(person, 'create-task', input)
      return (thing as { task: Task }).task
    },
    send: (person, file) => feature.post(person, 'imports', file),
  }
}
