import { Suspense } from 'react'
import { useBeside } from '#foundation/web/beside.ts'
import type { Activity } from '../../contract.ts'

/** What its feature has to say below a receipt, in the context: never below one from before this page was opened. */
export function BelowReceipt({ activity: { action, state, ended_at } }: { activity: Activity }) {
  const { belowReceipts } = useBeside()
  const Part = belowReceipts[action]
  const isNew = ended_at !== null && Date.parse(ended_at) > performance.timeOrigin
  if (!Part || state !== 'done' || !isNew) return null
  return (
    <Suspense>
      <Part />
    </Suspense>
  )
}
