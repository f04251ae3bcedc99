import { useQuery, useQueryClient } from '@tanstack/react-query'
import { Link } from 'react-router'
import type { FindingKind } from '#foundation/contract/finding.ts'
import { FailureLine } from '#foundation/web/design/card-failure.tsx'
import { Skeleton } from '#foundation/web/design/skeleton.tsx'
import { textLink } from '#foundation/web/design/surface.ts'
import { readAnew } from '#foundation/web/http/query-client.ts'
import { useLive } from '#foundation/web/live/use-live.ts'
import { useSession } from '#foundation/web/session/session.ts'
import { type FileSummary, readingChanged, type SummaryCard, summariseFileRoute } from '../contract.ts'
import { Findings } from './findings.tsx'
import { placeInWords } from '#foundation/contract/place-in-words.ts'
import { readingInWords } from './reading.ts'

/** `named`: says which file it is. */
type SummaryProps = SummaryCard & { named?: boolean }

type FileFindingsProps = { id: string; kinds: readonly FindingKind[] }

/** The duties, dates and names found in a file, limited to the kinds that were asked for. */
export function FileFindings({ id, kinds }: FileFindingsProps) {
  const { data, error, isFetching, refetch } = useSummary({ id })
  if (!data && error) return <FailureLine error={error} busy={isFetching} onRetry={() => void refetch()} />
  if (!data) return <Skeleton className="h-20 w-full" />
  const state = data.reading ? readingInWords(data.reading) : undefined
  const isEmpty = !data.findings.some(({ kind }) => kinds.includes(kind))
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-3">
      <p className="text-13 font-medium wrap-anywhere">{data.file.name}</p>
      {state !== undefined && <p className="text-13 text-muted">{state}</p>}
      <Findings file={data.file} findings={data.findings} kinds={kinds} />
      {state === undefined && isEmpty && <p className="text-muted">The file contains none of this.</p>}
    </div>
  )
}

/** The sentences that say most about a file, each with a link to its passage; read again while the file is being read. */
export function Summary({ id, words, sentences, named = false }: SummaryProps) {
  const { data, error, isFetching, refetch } = useSummary({ id, words, sentences })
  if (!data && error) return <FailureLine error={error} busy={isFetching} onRetry={() => void refetch()} />
  if (!data) return <Skeleton className="h-20 w-full" />
  const state = data.reading ? readingInWords(data.reading) : undefined
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-2">
      {named && <p className="text-13 font-medium wrap-anywhere">{data.file.name}</p>}
      {state !== undefined && <p className="text-13 text-muted">{state}</p>}
      {data.points.length > 0 && <Points summary={data} />}
      <Findings file={data.file} findings={data.findings} />
      {state === undefined && data.points.length === 0 && data.findings.length === 0 && (
        <p className="text-muted">There are no sentences inside.</p>
      )}
    </div>
  )
}

function Points({ summary: { file, points } }: { summary: FileSummary }) {
  return (
    <ul className="grid grid-cols-[minmax(0,1fr)] gap-2">
      {points.map(({ text, passage, place }, at) => (
        // oxlint-disable-next-line react/no-array-index-key -- the same sentence may stand in a file twice
        <li key={at} className="max-w-prose wrap-anywhere">
          {text}{' '}
          <Link
            to={`/assistant?view=files&file=${file.id}&passage=${passage}`}
            className={`inline-block min-h-6 text-13 ${textLink}`}
          >
            {placeInWords(place) || 'Show in the file'}
          </Link>
        </li>
      ))}
    </ul>
  )
}

function useSummary({ id, words, sentences }: SummaryCard) {
  const { client, live } = useSession()
  const queries = useQueryClient()
  const queryKey = ['documents', 'summary', id, words, sentences]
  useLive(live, (message) => {
    const told = readingChanged.safeParse(message)
    if (told.success && told.data.files.includes(id)) void readAnew(queries, { queryKey })
  })
  return useQuery({
    queryKey,
    queryFn: ({ signal }) =>
      client.call(summariseFileRoute, { params: { id }, query: { words, sentences } }, { signal }),
  })
}
