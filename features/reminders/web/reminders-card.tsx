import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { Link } from 'react-router'
import type { Deed } from '#foundation/web/acting/outbox.ts'
import { type Outcome, takeBackRoute } from '#foundation/web/acting/routes.ts'
import { useDeeds, useOutbox } from '#foundation/web/acting/use-outbox.ts'
import { Button } from '#foundation/web/design/button.tsx'
import { Card } from '#foundation/web/design/card.tsx'
import { CardFailure } from '#foundation/web/design/card-failure.tsx'
import { sentenceOf } from '#foundation/web/design/failure-note.tsx'
import { Skeleton } from '#foundation/web/design/skeleton.tsx'
import { textLink } from '#foundation/web/design/surface.ts'
import { readAnew } from '#foundation/web/http/query-client.ts'
import { useSession } from '#foundation/web/session/session.ts'
import type { Reminder } from '../contract.ts'
import { capital } from './minutes.ts'
import { titleOf } from './away/keeping.ts'
import { nameOf } from './name.ts'
import { Facts } from './reminder-row.tsx'
import { remindersKey, useReminders } from './reminders.ts'
import { ownNext, type Seen, useSeen, whenName } from './seen.ts'

/** The reminders that an answer named, as they are now; each can be stopped here, and taken up again. */
export function RemindersCard({ id }: { id: string }) {
  const seen = useSeen()
  const { data, error, refetch } = useReminders()
  const [stopped, setStopped] = useState<readonly Stopped[]>([])
  if (!data && error) return <CardFailure error={error} onRetry={() => void refetch()} />
  if (!data) return <Skeleton className="h-20 w-full" />
  const rows = id.split(',').flatMap((each) => {
    const coming = data.find((reminder) => reminder.id === each)
    const ended = stopped.findLast(({ reminder }) => reminder.id === each)
    return coming ? [{ reminder: coming }] : ended ? [ended] : []
  })
  return (
    <Card>
      {rows.length === 0 ? (
        <p className="text-muted">None of these is still to come.</p>
      ) : (
        <ul className="-my-2 grid grid-cols-1 divide-y divide-hairline">
          {rows.map((row) => (
            <Row
              key={row.reminder.id}
              {...row}
              seen={seen}
              onStopped={(one) => setStopped((before) => [...before, one])}
            />
          ))}
        </ul>
      )}
      <p className="pt-3 text-13">
        <Link to="/assistant/reminders" className={textLink}>
          All reminders
        </Link>
      </p>
    </Card>
  )
}

/** `activity` takes it back. */
type Stopped = { reminder: Reminder; activity: string }

type RowProps = { reminder: Reminder; activity?: string; seen: Seen; onStopped: (stopped: Stopped) => void }

function Row({ reminder, activity, seen, onStopped }: RowProps) {
  const { client } = useSession()
  const queries = useQueryClient()
  const { id } = reminder
  const outbox = useOutbox()
  const readAgain = () => readAnew(queries, { queryKey: remindersKey })
  const waits = useDeeds('reminders').find((deed) => isStopOf(deed, id))
  const isOver = activity !== undefined
  const { mutate, error, isPending } = useMutation({
    mutationFn: async () => {
      if (isOver) return client.call(takeBackRoute, { params: { id: activity } })
      const name = 'reminders.stop'
      const input = { id }
      const onDone = (outcome: Outcome) => onStopped({ reminder, activity: outcome.id })
      const title = titleOf(name, input, [reminder])
      const answer = await outbox.post({ name, input, title, readAgain, onDone })
      if (!('waits' in answer)) onDone(answer)
      return undefined
    },
    // Without a connection nothing can be read; it is once the connection is back.
    onSettled: () => void readAgain(),
  })
  const wall = isOver ? undefined : ownNext(reminder, seen)
  const name = nameOf(reminder)
  return (
    <li className="flex items-start gap-3 py-1.5">
      <span className="min-w-0 grow py-1.5">
        <span className={`block wrap-anywhere ${isOver ? 'text-muted line-through' : ''}`}>{name}</span>
        {wall !== undefined && <span className="block text-13 text-muted">{capital(whenName(wall, seen))}</span>}
        <Facts reminder={reminder} waits={waits !== undefined} />
        {error && (
          <span role="alert" className="block text-13 text-red">
            {sentenceOf(error)}
          </span>
        )}
      </span>
      {waits ? (
        <Button kind="plain" aria-label={`Take back stopping ${name}`} onClick={() => outbox.withdraw(waits.key)}>
          Take back
        </Button>
      ) : (
        <Button
          kind="plain"
          busy={isPending}
          aria-label={isOver ? `Undo stopping ${name}` : `Stop ${name}`}
          onClick={() => mutate()}
        >
          {isOver ? 'Undo' : 'Stop'}
        </Button>
      )}
    </li>
  )
}

function isStopOf({ name, input, state }: Deed, id: string): boolean {
  const isSame = typeof input === 'object' && input !== null && 'id' in input && input.id === id
  return isSame && name === 'reminders.stop' && state === 'waiting'
}
