import { type Moment, session, shownAfter, stopsOf } from '#features/site/web/index.ts'
import { booked, Day, type ShownDay, thursday, wednesday } from './day.tsx'
import { PlayedHouse } from './house.tsx'
import type { Parts } from './parts.ts'
import { Turns } from './turns.tsx'

const stops = stopsOf(session)

/** Which answer it has come to, the first turn that is still in sight, and the day that is spoken of. */
const moments: Readonly<Record<Moment, { stop: number; from: number; day: ShownDay }>> = {
  answered: { stop: 0, from: 0, day: wednesday },
  'answered-and-booked': { stop: 1, from: 0, day: booked },
  booked: { stop: 1, from: 2, day: booked },
  waiting: { stop: 2, from: 4, day: thursday },
}

/** A moment as it looks in the chat, beside its day. */
export function Conversation({ parts, moment }: { parts: Parts; moment: Moment }) {
  const { stop, from, day } = moments[moment]
  const shown = shownAfter(session, stops[stop] ?? 0).slice(from)
  return (
    <div className="grid overflow-hidden rounded-card bg-paper shadow-float lg:grid-cols-[minmax(0,1fr)_20rem]">
      <div className="mx-auto grid w-full max-w-172 grid-cols-[minmax(0,1fr)] content-center gap-6 px-6 py-8 text-14 sm:px-12 sm:py-12">
        <PlayedHouse>{(activities) => <Turns shown={shown} activities={activities} parts={parts} />}</PlayedHouse>
      </div>
      <div className="hidden lg:block">
        <Day day={day} />
      </div>
    </div>
  )
}
