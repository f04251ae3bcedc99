import { randomUUIDv7 } from 'node:crypto'
import { boundedSources } from '#foundation/contract/act.ts'
import { Failure } from '#foundation/contract/failure.ts'
import type { Clock } from '#foundation/server/clock.ts'
import type { Database, Transaction } from '#foundation/server/database/database.ts'
import type { Announce } from '#foundation/server/live/announce.ts'
import type { Notices } from '#foundation/server/notice.ts'
import type { Person } from '#foundation/server/person.ts'
import type { Quotas } from '#foundation/server/quota/quotas.ts'
import { millisecondOf } from '#foundation/time/zones.ts'
import type { ChangedReminder, NewEventReminder, NewReminder, Reminder } from '../contract.ts'
import { beforeWords, firstFrom, ruleProblem, whenWords } from '../rules.ts'
import { remindersQuota } from './quotas.ts'
import {
  addReminder,
  findReminder,
  holdReminder,
  listActive,
  type ReminderRow,
  type SavedReminder,
  saveReminder,
} from './reminder-store.ts'
import { reminderKind } from './waking.ts'

type Wanted = NewReminder | NewEventReminder

export type Reminders = {
  list(person: Person, span: { limit: number }): Promise<Reminder[]>
  listWithSources(person: Person, span: { limit: number }): Promise<(Reminder & { sources: string[] })[]>
  find(person: Person, id: string): Promise<ReminderRow>
  /** What a wish would become, before it does. */
  plan(person: Person, wanted: Wanted, sources: readonly string[]): Promise<SavedReminder>
  create(person: Person, wanted: Wanted, sources: readonly string[]): Promise<Reminder>
  change(person: Person, wanted: ChangedReminder): Promise<{ before: ReminderRow; after: Reminder }>
  stop(person: Person, id: string, revision?: number): Promise<{ before: ReminderRow; after: Reminder }>
  /** As it was; refuses where it is not as it was left. */
  putBack(person: Person, before: ReminderRow, left: number): Promise<{ before: ReminderRow; after: Reminder }>
}

type Parts = {
  database: Database
  clock: Clock
  announce: Announce
  notices: Notices
  quotas: Pick<Quotas, 'charge'>
  zoneOf: (ownerId: string) => Promise<string>
}

export function createReminders(parts: Parts): Reminders {
  const { database, clock, quotas, zoneOf } = parts
  const now = () => clock.now().getTime()
  const save = createSaving(parts)
  const active = (ownerId: string, span: { limit: number }) =>
    database.as(ownerId, (tx) => listActive(tx, ownerId, span))
  const plan: Reminders['plan'] = async ({ id: ownerId }, wanted, sources) =>
    planned(wanted, { now: now(), zone: await zoneOf(ownerId), sources })

  return {
    list: async ({ id: ownerId }, span) => (await active(ownerId, span)).map(shown),
    listWithSources: async ({ id: ownerId }, span) =>
      (await active(ownerId, span)).map((row) => ({ ...shown(row), sources: row.sources })),
    find: ({ id: ownerId }, id) => database.as(ownerId, (tx) => findKnown(tx, ownerId, id)),
    plan,
    async create(person, wanted, sources) {
      const made = await plan(person, wanted, sources)
      const row = await database.as(person.id, async (tx) => {
        const added = await addReminder(tx, person.id, made)
        if (added) await quotas.charge(tx, person.id, remindersQuota, 1)
        return added ?? findKnown(tx, person.id, made.id)
      })
      return tell(parts, person.id, row)
    },
    change: ({ id: ownerId }, wanted) => save(ownerId, wanted.id, (held) => changedBy(held, wanted, now())),
    stop: ({ id: ownerId }, id, revision) =>
      save(ownerId, id, (held) => {
        refuseOther(held, revision)
        if (held.state !== 'active') throw new Failure('conflict', 'This reminder has ended already.')
        return { ...held, state: 'stopped', wakeAt: null }
      }),
    putBack: ({ id: ownerId }, before, left) =>
      save(ownerId, before.id, (held) => {
        refuseOther(held, left)
        return before.state === 'active' ? { ...before, ...wakeOf(before, now()) } : before
      }),
  }
}

type Save = (
  ownerId: string,
  id: string,
  work: (held: ReminderRow) => SavedReminder,
) => Promise<{ before: ReminderRow; after: Reminder }>

/** Whatever waits to come again, or is shown, is about how it was. */
function createSaving(parts: Parts): Save {
  const { database, notices } = parts
  return async (ownerId, id, work) => {
    const { before, row } = await database.as(ownerId, async (tx) => {
      const held = await holdReminder(tx, ownerId, id)
      if (!held) throw noReminder()
      await notices.withdraw(tx, ownerId, { kind: reminderKind, about: id })
      return { before: held, row: await saveReminder(tx, ownerId, work(held)) }
    })
    if (!row) throw noReminder()
    return { before, after: await tell(parts, ownerId, row) }
  }
}

async function tell({ announce }: Pick<Parts, 'announce'>, ownerId: string, row: ReminderRow): Promise<Reminder> {
  const reminder = shown(row)
  await announce(ownerId, { type: 'reminders/changed', reminder } as { type: string })
  return reminder
}

