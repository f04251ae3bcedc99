import {
  type InfiniteData,
  infiniteQueryOptions,
  type QueryClient,
  useInfiniteQuery,
  useQueryClient,
} from '@tanstack/react-query'
import type { z } from 'zod'
import { readAnew } from '#foundation/web/http/query-client.ts'
import { useLive } from '#foundation/web/live/use-live.ts'
import { useSession } from '#foundation/web/session/session.ts'
import { type FileReading, type ListedFile, listPassagesRoute, readingChanged } from '../contract.ts'

const pageSize = 50

/** What a file says from this passage on, as far as it has been read. */
export function usePassages(id: string, from: number) {
  const { client, live } = useSession()
  const queries = useQueryClient()
  const queryKey = ['documents', 'passages', id, from]
  useLive(live, (message) => {
    const told = readingChanged.safeParse(message)
    if (told.success && told.data.files.includes(id)) void readAnew(queries, { queryKey })
  })
  return useInfiniteQuery(
    passagesQuery(queryKey, from, (after, signal) =>
      client.call(listPassagesRoute, { params: { id }, query: { after, limit: pageSize } }, { signal }),
    ),
  )
}

type ReadPassages = (after: number, signal: AbortSignal) => Promise<z.output<typeof listPassagesRoute.answer>>

/** What was not yet read when it was last shown is asked for again: its end may have come while nobody listened. */
export function passagesQuery(queryKey: readonly unknown[], from: number, read: ReadPassages) {
  return infiniteQueryOptions({
    queryKey,
    queryFn: ({ pageParam, signal }) => read(pageParam, signal),
    initialPageParam: from - 1,
    getNextPageParam: ({ passages }) => (passages.length < pageSize ? undefined : passages.at(-1)?.number),
    refetchOnMount: ({ state: { data } }) => (data?.pages.every(({ reading }) => hasEnded(reading)) ? true : 'always'),
  })
}

/**
 * Puts how far files have been read into the list that is shown. Nothing is fetched for it, unless the list is being
 * fetched when a file has been read: the server may have answered before that.
 */
export function heedReading(queries: QueryClient, queryKey: readonly string[], message: { type: string }): void {
  const told = readingChanged.safeParse(message)
  if (!told.success) return
  const { files, reading } = told.data
  queries.setQueriesData<InfiniteData<ListedFile[]>>(
    { queryKey, predicate: ({ state }) => isPaged(state.data) },
    (data) =>
      data && {
        ...data,
        pages: data.pages.map((page) => page.map((file) => (files.includes(file.id) ? { ...file, reading } : file))),
      },
  )
  if (!hasEnded(reading)) return
  const onTheirWay = new Set(queries.getQueryCache().findAll({ queryKey, fetchStatus: 'fetching' }))
  if (onTheirWay.size > 0) void readAnew(queries, { queryKey, predicate: (query) => onTheirWay.has(query) })
}

/** Nothing more will be found in the file. */
export function hasEnded(reading: FileReading | null): boolean {
  return reading?.state === 'read' || reading?.state === 'unreadable'
}

function isPaged(data: unknown): boolean {
  return typeof data === 'object' && data !== null && 'pages' in data
}

/** “Reading… 12 of 40 pages”; nothing for what has simply been read. */
export function readingInWords({ state, unit, done, most, sentence }: FileReading): string | undefined {
  if (state === 'unreadable') return `Not readable: ${sentence ?? 'nobody knows why.'}`
  if (state === 'waiting') return 'Waits to be read'
  if (state === 'read') return sentence ?? undefined
  if (most === null || most < 2 || unit === null) return 'Reading…'
  return `Reading… ${done} of ${most} ${unit}`
}
