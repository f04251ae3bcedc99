import { randomUUID } from 'node:crypto'
import type { Task, TaskList } from '#features/tasks/contract.ts'
import type { Speaker } from '../../sentences/room.ts'
import type { Call, Table, TableRow } from './table.ts'

const statusOf: Readonly<Record<string, Task['status']>> = {
  Backlog: 'todo',
  'In Progress': 'doing',
  'In Review': 'review',
  Completed: 'done',
}

/**
 * A WorkBench board is one of our lists, its lists are our columns, and its assignee is the person a task was given to.
 */
export const taskTable: Table = {
  domain: 'project_management',
  feature: 'tasks',
  file: 'project_tasks.csv',
  load,
  read,
  linesOf: (rows) => rows.map(lineOf),
  apply,
}

async function load({ id, tasks }: Speaker, rows: readonly TableRow[]): Promise<void> {
  const person = { id, sessionId: randomUUID() }
  const boards = [...new Set(rows.map(({ board = '' }) => board))]
  for (const name of boards) await tasks.press(person, 'add-list', { name, color: '#22c55e' })
  const { lists } = await tasks.get<{ lists: TaskList[] }>(person, 'lists')
  const steps = rows.map(
    ({ task_name: title, assigned_to_email: email, list_name: list = '', due_date: due, board }) => ({
      do: 'create',
      task: {
        title,
        due,
        status: statusOf[list],
        waitsFor: { name: '', email },
        list: lists.find(({ name }) => name === board)?.id,
      },
    }),
  )
  for (let from = 0; from < steps.length; from += 200)
    await tasks.press(person, 'apply-plan', { title: 'Before', steps: steps.slice(from, from + 200) })
}

async function read({ id, tasks }: Speaker): Promise<string[]> {
  const person = { id, sessionId: randomUUID() }
  const { lists } = await tasks.get<{ lists: TaskList[] }>(person, 'lists')
  const all: Task[] = []
  for (const view of ['all', 'done']) all.push(...(await tasks.view(person, { view, limit: 500 })))
  return all.map(({ title, due, status, waitsFor, list }) =>
    lineOf({
      task_name: title,
      due_date: due ?? '',
      list_name: Object.keys(statusOf).find((name) => statusOf[name] === status) ?? '',
      assigned_to_email: waitsFor?.email ?? waitsFor?.name ?? '',
      board: lists.find((each) => each.id === list)?.name ?? '',
    }),
  )
}

function lineOf({ task_name, assigned_to_email, list_name, due_date, board }: TableRow): string {
  return [task_name, assigned_to_email, list_name, due_date, board].join(' | ').toLowerCase()
}

function apply(rows: readonly TableRow[], { tool, args }: Call): TableRow[] {
  const { task_id: id, field = '', new_value: value = '' } = args
  if (tool === 'project_management.create_task') return [...rows, args]
  if (tool === 'project_management.delete_task') return rows.filter(({ task_id }) => task_id !== id)
  if (tool === 'project_management.update_task')
    return rows.map((row) => (row['task_id'] === id ? { ...row, [field]: value } : row))
  return [...rows]
}
