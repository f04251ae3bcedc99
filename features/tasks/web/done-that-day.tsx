import { useQuery } from '@tanstack/react-query'
import { useSession } from '#foundation/web/session/session.ts'
import { listTasksRoute } from '../contract.ts'
import { isDay } from '../rules/due.ts'
import { TasksInAnotherHouse, useHouse } from './perform.tsx'
import { tasksKey, useHearTasks } from './tasks.ts'
import { Tick } from './tick.tsx'
import { which } from './which.ts'
import '#foundation/web/design/day-lines.css'

/** Tasks completed on a day; those with a time are shown at that time already. */
export function DoneThatDay({ day }: { day: string }) {
  return (
    <TasksInAnotherHouse>
      <Done day={day} />
    </TasksInAnotherHouse>
  )
}

function Done({ day }: { day: string }) {
  useHearTasks()
  const { client } = useSession()
  const { attempt } = useHouse()
  const { data } = useQuery({
    queryKey: [...tasksKey, 'done', day],
    queryFn: ({ signal }) => client.call(listTasksRoute, { query: { view: 'done', on: day, limit: 200 } }, { signal }),
  })
  const tasks = (data?.tasks ?? []).filter(({ due, parent }) => parent === null && (due === null || isDay(due)))
  if (tasks.length === 0) return null
  return (
    <section aria-label="Done">
      <div data-day-part>
        <h2>Done</h2>
      </div>
      <ul>
        {tasks.map((task) => (
          <li key={task.id} data-day-line className="items-center text-muted">
            <span className="-my-2 justify-self-end">
              <Tick task={task} onTick={() => void attempt('tasks.reopen-task', which(task))} />
            </span>
            <span data-what className="wrap-anywhere line-through">
              {task.title}
            </span>
          </li>
        ))}
      </ul>
    </section>
  )
}
