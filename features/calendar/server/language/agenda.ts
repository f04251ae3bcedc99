import type { Agenda } from '#foundation/server/language.ts'
import { applyPlan, createEvent } from './changing.ts'
import { findFreeTime, slotsIn } from './free-time.ts'
import { eventsIn, listEvents, overlaps, written } from './events.ts'
import { spanOfStretch } from './mentions.ts'
import { eventText } from './wording.ts'

const most = 100

/** Free time within working hours, and blocks of it, which are booked as one plan. */
export const agenda: Agenda = {
  free: ({ from, to }, minutes) => ({ tool: findFreeTime, input: { from, to, minutes, limit: most } }),
  freeIn: (answer, zone) => slotsIn(answer, zone)?.map(({ from, to }) => ({ from: written(from), to: written(to) })),
  taken: (span) => ({ tool: listEvents, input: span }),
  takenIn: (answer, span, { zone, format }) =>
    eventsIn(answer, zone)
      ?.filter((event) => overlaps(event, spanOfStretch(span)))
      .map((event) => eventText(event, format)),
  book(title, blocks) {
    // An event of the type task would be a task of its own.
    const events = blocks.map((block) => ({ ...block, type: 'personal' }))
    const [only] = events
    return events.length === 1 && only
      ? { tool: createEvent, input: only }
      : { tool: applyPlan, input: { title, steps: events.map((event) => ({ do: 'create', event })) } }
  },
}
