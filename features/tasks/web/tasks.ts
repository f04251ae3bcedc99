import { useInfiniteQuery, useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { meRoute } from '#features/people/contract.ts'
import { readAnew } from '#foundation/web/http/query-client.ts'
import { useLive } from '#foundation/web/live/use-live.ts'
import { useSession } from '#foundation/web/session/session.ts'
import { useTimeFormat } from '#foundation/web/time-format.ts'
import { listTaskListsRoute, listTasksRoute, readTaskRoute, tasksChanged } from '../contract.ts'
import type { TaskPlace } from './place.ts'

export const tasksKey = ['tasks']

/** Stands once around the view: what changes anywhere is read again. */
export function useHearTasks(): void {
  const { live } = useSession()
  const queries = useQueryClient()
  const line = useLive(live, (message) => {
    if (tasksChanged.safeParse(message).success) void queries.invalidateQueries({ queryKey: tasksKey })
  })
  useEffect(() => {
    // What was read before the line stood may have changed before anybody listened.
    if (line === 'open') void readAnew(queries, { queryKey: tasksKey })
  }, [line, queries])
}

const pageSize = 200

export function useTasks({ view, list }: TaskPlace, words: string, enabled = true) {
  const { client } = useSession()
  const wanted = { view, ...(list !== undefined && { list }), ...(words !== '' && { words }) }
  return useInfiniteQuery({
    queryKey: [...tasksKey, 'page', wanted],
    queryFn({ pageParam, signal }) {
      const query = { ...wanted, limit: pageSize, ...(pageParam !== undefined && { after: pageParam }) }
      return client.call(listTasksRoute, { query }, { signal })
    },
    enabled,
    initialPageParam: undefined as string | undefined,
    getNextPageParam: ({ more }) => more ?? undefined,
  })
}

export function useLists() {
  const { client } = useSession()
  return useQuery({
    queryKey: [...tasksKey, 'lists'],
    queryFn: ({ signal }) => client.call(listTaskListsRoute, {}, { signal }),
  })
}

export function useTask(id: string) {
  const { client } = useSession()
  return useQuery({
    queryKey: [...tasksKey, 'one', id],
    queryFn: ({ signal }) => client.call(readTaskRoute, { params: { id } }, { signal }),
  })
}

/** The zone in which the person lives; until the answer is there, that of this device. */
export function useOwnZone(): string {
  useTimeFormat()
  const { client } = useSession()
  const { data } = useQuery({
    queryKey: ['people', 'me'],
    queryFn: ({ signal }) => client.call(meRoute, {}, { signal }),
  })
  return data?.zone ?? Temporal.Now.timeZoneId()
}
