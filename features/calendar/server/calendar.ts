import type { PeopleKnown } from '#foundation/server/acquaintance.ts'
import type { Actions } from '#foundation/server/action.ts'
import type { Heed } from '#foundation/server/change.ts'
import type { Companions } from '#foundation/server/companion.ts'
import type { Clock } from '#foundation/server/clock.ts'
import type { Database } from '#foundation/server/database/database.ts'
import type { Plugs } from '#foundation/server/feature.ts'
import type { Secrets } from '#foundation/server/secrets.ts'
import type { Announce } from '#foundation/server/live/announce.ts'
import type { Quotas } from '#foundation/server/quota/quotas.ts'
import { createAvailability } from './availability.ts'
import { createBooking } from './booking.ts'
import { destroyDeleted } from './calendar-store.ts'
import { calendarActions } from './calendar-actions.ts'
import { eventActions } from './event-actions.ts'
import { readTitles } from './event-store.ts'
import { createEvents } from './events.ts'
import { calendarFileActions } from './file-actions.ts'
import { createFollowing } from './following.ts'
import { createHappeningPlaces, createHappenings, createHappensFrom } from './happenings.ts'
import { calendarFileHandlers } from './file-routes.ts'
import { calendarLanguage } from './language/plan.ts'
import { createPeopleMet } from './met.ts'
import { createImporting } from './importing.ts'
import { createInvited } from './invited.ts'
import { calendarJobs } from './jobs.ts'
import { calendarLookups } from './lookups.ts'
import { findingPeople } from './people-lookup.ts'
import { ownPart } from './own-part.ts'
import { applyingPlan, creatingAgendaItem } from './plan-actions.ts'
import { createPreview } from './preview.ts'
import { calendarQuotas } from './quotas.ts'
import { readingHandlers } from './reading.ts'
import { calendarHandlers } from './routes.ts'
import { sampleActions } from './sample-actions.ts'
import { createSearching } from './searching.ts'
import { createSharing } from './sharing.ts'
import { createToday } from './today.ts'
import { createDayOf } from './whose.ts'

export type CalendarHouse = {
  clock: Clock
  database: Database
  announce: Announce
  actions: Pick<Actions, 'look'>
  secrets: Secrets
  quotas: Pick<Quotas, 'charge'>
  config: { publicUrl: URL }
  tellChanged: Heed
  peopleKnown: PeopleKnown
  companions: Companions
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
  const files = { importing: createImporting(parts), sharing: createSharing(house) }
  return {
    handlers: [
      ...calendarHandlers({ ...looking, readToday: createToday({ ...parts, events }) }),
      ...readingHandlers({ ...parts, ...looking }),
      ...calendarFileHandlers(files),
    ],
    actions: [
      ...eventActions(booking),
      creatingAgendaItem(booking),
      applyingPlan(booking),
      ...calendarActions(booking),
      ...sampleActions(booking),
      ...calendarFileActions({ booking, ...files }),
    ],
    lookups: [...calendarLookups(looking), findingPeople(house)],
    languages: [calendarLanguage],
    jobs: calendarJobs(house),
    quotas: calendarQuotas,
    companions: createFollowing(house),
    invited: createInvited(booking),
    happenings: createHappenings(events),
    happensFrom: createHappensFrom(events),
    happeningPlaces: createHappeningPlaces(events),
    peopleMet: createPeopleMet(house),
    titles: { event: readTitles },
    emptyTrash: (ownerId) => house.database.as(ownerId, (tx) => destroyDeleted(tx, ownerId)),
    exports: (ownerId) => ownPart(house.database, ownerId),
  }
}
