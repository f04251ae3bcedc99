import { type DragEvent, type KeyboardEvent, useLayoutEffect, useRef, useState } from 'react'
import type { MenuGroups } from '#foundation/web/design/menu.tsx'
import { type Status, statuses, type Task, type TaskList } from '../contract.ts'
import { useHouse } from './perform.tsx'
import { type Selection, useSelection } from './selection.ts'
import { type Deed, planOf, saidOf } from './several.ts'
import { type Put, taskMenu } from './task-menu.ts'
import type { LetGo } from './use-lifting.ts'
import { which } from './which.ts'

export type TaskMoves = {
  tick: (task: Task) => void
  drag: (event: DragEvent, task: Task) => void
  over: (event: DragEvent) => void
  dropBehind: (event: DragEvent, task: Task) => void
  dropInto: (event: DragEvent, status: Status, last: Task | undefined) => void
  /** Where a finger let a task go. */
  letGo: (id: string, where: LetGo) => void
  /** Alt with arrow keys moves it up and down, and between columns of a board; Delete deletes it. */
  press: (event: KeyboardEvent, task: Task) => void
  menu: (task: Task) => MenuGroups
  open: (id: string) => void
  selection: Selection
  /** The same for all selected tasks, as one. */
  doToAll: (deed: Deed) => void
}

/** What a row calls; these functions stay the same while what they do follows the view. */
export type RowMoves = Pick<TaskMoves, 'tick' | 'drag' | 'over' | 'dropBehind' | 'press' | 'menu' | 'open'> & {
  choose: Selection['press']
}

export function useRowMoves(moves: TaskMoves): RowMoves {
  const latest = useRef(moves)
  useLayoutEffect(() => {
    latest.current = moves
  })
  const [steady] = useState<RowMoves>(() => ({
    tick: (task) => latest.current.tick(task),
    drag: (event, task) => latest.current.drag(event, task),
    over: (event) => latest.current.over(event),
    dropBehind: (event, task) => latest.current.dropBehind(event, task),
    press: (event, task) => latest.current.press(event, task),
    menu: (task) => latest.current.menu(task),
    open: (id) => latest.current.open(id),
    choose: (event, task) => latest.current.selection.press(event, task),
  }))
  return steady
}

const dragged = 'application/x-task'

type Shown = {
  tasks: readonly Task[]
  lists: readonly TaskList[]
  zone: string
  board: boolean
  onOpen: (id: string) => void
  onSchedule: (task: Task) => void
  onRemind: ((task: Task) => void) | undefined
}

/** All actions on tasks in a view: by keys, by menu and by dragging. */
export function useMoves({ tasks, lists, zone, board, onOpen, onSchedule, onRemind }: Shown): TaskMoves {
  const { attempt } = useHouse()
  const selection = useSelection(tasks)

  const put: Put = (task, to) => void attempt('tasks.move-task', { ...which(task), ...to })

  function doToAll(deed: Deed): void {
    const { tasks: chosen } = selection
    selection.clear()
    void attempt('tasks.apply-plan', planOf(chosen, deed), saidOf(chosen, deed))
  }

  return {
    tick: (task) => void attempt(task.status === 'done' ? 'tasks.reopen-task' : 'tasks.complete-task', which(task)),
    ...dragging({ tasks, board, put }),
    letGo: lettingGo({ tasks, board, put }),
    press: pressing({ tasks, board, put, selection, doToAll, attempt }),
    open: onOpen,
    menu: (task) =>
      taskMenu(task, {
        open: () => onOpen(task.id),
        schedule: () => onSchedule(task),
        remind: onRemind && (() => onRemind(task)),
        choose: () => selection.toggle(task),
        attempt,
        put,
        lists,
        zone,
      }),
    selection,
    doToAll,
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

function lettingGo({ tasks, board, put }: Pick<Shown, 'tasks' | 'board'> & { put: Put }): TaskMoves['letGo'] {
  return (id, where) => {
    const moved = tasks.find((task) => task.id === id)
    if (!moved) return
    if ('column' in where) {
      const status = statuses.find((each) => each === where.column)
      const last = tasks.findLast((task) => task.status === status && task.id !== id)
      if (status) put(moved, { status, ...(last && { after: last.id }) })
      return
    }
    const target = tasks.find((task) => task.id === where.task)
    if (!target) return
    const beside = tasks.filter((task) => task.id !== id && isBeside(task, target, board))
    const after = where.side === 'behind' ? target : beside[beside.indexOf(target) - 1]
    put(moved, { after: after?.id ?? null, list: target.list, ...(board && { status: target.status }) })
  }
}

function isBeside(task: Task, target: Task, board: boolean): boolean {
  return task.list === target.list && (!board || task.status === target.status)
}

type Pressing = Pick<Shown, 'tasks' | 'board'> &
  Pick<TaskMoves, 'selection' | 'doToAll'> & { put: Put; attempt: (name: string, input: unknown) => Promise<boolean> }

function pressing({ tasks, board, put, selection, doToAll, attempt }: Pressing): TaskMoves['press'] {
  /** Within its group. */
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

  return (event, task) => {
    const isPlain = !event.ctrlKey && !event.metaKey && !event.altKey
    if (event.key === 'x' && isPlain) selection.toggle(task)
    else if (event.key === 'Escape' && selection.tasks.length > 0) selection.clear()
    else if (event.key === 'Delete' && selection.tasks.length > 0) doToAll({ do: 'delete' })
    else if (event.key === 'Delete') void attempt('tasks.delete-task', which(task))
    else if (!event.altKey) return
    else if (event.key === 'ArrowDown') step(task, 1)
    else if (event.key === 'ArrowUp') step(task, -1)
    else if (board && event.key === 'ArrowRight') shift(task, 1)
    else if (board && event.key === 'ArrowLeft') shift(task, -1)
    else return
    event.preventDefault()
  }
}
