import { randomUUIDv7 } from 'node:crypto'
import { boundedSources } from '#foundation/contract/act.ts'
import { Failure } from '#foundation/contract/failure.ts'
import type { Companions } from '#foundation/server/companion.ts'
import type { Clock } from '#foundation/server/clock.ts'
import type { Transaction } from '#foundation/server/database/database.ts'
import type { Person } from '#foundation/server/person.ts'
import type { Titles } from '#foundation/server/titles.ts'
import { millisecondOf } from '#foundation/time/zones.ts'
import type { ChangedReminder, MovedNext, NewEventReminder, NewReminder, Reminder } from '../contract.ts'
import { firstFrom, restOf, ruleProblem } from '../rules.ts'
import type { TimeFormat } from '#foundation/time/format/time-format.ts'
import { remindersQuota } from './quotas.ts'
import { withTask } from './of-task.ts'
import { shown } from './shown.ts'
import { addReminder, findReminder, listActive, type ReminderRow, type SavedReminder } from './reminder-store.ts'
import { type Changed, createSaving, noReminder, type SavingParts, tell, type Work } from './saving.ts'
import { sourcesOfTarget } from './whose-words.ts'

type Wanted = NewReminder | NewEventReminder

export type Reminders = {
  list(person: Person, span: { limit: number }): Promise<Reminder[]>
  listWithSources(person: Person, span: { limit: number }): Promise<(Reminder & { sources: string[] })[]>
  find(person: Person, id: string): Promise<ReminderRow>
  /** What a request would become, without saving it. */
  plan(person: Person, wanted: Wanted, sources: readonly string[]): Promise<SavedReminder>
  create(person: Person, wanted: Wanted, sources: readonly string[]): Promise<Reminder>
  change(person: Person, wanted: ChangedReminder, sources: readonly string[]): Promise<Changed>
  /** The series, and what comes once in the place of its next time. */
  moveNext(person: Person, wanted: MovedNext): Promise<Changed[]>
  stop(person: Person, id: string, revision?: number): Promise<Changed>
  /** Stops all reminders or none. Fails if one has changed since `left`. */
  stopAll(person: Person, ids: readonly string[], left?: readonly Reminder[]): Promise<Changed[]>
  putAllBack(person: Person, before: readonly ReminderRow[], left: readonly Reminder[]): Promise<Changed[]>
  /** How the person wants times written. */
  formatOf(person: Person): Promise<TimeFormat>
  /** Restores it; fails if it has changed since. */
  putBack(person: Person, before: ReminderRow, left: number): Promise<Changed>
}

type Parts = SavingParts & { clock: Clock; titles: Titles; companions: Pick<Companions, 'titled'> }

