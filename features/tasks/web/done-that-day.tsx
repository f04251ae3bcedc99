import { useQuery } from '@tanstack/react-query'
import { useSession } from '#foundation/web/session/session.ts'
import { listTasksRoute } from '../contract.ts'
import { isDay } from '../rules/due.ts'
import { TasksInAnotherHouse, useHouse } from './perform.tsx'
import { tasksKey, useHearTasks } from './tasks.ts'
import { Tick } from './tick.tsx'
import { which } from './which.ts'

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
      <h2 className="border-b border-hairline pb-1.5 font-serif text-20 font-medium">Done</h2>
      <ul className="divide-y divide-hairline">
        {tasks.map((task) => (
          <li key={task.id} className="flex items-center gap-2 py-1 text-muted">
            <Tick task={task} onTick={() => void attempt('tasks.reopen-task', which(task))} />
            <span className="wrap-anywhere line-through">{task.title}</span>
          </li>
        ))}
      </ul>
    </section>
  )
}
