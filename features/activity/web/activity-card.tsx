import { Suspense } from 'react'
import { Skeleton } from '#foundation/web/design/skeleton.tsx'
import { late } from '#foundation/web/late.ts'

const OneActivity = late(async () => (await import('./card/one-activity.tsx')).OneActivity)

/** One thing that was asked for, wherever it is mentioned. It arrives when the first of them is shown. */
export function ActivityCard({ id }: { id: string }) {
  return (
    <Suspense fallback={<Skeleton className="h-20 w-full" />}>
      <OneActivity id={id} />
    </Suspense>
  )
}
