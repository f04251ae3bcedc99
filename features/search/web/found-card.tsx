import { useQuery } from '@tanstack/react-query'
import { Card } from '#foundation/web/design/card.tsx'
import { CardFailure } from '#foundation/web/design/card-failure.tsx'
import { Skeleton } from '#foundation/web/design/skeleton.tsx'
import { useSession } from '#foundation/web/session/session.ts'
import { readFoundCard, searchRoute } from '../contract.ts'
import { Result } from './result.tsx'

const mostLooked = 50

/** What an answer quotes, each passage with a link to its place. What is gone by now is left out. */
export function FoundCard({ id }: { id: string }) {
  const { client } = useSession()
  const { text, things } = readFoundCard(id)
  const { data, error, isFetching, refetch } = useQuery({
    queryKey: ['search', 'card', id],
    queryFn: ({ signal }) => client.call(searchRoute, { query: { text, limit: mostLooked } }, { signal }),
  })
  if (!data && error) return <CardFailure error={error} busy={isFetching} onRetry={() => void refetch()} />
  if (!data) return <Skeleton className="h-20 w-full" />
  const found = things.flatMap((thing) => data.results.find((each) => each.id === thing) ?? [])
  return (
    <Card>
      {found.length === 0 && <p className="text-muted">This is not here any more.</p>}
      <ul aria-label="Found" className="-my-4 [&>li:last-child]:border-b-0">
        {found.map((thing) => (
          <Result key={thing.id} thing={thing} />
        ))}
      </ul>
    </Card>
  )
}
