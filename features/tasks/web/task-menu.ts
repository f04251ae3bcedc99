import type { MenuGroups } from '#foundation/web/design/menu.tsx'
import { type Status, statuses, type Task, type TaskList } from '../contract.ts'
import { nextDay, todayOf } from '../rules/due.ts'
import { statusWords } from '../rules/words.ts'
import { which } from './which.ts'

/** Moves it to another place, column or list. */
export type Put = (task: Task, to: { after?: string | null; status?: Status; list?: string }) => Promise<boolean>

type MenuParts = {
  open: () => void
  schedule: () => void
  /** Absent where nothing sets reminders. */
  remind: (() => void) | undefined
  choose: () => void
  attempt: (name: string, input: unknown) => Promise<boolean>
  put: Put
  lists: readonly TaskList[]
  zone: string
}

const mostLists = 8

/** Everything that a touch screen cannot do by dragging. */
export function taskMenu(
  task: Task,
  { open, schedule, remind, choose, attempt, put, lists, zone }: MenuParts,
): MenuGroups {
  const today = todayOf({ now: Date.now(), zone })
  const due = dueOf(task, attempt)
  const groups: MenuGroups = [
    [
      { label: 'Open', run: open },
      { label: 'Schedule…', run: schedule },
      ...(remind && task.status !== 'done' ? [{ label: 'Remind me…', run: remind }] : []),
      { label: 'Choose', run: choose, shortcut: 'x' },
    ],
    [
      { label: 'Due today', run: due(today) },
      { label: 'Due tomorrow', run: due(nextDay(today)) },
      { label: 'Due in a week', run: due(nextDay(today, 7)) },
      { label: 'No date', run: due(null), disabled: task.due === null },
    ],
    statuses
      .filter((status) => status !== task.status)
      .map((status) => ({ label: `Move to “${statusWords[status]}”`, run: () => void put(task, { status }) })),
    lists
      .filter(({ id }) => id !== task.list)
      .slice(0, mostLists)
      .map(({ id, name }) => ({ label: `Move to ${name}`, run: () => void put(task, { list: id }) })),
    [{ label: 'Delete', run: () => void attempt('tasks.delete-task', which(task)), shortcut: 'delete' }],
  ]
  return groups.filter((group) => group.length > 0)
}

type LaterParts = Pick<MenuParts, 'schedule' | 'attempt' | 'zone'>

/** What a task is swiped aside for: another day, or nothing more of it. */
export function laterMenu(task: Task, { schedule, attempt, zone }: LaterParts): MenuGroups {
  const today = todayOf({ now: Date.now(), zone })
  const due = dueOf(task, attempt)
  return [
    [
      { label: 'Tomorrow', run: due(nextDay(today)) },
      { label: 'In a week', run: due(nextDay(today, 7)) },
      { label: 'Schedule…', run: schedule },
    ],
    [{ label: 'Delete', run: () => void attempt('tasks.delete-task', which(task)) }],
  ]
}

function dueOf(task: Task, attempt: MenuParts['attempt']) {
  return (to: string | null) => () => void attempt('tasks.change-task', { ...which(task), due: to })
}