export function createReminders(parts: Parts): Reminders {
  const { database, clock, quotas, readerOf, titles } = parts
  const now = () => clock.now().getTime()
  const save = createSaving(parts)
  const formatOf: Reminders['formatOf'] = async (person) => (await readerOf(person.id)).format
  const active = (ownerId: string, span: { limit: number }) =>
    database.as(ownerId, (tx) => listActive(tx, ownerId, span))
  const plan: Reminders['plan'] = async ({ id: ownerId }, given, sources) => {
    const wanted = 'at' in given ? await withTask(parts, ownerId, given) : given
    const made = planned(wanted, { now: now(), zone: (await readerOf(ownerId)).zone })
    const named = await database.as(ownerId, (tx) => sourcesOfTarget({ tx, ownerId, titles }, made.target))
    return { ...made, sources: boundedSources([...sources, ...named]) }
  }

  return {
    async list(person, span) {
      const format = await formatOf(person)
      return (await active(person.id, span)).map((row) => shown(row, format))
    },
    async listWithSources(person, span) {
      const format = await formatOf(person)
      return (await active(person.id, span)).map((row) => ({ ...shown(row, format), sources: row.sources }))
    },
    find: ({ id: ownerId }, id) => database.as(ownerId, (tx) => findKnown(tx, ownerId, id)),
    plan,
    formatOf,
    async create(person, wanted, sources) {
      const made = await plan(person, wanted, sources)
      const row = await database.as(person.id, async (tx) => {
        const added = await addReminder(tx, person.id, made)
        if (added) await quotas.charge(tx, person.id, remindersQuota, 1)
        return added ?? findKnown(tx, person.id, made.id)
      })
      return tell(parts, person.id, row)
    },
    change: ({ id: ownerId }, wanted, sources) =>
      save(ownerId, [{ id: wanted.id, work: (held) => changedBy(held, wanted, { now: now(), sources }) }]).then(only),
    moveNext: ({ id: ownerId }, wanted) => save(ownerId, [movedNext(wanted, now())]),
    stop: ({ id: ownerId }, id, revision) =>
      save(ownerId, [{ id, work: (held) => stopped(held, revision) }]).then(only),
    stopAll: ({ id: ownerId }, ids, left = []) => save(ownerId, stops(ids, left)),
    putBack: ({ id: ownerId }, before, left) =>
      save(ownerId, [{ id: before.id, work: (held) => back(held, { before, left, now: now() }) }]).then(only),
    putAllBack: ({ id: ownerId }, all, left) => save(ownerId, backs(all, { left, now: now() })),
  }
}

function stops(ids: readonly string[], left: readonly Reminder[]): Work[] {
  return [...new Set(ids)].map((id) => ({ id, work: (held) => stopped(held, revisionIn(left, id)) }))
}

type Backs = { left: readonly Reminder[]; now: number }

function backs(all: readonly ReminderRow[], { left, now }: Backs): Work[] {
  return all.map((before) => ({
    id: before.id,
    work: (held) => back(held, { before, left: revisionIn(left, before.id) ?? held.revision, now }),
  }))
}

function revisionIn(left: readonly Reminder[], id: string): number | undefined {
  return left.find((each) => each.id === id)?.revision
}

function only([changed]: readonly Changed[]): Changed {
  if (!changed) throw noReminder()
  return changed
}

function stopped(held: ReminderRow, revision: number | undefined): SavedReminder {
  refuseOther(held, revision)
  if (held.state !== 'active') throw new Failure('conflict', 'This reminder has ended already.')
  return { ...held, state: 'stopped', wakeAt: null }
}

type Back = { before: ReminderRow; left: number; now: number }

function back(held: ReminderRow, { before, left, now }: Back): SavedReminder {
  refuseOther(held, left)
  return before.state === 'active' ? { ...before, ...wakeOf(before, now) } : before
}

type Around = { now: number; zone: string }

function planned(wanted: Wanted, around: Around): SavedReminder {
  const row = 'at' in wanted ? timed(wanted, around) : beforeEvents(wanted, around)
  refuseRule(row)
  refuseAfter(row)
  return { ...row, ...wakeOf(row, around.now) }
}

function blank({ now }: Around) {
  return {
    occurrence: null,
    asked: 0,
    state: 'active' as const,
    wakeAt: null,
    lookedAt: new Date(now).toISOString(),
    sources: [],
  }
}

function timed(wanted: NewReminder, around: Around): SavedReminder {
  const { id = randomUUIDv7(), text, at, rule, zone, again, chat, task } = wanted
  return {
    ...blank(around),
    id,
    text,
    about: task === undefined ? (chat === undefined ? 'text' : 'chat') : 'task',
    target: { ...(chat !== undefined && { chat }), ...(task !== undefined && { task }) },
    minutes: null,
    start: at.slice(0, 16),
    rule,
    zone: zone ?? around.zone,
    floating: zone === undefined,
    again,
  }
}

