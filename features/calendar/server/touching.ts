import type { Receipt, Touch } from '#foundation/server/action.ts'
import { listed } from '../rules/words.ts'
import type { CalendarRow } from './calendar-store.ts'
import { calendarSources, toCalendar } from './calendars.ts'
import { readersOf } from './cards.ts'
import { placesOf } from './places.ts'
import type { Kept, Trace } from './writing.ts'

/** These calendars by name, and whoever can read one of them. */
export function touchOf(calendars: readonly CalendarRow[], ids: Iterable<string>): Touch {
  const wanted = new Set(ids)
  const rows = calendars.filter(({ id }) => wanted.has(id))
  const shared = rows.filter((row) => row.shared)
  const label = rows.length > 1 ? 'Calendars' : 'Calendar'
  const value = listed(rows.map(({ name }) => `“${name}”`))
  return {
    fields: rows.length === 0 ? [] : [{ name: 'calendar', label, value }],
    others: shared.length === 0 ? null : readersOf(shared.map(({ name }) => name)),
    sources: calendarSources(rows.map(toCalendar)),
  }
}

/** The calendars that putting it back would change, before and afterwards. */
export function placesIn({ touched, calendars = [] }: Pick<Trace, 'touched'> & Partial<Trace>): string[] {
  const places = touched.flatMap(({ before, after }) => [...placesOfKept(before), ...placesOfKept(after)])
  return [...places, ...calendars.map(({ id }) => id)]
}

export function tracesOf(receipts: readonly Pick<Receipt, 'inverse'>[]): Trace[] {
  return receipts.map(({ inverse }) => inverse as Trace)
}

function placesOfKept(kept: Kept): string[] {
  return kept ? placesOf(kept) : []
}
