import type { Actions } from '#foundation/server/action.ts'
import type { Clock } from '#foundation/server/clock.ts'
import type { Database } from '#foundation/server/database/database.ts'
import type { Plugs } from '#foundation/server/feature.ts'
import type { Announce } from '#foundation/server/live/announce.ts'
import { createBooking } from './booking.ts'
import { eventActions } from './event-actions.ts'
import { createEvents } from './events.ts'
import { calendarJobs } from './jobs.ts'
import { ownPart } from './own-part.ts'
import { calendarHandlers } from './routes.ts'
import { createDayOf } from './whose.ts'

export type CalendarHouse = {
  clock: Clock
  database: Database
  announce: Announce
  actions: Pick<Actions, 'look'>
}

export function openCalendar(house: CalendarHouse): Plugs {
  const booking = createBooking(house)
  const events = createEvents({ ...house, dayOf: createDayOf(house.actions) })
  return {
    handlers: calendarHandlers({ events }),
    actions: [...eventActions(booking)],
    jobs: calendarJobs(house),
    exports: (ownerId) => ownPart(house.database, ownerId),
  }
}
