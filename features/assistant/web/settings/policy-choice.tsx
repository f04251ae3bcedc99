import { policies } from '#features/activity/contract.ts'
import { ErrorState } from '#foundation/web/design/error-state.tsx'
import { FailureNote, sentenceOf } from '#foundation/web/design/failure-note.tsx'
import { RadioGroup } from '#foundation/web/design/radio-group.tsx'
import { Loading, Skeleton } from '#foundation/web/design/skeleton.tsx'
import { useChangePolicy, usePolicy } from './settings.ts'

const options = [
  {
    value: 'outside',
    label: 'Ask before anything that leaves this server or cannot be undone',
    description: 'It does the rest at once, with Undo.',
  },
  {
    value: 'everything',
    label: 'Ask before everything',
    description: 'Also before it renames a chat or remembers something.',
  },
]

export function PolicyChoice() {
  const { data, error, isFetching, refetch } = usePolicy()
  const change = useChangePolicy()
  if (!data && error)
    return (
      <ErrorState
        title="Your choice could not be loaded"
        detail={sentenceOf(error)}
        onRetry={() => void refetch()}
        retrying={isFetching}
      />
    )
  if (!data)
    return (
      <Loading label="Loading your choice">
        <Skeleton className="h-20 w-full" />
      </Loading>
    )
  const shown = change.isPending ? change.variables : data.policy
  return (
    <>
      <RadioGroup
        label="Your assistant should"
        description="After reading other people’s text it always asks, whatever you choose here."
        name="policy"
        options={options}
        value={shown}
        onChange={(value) => change.mutate(policies.find((known) => known === value) ?? 'everything')}
      />
      <FailureNote error={change.error} />
    </>
  )
}
