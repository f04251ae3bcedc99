import { useQuery, useQueryClient } from '@tanstack/react-query'
import Download from 'lucide-react/icons/download'
import FileIcon from 'lucide-react/icons/file'
import { Link } from 'react-router'
import { Failure } from '#foundation/contract/failure.ts'
import { sizeInWords } from '#foundation/contract/size.ts'
import { Spinner } from '#foundation/web/design/spinner.tsx'
import { readAnew } from '#foundation/web/http/query-client.ts'
import { useLive } from '#foundation/web/live/use-live.ts'
import { useSession } from '#foundation/web/session/session.ts'
import { findFileRoute } from '../contract.ts'
import { fileAddress, useDownload } from './files.ts'

/** A file attached to a message, with its current name: opens in the Files view, or is downloaded. */
export function FileChip({ id }: { id: string }) {
  const { data: file, error } = useFile(id)
  const { mutate, isPending } = useDownload()
  if (error) return <p className={`${chip} text-muted`}>{isGone(error) ? 'Deleted file' : 'File'}</p>
  if (!file) return <p className={`${chip} w-40`} aria-hidden="true" />
  return (
    <span className={`${chip} hover:border-edge`}>
      <FileIcon aria-hidden="true" className="size-4 shrink-0 text-muted" />
      <Link
        to={fileAddress(file.id)}
        aria-label={`Open ${file.name}`}
        className="min-w-0 truncate rounded-[2px] hover:underline hover:underline-offset-4"
      >
        {file.name}
      </Link>
      <span data-figures className="shrink-0 text-muted">
        {sizeInWords(file.bytes)}
      </span>
      <button
        type="button"
        aria-label={`Download ${file.name}`}
        aria-busy={isPending || undefined}
        onClick={() => !isPending && mutate(file)}
        className="-mr-1.5 grid size-7 shrink-0 place-items-center rounded-control text-muted hover:bg-touch hover:text-ink"
      >
        {isPending ? <Spinner className="size-3.5" /> : <Download aria-hidden="true" className="size-3.5" />}
      </button>
    </span>
  )
}

function useFile(id: string) {
  const { client, live } = useSession()
  const queries = useQueryClient()
  const queryKey = ['documents', 'file', id]
  useLive(live, ({ type }) => {
    if (type === 'documents/changed') void readAnew(queries, { queryKey })
  })
  return useQuery({ queryKey, queryFn: ({ signal }) => client.call(findFileRoute, { params: { id } }, { signal }) })
}

function isGone(error: Error): boolean {
  return error instanceof Failure && error.code === 'not-found'
}

const chip =
  'flex min-h-9 max-w-full items-center gap-2 rounded-control border border-hairline bg-raised px-2.5 text-13 pointer-coarse:min-h-11'
