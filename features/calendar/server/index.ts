import type { Feature } from '#foundation/server/feature.ts'
export { calendarLanguage } from './language/plan.ts'
import { type CalendarHouse, openCalendar } from './calendar.ts'

/** When everything takes place: calendars, events and series, found, changed and taken back. */
export const calendar: Feature<CalendarHouse> = {
  name: 'calendar',
  migrations: new URL('migrations/', import.meta.url),
  open: openCalendar,
}
