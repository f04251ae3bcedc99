import { useQuery } from '@tanstack/react-query'
import { Card } from '#foundation/web/design/card.tsx'
import { sentenceOf } from '#foundation/web/design/failure-note.tsx'
import { Skeleton } from '#foundation/web/design/skeleton.tsx'
import { useSession } from '#foundation/web/session/session.ts'
import { previewSeriesRoute } from '../../contract.ts'
import { calendarKey } from '../events.ts'
import { SeriesDates } from '../forms/series-preview.tsx'
import { useZone } from '../zone.ts'

/** The dates that a repetition touches, and what the clock shows around its next change. */
export function SeriesCard({ id }: { id: string }) {
  const { client } = useSession()
  const zone = useZone()
  const [start = '', end = '', ...rule] = id.split('/')
  const { data, error } = useQuery({
    queryKey: [...calendarKey, 'series-card', id],
    queryFn: ({ signal }) =>
      client.call(previewSeriesRoute, { query: { start, end, repeat: rule.join('/'), limit: 6 } }, { signal }),
  })
  if (!data && !error) return <Skeleton className="h-20 w-full" />
  return (
    <Card>
      <div className="grid gap-2 text-13">
        {error && <p role="alert">{sentenceOf(error)}</p>}
        {data && <SeriesDates preview={data} zone={zone} />}
      </div>
    </Card>
  )
}
