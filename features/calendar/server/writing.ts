import { momentText } from '../rules/wall.ts'
import { isDeepStrictEqual } from 'node:util'
import { Failure } from '#foundation/contract/failure.ts'
import type { CompanionTrace } from '#foundation/server/companion.ts'
import type { Clock } from '#foundation/server/clock.ts'
import type { Transaction } from '#foundation/server/database/database.ts'
import { unknownOrigin } from '../rules/written.ts'
import { reachOf } from '../rules/envelope.ts'
import type { StoredEvent } from '../rules/event.ts'
import { openPlaces, type Places, refuseTwin } from './places.ts'
import {
  addCalendar,
  type CalendarRow,
  holdCalendar,
  type NewCalendarRow,
  saveCalendar,
  type SavedCalendar,
} from './calendar-store.ts'
import { noCalendar } from './calendars.ts'
import { addEvent, type Envelope, holdEvents, type KeptEvent, markDeleted, saveEvent } from './event-store.ts'

/** An event before or after, without its revision; null if it does not exist or is deleted. */
export type Kept = Omit<StoredEvent, 'revision'> | null
export type Touched = { id: string; before: Kept; after: Kept }

/** The changed fields of a calendar. */
export type TouchedCalendar = { id: string; before: CalendarChange; after: CalendarChange }
export type CalendarChange = Partial<Omit<SavedCalendar, 'id'>>

/** The changes of one transaction, as undo needs them. */
export type Trace = {
  touched: Touched[]
  calendars: TouchedCalendar[]
  /** What companions did in turn. */
  companions?: CompanionTrace[]
}

/** Changes events and calendars within one transaction, and records what each was. */
export type Writing = {
  tx: Transaction
  ownerId: string
  /** Locks the event until the transaction ends. */
  hold(id: string): Promise<StoredEvent>
  add(event: StoredEvent): Promise<StoredEvent>
  save(event: StoredEvent): Promise<StoredEvent>
  remove(id: string): Promise<void>
  addCalendar(calendar: NewCalendarRow): Promise<CalendarRow>
  saveCalendar(id: string, change: CalendarChange): Promise<CalendarRow>
  /** By event and calendar, from before the first change to after the last. */
  trace(): Trace
  /** New rows, charged to quotas. Restored ones were counted while they were deleted. */
  readonly added: { events: number; calendars: number }
}

/** Exceptions are stored in the row of the series, and again in every receipt of a change. */
const mostEventCharacters = 1_000_000

function refuseTooLarge({ title, exceptions }: StoredEvent): void {
  if (exceptions.length > 0 && JSON.stringify(exceptions).length > mostEventCharacters)
    throw new Failure(
      'full',
      `There is no room for another change to a single date of “${title}”: too many of its dates are different already. Change it from a date on, or make a new event.`,
    )
}

export function noEvent(): Failure {
  return new Failure('not-found', 'There is no such event.')
}

export function openWriting(tx: Transaction, ownerId: string, clock: Clock): Writing {
  const touched = new Map<string, Touched>()
  const calendars: TouchedCalendar[] = []
  const added = { events: 0, calendars: 0 }
  const places = openPlaces(tx, ownerId)
  const touch = (id: string, before: Kept, after: Kept) =>
    void touched.set(id, { id, before: touched.has(id) ? (touched.get(id)?.before ?? null) : before, after })
  const held = async (id: string) => (await holdEvents(tx, ownerId, [id]))[0]
  return {
    tx,
    ownerId,
    async hold(id) {
      const found = await held(id)
      if (!found || found.deleted) throw noEvent()
      return eventOf(found)
    },
    async add(event) {
      refuseTooLarge(event)
      await places.take(event)
      const row = await addEvent(tx, ownerId, { event, envelope: envelopeOf(event) }).catch(refuseTwin(event))
      if (!row) throw new Failure('conflict', 'There is something with this identifier already.')
      added.events += 1
      touch(row.id, null, keptOf(row))
      return row
    },
    async save(event) {
      refuseTooLarge(event)
      const before = await held(event.id)
      if (!before) throw noEvent()
      await places.take(event, before.deleted ? undefined : before)
      const saved = await saveEvent(tx, ownerId, { event, envelope: envelopeOf(event) }).catch(refuseTwin(event))
      if (!saved) throw noEvent()
      touch(event.id, before.deleted ? null : keptOf(eventOf(before)), keptOf(saved))
      return saved
    },
    async remove(id) {
      const before = await held(id)
      if (!before || before.deleted) throw noEvent()
      await markDeleted(tx, ownerId, { id, at: clock.now() })
      touch(id, keptOf(eventOf(before)), null)
    },
    ...calendarWriting(tx, ownerId, { calendars, added, places }),
    added,
    trace: () => ({
      touched: [...touched.values()].filter(({ before, after }) => !isDeepStrictEqual(before, after)),
      calendars: calendars.filter(({ after }) => Object.keys(after).length > 0),
    }),
  }
}

