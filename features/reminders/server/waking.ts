import type { Clock } from '#foundation/server/clock.ts'
import type { Database, Transaction } from '#foundation/server/database/database.ts'
import type { Happening, Happenings, HappensFrom } from '#foundation/server/happening.ts'
import type { Log } from '#foundation/server/log.ts'
import type { Notice, Notices } from '#foundation/server/notice.ts'
import { pause } from '#foundation/server/pause.ts'
import { wallOf } from '#foundation/time/zones.ts'
import { dueOf, everyWords, holds, mostAsked } from '../rules.ts'
import { holdBeforeEvents, markWoken, type ReminderRow } from './reminder-store.ts'
import { type Awake, holdDue, listOwnersDue } from './wake-books.ts'
import type { ReaderOf } from './whose.ts'
import type { TimeFormat } from '#foundation/time/format/time-format.ts'
import { dateText } from '#foundation/time/format/date-text.ts'
import { wallClock } from '#foundation/time/format/clock-text.ts'

/** Checks periodically which reminders are due, and sends their notices. */
export type Waking = { start(): void; stop(): Promise<void> }

type Parts = {
  database: Database
  clock: Clock
  log: Log
  notices: Notices
  happenings: Happenings
  happensFrom: HappensFrom
  readerOf: ReaderOf
  lookMilliseconds: number
}

export const reminderKind = 'reminders.reminder'
export const eventKind = 'reminders.event'

const most = 200
const minute = 60_000
const day = 86_400_000
/** How far ahead events are read; reminders before later events are checked again in time. */
const horizon = 29 * day

export function createWaking(parts: Parts): Waking {
  const { database, clock, log } = parts
  const stopping = new AbortController()
  const { signal } = stopping
  let waking: Promise<void> = Promise.resolve()

  async function look(): Promise<void> {
    for (let found = most; found === most && !signal.aborted;)
      found = await database.asHouse((tx) => wakeDue(parts, tx, clock.now()))
    const owners = await database.asHouse((tx) => listOwnersDue(tx, { now: clock.now(), most }))
    for (const ownerId of owners) if (!signal.aborted) await wakeBeforeEventsOf(parts, ownerId)
  }

  async function onAndOn(): Promise<void> {
    while (!signal.aborted) {
      await look().catch((error: unknown) => log.warn({ err: error }, 'reminders could not be looked at'))
      await pause(parts.lookMilliseconds, signal, { ref: false })
    }
  }

  return {
    start() {
      waking = onAndOn()
    },
    async stop() {
      stopping.abort()
      await waking
    },
  }
}

/**
 * Sends the notice and stores the next time in one transaction, so that a crash leaves both or neither. Returns how
 * many were due.
 */
async function wakeDue({ notices }: Parts, tx: Transaction, now: Date): Promise<number> {
  const rows = await holdDue(tx, { now, most })
  for (const row of rows) await wakeOne(notices, tx, { row, now })
  return rows.length
}

async function wakeOne(notices: Notices, tx: Transaction, { row, now }: { row: Awake; now: Date }): Promise<void> {
  const { ownerId, start, rule, zone, occurrence, again, asked } = row
  if (start === null || occurrence === null || row.wakeAt === null) return
  const isAgain = asked > 0
  const due = dueOf({ start, rule, zone, occurrence }, now.getTime())
  // A reminder for the current minute is not late.
  const dueAt = isAgain
    ? new Date(row.wakeAt)
    : new Date(Math.max(due.dueAt, Math.min(Date.parse(row.lookedAt), now.getTime())))
  const named = isAgain ? `${due.occurrence} again ${asked}` : due.occurrence
  const asksAgain = rule === null && again !== null && asked < mostAsked
  const body = isAgain ? `It is not marked as done yet. ${leftWords(again, asked)}` : ''
  const words = {
    title: row.text,
    body,
    link: linkOf(row),
    sources: row.sources,
    missed: due.missed,
    repeats: rule !== null || asksAgain,
  }
  await notices.hand(tx, ownerId, [{ kind: reminderKind, about: row.id, occurrence: named, dueAt, ...words }])
  const next = asksAgain ? dueAt.getTime() + again * minute : nextOf(due.next, row)
  await markWoken(tx, ownerId, {
    id: row.id,
    zone,
    occurrence: asksAgain ? occurrence : (due.next ?? null),
    asked: asksAgain ? asked + 1 : asked,
    state: next === undefined ? 'over' : 'active',
    wakeAt:
      next === undefined ? null : new Date(Math.max(next, asksAgain ? now.getTime() + minute : next)).toISOString(),
    lookedAt: now.toISOString(),
  })
}

