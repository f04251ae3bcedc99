import type { Met, PeopleMet } from '#foundation/server/acquaintance.ts'
import type { Clock } from '#foundation/server/clock.ts'
import type { Database } from '#foundation/server/database/database.ts'
import type { StoredEvent } from '../rules/event.ts'
import { type Instance, instancesIn, type Moments } from '../rules/occurrences.ts'
import { eventSource } from '../rules/written.ts'
import { type GuestRow, listGuests, listGuestSeries } from './guest-store.ts'

type Parts = { database: Database; clock: Clock }

/** The most series with guests that are checked, and the most occurrences of each. */
const mostSeries = 500
const mostTimes = 1_000
/** How many days ahead a series is searched for an occurrence. */
const reaches = [10, 40, 400]
const day = 86_400_000

/** The guests of all events, for features that do not know this one. All-day events are in UTC. */
export function createPeopleMet({ database, clock }: Parts): PeopleMet {
  return async (ownerId, stretch) => {
    const now = clock.now().getTime()
    const farthest = (reaches.at(-1) ?? 0) * day
    const { from, to } = stretch ?? { from: now - farthest, to: now + farthest }
    const { rows, series } = await database.as(ownerId, async (tx) => ({
      rows: await listGuests(tx, ownerId, {
        now: new Date(now),
        from: stretch ? new Date(from) : new Date(0),
        to: stretch ? new Date(to) : new Date('9999-01-01T00:00:00Z'),
      }),
      series: await listGuestSeries(tx, ownerId, { from: new Date(from), to: new Date(to), most: mostSeries }),
    }))
    const times = (event: StoredEvent) =>
      stretch ? timesIn(event, { start: from, end: to }) : [...latest(event, now), ...soonest(event, now)]
    return [...rows.map(metOfRow), ...series.flatMap((event) => times(event).flatMap((each) => metAt(each, now)))]
  }
}

/** The occurrences in the shortest span before now that is not empty. */
function latest(event: StoredEvent, now: number): Instance[] {
  return nearest((reach) => timesIn(event, { start: now - reach, end: now + 1 }))
}

function soonest(event: StoredEvent, now: number): Instance[] {
  return nearest((reach) => timesIn(event, { start: now + 1, end: now + reach }))
}

function nearest(look: (reach: number) => Instance[]): Instance[] {
  for (const days of reaches) {
    const found = look(days * day).filter(({ fields }) => fields.people.length > 0)
    if (found.length > 0) return found
  }
  return []
}

function timesIn(event: StoredEvent, moments: Moments): Instance[] {
  return [...instancesIn(event, moments, 'UTC', mostTimes)].filter(
    ({ start }) => start >= moments.start && start < moments.end,
  )
}

function metAt({ event, fields, start, writtenAfter }: Instance, now: number): Met[] {
  const foreign = (writtenAfter['people'] ?? []).length > 0
  const sources = foreign ? [eventSource({ title: fields.title, origin: event.origin })] : []
  const met = start <= now ? { last: start, next: null } : { last: null, next: start }
  return fields.people.map(({ name, email }) => ({ name, email: email.toLowerCase(), ...met, mailed: null, sources }))
}

function metOfRow({ name, email, last, next, foreign, title, origin }: GuestRow): Met {
  return {
    name,
    email,
    last: last === null ? null : Date.parse(last),
    next: next === null ? null : Date.parse(next),
    mailed: null,
    sources: foreign ? [eventSource({ title, origin })] : [],
  }
}
