import { isDeepStrictEqual } from 'node:util'
import { usualMinutes } from '#foundation/contract/usual.ts'
import {
  type Companion,
  type CompanionFields,
  type CompanionPlug,
  type Followed,
  joined,
  nothingFollowed,
} from '#foundation/server/companion.ts'
import { blankEvent } from '../rules/blank-event.ts'
import { isDay, type StoredEvent } from '../rules/event.ts'
import { priorityColours } from '../rules/first-calendars.ts'
import { dayMilliseconds, shifted, wallNumber } from '../rules/wall.ts'
import { withOrigins } from '../rules/written.ts'
import { allCalendars } from './calendars.ts'
import { holdEvents, type KeptEvent } from './event-store.ts'
import { messagesOf, settle, type WritingParts } from './keeping.ts'
import { companionName, isCompanion } from './telling.ts'
import { eventOf, keptOf, openWriting, putBack, type Trace, type Writing } from './writing.ts'

/** Keeps an event for every task that has a time, and moves it along. */
export function createFollowing(parts: WritingParts): CompanionPlug {
  async function followed(writing: Writing): Promise<Followed> {
    const trace = writing.trace()
    if (trace.touched.length === 0) return nothingFollowed
    await settle(writing, parts)
    return { traces: [{ of: companionName, trace }], messages: messagesOf(trace) }
  }
  return {
    name: companionName,
    async follow(tx, ownerId, told) {
      const writing = openWriting(tx, ownerId, parts.clock)
      const known = new Map((await holdEvents(tx, ownerId, idsOf(told))).map((event) => [event.id, event]))
      const place = await placeFor(writing)
      for (const companion of told) await followOne(writing, { companion, known: known.get(companion.id), place })
      return followed(writing)
    },
    async putBack(tx, ownerId, given) {
      const trace = given as Trace
      const writing = openWriting(tx, ownerId, parts.clock)
      await putBack(writing, trace)
      return joined([await followed(writing), await parts.companions.putBack(tx, ownerId, trace.companions ?? [])])
    },
  }
}

function idsOf(told: readonly Companion[]): string[] {
  return told.map(({ id }) => id)
}

/** Where a new one is placed, as an agenda item. */
type Place = { calendar: string; isOpen: (calendar: string) => boolean }

async function placeFor({ tx, ownerId }: Writing): Promise<Place> {
  const open = (await allCalendars(tx, ownerId)).filter(({ deleted }) => !deleted)
  const ids = new Set(open.map(({ id }) => id))
  return { calendar: open.find(({ role }) => role === 'personal')?.id ?? '', isOpen: (id) => ids.has(id) }
}

type One = { companion: Companion; known: KeptEvent | undefined; place: Place }

async function followOne(writing: Writing, { companion: { id, now }, known, place }: One): Promise<void> {
  // It has become a meeting or a series, and is no longer a companion.
  if (known && !known.deleted && !isCompanion(known)) return
  const times = now && timesOf(now, known)
  if (!now || !times) {
    if (known && !known.deleted) await writing.remove(id)
    return
  }
  const before = known && isCompanion(known) ? eventOf(known) : undefined
  const start = before ?? { ...blankEvent, id, type: 'task' as const, calendar: place.calendar }
  const event = {
    ...start,
    ...times,
    calendar: place.isOpen(start.calendar) ? start.calendar : place.calendar,
    title: now.title,
    description: now.notes,
    zone: now.zone,
    priority: now.priority,
    color: now.priority === start.priority ? start.color : now.priority && priorityColours[now.priority],
    done: now.done,
  }
  const next = withOrigins(event, before, now.sources)
  if (!known) await writing.add(next)
  else if (known.deleted || !isDeepStrictEqual(keptOf(eventOf(known)), keptOf(next))) await writing.save(next)
}

/** A task due on a day without a time keeps its event, but does not get a new one. */
function timesOf(now: CompanionFields, known: KeptEvent | undefined): Pick<StoredEvent, 'start' | 'end'> | undefined {
  if (now.when === null) return undefined
  const lasted =
    known && isDay(known.start) === isDay(now.when) ? wallNumber(known.end) - wallNumber(known.start) : null
  if (!isDay(now.when)) {
    const lasts = now.minutes === null ? (lasted ?? usualMinutes * 60_000) : now.minutes * 60_000
    return { start: now.when, end: shifted(now.when, lasts) }
  }
  return lasted === null ? undefined : { start: now.when, end: shifted(now.when, Math.max(lasted, dayMilliseconds)) }
}
