import type { DragEvent, KeyboardEvent } from 'react'
import type { MenuGroups } from '#foundation/web/design/menu.tsx'
import { type Status, statuses, type Task, type TaskList } from '../contract.ts'
import { useHouse } from './perform.tsx'
import { type Put, taskMenu, which } from './task-menu.ts'

export type TaskMoves = {
  tick: (task: Task) => void
  drag: (event: DragEvent, task: Task) => void
  over: (event: DragEvent) => void
  dropBehind: (event: DragEvent, task: Task) => void
  dropInto: (event: DragEvent, status: Status, last: Task | undefined) => void
  /** Alt with arrows moves it up and down, and on a board from column to column; Delete deletes it. */
  press: (event: KeyboardEvent, task: Task) => void
  menu: (task: Task, open: () => void) => MenuGroups
}

const dragged = 'application/x-task'

type Shown = { tasks: readonly Task[]; lists: readonly TaskList[]; zone: string; board: boolean }

/** Everything that is done to a task where it stands; by keys and by a menu as well as by dragging. */
export function useMoves({ tasks, lists, zone, board }: Shown): TaskMoves {
  const { attempt } = useHouse()

  const put: Put = (task, to) => void attempt('tasks.move-task', { ...which(task), ...to })

  /** Among those that it stands with. */
  function step(task: Task, by: 1 | -1): void {
    const beside = board ? tasks.filter(({ status }) => status === task.status) : tasks
    const at = beside.findIndex(({ id }) => id === task.id)
    const target = at + by
    if (target < 0 || target >= beside.length) return
    const after = by === 1 ? beside[target] : beside[target - 1]
    put(task, { after: after?.id ?? null })
  }

  function shift(task: Task, by: 1 | -1): void {
    const status = statuses[statuses.indexOf(task.status) + by]
    if (status) put(task, { status })
  }

  return {
    tick: (task) => void attempt(task.status === 'done' ? 'tasks.reopen-task' : 'tasks.complete-task', which(task)),
    ...dragging({ tasks, board, put }),
    press(event, task) {
      if (event.key === 'Delete') void attempt('tasks.delete-task', which(task))
      else if (!event.altKey) return
      else if (event.key === 'ArrowDown') step(task, 1)
      else if (event.key === 'ArrowUp') step(task, -1)
      else if (board && event.key === 'ArrowRight') shift(task, 1)
      else if (board && event.key === 'ArrowLeft') shift(task, -1)
      else return
      event.preventDefault()
    },
    menu: (task, open) => taskMenu(task, { open, attempt, put, lists, zone }),
  }
}

type Dragging = Pick<TaskMoves, 'drag' | 'over' | 'dropBehind' | 'dropInto'>

function dragging({ tasks, board, put }: Pick<Shown, 'tasks' | 'board'> & { put: Put }): Dragging {
  const find = (event: DragEvent) => tasks.find(({ id }) => id === event.dataTransfer.getData(dragged))
  return {
    drag(event, { id }) {
      event.dataTransfer.setData(dragged, id)
      event.dataTransfer.effectAllowed = 'move'
    },
    over(event) {
      if (event.dataTransfer.types.includes(dragged)) event.preventDefault()
    },
    dropBehind(event, task) {
      const moved = find(event)
      if (!moved || moved.id === task.id) return
      event.preventDefault()
      event.stopPropagation()
      put(moved, { after: task.id, list: task.list, ...(board && { status: task.status }) })
    },
    dropInto(event, status, last) {
      const moved = find(event)
      if (!moved || moved.id === last?.id) return
      event.preventDefault()
      put(moved, { status, ...(last && { after: last.id }) })
    },
  }
}
