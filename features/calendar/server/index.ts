import type { Feature } from '#foundation/server/feature.ts'
export { calendarLanguage } from './language/plan.ts'
import { type CalendarHouse, openCalendar } from './calendar.ts'

/** Calendars, events and series: find, change and undo. */
export const calendar: Feature<CalendarHouse> = {
  name: 'calendar',
  migrations: new URL('migrations/', import.meta.url),
  open: openCalendar,
}
