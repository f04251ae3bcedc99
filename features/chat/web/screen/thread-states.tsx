import { useState } from 'react'
import { Failure } from '#foundation/contract/failure.ts'
import { Button } from '#foundation/web/design/button.tsx'
import { ButtonLink } from '#foundation/web/design/button-link.tsx'
import { EmptyState } from '#foundation/web/design/empty-state.tsx'
import { ErrorState } from '#foundation/web/design/error-state.tsx'
import { Loading, Skeleton } from '#foundation/web/design/skeleton.tsx'
import { useChat } from '../chat-session.tsx'
import { useRestoreConversation } from '../conversations.ts'
import { usePending } from '../use-thread.ts'
import { column } from './column.ts'
import { PendingRow } from './pending-row.tsx'

export function ThreadFailed({ id, error }: { id: string; error: Error }) {
  return (
    <div className="h-full overflow-y-auto">
      <Why id={id} error={error} />
      <Unsent id={id} />
    </div>
  )
}

/** Keeps unsent text when the chat is gone. */
function Unsent({ id }: { id: string }) {
  const pending = usePending(id)
  return (
    <div className={column}>
      {pending.map((one) => (
        <PendingRow key={one.id} pending={one} tabbable />
      ))}
    </div>
  )
}

function Why({ id, error }: { id: string; error: Error }) {
  const { threads } = useChat()
  if (error instanceof Failure && (error.code === 'not-found' || error.code === 'invalid'))
    return (
      <EmptyState title="There is no such chat" action={<ButtonLink to="/assistant">Begin a new one</ButtonLink>}>
        It may have been deleted, or belong to somebody else.
      </EmptyState>
    )
  return (
    <ErrorState
      title="This chat could not be loaded"
      detail={error instanceof Failure ? error.message : 'Something went wrong. What was said is safe.'}
      onRetry={() => void threads.find(id)?.refresh()}
    />
  )
}

export function ThreadGone({ id }: { id: string }) {
  const [failure, setFailure] = useState<Error>()
  const restore = useRestoreConversation(setFailure)
  return (
    <div className="h-full overflow-y-auto">
      <EmptyState title="This chat is deleted" action={<Button onClick={() => restore({ id })}>Restore</Button>}>
        {failure ? `It could not be brought back: ${failure.message}` : 'It can be restored for two weeks.'}
      </EmptyState>
      <Unsent id={id} />
    </div>
  )
}

export function ThreadLoading() {
  return (
    <Loading label="Loading the chat">
      <div className={`${column} grid gap-8 pt-8`}>
        <Skeleton className="h-11 w-3/5 justify-self-end" />
        <div className="grid gap-2.5">
          <Skeleton className="h-4 w-full" />
          <Skeleton className="h-4 w-11/12" />
          <Skeleton className="h-4 w-2/3" />
        </div>
      </div>
    </Loading>
  )
}
