import { useInfiniteQuery, useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { readAnew } from '#foundation/web/http/query-client.ts'
import { useLive } from '#foundation/web/live/use-live.ts'
import { useSession } from '#foundation/web/session/session.ts'
import { listTaskListsRoute, listTasksRoute, readTaskRoute, tasksChanged } from '../contract.ts'
import type { TaskPlace } from './place.ts'

export const tasksKey = ['tasks']
export const pagesKey = [...tasksKey, 'page']

/** Mounted once around the view: refetches when tasks change anywhere. */
export function useHearTasks(): void {
  const { live } = useSession()
  const queries = useQueryClient()
  const line = useLive(live, (message) => {
    if (tasksChanged.safeParse(message).success) void readAnew(queries, { queryKey: tasksKey })
  })
  useEffect(() => {
    // Changes made before the live connection opened went unheard.
    if (line === 'open') void readAnew(queries, { queryKey: tasksKey })
  }, [line, queries])
}

/** Of what was done, the last are looked for; of what is open, a board shows all in its columns. */
const pageSizes = { open: 200, done: 50 }

type Asked = { enabled?: boolean; on?: string | undefined }

/** `on`: of what is done, only what was done on this day. */
export function useTasks({ view, list }: TaskPlace, words: string, { enabled = true, on }: Asked = {}) {
  const { client } = useSession()
  const wanted = {
    view,
    ...(list !== undefined && { list }),
    ...(words !== '' && { words }),
    ...(on !== undefined && { on }),
  }
  return useInfiniteQuery({
    queryKey: [...pagesKey, wanted],
    queryFn({ pageParam, signal }) {
      const limit = view === 'done' ? pageSizes.done : pageSizes.open
      const query = { ...wanted, limit, ...(pageParam !== undefined && { after: pageParam }) }
      return client.call(listTasksRoute, { query }, { signal })
    },
    enabled,
    initialPageParam: undefined as string | undefined,
    getNextPageParam: ({ more }) => more ?? undefined,
  })
}

export type TaskPages = ReturnType<typeof useTasks>

export const listsKey = [...tasksKey, 'lists']

export function useLists() {
  const { client } = useSession()
  return useQuery({
    queryKey: listsKey,
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
