import { randomUUIDv7 } from 'node:crypto'
import type { z } from 'zod'
import { Failure } from '#foundation/contract/failure.ts'
import type { changedEvent, newEvent, Occurrence, plannedStep, Scope, which } from '../contract.ts'
import { changeEvent, deleteEvent, type Edit, type Target } from '../rules/edits.ts'
import { type EventFields, isDay, type StoredEvent } from '../rules/event.ts'
import { type Instance, instanceAt, single, sourcesOfInstance, toOccurrence } from '../rules/occurrences.ts'
import { nextOriginals } from '../rules/originals.ts'
import { keptRule, startedAt } from '../rules/repeats.ts'
import { type Told, toldOf } from '../rules/told.ts'
import { dayOfWall, plainWall } from '../rules/wall.ts'
import { usualCalendar } from '../rules/usual-calendar.ts'
import { whenWords } from '../rules/words.ts'
import type { TimeFormat } from '#foundation/time/format/time-format.ts'
import { withOrigins } from '../rules/written.ts'
import type { CalendarRow } from './calendar-store.ts'
import { calendarOf, calendarSources, toCalendar } from './calendars.ts'
import { clashesOf, noClashes } from './clashes.ts'
import { findEvent } from './event-store.ts'
import { noEvent, type Writing } from './writing.ts'

export type Step = z.output<typeof plannedStep>
type New = z.output<typeof newEvent>
type Changed = z.output<typeof changedEvent>
type Which = z.output<typeof which>

/** What one step did, in words and as read back. */
export type Report = {
  did: 'created' | 'knew' | 'changed' | 'deleted'
  title: string
  when: string
  /** How much of a series it touched; null for a single event. */
  scope: Scope | null
  before: Told | null
  after: Told | null
  /** As it is now, or was before it was deleted. */
  occurrence: Occurrence
  people: number
  /** Events at the same time. */
  clashes: string[]
  /** Untrusted sources of this text. */
  sources?: string[]
  /** Names of shared calendars that it is or was in. */
  shared?: string[]
}

/** Whose calendar it is, by which clock, and how they want times written. */
export type Desk = {
  writing: Writing
  calendars: CalendarRow[]
  /** Including deleted ones. */
  all: CalendarRow[]
  zone: string
  format: TimeFormat
  /** Untrusted sources read earlier in this run. */
  sources: readonly string[]
}

export async function takeStep(desk: Desk, step: Step): Promise<Report> {
  if (step.do === 'create') return create(desk, fieldsOf(desk, step.event), step.event)
  return step.do === 'change' ? change(desk, step.change) : remove(desk, step.which)
}

function fieldsOf({ calendars, zone }: Desk, event: New): EventFields {
  const { id: _id, repeat: _repeat, except: _except, ...fields } = event
  const calendar = event.calendar ?? usualCalendar(calendars, event.type)?.id ?? ''
  const [start, end] = [plainWall(event.start), plainWall(event.end)]
  return { ...fields, start, end, zone: event.zone ?? zone, calendar, color: null, priority: null, done: false }
}

type Making = { id?: string | undefined; repeat?: string | null; except?: readonly string[] }

/** Creating twice with the same id creates one. */
export async function create(
  desk: Desk,
  fields: EventFields,
  { id, repeat = null, except = [] }: Making,
): Promise<Report> {
  const { writing, calendars } = desk
  calendarOf(calendars, fields.calendar)
  const known = id === undefined ? undefined : await findEvent(writing.tx, writing.ownerId, id)
  if (known && !known.deleted) return reportOf(desk, known, { did: 'knew' })
  const blank = { also: [], exceptions: [], origin: 'own', uid: null, writtenAfter: {}, revision: 1 } as const
  const made = {
    ...fields,
    ...blank,
    also: [],
    exceptions: repeat === null ? [] : leftOut(except),
    id: id ?? randomUUIDv7(),
    repeat: repeat === null ? null : keptRule(repeat),
  }
  const added = await writing.add(withOrigins(startedAt(made), undefined, desk.sources))
  return reportOf(desk, added, { did: 'created' })
}

function leftOut(except: readonly string[]): StoredEvent['exceptions'] {
  const originals = [...new Set(except.map(plainWall))].toSorted()
  return originals.map((original) => ({ original, cancelled: true, overrides: {} }))
}

