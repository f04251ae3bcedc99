import { useQuery } from '@tanstack/react-query'
import { Card } from '#foundation/web/design/card.tsx'
import { CardFailure } from '#foundation/web/design/card-failure.tsx'
import { Skeleton } from '#foundation/web/design/skeleton.tsx'
import { useSession } from '#foundation/web/session/session.ts'
import { answerRoute, type FoundThing, readFoundCard, searchRoute } from '../contract.ts'
import { Result } from './result.tsx'

const mostLooked = 50

/** What an answer quotes, each passage with a link to its place. What is gone by now is left out. */
export function FoundCard({ id }: { id: string }) {
  const { client } = useSession()
  const { text, things } = readFoundCard(id)
  const found = useQuery({
    queryKey: ['search', 'card', id],
    queryFn: ({ signal }) => client.call(searchRoute, { query: { text, limit: mostLooked } }, { signal }),
    select: ({ results }) => things.flatMap((thing) => results.find((each) => each.id === thing) ?? []),
  })
  return <FoundList {...found} />
}

/** The passages of files and mails that answer a question. */
export function AnswerCard({ id }: { id: string }) {
  const { client } = useSession()
  const { text, things } = readFoundCard(id)
  const found = useQuery({
    queryKey: ['search', 'answer', id],
    queryFn: ({ signal }) => client.call(answerRoute, { query: { text, things: things.join(',') } }, { signal }),
    select: ({ results }) => results,
  })
  return <FoundList {...found} />
}

type FoundListProps = {
  data: FoundThing[] | undefined
  error: Error | null
  isFetching: boolean
  refetch: () => unknown
}

function FoundList({ data, error, isFetching, refetch }: FoundListProps) {
  if (!data && error) return <CardFailure error={error} busy={isFetching} onRetry={() => void refetch()} />
  if (!data) return <Skeleton className="h-20 w-full" />
  return (
    <Card>
      {data.length === 0 && <p className="text-muted">This is not here any more.</p>}
      <ul aria-label="Found" className="-my-4 [&>li:last-child]:border-b-0">
        {data.map((thing) => (
          <Result key={thing.passages[0]?.path ?? thing.id} thing={thing} />
        ))}
      </ul>
    </Card>
  )
}
