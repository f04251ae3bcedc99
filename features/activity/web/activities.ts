import {
  type InfiniteData,
  keepPreviousData,
  type QueryClient,
  useInfiniteQuery,
  useMutation,
  useQuery,
  useQueryClient,
} from '@tanstack/react-query'
import { useState } from 'react'
import { Failure } from '#foundation/contract/failure.ts'
import type { Client } from '#foundation/web/http/client.ts'
import { readAnew } from '#foundation/web/http/query-client.ts'
import { useLive } from '#foundation/web/live/use-live.ts'
import { useSession } from '#foundation/web/session/session.ts'
import {
  type Activity,
  activityChanged,
  approveRoute,
  declineRoute,
  editRoute,
  listActivityRoute,
  readActivityRoute,
  redoRoute,
  undoRoute,
} from '../contract.ts'

const listKey = ['activity', 'list']
const oneKey = (id: string) => ['activity', 'one', id]

export type Filters = Partial<Pick<Activity, 'kind' | 'state' | 'origin'>> & { from?: string; to?: string }

const pageSize = 50

/** One of them, or what took its place since, kept fresh by what is announced. */
export function useActivity(id: string) {
  const { client } = useSession()
  const queries = useQueryClient()
  const [latest, setLatest] = useState(id)
  useHear((heard) => heard.id === latest)
  const query = useQuery({
    queryKey: oneKey(latest),
    async queryFn({ signal }) {
      const read = await client.call(readActivityRoute, { params: { id: latest } }, { signal })
      // An announced change may be newer than what the server read.
      return later(queries.getQueryData<Activity>(oneKey(latest)), read)
    },
    // The one that was shown stays until the other is there.
    placeholderData: keepPreviousData,
  })
  const next = query.isPlaceholderData ? null : query.data?.replaced_by
  if (next && next !== latest) setLatest(next)
  return query
}

/** All that fit, the newest first, kept fresh by what is announced. */
export function useActivities(filters: Filters) {
  const { client } = useSession()
  useHear(() => true)
  return useInfiniteQuery({
    queryKey: [...listKey, filters],
    queryFn({ pageParam, signal }) {
      const query = { ...filters, limit: pageSize, ...(pageParam !== undefined && { before: pageParam }) }
      return client.call(listActivityRoute, { query }, { signal })
    },
    initialPageParam: undefined as string | undefined,
    getNextPageParam: (last) => (last.length < pageSize ? undefined : last.at(-1)?.id),
  })
}

/** How a person may answer. An edit returns the new proposal that replaces it. */
export type Answer =
  | { kind: 'decline' | 'undo' | 'redo' }
  | { kind: 'approve'; without: number[] }
  | { kind: 'edit'; fields: Record<string, string> }

export type Answering = ReturnType<typeof useAnswer>

export function useAnswer(activity: Activity, onAnswered: () => void) {
  const { client } = useSession()
  const queries = useQueryClient()
  return useMutation({
    mutationFn: (answer: Answer) => send(client, activity, answer),
    onSuccess(fresh) {
      // Before what was pressed is gone from the page.
      onAnswered()
      take(queries, fresh)
      if (fresh.id !== activity.id) void queries.invalidateQueries({ queryKey: oneKey(activity.id) })
    },
    onError(failure) {
      const isOther = failure instanceof Failure && (failure.code === 'out-of-date' || failure.code === 'conflict')
      if (!isOther) return undefined
      // It no longer matches what was shown. The current state is shown beside the reason, and a held key does not
      // answer it.
      onAnswered()
      return queries.invalidateQueries({ queryKey: oneKey(activity.id) })
    },
    onSettled: () => queries.invalidateQueries({ queryKey: ['activity', 'waiting'] }),
  })
}

function send(client: Client, { id, hash }: Activity, answer: Answer): Promise<Activity> {
  const params = { id }
  if (answer.kind === 'edit') return client.call(editRoute, { params, body: { hash, fields: answer.fields } })
  if (answer.kind === 'approve') return client.call(approveRoute, { params, body: { hash, without: answer.without } })
  return client.call(plainRoutes[answer.kind], { params })
}

const plainRoutes = { decline: declineRoute, undo: undoRoute, redo: redoRoute }

function useHear(wanted: (heard: Activity) => boolean): void {
  const { live } = useSession()
  const queries = useQueryClient()
  useLive(live, (message) => {
    if (message.type !== 'activity/changed') return
    const { data } = activityChanged.safeParse(message)
    if (data && wanted(data.activity)) take(queries, data.activity)
  })
}

type Pages = InfiniteData<Activity[]>

/**
 * Updates an activity wherever it is shown. Refetches lists that do not contain it, and lists being fetched, because
 * the server may have answered before the change.
 */
export function take(queries: QueryClient, fresh: Activity): void {
  queries.setQueryData<Activity>(oneKey(fresh.id), (known) => later(known, fresh))
  for (const [key, data] of queries.getQueriesData<Pages>({ queryKey: listKey })) {
    const isListed = data?.pages.some((page) => page.some(({ id }) => id === fresh.id)) ?? false
    if (isListed) queries.setQueryData<Pages>(key, (pages) => pages && replaceIn(pages, fresh))
    if (!isListed || queries.isFetching({ queryKey: key, exact: true }) > 0) void readAnew(queries, { queryKey: key })
  }
}

function replaceIn({ pages, pageParams }: Pages, fresh: Activity): Pages {
  const replaced = pages.map((page) => page.map((known) => (known.id === fresh.id ? later(known, fresh) : known)))
  return { pages: replaced, pageParams }
}

function later(known: Activity | undefined, fresh: Activity): Activity {
  return known && known.revision > fresh.revision ? known : fresh
}
