import type { NewEvent, Occurrence } from '../../contract.ts'
import { addDays, daysBetween, momentOf, wallOf, wallText } from './wall.ts'

/** Where something can be put: a day, and the minute of it where an hour was meant. */
export type Spot = { day: string; minute?: number }

type Times = Pick<NewEvent, 'start' | 'end' | 'zone'>

/** The same event again, by itself. It repeats no more than a copied page does, and invites nobody. */
export function copyOf(
  { title, calendar, type, location, description, attendees }: Occurrence,
  times: Times,
): NewEvent {
  return { title, calendar, type, location, description, attendees, ...times }
}

/** On the wall of the zone that it was made in. */
export function timesOfOne({ allDay, start, end, zone }: Occurrence): Times {
  if (allDay) return { start, end }
  return { start: wallText(wallOf(start, zone)), end: wallText(wallOf(end, zone)), zone }
}

/** It lasts as long as it did, and keeps its time of day where only a day is named. */
export function timesAt(occurrence: Occurrence, { day, minute }: Spot, zone: string): Times {
  const { allDay, start, end } = occurrence
  if (allDay) return { start: day, end: addDays(day, daysBetween(start, end)) }
  const from = momentOf({ day, minute: minute ?? wallOf(start, zone).minute }, zone)
  const to = new Date(Date.parse(from) + Date.parse(end) - Date.parse(start)).toISOString()
  return { start: wallText(wallOf(from, zone)), end: wallText(wallOf(to, zone)), zone }
}
