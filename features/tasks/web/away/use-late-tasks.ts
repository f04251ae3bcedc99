import { type InfiniteData, type QueryClient, useQueryClient } from '@tanstack/react-query'
import { useMemo } from 'react'
import { useDeeds } from '#foundation/web/acting/use-outbox.ts'
import { useAway } from '#foundation/web/live/use-live.ts'
import { useSession } from '#foundation/web/session/session.ts'
import type { Task, TaskPage } from '../../contract.ts'
import type { Seen } from '../groups.ts'
import type { TaskPlace } from '../place.ts'
import { pagesKey, useTask } from '../tasks.ts'
import { lateTask, type LateTasks, lateTasks } from './late-tasks.ts'

/** What a view shows: what was read, with what was done without a connection. */
export function useLateTasks(read: readonly Task[], place: TaskPlace, { zone, now, lists }: Seen): LateTasks {
  const queries = useQueryClient()
  const deeds = useDeeds('tasks')
  return useMemo(
    () => lateTasks(read, deeds.length > 0 ? knownTasks(queries) : [], deeds, { place, zone, now, lists }),
    [queries, deeds, read, place, zone, now, lists],
  )
}

/** One task as the server has it; without a connection, as it was last seen and changed here. */
export function useTaskNow(id: string, { zone, now, lists }: Seen) {
  const queries = useQueryClient()
  const deeds = useDeeds('tasks')
  const { live } = useSession()
  const away = useAway(live)
  const read = useTask(id)
  const { data } = read
  const isLate = away || deeds.length > 0
  const known = data ? [...knownTasks(queries), ...data.parts, data.task] : knownTasks(queries)
  return { ...read, data: isLate ? (lateTask(id, known, deeds, { zone, now, lists }) ?? data) : data }
}

/** All that was read for whatever view. */
export function knownTasks(queries: QueryClient): Task[] {
  return queries
    .getQueriesData<InfiniteData<TaskPage>>({ queryKey: pagesKey })
    .flatMap(([, data]) => data?.pages.flatMap(({ tasks }) => tasks) ?? [])
}