function beforeEvents(wanted: NewEventReminder, around: Around): SavedReminder {
  const { id = randomUUIDv7(), text = '', minutes, event, original, named, calendar, words } = wanted
  const about = event === undefined ? (words === undefined ? 'calendar' : 'people') : 'event'
  const target = {
    ...(event !== undefined && { event }),
    ...(original !== undefined && { original }),
    ...(named !== undefined && { named }),
    ...(calendar !== undefined && { calendar }),
    ...(words !== undefined && { words }),
    ...(wanted.silent === true && { silent: true }),
    ...(wanted.allDay === true && { allDay: true }),
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

/** Only an all-day event may have a reminder after its start, which is midnight. */
function refuseAfter({ minutes, target }: Pick<SavedReminder, 'minutes' | 'target'>): void {
  if ((minutes ?? 0) < 0 && target.allDay !== true)
    throw new Failure('invalid', 'A reminder comes before an event, or when it begins.')
}

/** When to check it next; fails if it would never be due. */
export function wakeOf(
  row: SavedReminder,
  now: number,
): Pick<SavedReminder, 'occurrence' | 'wakeAt' | 'state' | 'asked'> {
  const { start, rule, zone } = row
  if (start === null) return { occurrence: null, wakeAt: new Date(now).toISOString(), state: 'active', asked: 0 }
  const occurrence = firstFrom({ start, rule, zone }, now - graceMilliseconds)
  if (occurrence === undefined) throw new Failure('invalid', 'That time has passed already. Please choose a later one.')
  const wakeAt = new Date(millisecondOf(occurrence, zone)).toISOString()
  return { occurrence, wakeAt, state: 'active', asked: 0 }
}

/** Accepts a time chosen to the minute, which was still this minute when it was sent. */
const graceMilliseconds = 120_000

type Changing = { now: number; sources: readonly string[] }

function changedBy(held: ReminderRow, wanted: ChangedReminder, { now, sources }: Changing): SavedReminder {
  refuseOther(held, wanted.revision)
  const { text, at, rule, minutes, again } = wanted
  const isBefore = held.minutes !== null
  if (isBefore ? at !== undefined || rule !== undefined : minutes !== undefined)
    throw new Failure('invalid', 'A reminder has a time of its own, or comes before events; this cannot be changed.')
  const changed: SavedReminder = {
    ...held,
    ...(text !== undefined && { text, sources: boundedSources([...held.sources, ...sources]) }),
    ...(at !== undefined && { start: at.slice(0, 16) }),
    ...(rule !== undefined && { rule }),
    ...(minutes !== undefined && { minutes }),
    ...(again !== undefined && { again }),
  }
  refuseRule(changed)
  refuseAfter(changed)
  return { ...changed, ...wakeOf(changed, now) }
}

function refuseOther({ revision }: ReminderRow, seen: number | undefined): void {
  if (seen !== undefined && seen !== revision)
    throw new Failure('out-of-date', 'This reminder was changed again since. It stays as it is.')
}

/** Leaves out the next time of a series, or all until then, and adds a single reminder in its place if another time was said. */
function movedNext({ id, revision, at, until }: MovedNext, now: number): Work {
  return {
    id,
    work: (held) => {
      refuseOther(held, revision)
      if (held.rule === null) throw new Failure('conflict', 'It comes only once. Change or stop the reminder instead.')
      const rest = restOf(held, until)
      if (held.state !== 'active' || rest === undefined) return stopped(held, revision)
      if (rest.start === held.occurrence) throw new Failure('conflict', 'It does not come before then.')
      const series = { ...held, ...rest }
      return { ...series, ...wakeOf(series, now) }
    },
    beside: (held) => {
      if (at === null) return undefined
      const once = { ...held, id: randomUUIDv7(), start: at.slice(0, 16), rule: null, occurrence: null }
      return { ...once, ...wakeOf(once, now), lookedAt: new Date(now).toISOString() }
    },
  }
}

async function findKnown(tx: Transaction, ownerId: string, id: string): Promise<ReminderRow> {
  const row = await findReminder(tx, ownerId, id)
  if (!row) throw noReminder()
  return row
}