async function change(desk: Desk, { event: id, original, scope, revision, ...edit }: Changed): Promise<Report> {
  const before = await seen(desk, id, revision)
  const target = targetOf(before, { original, scope })
  if (edit.done === true && edit.type === undefined && before.type !== 'task')
    throw new Failure('invalid', `“${before.title}” is no task, so it cannot be done.`)
  if (edit.calendar !== undefined) calendarOf(desk.calendars, edit.calendar)
  const wanted = withPlainTimes({ ...edit, ...(typeof edit.repeat === 'string' && { repeat: keptRule(edit.repeat) }) })
  const newId = randomUUIDv7()
  const results = changeEvent(before, wanted, target, newId).map((each) => withOrigins(each, before, desk.sources))
  const saved: StoredEvent[] = []
  for (const result of results)
    saved.push(result.id === id ? await desk.writing.save(result) : await desk.writing.add(result))
  const after = saved.at(-1) ?? before
  const was = await reportOf(desk, before, { did: 'changed', original: target.original, scope: 'this' })
  const about = { did: 'changed', scope: scopeOf(before, target) } as const
  const is = await reportOf(desk, after, { ...about, original: originalAfter(after, target, wanted) })
  return {
    ...is,
    title: was.title,
    before: was.after,
    clashes: is.when === was.when ? [] : is.clashes,
    ...joined(was, is),
  }
}

async function remove(desk: Desk, { event: id, original, scope, revision }: Which): Promise<Report> {
  const before = await seen(desk, id, revision)
  const target = targetOf(before, { original, scope })
  const { after, ...was } = await reportOf(desk, before, { did: 'deleted', original: target.original })
  const left = deleteEvent(before, target)
  await (left ? desk.writing.save(withOrigins(left, before, desk.sources)) : desk.writing.remove(id))
  return { ...was, before: after, after: null, scope: scopeOf(before, target), clashes: [] }
}

/** Fails with its current state if it has changed since the person saw it. */
async function seen(
  { writing, calendars, zone, format }: Desk,
  id: string,
  revision: number | undefined,
): Promise<StoredEvent> {
  const event = await writing.hold(id)
  if (!calendars.some((each) => each.id === event.calendar)) throw noEvent()
  if (revision === undefined || revision === event.revision) return event
  throw new Failure(
    'out-of-date',
    `This event was changed meanwhile. It is now “${event.title}”, ${whenWords(event, { zone, format })}. Please look at it again.`,
  )
}

/** For a series without a named occurrence, the first; null for a single event. */
function targetOf(event: StoredEvent, { original, scope }: Target): Target {
  if (event.repeat === null) return { original: null, scope: 'all' }
  if (original === null && scope !== 'all')
    throw new Failure('invalid', 'Please say which time of the series, or all of them.')
  return { original: original === null ? event.start : plainWall(original), scope }
}

function scopeOf({ repeat }: StoredEvent, { scope }: Target): Scope | null {
  return repeat === null ? null : scope
}

function withPlainTimes({ start, end, ...edit }: Omit<Changed, keyof Which>): Edit {
  const times = {
    ...(start !== undefined && { start: plainWall(start) }),
    ...(end !== undefined && { end: plainWall(end) }),
  }
  return Object.fromEntries(Object.entries({ ...edit, ...times }).filter(([, value]) => value !== undefined))
}

/** The original start by which the changed occurrence is found afterwards. */
function originalAfter(after: StoredEvent, { original, scope }: Target, { start }: Edit): string | null {
  if (after.repeat === null || original === null) return null
  if (scope === 'this') return original
  const from = dayOfWall(start ?? original)
  return nextOriginals(after, { from, most: 1 })[0] ?? after.start
}

function joined(...reports: Report[]): Required<Pick<Report, 'sources' | 'shared'>> {
  return {
    sources: [...new Set(reports.flatMap(({ sources = [] }) => sources))],
    shared: [...new Set(reports.flatMap(({ shared = [] }) => shared))],
  }
}

type About = Pick<Report, 'did'> & { original?: string | null; scope?: Scope | null }

async function reportOf(desk: Desk, event: StoredEvent, { did, original, scope = null }: About): Promise<Report> {
  const { calendars, zone } = desk
  const instance = instanceOf(event, original ?? null, zone)
  const { fields } = instance
  const calendar = calendarOf(calendars, fields.calendar)
  const except = event.exceptions.filter(({ cancelled }) => cancelled).map((each) => each.original)
  const told = toldOf(fields, { repeat: event.repeat, except, calendarName: calendar.name, reader: desk })
  const isAlone = isDay(fields.start) || did === 'deleted'
  const clashes = isAlone ? noClashes : await clashesOf(desk, instance, scope)
  const places = calendars.filter(({ id }) => id === event.calendar || id === fields.calendar)
  return {
    did,
    title: fields.title,
    when: whenWords(fields, desk),
    scope,
    before: null,
    after: told,
    occurrence: toOccurrence(instance, calendar.color),
    people: fields.people.length,
    clashes: clashes.words,
    sources: [...sourcesOfInstance(instance), ...clashes.sources, ...calendarSources(places.map(toCalendar))],
    shared: places.filter((each) => each.shared).map(({ name }) => name),
  }
}

function instanceOf(event: StoredEvent, original: string | null, zone: string): Instance {
  if (event.repeat === null) return single(event, zone)
  return instanceAt(event, original ?? event.start, zone)
}
