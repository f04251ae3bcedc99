import { randomUUID } from 'node:crypto'
import { z } from 'zod'
import {
  type Actions,
  createActions,
  createPlainLedger,
  defineLookup,
  type Receipt,
} from '#foundation/server/action.ts'
import { type TestClock, testClock } from '#foundation/server/clock.ts'
import type { Database } from '#foundation/server/database/database.ts'
import type { Plugs } from '#foundation/server/feature.ts'
import type { Person } from '#foundation/server/person.ts'
import { boundless } from '#foundation/server/quota/testing.ts'
import type { Task, TaskPage, TasksPreview } from '../../contract.ts'
import { openTasks } from '../tasks.ts'

export const taskMigrations = { feature: 'tasks', folder: new URL('../migrations/', import.meta.url) }

export type TasksTestHouse = {
  actions: Actions
  clock: TestClock
  announced: { person: string; message: object }[]
  somebody(): Person
  /** As by a button; `sources` were read before. */
  press(person: Person, name: string, input: unknown, sources?: readonly string[]): Promise<Receipt>
  undo(person: Person, name: string, receipt: Receipt): Promise<Receipt & { inverse: unknown }>
  get<T>(person: Person, path: string, query?: object): Promise<T>
  view(person: Person, query?: object): Promise<Task[]>
  /** A task that was added, as it is. */
  add(person: Person, input: object): Promise<Task>
  send(person: Person, file: { name: string; content: string }): Promise<TasksPreview>
}

/** The tasks alone, for people who live in Vienna: Friday 20 November 2026, nine o'clock. */
export function openTasksHouse(database: Database, now = '2026-11-20T08:00:00Z'): TasksTestHouse {
  const clock = testClock(now)
  const announced: TasksTestHouse['announced'] = []
  const profile = defineLookup({
    name: 'people.read-profile',
    label: 'Looked at your profile',
    description: '',
    input: z.object({}),
    answer: z.object({ zone: z.string() }),
    run: async () => ({ zone: 'Europe/Vienna' }),
    sources: { none: 'A zone.' },
  })
  const ledger = createPlainLedger()
  const actions: Actions = createActions(
    () => ({ actions: plugs.actions ?? [], lookups: [profile, ...(plugs.lookups ?? [])] }),
    () => ledger,
  )
  const announce = async (person: string, message: object) => void announced.push({ person, message })
  const plugs = openTasks({ database, clock, announce, actions, quotas: boundless })
  const press: TasksTestHouse['press'] = (person, name, input, sources = []) => {
    const action = actions.find(`tasks.${name}`)
    return action.run(person, action.input.parse(input) as never, { origin: 'button', sources })
  }
  const { get, send } = calling(plugs)
  return {
    actions,
    clock,
    announced,
    somebody: () => ({ id: randomUUID(), sessionId: randomUUID() }),
    press,
    async undo(person, name, receipt) {
      // As the ledger keeps it.
      const kept = JSON.parse(JSON.stringify(receipt)) as never
      const undo = actions.find(`tasks.${name}`).undo
      if (!undo) throw new Error(`${name} cannot be undone.`)
      return undo(person, kept)
    },
    get,
    send,
    view: async (person, query = {}) => (await get<TaskPage>(person, '', query)).tasks,
    async add(person, input) {
      const { thing } = await press(person, 'create-task', input)
      return (thing as { task: Task }).task
    },
  }
}

function calling({ handlers = [] }: Plugs): Pick<TasksTestHouse, 'get' | 'send'> {
  const handlerOf = (path: string) => {
    const handler = handlers.find(({ route }) => route.path === (path === '' ? '/v1/tasks' : `/v1/tasks/${path}`))
    if (!handler) throw new Error(`There is no route ${path}.`)
    return handler
  }
  return {
    async get(person, path, query = {}) {
      const { route, run } = handlerOf(path)
      const call = { person, query: route.query?.parse(query), params: query, body: undefined }
      return (await run(call as never)) as never
    },
    send: async (person, body) => (await handlerOf('imports').run({ person, body } as never)) as never,
  }
}
