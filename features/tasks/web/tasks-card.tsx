import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { Link } from 'react-router'
import { actRoute } from '#foundation/web/acting/routes.ts'
import { Card } from '#foundation/web/design/card.tsx'
import { CardFailure } from '#foundation/web/design/card-failure.tsx'
import { sentenceOf } from '#foundation/web/design/failure-note.tsx'
import { Skeleton } from '#foundation/web/design/skeleton.tsx'
import { textLink } from '#foundation/web/design/surface.ts'
import { readAnew } from '#foundation/web/http/query-client.ts'
import { useOwnZone } from '#foundation/web/own-zone.ts'
import { useSession } from '#foundation/web/session/session.ts'
import { useTimeFormat } from '#foundation/web/time-format.ts'
import { useNow } from '#foundation/web/use-now.ts'
import { listTasksRoute, type Task } from '../contract.ts'
import type { Seen } from './groups.ts'
import { addressOf } from './place.ts'
import { Facts } from './task-row.tsx'
import { tasksKey, useHearTasks, useLists } from './tasks.ts'
import { Tick } from './tick.tsx'
import { which } from './which.ts'

/** The tasks that an answer named, as they are now; each can be ticked off here. */
export function TasksCard({ id }: { id: string }) {
  useHearTasks()
  const { client } = useSession()
  const seen = useSeen()
  const { data, error, refetch } = useQuery({
    queryKey: [...tasksKey, 'named', id],
    queryFn: ({ signal }) => client.call(listTasksRoute, { query: { ids: id } }, { signal }),
  })
  if (error) return <CardFailure error={error} onRetry={() => void refetch()} />
  if (!data) return <Skeleton className="h-20 w-full" />
  return (
    <Card>
      {data.tasks.length === 0 ? (
        <p className="text-muted">These tasks were deleted since.</p>
      ) : (
        <ul className="-my-2 grid grid-cols-1 divide-y divide-hairline">
          {data.tasks.map((task) => (
            <Row key={task.id} task={task} seen={seen} />
          ))}
        </ul>
      )}
      <p className="pt-3 text-13">
        <Link to={addressOf({ view: 'all' })} className={textLink}>
          All tasks
        </Link>
      </p>
    </Card>
  )
}

function useSeen(): Seen {
  const { data } = useLists()
  return { zone: useOwnZone(), now: useNow(), lists: data?.lists ?? [], format: useTimeFormat() }
}

function Row({ task, seen }: { task: Task; seen: Seen }) {
  const { client } = useSession()
  const queries = useQueryClient()
  const isDone = task.status === 'done'
  const { mutate, error, isPending } = useMutation({
    mutationFn: () =>
      client.call(actRoute, {
        params: { name: isDone ? 'tasks.reopen-task' : 'tasks.complete-task' },
        body: { input: which(task), key: crypto.randomUUID() },
      }),
    onSettled: () => readAnew(queries, { queryKey: tasksKey }),
  })
  return (
    <li className="flex items-start gap-2.5 py-1.5">
      <Tick task={task} onTick={() => !isPending && mutate()} />
      <span className="min-w-0 grow py-1.5">
        <Link
          to={addressOf({ view: isDone ? 'done' : 'all', task: task.id })}
          className={`block rounded-[2px] wrap-anywhere hover:underline hover:underline-offset-4 ${isDone ? 'text-muted line-through' : ''}`}
        >
          {task.title}
        </Link>
        <Facts task={task} seen={seen} hidesList={seen.lists.length === 1} />
        {error && (
          <span role="alert" className="block text-13 text-red">
            {sentenceOf(error)}
          </span>
        )}
      </span>
    </li>
  )
}
