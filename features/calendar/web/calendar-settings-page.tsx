import { useMutation, useQueryClient } from '@tanstack/react-query'
import type { MetaFunction } from 'react-router'
import { performRoute } from '#features/activity/contract.ts'
import { productName } from '#foundation/contract/product.ts'
import { ErrorState } from '#foundation/web/design/error-state.tsx'
import { FailureNote, sentenceOf } from '#foundation/web/design/failure-note.tsx'
import { Section } from '#foundation/web/design/section.tsx'
import { Select } from '#foundation/web/design/select.tsx'
import { Loading, Skeleton } from '#foundation/web/design/skeleton.tsx'
import { useSession } from '#foundation/web/session/session.ts'
import type { Calendar } from '../contract.ts'
import { calendarsKey, useCalendars } from './calendars.ts'

export { PageError as ErrorBoundary } from '#foundation/web/error/page-error.tsx'

export const meta: MetaFunction = () => [{ title: `Calendar settings · ${productName}` }]

export default function CalendarSettingsPage() {
  const { data, error, isFetching, refetch } = useCalendars()
  return (
    <Section title="New events" about="Where they go unless you choose another calendar for one of them.">
      {data && <UsualCalendar calendars={data.calendars} />}
      {!data && error && (
        <ErrorState
          title="Your calendars could not be loaded"
          detail={sentenceOf(error)}
          onRetry={() => void refetch()}
          retrying={isFetching}
        />
      )}
      {!data && !error && (
        <Loading label="Loading your calendars">
          <Skeleton className="h-9 w-72" />
        </Loading>
      )}
    </Section>
  )
}

const byKind = 'by-kind'

function UsualCalendar({ calendars }: { calendars: readonly Calendar[] }) {
  const usual = calendars.find((calendar) => calendar.usual)
  const choice = useUsualCalendar(usual)
  const shown = choice.isPending ? choice.variables : usual
  function choose(value: string): void {
    choice.mutate(calendars.find(({ id }) => id === value))
  }
  return (
    <div className="grid max-w-72 gap-4">
      <Select
        label="Default calendar"
        description="By kind: what is personal goes into Personal, everything else into Work Calendar."
        value={shown?.id ?? byKind}
        options={[
          { value: byKind, label: 'By kind of event' },
          ...calendars.map(({ id, name }) => ({ value: id, label: name })),
        ]}
        onChange={choose}
      />
      <div className="flex min-h-6 items-center gap-4">
        <output className="text-muted">{choice.isSuccess && 'Saved.'}</output>
        <FailureNote error={choice.error} />
      </div>
    </div>
  )
}

/** The choice is an action like any other change of a calendar, so it is in the history and can be undone there. */
function useUsualCalendar(usual: Calendar | undefined) {
  const { client } = useSession()
  const queries = useQueryClient()
  return useMutation({
    async mutationFn(next: Calendar | undefined) {
      const change = next ? { id: next.id, usual: true } : usual && { id: usual.id, usual: false }
      if (!change) return
      const body = { input: change, key: crypto.randomUUID() }
      await client.call(performRoute, { params: { name: 'calendar.change-calendar' }, body })
      await queries.invalidateQueries({ queryKey: calendarsKey })
    },
  })
}
