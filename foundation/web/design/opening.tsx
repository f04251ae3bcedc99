import { type ReactNode, Suspense } from 'react'
import { Loading, Skeleton } from './skeleton.tsx'

/** Stands in for a page whose code is still loading. */
export function Opening({ children }: { children: ReactNode }) {
  return (
    <Suspense
      fallback={
        <Loading label="Opening">
          <Skeleton className="m-10 h-48" />
        </Loading>
      }
    >
      {children}
    </Suspense>
  )
}
