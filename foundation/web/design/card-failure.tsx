import { Card } from './card.tsx'
import { sentenceOf } from './failure-note.tsx'

type CardFailureProps = { error: Error; busy?: boolean; onRetry: () => void }

/** Stands where a card would stand that could not be read. */
export function CardFailure(props: CardFailureProps) {
  return (
    <Card>
      <FailureLine {...props} />
    </Card>
  )
}

/** The same without a card around it. */
export function FailureLine({ error, busy = false, onRetry }: CardFailureProps) {
  return (
    <p role="alert" className="text-muted">
      {sentenceOf(error)}{' '}
      <button type="button" className="min-h-6 underline" disabled={busy} onClick={onRetry}>
        Retry
      </button>
    </p>
  )
}
