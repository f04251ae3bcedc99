import type { Actions } from '#foundation/server/action.ts'
import type { Clock } from '#foundation/server/clock.ts'
import type { Database } from '#foundation/server/database/database.ts'
import type { Plugs } from '#foundation/server/feature.ts'
import type { Announce } from '#foundation/server/live/announce.ts'
import { createAvailability } from './availability.ts'
import { createBooking } from './booking.ts'
import { calendarActions } from './calendar-actions.ts'
import { eventActions } from './event-actions.ts'
import { createEvents } from './events.ts'
import { calendarJobs } from './jobs.ts'
import { calendarLookups } from './lookups.ts'
import { ownPart } from './own-part.ts'
import { applyingPlan, creatingAgendaItem } from './plan-actions.ts'
import { createPreview } from './preview.ts'
import { readingHandlers } from './reading.ts'
import { calendarHandlers } from './routes.ts'
import { sampleActions } from './sample-actions.ts'
import { createSearching } from './searching.ts'
import { createDayOf } from './whose.ts'

export type CalendarHouse = {
  clock: Clock
  database: Database
  announce: Announce
  actions: Pick<Actions, 'look'>
}

export function openCalendar(house: CalendarHouse): Plugs {
  const booking = createBooking(house)
  const parts = { ...house, dayOf: createDayOf(house.actions) }
  const events = createEvents(parts)
  const looking = {
    events,
    availability: createAvailability(events),
    searching: createSearching(parts),
    preview: createPreview(parts),
  }
  return {
    handlers: [...calendarHandlers(looking), ...readingHandlers({ ...parts, ...looking })],
    actions: [
      ...eventActions(booking),
      creatingAgendaItem(booking),
      applyingPlan(booking),
      ...calendarActions(booking),
      ...sampleActions(booking),
    ],
    lookups: calendarLookups(looking),
    jobs: calendarJobs(house),
    exports: (ownerId) => ownPart(house.database, ownerId),
  }
}
