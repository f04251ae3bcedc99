import type { Activity } from '../../contract.ts'
import { ShownActivity } from '../card/shown-activity.tsx'
import { RowDetails } from './row-details.tsx'

type WaitingSectionProps = {
  activities: readonly Activity[]
  /** Draws the buttons of the first pending activity in a bar within reach of a thumb. */
  bar: HTMLElement | null
}

/** Pending activities, above everything else. Answered ones keep their place until the next fetch. */
export function WaitingSection({ activities, bar }: WaitingSectionProps) {
  const first = activities.find(({ state }) => state === 'waiting')
  if (activities.length === 0) return null
  return (
    <section aria-labelledby="waiting" className="grid grid-cols-[minmax(0,1fr)] gap-3">
      <h2 id="waiting" className="text-13 font-medium">
        Waiting for your yes
      </h2>
      <ul className="grid grid-cols-[minmax(0,1fr)] gap-3">
        {activities.map((activity) => (
          <li key={activity.id} data-activity>
            <ShownActivity activity={activity} listed bar={activity === first ? bar : null}>
              <RowDetails activity={activity} />
            </ShownActivity>
          </li>
        ))}
      </ul>
    </section>
  )
}
