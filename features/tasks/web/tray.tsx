import { useQuery } from '@tanstack/react-query'
import GripVertical from 'lucide-react/icons/grip-vertical'
import { useState } from 'react'
import { Link } from 'react-router'
import { usualMinutes } from '#foundation/contract/usual.ts'
import type { TrayProps } from '#foundation/web/beside.ts'
import { textLink } from '#foundation/web/design/surface.ts'
import { useSession } from '#foundation/web/session/session.ts'
import { listTasksRoute, type Task } from '../contract.ts'
import { isDay } from '../rules/due.ts'
import { TasksInAnotherHouse, useHouse } from './perform.tsx'
import { addressOf } from './place.ts'
import { ScheduleDialog } from './overlays.ts'
import { tasksKey, useHearTasks } from './tasks.ts'
import { which } from './which.ts'

/** Tasks without a time, to be dragged onto a day or scheduled with a press. */
export function Tray({ hold }: TrayProps) {
  return (
    <TasksInAnotherHouse>
      <Untimed hold={hold} />
    </TasksInAnotherHouse>
  )
}

const mostShown = 8

function Untimed({ hold }: TrayProps) {
  useHearTasks()
  const { attempt } = useHouse()
  const [opened, setOpened] = useState<Task>()
  const tasks = useUntimed()
  if (tasks.length === 0) return null
  return (
    <section aria-label="Tasks without a time" className="grid grid-cols-1 gap-1">
      <h2 className="text-13 font-medium">Tasks without a time</h2>
      <ul className="grid grid-cols-1">
        {tasks.slice(0, mostShown).map((task) => (
          <li key={task.id}>
            <button
              type="button"
              aria-label={`Schedule ${task.title}`}
              onClick={() => setOpened(task)}
              onPointerDown={(event) => {
                const minutes = task.minutes ?? usualMinutes
                const place = (due: string, zone: string) =>
                  void attempt('tasks.change-task', { ...which(task), due, zone })
                hold({ title: task.title, minutes, place }, event)
              }}
              className="-mx-1.5 flex w-full cursor-grab items-center gap-1.5 rounded-control px-1.5 py-1 text-left text-13 select-none hover:bg-touch data-held:opacity-40 pointer-coarse:min-h-11"
            >
              <GripVertical aria-hidden="true" className="size-3.5 shrink-0 text-muted" />
              <span className={`min-w-0 truncate ${task.overdue ? 'text-amber' : ''}`}>{task.title}</span>
            </button>
          </li>
        ))}
      </ul>
      <Link to={addressOf({ view: 'all' })} className={`${textLink} justify-self-start text-13`}>
        All tasks
      </Link>
      {opened && <ScheduleDialog task={opened} onClose={() => setOpened(undefined)} />}
    </section>
  )
}

/** Due tasks first, then those without a date. */
function useUntimed(): readonly Task[] {
  const { client } = useSession()
  const { data = [] } = useQuery({
    queryKey: [...tasksKey, 'untimed'],
    async queryFn({ signal }) {
      const read = (view: 'today' | 'all') => client.call(listTasksRoute, { query: { view, limit: 50 } }, { signal })
      const [due, all] = await Promise.all([read('today'), read('all')])
      const untimed = [...due.tasks, ...all.tasks].filter((task) => task.due === null || isDay(task.due))
      return [...new Map(untimed.filter(({ parent }) => parent === null).map((task) => [task.id, task])).values()]
    },
  })
  return data
}
