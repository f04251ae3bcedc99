import { randomUUIDv7 } from 'node:crypto'
import { Failure } from '#foundation/contract/failure.ts'
import type { Transaction } from '#foundation/server/database/database.ts'
import type { Calendar } from '../contract.ts'
import { firstCalendars } from '../rules/first-calendars.ts'
import { addCalendar, type CalendarRow, listCalendars } from './calendar-store.ts'

/** Without deleted ones. Creates the four initial calendars for a person who has none. */
export async function ownCalendars(tx: Transaction, ownerId: string): Promise<CalendarRow[]> {
  return (await allCalendars(tx, ownerId)).filter(({ deleted }) => !deleted)
}

/** Including deleted ones. */
export async function allCalendars(tx: Transaction, ownerId: string): Promise<CalendarRow[]> {
  const known = await listCalendars(tx, ownerId)
  if (known.length > 0) return known
  for (const calendar of firstCalendars) await addCalendar(tx, ownerId, { id: randomUUIDv7(), ...calendar })
  return listCalendars(tx, ownerId)
}

export function calendarOf(calendars: readonly CalendarRow[], id: string): CalendarRow {
  const found = calendars.find((each) => each.id === id)
  if (!found) throw noCalendar()
  return found
}

/** How a card or lookup names a calendar whose name is not the person's own. */
export function calendarSources(calendars: readonly Calendar[]): string[] {
  return calendars.filter(({ foreign }) => foreign).map(({ name }) => `the calendar “${name}”`)
}

export function noCalendar(): Failure {
  return new Failure('not-found', 'There is no such calendar.')
}

/** As the API represents it. */
export function toCalendar(row: CalendarRow): Calendar {
  const { id, role, name, color, visible, usual, syncing, error, shared, writtenAfter, revision } = row
  const foreign = (writtenAfter['name'] ?? []).length > 0
  return { id, role, name, color, visible, usual, syncing, error, shared, foreign, revision }
}
