import { lazy, Suspense } from 'react'
import { CardLoading } from './card/card-loading.tsx'

const OneActivity = lazy(async () => {
  const { OneActivity: component } = await import('./card/one-activity.tsx')
  return { default: component }
})

/** One thing that was asked for, wherever it is mentioned. It arrives when the first of them is shown. */
export function ActivityCard({ id }: { id: string }) {
  return (
    <Suspense fallback={<CardLoading />}>
      <OneActivity id={id} />
    </Suspense>
  )
}
