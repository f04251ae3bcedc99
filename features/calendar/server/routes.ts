import { handle, type Handler } from '#foundation/server/http/handler.ts'
import * as contract from '../contract.ts'
import type { Events } from './events.ts'

type Parts = { events: Events }

export function calendarHandlers({ events }: Parts): Handler[] {
  return [
    handle(contract.listEventsRoute, ({ person, query }) => events.list(person, query)),
    handle(contract.listCalendarsRoute, ({ person }) => events.calendars(person)),
  ]
}
