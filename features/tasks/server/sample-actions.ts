import { randomUUIDv7 } from 'node:crypto'
import { z } from 'zod'
import { Failure } from '#foundation/contract/failure.ts'
import { type Action, defineAction, type Receipt } from '#foundation/server/action.ts'
import { newTask } from '../contract.ts'
import { nextDay, todayOf } from '../rules/due.ts'
import { sampleTasks } from '../rules/sample-tasks.ts'
import { type StoredTask, taskSource } from '../rules/task.ts'
import { counted, listed } from '../rules/words.ts'
import type { Desk, Doing } from './desk.ts'
import { create } from './steps.ts'
import { inverseOf, undoing } from './task-actions.ts'
import { listSample } from './task-store.ts'

type Sample = { tasks: number }
const where = 'The sample tasks'

export function sampleActions(doing: Doing): Action[] {
  return [loading(doing), removing(doing)]
}

function loading(doing: Doing): Action {
  return defineAction({
    name: 'tasks.load-sample',
    title: 'Load sample tasks',
    description: 'Put sample tasks into the inbox, to look around in. They can be removed again.',
    input: z.object({}),
    effect: 'write',
    show: () => ({
      title: 'Load sample tasks',
      fields: [{ name: 'tasks', label: 'Adds', value: `${counted(sampleTasks.length, 'task')} to the inbox` }],
      sources: [],
    }),
    async run(person): Promise<Receipt<Sample>> {
      const { trace, tasks } = await doing.at(person, load)
      const changes = [{ label: where, before: null, after: 'Loaded' }]
      return { thing: { tasks }, changes, ...inverseOf(trace), sources: [] }
    },
    done: ({ thing }) => `Loaded the sample: ${counted(thing.tasks, 'task')}.`,
    undo: undoing<Sample>(doing),
  })
}

function removing(doing: Doing): Action {
  return defineAction({
    name: 'tasks.remove-sample',
    title: 'Remove the sample tasks',
    description: 'Take away the tasks that the sample brought, and nothing else.',
    input: z.object({}),
    effect: 'write',
    async show(person) {
      const { tasks, changed, sources } = await doing.rehearseAt(person, unload)
      return {
        title: 'Remove the sample tasks',
        fields: [
          { name: 'tasks', label: 'Removes', value: counted(tasks, 'task') },
          ...(changed.length === 0 ? [] : [{ name: 'changed', label: 'You changed', value: listed(changed) }]),
        ],
        sources,
      }
    },
    async run(person): Promise<Receipt<Sample>> {
      const { trace, tasks, changed, sources } = await doing.at(person, unload)
      const lost = changed.map((title) => ({ label: 'Changed by you', before: title, after: null }))
      const changes = [{ label: where, before: 'Loaded', after: null }, ...lost]
      return { thing: { tasks }, changes, ...inverseOf(trace), sources }
    },
    done: ({ thing }) => `Removed the sample: ${counted(thing.tasks, 'task')}.`,
    undo: undoing<Sample>(doing),
  })
}

async function load(desk: Desk): Promise<Sample> {
  const { writing, moment } = desk
  if ((await listSample(writing.tx, writing.ownerId)).length > 0)
    throw new Failure('conflict', 'The sample tasks are loaded already.')
  const today = todayOf(moment)
  const dayIn = (days: number | undefined) => (days === undefined ? null : nextDay(today, days))
  const blank: Partial<StoredTask> = { origin: 'sample', writtenAfter: [] }
  for (const { due, done, askOn, parts = [], status = 'todo', ...task } of sampleTasks) {
    const [days, time] = due ?? []
    const day = dayIn(days)
    const id = randomUUIDv7()
    const given = { ...task, id, due: time === undefined ? day : `${day}T${time}`, askOn: dayIn(askOn) }
    const finished: Partial<StoredTask> =
      done === undefined
        ? {}
        : { status: 'done', doneAt: new Date(moment.now - done * 86_400_000 - 3_600_000).toISOString() }
    await create(desk, newTask.parse({ ...given, status }), { ...blank, ...finished })
    for (const title of parts) await create(desk, newTask.parse({ title, parent: id }), blank)
  }
  return { tasks: sampleTasks.length }
}

async function unload({ writing }: Desk): Promise<Sample & { changed: string[]; sources: string[] }> {
  const all = await listSample(writing.tx, writing.ownerId)
  if (all.length === 0) throw new Failure('conflict', 'The sample tasks are not loaded.')
  for (const { id } of all) await writing.remove(id)
  const changed = all.filter(({ revision }) => revision > 1)
  return {
    tasks: all.filter(({ parent }) => parent === null).length,
    changed: changed.map(({ title }) => `“${title}”`),
    sources: changed.filter(({ writtenAfter }) => writtenAfter.length > 0).map(taskSource),
  }
}
