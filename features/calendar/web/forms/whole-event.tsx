import type { ReactNode } from 'react'
import { Dialog } from '#foundation/web/design/dialog.tsx'
import { ErrorState } from '#foundation/web/design/error-state.tsx'
import { sentenceOf } from '#foundation/web/design/failure-note.tsx'
import { Loading, Skeleton } from '#foundation/web/design/skeleton.tsx'
import type { Occurrence } from '../../contract.ts'
import { useWhole } from '../whole.ts'

type WholeEventProps = { occurrence: Occurrence; onClose: () => void; children: (whole: Occurrence) => ReactNode }

/** Waits for the whole description, because saving the beginning alone would lose the rest. */
export function WholeEvent({ occurrence, onClose, children }: WholeEventProps) {
  const { whole, error, retry, retrying } = useWhole(occurrence)
  if (whole) return children(whole)
  return (
    <Dialog open onOpenChange={(open) => !open && onClose()} title="Edit event">
      {error ? (
        <ErrorState
          title="The event could not be loaded"
          detail={sentenceOf(error)}
          onRetry={retry}
          retrying={retrying}
        />
      ) : (
        <Loading label="Loading the event">
          <Skeleton className="h-40 w-full" />
        </Loading>
      )}
    </Dialog>
  )
}
