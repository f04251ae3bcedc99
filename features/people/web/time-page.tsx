import type { MetaFunction } from 'react-router'
import { productName } from '#foundation/contract/product.ts'
import { ErrorState } from '#foundation/web/design/error-state.tsx'
import { sentenceOf } from '#foundation/web/design/failure-note.tsx'
import { Section } from '#foundation/web/design/section.tsx'
import { Loading, Skeleton } from '#foundation/web/design/skeleton.tsx'
import { useMe } from './me.ts'
import { TimeChoices } from './time-choices.tsx'

export const meta: MetaFunction = () => [{ title: `Time · ${productName}` }]

export default function TimePage() {
  const { data, error, isFetching, refetch } = useMe()
  return (
    <Section title="Time" about="How times and dates are written, on every device you sign in to.">
      {data && <TimeChoices preferences={data.preferences} />}
      {!data && error && (
        <ErrorState
          title="Your preferences could not be loaded"
          detail={sentenceOf(error)}
          onRetry={() => void refetch()}
          retrying={isFetching}
        />
      )}
      {!data && !error && <Waiting />}
    </Section>
  )
}

function Waiting() {
  return (
    <Loading label="Loading your preferences">
      <div className="grid max-w-110 gap-8">
        {['clock', 'order', 'week'].map((field) => (
          <div key={field} className="grid gap-3">
            <Skeleton className="h-3 w-24" />
            <Skeleton className="h-5 w-56" />
            <Skeleton className="h-5 w-48" />
          </div>
        ))}
      </div>
    </Loading>
  )
}
