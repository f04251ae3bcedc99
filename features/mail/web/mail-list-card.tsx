import { Link } from 'react-router'
import { Card } from '#foundation/web/design/card.tsx'
import { CardFailure } from '#foundation/web/design/card-failure.tsx'
import { Skeleton } from '#foundation/web/design/skeleton.tsx'
import { textLink } from '#foundation/web/design/surface.ts'
import { visible } from '#foundation/web/markdown/visible.ts'
import { useTimeFormat } from '#foundation/web/time-format.ts'
import { useNow } from '#foundation/web/use-now.ts'
import type { ThreadRow } from '../contract.ts'
import { useNamedThreads } from './mail.ts'
import { addressOf } from './place.ts'
import { listTime, namesOf, subjectOf } from './row-words.ts'

/** The threads that an answer named, as they are now; each opens in the mailbox. */
export function MailListCard({ id }: { id: string }) {
  const { data, error, refetch } = useNamedThreads(id)
  if (error) return <CardFailure error={error} onRetry={() => void refetch()} />
  if (!data) return <Skeleton className="h-20 w-full" />
  return (
    <Card>
      {data.threads.length === 0 ? (
        <p className="text-muted">These emails are not here any more.</p>
      ) : (
        <ul className="-my-2 grid grid-cols-1 divide-y divide-hairline">
          {data.threads.map((row) => (
            <Row key={row.id} row={row} />
          ))}
        </ul>
      )}
      <p className="pt-3 text-13">
        <Link to={addressOf({})} className={textLink}>
          All mail
        </Link>
      </p>
    </Card>
  )
}

function Row({ row }: { row: ThreadRow }) {
  const [now, format] = [useNow(), useTimeFormat()]
  const isNew = row.unread > 0
  const names = namesOf(row.people).map(({ name }) => visible(name))
  return (
    <li className="relative grid grid-cols-[minmax(0,1fr)] py-2 hover:bg-touch/50">
      <span className="flex items-baseline gap-3 text-13 text-muted">
        <span className="min-w-0 grow truncate">{names.join(', ')}</span>
        <span data-figures className="shrink-0">
          {listTime(row.at, now, format)}
        </span>
      </span>
      <Link
        to={addressOf({ list: { view: 'all' }, thread: row.id })}
        className={`rounded-[2px] wrap-anywhere after:absolute after:inset-0 hover:underline hover:underline-offset-4 ${isNew ? 'font-semibold' : ''}`}
      >
        {isNew && <span className="sr-only">Unread. </span>}
        {visible(subjectOf(row))}
      </Link>
      {row.snippet !== '' && <span className="truncate text-13 text-muted">{visible(row.snippet)}</span>}
    </li>
  )
}
