import { useMemo } from 'react'
import { useSearchParams } from 'react-router'
import { type TaskView, taskViews } from '../contract.ts'

/** Which tasks are shown: a view, or a list, as rows or as a board. Stored in the address. */
export type TaskPlace = { view: TaskView; list: string | undefined; board: boolean }

export const viewNames: Record<TaskView, string> = {
  today: 'Today',
  upcoming: 'Upcoming',
  waiting: 'Waiting',
  all: 'All',
  done: 'Done',
}

export function addressOf({ view, list, board, task }: Partial<TaskPlace> & { task?: string }): string {
  const params = new URLSearchParams({ view: 'tasks' })
  if (list !== undefined) params.set('list', list)
  else if (view !== undefined && view !== 'today') params.set('show', view)
  if (board === true) params.set('as', 'board')
  if (task !== undefined) params.set('task', task)
  return `/assistant?${params}`
}

/** What is added must be seen there. */
export function canAdd({ view }: TaskPlace): boolean {
  return view !== 'done' && view !== 'waiting'
}

const isId = /^[0-9a-f-]{36}$/i

/** The task whose dialog is open, which the address names. */
export function useOpened(): [string | undefined, (id: string | undefined) => void] {
  const [params, setParams] = useSearchParams()
  const open = (id: string | undefined) =>
    setParams((before) => {
      const after = new URLSearchParams(before)
      if (id === undefined) after.delete('task')
      else after.set('task', id)
      return after
    })
  return [params.get('task') ?? undefined, open]
}

export function usePlace(): TaskPlace {
  const [params] = useSearchParams()
  return useMemo(() => {
    const list = [params.get('list') ?? ''].find((id) => isId.test(id))
    const view = list === undefined ? (taskViews.find((each) => each === params.get('show')) ?? 'today') : 'all'
    return { view, list, board: params.get('as') === 'board' && view !== 'done' }
  }, [params])
}
