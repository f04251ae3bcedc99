import {
  keepPreviousData,
  type QueryClient,
  skipToken,
  useInfiniteQuery,
  useMutation,
  useQuery,
  useQueryClient,
} from '@tanstack/react-query'
import { useEffect } from 'react'
import { type Activity, performRoute, redoRoute, undoRoute } from '#features/activity/contract.ts'
import { Failure } from '#foundation/contract/failure.ts'
import { readAnew } from '#foundation/web/http/query-client.ts'
import { useLive } from '#foundation/web/live/use-live.ts'
import { saveFrom } from '#foundation/web/save.ts'
import { useSession } from '#foundation/web/session/session.ts'
import {
  type FileChoice,
  findFileRoute,
  type KeptFile,
  listFilesRoute,
  listPlacesRoute,
  openDownloadRoute,
} from '../contract.ts'
import { heedReading } from './reading.ts'

/** Where a file stands open, at no passage of it. */
export function fileAddress(id: string): string {
  return `/assistant?view=files&file=${id}&passage=`
}

const listKey = ['documents', 'files']
const pageSize = 100

/** All files loaded so far of those chosen; updated when changes are announced. */
export function useFiles({ deleted = false, ...choice }: Partial<FileChoice> = {}) {
  const { client, live } = useSession()
  const queries = useQueryClient()
  const line = useLive(live, (message) => {
    if (isNews(message.type)) readFilesAgain(queries)
    heedReading(queries, listKey, message)
  })
  useEffect(() => {
    // Changes made before the live connection opened went unheard.
    if (line === 'open') void readAnew(queries, { queryKey: listKey })
  }, [line, queries])
  return useInfiniteQuery({
    queryKey: [...listKey, choice, deleted],
    queryFn({ pageParam, signal }) {
      const query = {
        limit: pageSize,
        ...choice,
        ...(deleted && { deleted: 'true' }),
        ...(pageParam !== undefined && { before: pageParam }),
      }
      return client.call(listFilesRoute, { query }, { signal })
    },
    initialPageParam: undefined as string | undefined,
    getNextPageParam: (last) => (last.length < pageSize ? undefined : last.at(-1)?.id),
    placeholderData: keepPreviousData,
  })
}

/** Folders, tags and the room that is left. */
export function usePlaces() {
  const { client } = useSession()
  return useQuery({
    queryKey: [...listKey, 'places'],
    queryFn: ({ signal }) => client.call(listPlacesRoute, {}, { signal }),
  })
}

/** A file that the address names and that the list does not show. */
export function useFarFile(id: string | undefined) {
  const { client } = useSession()
  return useQuery({
    queryKey: [...listKey, 'far', id],
    queryFn: id === undefined ? skipToken : ({ signal }) => client.call(findFileRoute, { params: { id } }, { signal }),
    retry: false,
  })
}

function isNews(type: string): boolean {
  return type === 'documents/changed' || type === 'documents/filed'
}

/** Also restarts a first fetch, which may have started before the change. */
export function readFilesAgain(queries: QueryClient): void {
  void readAnew(queries, { queryKey: listKey })
}

/** An action on files. Each is confirmed by a sentence and may be undone. */
export type Deed = { name: `documents.${string}`; input: object }

export function useDeed(onDone: (activity: Activity) => void, onError?: (error: Error) => void) {
  const { client } = useSession()
  const queries = useQueryClient()
  return useMutation({
    async mutationFn({ name, input }: Deed) {
      const activity = await client.call(performRoute, { params: { name }, body: { input } })
      if (activity.state === 'done') return activity
      throw new Failure('conflict', activity.sentence ?? 'This waits for your yes. You find it under Activity.')
    },
    onSuccess: onDone,
    ...(onError && { onError }),
    onSettled: () => readFilesAgain(queries),
  })
}

/** Undoes or redoes an action. */
export function useReverse(onReversed: (activity: Activity) => void, onError: (error: Error) => void) {
  const { client } = useSession()
  const queries = useQueryClient()
  return useMutation({
    mutationFn: ({ id, undoable }: Activity) => client.call(undoable ? undoRoute : redoRoute, { params: { id } }),
    onSuccess: onReversed,
    onError,
    onSettled: () => readFilesAgain(queries),
  })
}

export function useDownload() {
  const { client } = useSession()
  return useMutation({
    mutationFn: async ({ id, name }: KeptFile) =>
      saveFrom((await client.call(openDownloadRoute, { params: { id } })).address, name),
  })
}
