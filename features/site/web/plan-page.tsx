import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import type { MetaFunction } from 'react-router'
import { productName } from '#foundation/contract/product.ts'
import { Button } from '#foundation/web/design/button.tsx'
import { ErrorState } from '#foundation/web/design/error-state.tsx'
import { FailureNote, sentenceOf } from '#foundation/web/design/failure-note.tsx'
import { LiveRegion } from '#foundation/web/design/live-region.tsx'
import { Section } from '#foundation/web/design/section.tsx'
import { useSession } from '#foundation/web/session/session.ts'
import { dateOf } from '#foundation/web/when.ts'
import { performRoute } from '#features/activity/contract.ts'
import { type PlanNotice, readPlanNoticeRoute } from '../contract.ts'

export const meta: MetaFunction = () => [{ title: `Plan · ${productName}` }]

const key = ['site', 'plan-notice']

export default function PlanPage() {
  const { client } = useSession()
  const { data, error, refetch } = useQuery({
    queryKey: key,
    queryFn: ({ signal }) => client.call(readPlanNoticeRoute, {}, { signal }),
  })
  return (
    <Section title="Free plan" about="$0 per month. Paid plans are coming soon.">
      {data && <Notice notice={data} />}
      {error && !data && (
        <ErrorState title="This could not be loaded" detail={sentenceOf(error)} onRetry={() => void refetch()} />
      )}
    </Section>
  )
}

/** Asked for with one press, and taken back with another. */
function Notice({ notice: { asked_at } }: { notice: PlanNotice }) {
  const { client } = useSession()
  const queries = useQueryClient()
  const { mutate, isPending, error, data } = useMutation({
    mutationFn: (name: string) => client.call(performRoute, { params: { name }, body: { input: {} } }),
    onSuccess: () => queries.invalidateQueries({ queryKey: key }),
  })
  const asked = asked_at !== null
  return (
    <div className="grid justify-items-start gap-3">
      <p>
        {asked
          ? `You will be told when premium plans exist. Asked for on ${dateOf(asked_at)}.`
          : 'You can be told when premium plans exist.'}
      </p>
      <Button busy={isPending} onClick={() => mutate(asked ? 'site.stop-being-told' : 'site.ask-to-be-told')}>
        {asked ? 'Do not tell me' : 'Tell me'}
      </Button>
      <FailureNote error={error} />
      <LiveRegion>{data?.sentence ?? ''}</LiveRegion>
    </div>
  )
}