type Around = { now: number; zone: string; sources: readonly string[] }

function planned(wanted: Wanted, around: Around): SavedReminder {
  const row = 'at' in wanted ? timed(wanted, around) : beforeEvents(wanted, around)
  refuseRule(row)
  return { ...row, ...wakeOf(row, around.now) }
}

function blank({ now, sources }: Around) {
  return {
    occurrence: null,
    asked: 0,
    state: 'active' as const,
    wakeAt: null,
    lookedAt: new Date(now).toISOString(),
    sources: boundedSources(sources),
  }
}

function timed({ id = randomUUIDv7(), text, at, rule, zone, again, chat }: NewReminder, around: Around): SavedReminder {
  return {
    ...blank(around),
    id,
    text,
    about: chat === undefined ? 'text' : 'chat',
    target: chat === undefined ? {} : { chat },
    minutes: null,
    start: at.slice(0, 16),
    rule,
    zone: zone ?? around.zone,
    floating: zone === undefined,
    again,
  }
}

function beforeEvents(wanted: NewEventReminder, around: Around): SavedReminder {
  const { id = randomUUIDv7(), text = '', minutes, event, calendar, words } = wanted
  const about = event === undefined ? (words === undefined ? 'calendar' : 'people') : 'event'
  const target = {
    ...(event !== undefined && { event }),
    ...(calendar !== undefined && { calendar }),
    ...(words !== undefined && { words }),
  }
  const none = { start: null, rule: null, again: null }
  return { ...blank(around), ...none, id, text, about, target, minutes, zone: around.zone, floating: true }
}

function refuseRule({ rule, again }: Pick<SavedReminder, 'rule' | 'again'>): void {
  const problem = rule === null ? undefined : ruleProblem(rule)
  if (problem !== undefined) throw new Failure('invalid', problem)
  if (rule !== null && again !== null)
    throw new Failure('invalid', 'What repeats cannot ask again as well. Choose one of the two.')
}

/** When it is looked at next; refuses where it would never come. */
function wakeOf(row: SavedReminder, now: number): Pick<SavedReminder, 'occurrence' | 'wakeAt' | 'state' | 'asked'> {
  const { start, rule, zone } = row
  if (start === null) return { occurrence: null, wakeAt: new Date(now).toISOString(), state: 'active', asked: 0 }
  const occurrence = firstFrom({ start, rule, zone }, now - graceMilliseconds)
  if (occurrence === undefined) throw new Failure('invalid', 'That time has passed already. Please choose a later one.')
  const wakeAt = new Date(millisecondOf(occurrence, zone)).toISOString()
  return { occurrence, wakeAt, state: 'active', asked: 0 }
}

/** A time that was chosen to the minute, and is this minute. */
const graceMilliseconds = 60_000

function changedBy(held: ReminderRow, wanted: ChangedReminder, now: number): SavedReminder {
  refuseOther(held, wanted.revision)
  const { text, at, rule, minutes, again } = wanted
  const isBefore = held.minutes !== null
  if (isBefore ? at !== undefined || rule !== undefined : minutes !== undefined)
    throw new Failure('invalid', 'A reminder has a time of its own, or comes before events; this cannot be changed.')
  const changed: SavedReminder = {
    ...held,
    ...(text !== undefined && { text }),
    ...(at !== undefined && { start: at.slice(0, 16) }),
    ...(rule !== undefined && { rule }),
    ...(minutes !== undefined && { minutes }),
    ...(again !== undefined && { again }),
  }
  refuseRule(changed)
  return { ...changed, ...wakeOf(changed, now) }
}

function refuseOther({ revision }: ReminderRow, seen: number | undefined): void {
  if (seen !== undefined && seen !== revision)
    throw new Failure('out-of-date', 'This reminder was changed again since. It stays as it is.')
}

async function findKnown(tx: Transaction, ownerId: string, id: string): Promise<ReminderRow> {
  const row = await findReminder(tx, ownerId, id)
  if (!row) throw noReminder()
  return row
}

function noReminder(): Failure {
  return new Failure('not-found', 'There is no such reminder.')
}

export function shown(row: ReminderRow): Reminder {
  const { id, text, about, target, minutes, start, rule, zone, floating, again, state, revision } = row
  return {
    id,
    text,
    about,
    target,
    minutes,
    start,
    rule,
    zone,
    floating,
    again,
    state,
    revision,
    next: row.occurrence,
    when: inWords(row),
    foreign: row.sources.length > 0,
  }
}

/** “Every weekday at 08:45”, “20 minutes before everything with Akira”. */
export function inWords({ start, rule, zone, minutes, about, target }: SavedReminder): string {
  if (start !== null) return whenWords({ start, rule, zone })
  const which = {
    event: 'the event',
    people: `everything with ${target.words ?? ''}`,
    calendar: target.calendar === undefined ? 'every event' : 'every event of a calendar',
    text: '',
    chat: '',
  }[about]
  return `${beforeWords(minutes ?? 0)} ${which}`.trim()
}
