import { momentText } from '../rules/wall.ts'
import { isDeepStrictEqual } from 'node:util'
import { Failure } from '#foundation/contract/failure.ts'
import type { Heed } from '#foundation/server/change.ts'
import type { Clock } from '#foundation/server/clock.ts'
import type { Database, Transaction } from '#foundation/server/database/database.ts'
import type { Announce } from '#foundation/server/live/announce.ts'
import type { Quotas } from '#foundation/server/quota/quotas.ts'
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
import { calendarsQuota, eventsQuota } from './quotas.ts'
import { addEvent, type Envelope, holdEvents, type KeptEvent, markDeleted, saveEvent } from './event-store.ts'

/** What an event was and is, without its revision; null: there is none, or it is deleted. */
export type Kept = Omit<StoredEvent, 'revision'> | null
export type Touched = { id: string; before: Kept; after: Kept }

/** Of a calendar what became other, and nothing else. */
export type TouchedCalendar = { id: string; before: CalendarChange; after: CalendarChange }
export type CalendarChange = Partial<Omit<SavedCalendar, 'id'>>

/** What was done in one transaction, as undo needs it. */
export type Trace = { touched: Touched[]; calendars: TouchedCalendar[] }

/** Changes events and calendars within one transaction, and remembers what each was. */
export type Writing = {
  tx: Transaction
  ownerId: string
  /** Nobody else changes it until the transaction ends. */
  hold(id: string): Promise<StoredEvent>
  add(event: StoredEvent): Promise<StoredEvent>
  save(event: StoredEvent): Promise<StoredEvent>
  remove(id: string): Promise<void>
  addCalendar(calendar: NewCalendarRow): Promise<CalendarRow>
  saveCalendar(id: string, change: CalendarChange): Promise<CalendarRow>
  /** By event and calendar, from before everything until after everything. */
  trace(): Trace
  /** New rows, which count against what the person may keep. What is restored counted while it was deleted. */
  readonly added: { events: number; calendars: number }
}

type Work<Result> = (writing: Writing) => Promise<Result>

export type Write = {
  /** One transaction, after which every device of the person hears what it touched. */
  keep<Result>(ownerId: string, work: Work<Result>): Promise<Result>
  /** The same, and then nothing of it is kept: what would come of it. */
  rehearse<Result>(ownerId: string, work: Work<Result>): Promise<Result>
}

type Parts = {
  database: Database
  clock: Clock
  announce: Announce
  quotas: Pick<Quotas, 'charge'>
  tellChanged: Heed
}

export function createWrite({ database, clock, announce, quotas, tellChanged }: Parts): Write {
  /** Within the limits of the person, or nothing of it. */
  async function within<Result>(tx: Transaction, ownerId: string, work: Work<Result>) {
    const writing = openWriting(tx, ownerId, clock)
    const result = await work(writing)
    const trace = writing.trace()
    const { added } = writing
    await tellChanged(tx, ownerId, { what: 'events' })
    if (added.calendars > 0) await quotas.charge(tx, ownerId, calendarsQuota, added.calendars)
    if (added.events > 0) await quotas.charge(tx, ownerId, eventsQuota, added.events)
    return { result, trace }
  }

  return {
    async keep(ownerId, work) {
      const { result, trace } = await database.as(ownerId, (tx) => within(tx, ownerId, work))
      const span = spanOf(trace)
      if (span) await announce(ownerId, { type: 'calendar/changed', ...span })
      return result
    },
    async rehearse(ownerId, work) {
      const rehearsed = Promise.withResolvers<Awaited<ReturnType<typeof work>>>()
      try {
        await database.as(ownerId, async (tx) => {
          rehearsed.resolve((await within(tx, ownerId, work)).result)
          throw new Rehearsed()
        })
      } catch (error) {
        if (!(error instanceof Rehearsed)) throw error
      }
      return rehearsed.promise
    },
  }
}

/** Ends a transaction of which nothing is kept. */
class Rehearsed extends Error {}

/** What was changed in single occurrences stands in the row of the series, and again in every receipt of a change. */
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

function openWriting(tx: Transaction, ownerId: string, clock: Clock): Writing {
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

const changeable = ['name', 'color', 'visible', 'syncing', 'error', 'beforeSample', 'deleted', 'writtenAfter'] as const

function differenceOf(before: CalendarRow, after: CalendarRow): { before: CalendarChange; after: CalendarChange } {
  const others = changeable.filter((name) => !isDeepStrictEqual(before[name], after[name]))
  return { before: pick(before, others), after: pick(after, others) }
}

function pick(row: CalendarRow, names: readonly (keyof CalendarChange)[]): CalendarChange {
  return Object.fromEntries(names.map((name) => [name, row[name]]))
}

/** Everything as it was before; refuses where one of them is not as it was left. */
export async function putBack(writing: Writing, trace: Trace): Promise<void> {
  const { calendars } = trace
  const { tx, ownerId } = writing
  const touched = trace.touched.map(({ id, before, after }) => ({ id, before: known(before), after: known(after) }))
  const ids = touched.map(({ id }) => id)
  const now = new Map((await holdEvents(tx, ownerId, ids)).map((event) => [event.id, event]))
  for (const calendar of calendars) await refuseOtherCalendar(writing, calendar)
  for (const { id, after } of touched) refuseOther(now.get(id), after)
  for (const { id, before } of calendars.toReversed()) await writing.saveCalendar(id, before)
  // What goes or moves leaves its place first, so that another event of the same name in a file can take it.
  for (const { id, before, after } of touched)
    if (after !== null && after.calendar !== before?.calendar) await writing.remove(id)
  for (const { id, before } of touched) {
    if (before === null) continue
    if (!now.has(id)) throw new Failure('conflict', 'It was deleted for good meanwhile.')
    await writing.save({ ...before, revision: 1 })
  }
}

/** A trace from before origins were kept says nothing of them; the rows that it names count as read from others. */
function known(kept: Kept): Kept {
  const { writtenAfter }: Partial<StoredEvent> = kept ?? {}
  if (kept === null || writtenAfter) return kept
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

function eventOf({ deleted: _deleted, ...event }: KeptEvent): StoredEvent {
  return event
}

export function keptOf({ revision: _revision, ...event }: StoredEvent): NonNullable<Kept> {
  return event
}

/** A day more on both sides, for whole days are no moments; everything where a calendar or a whole file became other. */
function spanOf({ touched, calendars }: Trace): { from: string | null; to: string | null } | undefined {
  if (calendars.length > 0 || touched.length > mostMeasuredAtOnce) return { from: null, to: null }
  if (touched.length === 0) return undefined
  const reaches = touched
    .flatMap(({ before, after }) => [before, after])
    .flatMap((kept) => (kept ? [reachOf({ ...kept, revision: 1 })] : []))
  const from = Math.min(...reaches.map(({ start }) => start)) - aDay
  const to = Math.max(...reaches.map(({ last }) => (last === null ? lastMoment : last + aDay)))
  return { from: momentText(from), to: momentText(to) }
}

/** To find the ends of some series takes a while. */
const mostMeasuredAtOnce = 20

const aDay = 86_400_000
const lastMoment = Date.parse('9999-12-31T00:00:00Z')