/** Whether it comes again by itself after the one so often asked. */
function leftWords(again: number | null, asked: number): string {
  const left = again === null ? 0 : mostAsked - asked
  if (again === null || left <= 0) return 'This was the last time.'
  return `It comes again ${everyWords(again)}, ${left === 1 ? 'once' : `${left} times`} more at most.`
}

function nextOf(next: string | undefined, { zone }: ReminderRow): number | undefined {
  return next === undefined ? undefined : Temporal.PlainDateTime.from(next).toZonedDateTime(zone).epochMilliseconds
}

function linkOf({ target }: ReminderRow): string {
  if (target.task !== undefined) return `/assistant?view=tasks&show=all&task=${target.task}`
  return target.chat === undefined ? '/assistant' : `/assistant/${target.chat}`
}

/** Reads events in separate transactions. A notice that was already sent is recognised by its start. */
async function wakeBeforeEventsOf(parts: Parts, ownerId: string): Promise<void> {
  const { database, clock, notices, happenings, readerOf } = parts
  const now = clock.now().getTime()
  const before = await database.as(ownerId, (tx) => holdBeforeEvents(tx, ownerId))
  const seen = new Map(before.map(({ id, changes }) => [id, changes]))
  const found = await happenings(ownerId, { from: now - day, to: now + horizon })
  const { format } = await readerOf(ownerId)
  const gone = await goneOf(parts, ownerId, { rows: before, found })
  await database.as(ownerId, async (tx) => {
    const rows = (await holdBeforeEvents(tx, ownerId)).map((row) => asOfReturn(row, now))
    const own = ownOf(rows)
    for (const row of rows) {
      // Events that changed while they were read are read again.
      if (seen.get(row.id) !== row.changes) continue
      const matching = found.filter((event) => matches(row, event, own))
      const due = matching.filter((event) => isDue(row, event, now))
      await notices.hand(
        tx,
        ownerId,
        due.map((event) => noticeOf(row, event, format)),
      )
      const isGone = matching.length === 0 && gone.has(row.id)
      const isOver =
        isGone || (matching.length > 0 && matching.every((event) => event.start <= now && isOnce(row, event)))
      await markWoken(tx, ownerId, {
        ...row,
        gone: isGone,
        state: isOver ? 'over' : 'active',
        wakeAt: isOver ? null : new Date(wakeAfter(row, matching, now)).toISOString(),
        lookedAt: new Date(now).toISOString(),
      })
    }
  })
}

/** Reminders before one event that is deleted, or whose last time has passed: nothing of it is still to come. */
async function goneOf(
  { clock, happensFrom }: Parts,
  ownerId: string,
  { rows, found }: { rows: readonly ReminderRow[]; found: readonly Happening[] },
): Promise<ReadonlySet<string>> {
  const gone = new Set<string>()
  for (const { id, about, target } of rows) {
    if (about !== 'event' || target.event === undefined || found.some((event) => isOf(target, event))) continue
    const sought = { id: target.event, original: target.original }
    if (!(await happensFrom(ownerId, sought, clock.now().getTime()))) gone.add(id)
  }
  return gone
}

