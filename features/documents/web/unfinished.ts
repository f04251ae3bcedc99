import { type QueryClient, useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { Failure } from '#foundation/contract/failure.ts'
import type { Client } from '#foundation/web/http/client.ts'
import { useSession } from '#foundation/web/session/session.ts'
import { cancelUploadRoute, listUploadsRoute, type Upload } from '../contract.ts'
import { cleanName } from '../rules.ts'
import { readFilesAgain } from './files.ts'

const key = ['documents', 'files', 'unfinished']

/** Uploads that an earlier page or another device began, except those of these files. */
export function useUnfinished(files: readonly File[]) {
  const { client } = useSession()
  const queries = useQueryClient()
  const { data = [] } = useQuery({
    queryKey: key,
    queryFn: ({ signal }) => client.call(listUploadsRoute, {}, { signal }),
  })
  const { mutate: cancel } = useMutation({
    mutationFn: (id: string) => client.call(cancelUploadRoute, { params: { id } }),
    onSettled: () => readFilesAgain(queries),
  })
  return { unfinished: data.filter((upload) => !files.some((file) => isOf(file, upload))), cancel }
}

/** It is being cancelled. */
export function hideUnfinished(queries: QueryClient, file: File): void {
  queries.setQueryData<Upload[]>(key, (known) => known?.filter((upload) => !isOf(file, upload)))
}

/** Nobody sends it any more. What cannot be cancelled now is listed again. */
export async function cancelUnfinished(
  { client, queries }: { client: Client; queries: QueryClient },
  file: File,
): Promise<void> {
  try {
    const id = await findUnfinished(client, file)
    if (id !== undefined) await client.call(cancelUploadRoute, { params: { id } })
  } catch (error) {
    if (!(error instanceof Failure)) throw error
  }
  readFilesAgain(queries)
}

/** The id of the unfinished upload of this file, if there is one. */
export async function findUnfinished(client: Client, file: File): Promise<string | undefined> {
  const unfinished = await client.call(listUploadsRoute, {})
  return unfinished.find((upload) => isOf(file, upload))?.id
}

function isOf({ name, size, lastModified }: File, upload: Upload): boolean {
  return (
    upload.bytes === size &&
    upload.name === cleanName(name) &&
    upload.modified !== null &&
    Date.parse(upload.modified) === lastModified
  )
}
