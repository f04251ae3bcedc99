import { handle, type Handler } from '#foundation/server/http/handler.ts'
import { spanOf } from '#foundation/time/spans.ts'
import * as contract from '../contract.ts'
import type { Availability } from './availability.ts'
import type { Events } from './events.ts'
import type { Preview } from './preview.ts'
import type { Searching } from './searching.ts'
import type { ReadToday } from './today.ts'

type Parts = {
  events: Events
  availability: Availability
  searching: Searching
  preview: Preview
  readToday: ReadToday
}

export function calendarHandlers({ events, availability, searching, preview, readToday }: Parts): Handler[] {
  return [
    handle(contract.listEventsRoute, ({ person, query }) => events.list(person, query)),
    handle(contract.readEventRoute, ({ person, params, query }) => events.read(person, { ...params, ...query })),
    handle(contract.searchEventsRoute, ({ person, query }) => searching.search(person, query)),
    handle(contract.listCalendarsRoute, ({ person }) => events.calendars(person)),
    handle(contract.overviewRoute, ({ person, query }) => availability.overview(person, query)),
    handle(contract.freeTimeRoute, ({ person, query: { from, to, ...wanted } }) =>
      availability.free(person, spanOf({ start: from, end: to }), wanted),
    ),
    handle(contract.clashesRoute, ({ person, query: { from, to, except } }) =>
      availability.clashes(person, spanOf({ start: from, end: to }), except),
    ),
    handle(contract.todayRoute, ({ person }) => readToday(person)),
    handle(contract.previewSeriesRoute, ({ person, query }) => preview(person, query)),
  ]
}
