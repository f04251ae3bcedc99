import { type KeyboardEvent, useLayoutEffect, useRef, useState } from 'react'
import type { MenuGroups } from '#foundation/web/design/menu.tsx'
import { statuses, type Task, type TaskList } from '../contract.ts'
import { type Dragging, dragging } from './dragging.ts'
import { useHouse } from './perform.tsx'
import { type Selection, useSelection } from './selection.ts'
import { type Deed, planOf, saidOf } from './several.ts'
import { laterMenu, type Put, taskMenu } from './task-menu.ts'
import { useInTurn } from './use-in-turn.ts'
import type { LetGo } from './use-lifting.ts'
import { which } from './which.ts'

export type TaskMoves = Dragging & {
  tick: (task: Task) => void
  /** Where a finger or a mouse let a task go. */
  letGo: (id: string, where: LetGo) => void
  /** Alt with arrow keys moves it up and down, and between columns of a board; E completes it, and Delete deletes it. */
  press: (event: KeyboardEvent, task: Task) => void
  menu: (task: Task) => MenuGroups
  /** A part of it, for a swipe. */
  later: (task: Task) => MenuGroups
  open: (id: string) => void
  selection: Selection
  /** The same for all selected tasks, as one. */
  doToAll: (deed: Deed) => void
}

/** What a row calls; these functions stay the same while what they do follows the view. */
export type RowMoves = Pick<TaskMoves, 'tick' | 'drag' | 'over' | 'drop' | 'dragEnd' | 'press' | 'menu' | 'open'> & {
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
    over: (event, task) => latest.current.over(event, task),
    drop: (event, task) => latest.current.drop(event, task),
    dragEnd: () => latest.current.dragEnd(),
    press: (event, task) => latest.current.press(event, task),
    menu: (task) => latest.current.menu(task),
    open: (id) => latest.current.open(id),
    choose: (event, task) => latest.current.selection.press(event, task),
  }))
  return steady
}

type Shown = {
  tasks: readonly Task[]
  lists: readonly TaskList[]
  zone: string
  board: boolean
  /** Whether the tasks stand in the order that the person gave them; otherwise they cannot be put elsewhere in it. */
  isOrdered: boolean
  onOpen: (id: string) => void
  onSchedule: (task: Task) => void
  onRemind: ((task: Task) => void) | undefined
}

/** All actions on tasks in a view: by keys, by menu and by dragging. */
export function useMoves(shown: Shown): TaskMoves {
  const { tasks, lists, zone, onOpen, onSchedule, onRemind } = shown
  const { attempt } = useHouse()
  const selection = useSelection(tasks)

  const put: Put = (task, to) => attempt('tasks.move-task', { ...which(task), ...to })
  const step = useInTurn((id, arrow: Arrow) => {
    const task = tasks.find((each) => each.id === id)
    const to = task && stepOf(task, arrow, shown)
    return task && to && put(task, to)
  })
  const letGo = lettingGo(shown, put)

  function doToAll(deed: Deed): void {
    const { tasks: chosen } = selection
    selection.clear()
    void attempt('tasks.apply-plan', planOf(chosen, deed), saidOf(chosen, deed))
  }

  const tick = (task: Task): void =>
    void attempt(task.status === 'done' ? 'tasks.reopen-task' : 'tasks.complete-task', which(task))

  return {
    tick,
    ...dragging(letGo),
    letGo,
    press: pressing({ step, selection, doToAll, attempt, tick }),
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
    later: (task) => laterMenu(task, { schedule: () => onSchedule(task), attempt, zone }),
    selection,
    doToAll,
  }
}

function lettingGo({ tasks, board }: Shown, put: Put): TaskMoves['letGo'] {
  return (id, where) => {
    const moved = tasks.find((task) => task.id === id)
    if (!moved) return
    if ('column' in where) {
      const status = statuses.find((each) => each === where.column)
      const last = tasks.findLast((task) => task.status === status)
      if (status && last !== moved) void put(moved, { status, ...(last && { after: last.id }) })
      return
    }
    const target = tasks.find((task) => task.id === where.task)
    if (!target) return
    const into = { list: target.list, ...(board && { status: target.status }) }
    if (target.overdue) {
      void put(moved, into)
      return
    }
    const beside = tasks.filter((task) => task.id !== id && isBeside(task, target, board))
    const after = where.side === 'behind' ? target : beside[beside.indexOf(target) - 1]
    void put(moved, { ...into, after: after?.id ?? null })
  }
}

/** What is overdue stands before the others, by its due. */
function isBeside(task: Task, target: Task, board: boolean): boolean {
  return task.list === target.list && task.overdue === target.overdue && (!board || task.status === target.status)
}

const arrows = ['ArrowUp', 'ArrowDown', 'ArrowLeft', 'ArrowRight'] as const
type Arrow = (typeof arrows)[number]

/** Where one step takes a task: up and down among its neighbours, or into the next column of a board. */
function stepOf(task: Task, arrow: Arrow, { tasks, board, isOrdered }: Shown): Parameters<Put>[1] | undefined {
  if (arrow === 'ArrowLeft' || arrow === 'ArrowRight') {
    const status = statuses[statuses.indexOf(task.status) + (arrow === 'ArrowRight' ? 1 : -1)]
    return board && status ? { status } : undefined
  }
  if (!isOrdered || task.overdue) return undefined
  const beside = tasks.filter((each) => isBeside(each, task, board))
  const at = beside.indexOf(task)
  const target = arrow === 'ArrowDown' ? at + 1 : at - 1
  if (target < 0 || target >= beside.length) return undefined
  const after = arrow === 'ArrowDown' ? beside[target] : beside[target - 1]
  return { after: after?.id ?? null }
}

type Pressing = Pick<TaskMoves, 'selection' | 'doToAll' | 'tick'> & {
  step: (id: string, arrow: Arrow) => void
  attempt: (name: string, input: unknown) => Promise<boolean>
}

function pressing({ step, selection, doToAll, attempt, tick }: Pressing): TaskMoves['press'] {
  return (event, task) => {
    const isPlain = !event.ctrlKey && !event.metaKey && !event.altKey
    const arrow = event.altKey ? arrows.find((each) => each === event.key) : undefined
    const isHere = event.target instanceof Node && event.currentTarget.contains(event.target)
    if (event.key === 'x' && isPlain) selection.toggle(task)
    // In its menu a letter leads to an item.
    else if (event.key === 'e' && isPlain && isHere && !event.repeat) {
      if (selection.tasks.length === 0) tick(task)
      else doToAll({ do: selection.tasks.every(({ status }) => status === 'done') ? 'reopen' : 'complete' })
    } else if (event.key === 'Escape' && selection.tasks.length > 0) selection.clear()
    else if (event.key === 'Delete' && selection.tasks.length > 0) doToAll({ do: 'delete' })
    else if (event.key === 'Delete') void attempt('tasks.delete-task', which(task))
    else if (arrow) step(task.id, arrow)
    else return
    event.preventDefault()
  }
}