/** What became due while the event was gone is not delivered after it is back. */
function asOfReturn(row: ReminderRow, now: number): ReminderRow {
  return row.gone ? { ...row, lookedAt: new Date(now).toISOString() } : row
}

function isOf({ event, original }: ReminderRow['target'], happening: Happening): boolean {
  return happening.id === event && (original === undefined || original === happening.original)
}

/** The events with reminders of their own, and the calendars: `wholeDays` for all-day events, `timed` for the others. */
type Own = Readonly<Record<'events' | 'wholeDays' | 'timed', ReadonlySet<string>>>

function ownOf(rows: readonly ReminderRow[]): Own {
  const targets = rows.map(({ target }) => target)
  const ofCalendars = targets.filter(({ event }) => event === undefined)
  const calendarsOf = (wanted: boolean) => {
    const found = ofCalendars.filter(({ silent, allDay = false }) => silent === true || allDay === wanted)
    return new Set(found.flatMap(({ calendar }) => calendar ?? []))
  }
  return {
    events: new Set(targets.flatMap((target) => (target.event === undefined ? [] : keyOf(target)))),
    wholeDays: calendarsOf(true),
    timed: calendarsOf(false),
  }
}

/** An event's own reminder replaces its calendar's, and the calendar's replaces the one for all events. */
function matches({ about, target }: ReminderRow, event: Happening, own: Own): boolean {
  if (target.silent === true) return false
  if (about === 'event') return isOf(target, event)
  if (event.allDay !== (target.allDay === true)) return false
  if (about === 'people') return holds(event, target.words ?? '')
  const keys = [event.id, keyOf({ event: event.id, original: event.original ?? '' })]
  if (keys.some((key) => own.events.has(key))) return false
  if (target.calendar !== undefined) return event.calendar === target.calendar
  return !own[event.allDay ? 'wholeDays' : 'timed'].has(event.calendar)
}

function keyOf({ event, original = '' }: { event?: string; original?: string }): string {
  return original === '' ? `${event}` : `${event} ${original}`
}

/** A single event, or one occurrence of a series, is due only once. */
function isOnce({ about, target }: ReminderRow, { original }: Happening): boolean {
  return about === 'event' && (original === null || target.original !== undefined)
}

const before = ({ minutes }: ReminderRow, { start }: Happening) => start - (minutes ?? 0) * minute

/**
 * Also due: an event moved closer than the reminder's distance, as long as it has not begun, and one that became due
 * while the server was down.
 */
function isDue(row: ReminderRow, event: Happening, now: number): boolean {
  const at = before(row, event)
  return at <= now && (event.start > now || at > Date.parse(row.lookedAt))
}

function wakeAfter(row: ReminderRow, matching: readonly Happening[], now: number): number {
  const ahead = matching.map((event) => before(row, event)).filter((at) => at > now)
  return Math.min(now + day, ...ahead)
}

function whenOf({ start, allDay }: Happening, { zone }: ReminderRow, format: TimeFormat): string {
  const wall = wallOf(start, zone)
  return allDay ? `All day, ${dateText(wall.slice(0, 10), 'medium', format)}` : `At ${wallClock(wall, format)}`
}

function noticeOf(row: ReminderRow, event: Happening, format: TimeFormat): Notice {
  const place = event.location === '' ? [] : [event.location]
  const isOwn = row.text !== ''
  return {
    kind: row.about === 'calendar' ? eventKind : reminderKind,
    about: row.id,
    occurrence: `${event.id} ${event.original ?? ''} ${new Date(event.start).toISOString()}`,
    repeats: !isOnce(row, event),
    title: isOwn ? row.text : event.title,
    body: [...(isOwn ? [event.title] : []), whenOf(event, row, format), ...place].join(' · '),
    link: event.link,
    dueAt: new Date(Math.max(before(row, event), Date.parse(row.lookedAt))),
    sources: [...new Set([...row.sources, ...event.sources])],
  }
}
