import { clockText } from '#foundation/time/format/clock-text.ts'
import { dateText } from '#foundation/time/format/date-text.ts'
import type { TimeFormat } from '#foundation/time/format/time-format.ts'
import { readingOrder } from '#foundation/time/words/date-order.ts'
import type { Wording } from '#foundation/time/words/when.ts'
import { momentOf, wallOf } from '#foundation/time/zones.ts'
import { useOwnZone } from '#foundation/web/own-zone.ts'
import { useNow } from '#foundation/web/use-now.ts'
import { useTimeFormat } from '#foundation/web/time-format.ts'
import type { Reminder } from '../contract.ts'

/** The person's local time now, their zone, and how they write times. */
export type Seen = { zone: string; now: string; format: TimeFormat }

export function useSeen(): Seen {
  const zone = useOwnZone()
  return { zone, now: wallOf(useNow(), zone).slice(0, 16), format: useTimeFormat() }
}

export function wordingOf({ zone, now, format }: Seen): Wording {
  return { now: Temporal.PlainDateTime.from(now), dateOrder: readingOrder(format), zone }
}

/** Its next time in the person's zone, whatever zone it was set in. */
export function ownNext({ next, zone }: Reminder, seen: Pick<Seen, 'zone'>): string | undefined {
  if (next === null || zone === seen.zone) return next ?? undefined
  return wallOf(momentOf(next, zone), seen.zone).slice(0, 16)
}

/** “Today”, “Tomorrow”, “Friday 27 November”. */
export function dayName(day: string, { now, format }: Seen): string {
  const today = Temporal.PlainDate.from(now.slice(0, 10))
  const names = new Map([
    [today.toString(), 'Today'],
    [today.add({ days: 1 }).toString(), 'Tomorrow'],
  ])
  return names.get(day) ?? dateText(day, day.slice(0, 4) === now.slice(0, 4) ? 'weekday' : 'full', format)
}

export function timeName(wall: string, { format }: Seen): string {
  return clockText(Number(wall.slice(11, 13)) * 60 + Number(wall.slice(14, 16)), format)
}

/** “Tomorrow, 09:00”. */
export function whenName(wall: string, seen: Seen): string {
  return `${dayName(wall.slice(0, 10), seen)}, ${timeName(wall, seen)}`
}

export type ComingGroup = { name: string; reminders: readonly Reminder[] }

/** Soonest first, grouped by day; reminders before events have no day and come last. */
export function grouped(reminders: readonly Reminder[], seen: Seen): ComingGroup[] {
  const dated = reminders
    .map((reminder) => ({ reminder, wall: ownNext(reminder, seen) }))
    .toSorted((one, other) => (one.wall ?? never).localeCompare(other.wall ?? never))
  const named = Map.groupBy(dated, ({ wall }) => (wall === undefined ? beforeEvents : dayName(wall.slice(0, 10), seen)))
  return [...named].map(([name, within]) => ({ name, reminders: within.map(({ reminder }) => reminder) }))
}

/** Sorts after every local time. */
const never = '9999'
const beforeEvents = 'Before events'
