import { session, shownAfter, stopsOf } from '#features/site/web/index.ts'
import { PlayedHouse } from './house.tsx'
import type { Parts } from './parts.ts'
import { Turns } from './turns.tsx'

const [, untilBooked = 0] = stopsOf(session)

/** The moment at which something was just done, as it looks in the chat. */
export function Conversation({ parts }: { parts: Parts }) {
  const shown = shownAfter(session, untilBooked)
  return (
    <div className="overflow-hidden rounded-card border border-hairline bg-paper shadow-float">
      <div className="mx-auto grid max-w-160 grid-cols-[minmax(0,1fr)] gap-6 px-6 py-8 text-14 sm:px-10 sm:py-12">
        <PlayedHouse>{(activities) => <Turns shown={shown} activities={activities} parts={parts} />}</PlayedHouse>
      </div>
    </div>
  )
}
