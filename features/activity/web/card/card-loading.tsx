import { Card } from '#foundation/web/design/card.tsx'
import { Loading, Skeleton } from '#foundation/web/design/skeleton.tsx'

export function CardLoading() {
  return (
    <Loading label="Loading what was asked for">
      <Card>
        <div className="grid gap-3">
          <Skeleton className="h-4 w-3/5" />
          <Skeleton className="h-3 w-2/5" />
        </div>
      </Card>
    </Loading>
  )
}
