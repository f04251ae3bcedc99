import type { DragEvent } from 'react'
import type { Task } from '../contract.ts'
import { type LetGo, markBelow, sideOf, unmark } from './use-lifting.ts'

/** What a mouse does to a task: it is put before or behind the row that it is let go over, or into a column. */
export type Dragging = {
  drag: (event: DragEvent<HTMLElement>, task: Task) => void
  over: (event: DragEvent<HTMLElement>, task: Task) => void
  overColumn: (event: DragEvent<HTMLElement>) => void
  drop: (event: DragEvent<HTMLElement>, task: Task) => void
  dropInto: (event: DragEvent<HTMLElement>, column: string) => void
  dragEnd: () => void
}

const dragged = 'application/x-task'

export function dragging(letGo: (id: string, where: LetGo) => void): Dragging {
  return {
    drag({ dataTransfer }, { id }) {
      dataTransfer.setData(dragged, id)
      dataTransfer.effectAllowed = 'move'
    },
    over(event, _task) {
      if (!isTask(event)) return
      // The column below it is not what is meant.
      event.stopPropagation()
      event.preventDefault()
      mark(event, sideOf(event.currentTarget, event.clientY))
    },
    overColumn(event) {
      if (!isTask(event)) return
      event.preventDefault()
      mark(event, 'into')
    },
    drop(event, { id }) {
      if (!isTask(event)) return
      event.stopPropagation()
      const moved = dropped(event)
      if (moved !== id) letGo(moved, { task: id, side: sideOf(event.currentTarget, event.clientY) })
    },
    dropInto(event, column) {
      if (isTask(event)) letGo(dropped(event), { column })
    },
    dragEnd: () => unmark(document),
  }
}

function isTask({ dataTransfer }: DragEvent): boolean {
  return dataTransfer.types.includes(dragged)
}

function mark({ currentTarget }: DragEvent<HTMLElement>, where: 'before' | 'behind' | 'into'): void {
  if (currentTarget.dataset['below'] === where) return
  unmark(document)
  markBelow(currentTarget, where)
}

function dropped(event: DragEvent): string {
  event.preventDefault()
  unmark(document)
  return event.dataTransfer.getData(dragged)
}
