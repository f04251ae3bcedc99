import type { Activity } from '../../contract.ts'
import { ShownActivity } from '../card/shown-activity.tsx'
import { RowDetails } from './row-details.tsx'

export function ActivityRow({ activity }: { activity: Activity }) {
  return (
    <li data-activity>
      <ShownActivity activity={activity} listed>
        <RowDetails activity={activity} />
      </ShownActivity>
    </li>
  )
}
