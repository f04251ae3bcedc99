import { type QueryClient, useInfiniteQuery, useMutation, useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { type Activity, performRoute, redoRoute, undoRoute } from '#features/activity/contract.ts'
import { Failure } from '#foundation/contract/failure.ts'
import { readAnew } from '#foundation/web/http/query-client.ts'
import { useLive } from '#foundation/web/live/use-live.ts'
import { save } from '#foundation/web/save.ts'
import { useSession } from '#foundation/web/session/session.ts'
import { type KeptFile, listFilesRoute, readFileRoute } from '../contract.ts'
import { heedReading } from './reading.ts'

/** Where a file stands open, at no passage of it. */
export function fileAddress(id: string): string {
  return `/assistant?view=files&file=${id}&passage=`
}

const listKey = ['documents', 'files']
const pageSize = 100

/** All files loaded so far, newest first; updated when changes are announced. */
export function useFiles() {
  const { client, live } = useSession()
  const queries = useQueryClient()
  const line = useLive(live, (message) => {
    if (message.type === 'documents/changed') readFilesAgain(queries)
    heedReading(queries, listKey, message)
  })
  useEffect(() => {
    // Changes made before the live connection opened went unheard.
    if (line === 'open') void readAnew(queries, { queryKey: listKey })
  }, [line, queries])
  return useInfiniteQuery({
    queryKey: listKey,
    queryFn({ pageParam, signal }) {
      const query = { limit: pageSize, ...(pageParam !== undefined && { before: pageParam }) }
      return client.call(listFilesRoute, { query }, { signal })
    },
    initialPageParam: undefined as string | undefined,
    getNextPageParam: (last) => (last.length < pageSize ? undefined : last.at(-1)?.id),
  })
}

/** Also restarts a first fetch, which may have started before the change. */
export function readFilesAgain(queries: QueryClient): void {
  void readAnew(queries, { queryKey: listKey })
}

/** An action on files. Each is confirmed by a sentence and may be undone. */
export type Deed =
  | { name: 'documents.rename-file'; input: { id: string; name: string } }
  | { name: 'documents.delete-file'; input: { id: string } }
  | { name: 'documents.load-sample'; input: Record<string, never> }

export function useDeed(onDone: (activity: Activity) => void) {
  const { client } = useSession()
  const queries = useQueryClient()
  return useMutation({
    async mutationFn({ name, input }: Deed) {
      const activity = await client.call(performRoute, { params: { name }, body: { input } })
      if (activity.state === 'done') return activity
      throw new Failure('conflict', activity.sentence ?? 'This waits for your yes. You find it under Activity.')
    },
    onSuccess: onDone,
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
    mutationFn: async ({ id, name }: KeptFile) => save(await client.download(readFileRoute, { params: { id } }), name),
  })
}
