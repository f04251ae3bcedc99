import { randomUUID } from 'node:crypto'
import type { Task, TaskList } from '#features/tasks/contract.ts'
import type { Speaker } from './room.ts'

/**
 * A task of a case. In what is expected, `title` may be part of a title, and the others count where they are given; null
 * means that there is none.
 */
export type KeptTask = {
  title: string
  due?: string | null
  list?: string | null
  done?: boolean
  person?: string | null | { name: string; email?: string }
}

export async function createTasks({ id, tasks }: Speaker, kept: readonly KeptTask[]): Promise<void> {
  const person = { id, sessionId: randomUUID() }
  const named = new Set(kept.flatMap(({ list }) => list ?? []))
  for (const name of named) await tasks.press(person, 'add-list', { name, color: '#22c55e' })
  const { lists } = await tasks.get<{ lists: TaskList[] }>(person, 'lists')
  for (const { title, due, list, done, person: name } of kept)
    await tasks.add(person, {
      title,
      ...(due !== undefined && { due }),
      ...(list !== undefined && { list: lists.find((each) => each.name === list)?.id }),
      ...(done === true && { status: 'done' }),
      ...(name && { waitsFor: doerOf(name) }),
    })
}

export async function tasksOf({ id, tasks }: Speaker): Promise<KeptTask[]> {
  const person = { id, sessionId: randomUUID() }
  const { lists } = await tasks.get<{ lists: TaskList[] }>(person, 'lists')
  const all: Task[] = []
  for (const view of ['all', 'done']) all.push(...(await tasks.view(person, { view, limit: 500 })))
  return all.map(({ title, due, list, status, waitsFor }) => ({
    title,
    done: status === 'done',
    ...(due !== null && { due }),
    list: lists.find((each) => each.id === list)?.name ?? '',
    person: waitsFor?.name ?? '',
  }))
}

/** What is wrong with the tasks, in words; empty if they are as wanted. */
export function compareTasks(wanted: readonly KeptTask[], found: readonly KeptTask[]): string[] {
  const rest = [...found]
  const missing = wanted.filter((task) => {
    const at = rest.findIndex((other) => isSame(task, other))
    if (at >= 0) rest.splice(at, 1)
    return at < 0
  })
  return [
    ...missing.map((task) => `missing task: ${taskText(task)}`),
    ...rest.map((task) => `task too much: ${taskText(task)}`),
  ]
}

function isSame(wanted: KeptTask, found: KeptTask): boolean {
  const { title, due, done = false, list, person } = wanted
  return (
    has(title, found.title) &&
    has(list, found.list) &&
    has(person && nameOf(person), found.person && nameOf(found.person)) &&
    found.done === done &&
    (due === undefined || (due === null ? found.due === undefined : found.due?.startsWith(due) === true))
  )
}

function doerOf(person: NonNullable<KeptTask['person']>): { name: string; email: string | null } {
  return typeof person === 'string' ? { name: person, email: null } : { email: null, ...person }
}

function nameOf(person: NonNullable<KeptTask['person']>): string {
  return typeof person === 'string' ? person : person.name
}

function has(part: string | null | undefined, whole?: string | null): boolean {
  if (part === null) return !whole
  return part === undefined || (whole ?? '').toLowerCase().includes(part.toLowerCase())
}

function taskText({ title, due, done }: KeptTask): string {
  return `${title}${due ? ` ${due}` : ''}${done ? ' (done)' : ''}`
}
