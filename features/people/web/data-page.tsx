import type { MetaFunction } from 'react-router'
import { productName } from '#foundation/contract/product.ts'
import { ErrorState } from '#foundation/web/design/error-state.tsx'
import { Loading, Skeleton } from '#foundation/web/design/skeleton.tsx'
import { Button } from '#foundation/web/design/button.tsx'
import { ExportRow } from './export-row.tsx'
import { useExports, useStartExport } from './exports.ts'
import { FailureNote, sentenceOf } from '#foundation/web/design/failure-note.tsx'
import { UsageList } from './usage-list.tsx'
import { LeaveForm } from './leave-form.tsx'
import { Section } from '#foundation/web/design/section.tsx'

export const meta: MetaFunction = () => [{ title: `Data · ${productName}` }]

export default function DataPage() {
  return (
    <>
      <Section title="Download my data" about="Everything stored about you, in one archive. It is kept for a week.">
        <Exports />
      </Section>
      <Section title="What you keep" about="How much there is of each kind, and the most that you may have.">
        <UsageList />
      </Section>
      <Section
        title="Delete my account"
        about="You are signed out everywhere at once. For 14 days, signing in brings everything back; then it is erased, within 30 days in all."
      >
        <LeaveForm />
      </Section>
    </>
  )
}

function Exports() {
  const { data, error, isFetching, refetch } = useExports()
  const start = useStartExport()
  const making = data?.some(({ state }) => state === 'making') ?? false
  return (
    <>
      <div>
        <Button onClick={() => start.mutate()} busy={start.isPending} disabled={making}>
          Download my data
        </Button>
      </div>
      <FailureNote error={start.error} />
      {data && data.length > 0 && (
        <ul>
          {data.map((archive) => (
            <ExportRow key={archive.id} archive={archive} />
          ))}
        </ul>
      )}
      {data?.length === 0 && <p className="text-muted">No archive was made yet.</p>}
      {!data && error && (
        <ErrorState
          title="Your archives could not be loaded"
          detail={sentenceOf(error)}
          onRetry={() => void refetch()}
          retrying={isFetching}
        />
      )}
      {!data && !error && (
        <Loading label="Loading your archives">
          <Skeleton className="h-16 w-full" />
        </Loading>
      )}
    </>
  )
}