function calendarWriting(
  tx: Transaction,
  ownerId: string,
  { calendars, added, places }: { calendars: TouchedCalendar[]; added: Writing['added']; places: Places },
): Pick<Writing, 'addCalendar' | 'saveCalendar'> {
  return {
    async addCalendar(calendar) {
      const row = await addCalendar(tx, ownerId, calendar)
      if (!row) throw new Failure('conflict', 'There is something with this identifier already.')
      added.calendars += 1
      const { name, color, visible } = row
      calendars.push({ id: row.id, before: { deleted: true }, after: { name, color, visible, deleted: false } })
      return row
    },
    async saveCalendar(id, change) {
      places.forget(id)
      const before = await holdCalendar(tx, ownerId, id)
      const after = before && (await saveCalendar(tx, ownerId, { ...before, ...change }))
      if (!after) throw noCalendar()
      calendars.push({ id, ...differenceOf(before, after) })
      return after
    },
  }
}

const changeable = [
  'name',
  'color',
  'visible',
  'usual',
  'syncing',
  'error',
  'beforeSample',
  'deleted',
  'writtenAfter',
] as const

function differenceOf(before: CalendarRow, after: CalendarRow): { before: CalendarChange; after: CalendarChange } {
  const others = changeable.filter((name) => !isDeepStrictEqual(before[name], after[name]))
  return { before: pick(before, others), after: pick(after, others) }
}

function pick(row: CalendarRow, names: readonly (keyof CalendarChange)[]): CalendarChange {
  return Object.fromEntries(names.map((name) => [name, row[name]]))
}

/** Restores everything; fails if anything has changed since. */
export async function putBack(writing: Writing, trace: Trace): Promise<void> {
  const { calendars } = trace
  const { tx, ownerId } = writing
  const touched = trace.touched.map(({ id, before, after }) => ({ id, before: known(before), after: known(after) }))
  const ids = touched.map(({ id }) => id)
  const now = new Map((await holdEvents(tx, ownerId, ids)).map((event) => [event.id, event]))
  for (const calendar of calendars) await refuseOtherCalendar(writing, calendar)
  for (const { id, after } of touched) refuseOther(now.get(id), after)
  for (const { id, before } of calendars.toReversed()) await writing.saveCalendar(id, before)
  // Deleted and moved events free their place first, so that another event with the same UID can take it.
  for (const { id, before, after } of touched)
    if (after !== null && after.calendar !== before?.calendar) await writing.remove(id)
  for (const { id, before } of touched) {
    if (before === null) continue
    if (!now.has(id)) throw new Failure('conflict', 'It was deleted for good meanwhile.')
    await writing.save({ ...before, revision: 1 })
  }
}

/** A trace from before a field existed lacks it: its default applies, and its text counts as untrusted. */
function known(trace: Kept): Kept {
  if (trace === null) return trace
  const { writtenAfter }: Partial<StoredEvent> = trace
  const kept = { ...trace, done: (trace as Partial<StoredEvent>).done ?? false }
  if (writtenAfter) return kept
  if (kept.origin === 'sample') return { ...kept, writtenAfter: {} }
  const exceptions = kept.exceptions.map((each) => ({ ...each, writtenAfter: unknownOrigin }))
  return { ...kept, writtenAfter: unknownOrigin, exceptions }
}

async function refuseOtherCalendar({ tx, ownerId }: Writing, { id, after }: TouchedCalendar): Promise<void> {
  const row = await holdCalendar(tx, ownerId, id)
  if (!row) throw new Failure('out-of-date', 'The calendar was deleted for good meanwhile.')
  const names = changeable.filter((name) => name in after)
  if (!isDeepStrictEqual(pick(row, names), pick(after as CalendarRow, names)))
    throw new Failure('out-of-date', `The calendar “${row.name}” was changed again since. It stays as it is.`)
}

function refuseOther(now: KeptEvent | undefined, after: Kept): void {
  const is: Kept = now && !now.deleted ? keptOf(eventOf(now)) : null
  if (!isDeepStrictEqual(is, after))
    throw new Failure(
      'out-of-date',
      `The event “${now?.title ?? after?.title ?? ''}” was changed again since. It stays as it is.`,
    )
}

export function envelopeOf(event: StoredEvent): Envelope {
  const { start, end, last } = reachOf(event)
  return { starts: momentText(start), ends: momentText(end), last: last === null ? null : momentText(last) }
}

export function eventOf({ deleted: _deleted, ...event }: KeptEvent): StoredEvent {
  return event
}

export function keptOf({ revision: _revision, ...event }: StoredEvent): NonNullable<Kept> {
  return event
}
