import { Failure } from '#foundation/contract/failure.ts'
import { Button } from '#foundation/web/design/button.tsx'
import { Card } from '#foundation/web/design/card.tsx'
import { sentenceOf } from '#foundation/web/design/failure-note.tsx'
import { useActivity } from '../activities.ts'
import { BelowReceipt } from './below-receipt.tsx'
import { CardLoading } from './card-loading.tsx'
import { ShownActivity } from './shown-activity.tsx'

export function OneActivity({ id }: { id: string }) {
  const { data, error, isFetching, refetch } = useActivity(id)
  if (data)
    return (
      <div className="grid grid-cols-1 gap-3">
        <ShownActivity activity={data} />
        <BelowReceipt activity={data} />
      </div>
    )
  if (!error) return <CardLoading />
  const gone = error instanceof Failure && error.code === 'not-found'
  return (
    <Card>
      <div role="alert" className="flex flex-wrap items-center justify-between gap-3 text-muted">
        <p className="min-w-0 flex-1 basis-60">
          {gone
            ? 'What was asked for here is no longer kept.'
            : `What was asked for here could not be loaded. ${sentenceOf(error)}`}
        </p>
        {!gone && (
          <Button onClick={() => void refetch()} busy={isFetching}>
            Retry
          </Button>
        )}
      </div>
    </Card>
  )
}
