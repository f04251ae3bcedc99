import type { Companion } from '#foundation/server/companion.ts'
import { isDay, type StoredEvent } from '../rules/event.ts'
import { wallNumber } from '../rules/wall.ts'
import { listOfCalendar } from './event-store.ts'
import type { Kept, Trace, Writing } from './writing.ts'

export const companionName = 'calendar'

/** The changed events that have companions, as they are now. */
export async function companionsIn(writing: Writing, { touched, calendars }: Trace): Promise<Companion[]> {
  const things = new Map<string, Companion>()
  for (const { id, after } of calendars) {
    if (after.deleted === undefined) continue
    for (const event of await listOfCalendar(writing.tx, writing.ownerId, id))
      if (isCompanion(event)) things.set(event.id, after.deleted ? { id: event.id, now: null } : companionOf(event))
  }
  for (const { id, before, after } of touched) {
    if (after === null && before !== null && isCompanion(before)) things.set(id, { id, now: null })
    else if (after !== null && isCompanion(after)) things.set(id, companionOf(after))
  }
  return [...things.values()]
}

/** A series has no single time, and sample events are only for looking around. */
export function isCompanion({ type, repeat, origin }: Pick<StoredEvent, 'type' | 'repeat' | 'origin'>): boolean {
  return type === 'task' && repeat === null && origin !== 'sample'
}

function companionOf({ id, ...event }: NonNullable<Kept>): Companion {
  const { title, description: notes, start: when, end, zone, priority, done, writtenAfter } = event
  const minutes = isDay(when) ? null : (wallNumber(end) - wallNumber(when)) / 60_000
  const sources = [...new Set([...(writtenAfter['title'] ?? []), ...(writtenAfter['description'] ?? [])])]
  return { id, now: { title, notes, when, zone, minutes: mostADay(minutes), priority, done, sources } }
}

function mostADay(minutes: number | null): number | null {
  return minutes !== null && minutes <= 1440 ? minutes : null
}
