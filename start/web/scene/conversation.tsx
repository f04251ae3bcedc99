import { session, shownAfter, stopsOf } from '#features/site/web/index.ts'
import { Day } from './day.tsx'
import { PlayedHouse } from './house.tsx'
import type { Parts } from './parts.ts'
import { Turns } from './turns.tsx'

const [, untilBooked = 0] = stopsOf(session)

/** The moment at which something was just done, as it looks in the chat. */
export function Conversation({ parts }: { parts: Parts }) {
  const shown = shownAfter(session, untilBooked)
  return (
    <div className="grid overflow-hidden rounded-card bg-paper shadow-float lg:grid-cols-[minmax(0,1fr)_20rem]">
      <div className="mx-auto grid w-full max-w-172 grid-cols-[minmax(0,1fr)] content-center gap-6 px-6 py-8 text-14 sm:px-12 sm:py-12">
        <PlayedHouse>{(activities) => <Turns shown={shown} activities={activities} parts={parts} />}</PlayedHouse>
      </div>
      <div className="hidden lg:block">
        <Day />
      </div>
    </div>
  )
}
