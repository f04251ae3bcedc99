import { type Mutation, type QueryClient, useMutationState, useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import type { Client } from '#foundation/web/http/client.ts'
import { useSession } from '#foundation/web/session/session.ts'
import { readFilesAgain } from './files.ts'
import { isInPieces, Paused, type Progress, sendFile } from './sending.ts'
import { cancelUnfinished, findUnfinished, hideUnfinished } from './unfinished.ts'

/** A file that is uploading, queued, paused or rejected. */
export type Upload = {
  id: string
  file: File
  state: 'waits' | 'sends' | 'paused' | 'failed'
  error: Error | null
}

type Wanted = { id: string; file: File; folder: string | undefined; stop: AbortController }

const key = ['documents', 'upload']
/** The key under which the `Progress` of an upload is stored. */
export const sentKey = (id: string) => ['documents', 'sent', id]

/** Uploads one file at a time, so that each finishes early; continues while other views are shown. */
export function useUploads(folder?: string) {
  const { client } = useSession()
  const queries = useQueryClient()
  const found = useMutationState({ filters: { mutationKey: key }, select: shown })
  const uploads = found.filter((upload) => upload !== undefined)
  const isBusy = uploads.some(({ state }) => state === 'waits' || state === 'sends')
  useEffect(() => {
    if (!isBusy) return undefined
    const ask = (event: BeforeUnloadEvent) => event.preventDefault()
    addEventListener('beforeunload', ask)
    return () => removeEventListener('beforeunload', ask)
  }, [isBusy])
  const start = (wanted: Omit<Wanted, 'stop'>): void =>
    begin({ client, queries }, { ...wanted, stop: new AbortController() })
  const drop = (id: string): Wanted | undefined => dropUpload(queries, id)
  return {
    uploads,
    add: (files: readonly File[]): void => files.forEach((file) => start({ id: crypto.randomUUID(), file, folder })),
    /** Cancels the upload, or dismisses its error; what has arrived of a failed one can still be continued. */
    dismiss: (id: string): void => {
      const state = uploads.find((upload) => upload.id === id)?.state
      const wanted = drop(id)
      // It may still be about to stop, and what has arrived would stay.
      const isPaused = wanted?.stop.signal.reason instanceof Paused
      wanted?.stop.abort()
      if (wanted && state !== 'failed') hideUnfinished(queries, wanted.file)
      if (wanted && isPaused) void cancelUnfinished({ client, queries }, wanted.file)
    },
    /** Stops sending; the next file has its turn. `retry` goes on where it was. */
    pause: (id: string): void => findMutation(queries, id)?.state.variables?.stop.abort(new Paused()),
    retry: (id: string): void => {
      const wanted = drop(id)
      if (wanted) start(wanted)
    },
  }
}

type Parts = { client: Client; queries: QueryClient }

function begin({ client, queries }: Parts, wanted: Wanted): void {
  const mutation = queries.getMutationCache().build<unknown, Error, Wanted, unknown>(queries, {
    mutationKey: key,
    scope: { id: 'documents' },
    gcTime: 60 * 60_000,
    mutationFn: (wish) => send(client, wish, (progress) => queries.setQueryData(sentKey(wish.id), progress)),
    onSuccess() {
      queries.getMutationCache().remove(mutation)
      queries.removeQueries({ queryKey: sentKey(wanted.id) })
    },
    onSettled: () => readFilesAgain(queries),
  })
  // The error is shown beside the file.
  mutation.execute(wanted).catch(() => undefined)
}

/** Its id makes retries safe: after a lost connection it is simply sent again. */
async function send(
  client: Client,
  { id, file, folder, stop: { signal } }: Wanted,
  onProgress: (progress: Progress) => void,
): Promise<void> {
  const known = isInPieces(file) ? await findUnfinished(client, file) : undefined
  await sendFile(client, file, { id: known ?? id, folder, signal, onProgress })
}

/** Removes it from the list, and returns what was to be uploaded. */
function dropUpload(queries: QueryClient, id: string): Wanted | undefined {
  const mutation = findMutation(queries, id)
  if (mutation) queries.getMutationCache().remove(mutation)
  return mutation?.state.variables
}

function findMutation(queries: QueryClient, id: string): Mutation<unknown, Error, Wanted> | undefined {
  const found = queries.getMutationCache().findAll({ mutationKey: key }) as Mutation<unknown, Error, Wanted>[]
  return found.find(({ state }) => state.variables?.id === id)
}

function shown({ state }: { state: { variables: unknown; status: string; isPaused: boolean; error: Error | null } }) {
  const wanted = state.variables as Wanted | undefined
  if (!wanted || state.status === 'success') return undefined
  const { id, file, stop } = wanted
  const isPaused = stop.signal.reason instanceof Paused
  if (stop.signal.aborted && !isPaused) return undefined
  const waits = state.isPaused ? 'waits' : 'sends'
  const upload: Upload = {
    id,
    file,
    state: state.status === 'error' ? (isPaused ? 'paused' : 'failed') : waits,
    error: state.error,
  }
  return upload
}
