import { cutSeries } from '#foundation/time/repetition/cut.ts'
import { hasStart } from '#foundation/time/repetition/unfold.ts'
import type { SingleEvent } from './event.ts'
import { atStart, type FileTime } from '#foundation/time/icalendar/times.ts'
import type { Breathe, FileChange, FileEvent, Remark } from './file-event.ts'

/** Joins events with the same UID into a series with its changed occurrences. */
export async function together(
  singles: readonly SingleEvent[],
  breathe: Breathe,
): Promise<{ events: FileEvent[]; left: Remark[] }> {
  const left: Remark[] = []
  const families = new Map<string, Family>()
  const events: FileEvent[] = []
  for (const single of singles) {
    const family = families.get(single.uid) ?? noFamily()
    families.set(single.uid, family)
    const known = single.instead === null ? family.master : family.changes.get(keyOf(single.instead))
    left.push(...[...new Set(single.remarks)].map((why) => ({ title: single.title, why })))
    if (known !== undefined)
      left.push({ title: single.title, why: 'It stands in the file more than once; the latest is taken.' })
    if (known === undefined && family.changes.size >= mostChanges)
      left.push({ title: single.title, why: 'Its series has more changes than can be read.' })
    else if (known === undefined || isLater(single, known)) put(family, single)
    await breathe()
  }
  for (const { master, changes } of families.values()) {
    const others = [...changes.values()]
    events.push(...(master === undefined ? others.map(standing) : await seriesOf(master, others, breathe)))
    await breathe()
  }
  return { events, left }
}

function noFamily(): Family {
  return { changes: new Map() }
}

const mostChanges = 5_000

type Family = { master?: SingleEvent; changes: Map<string, SingleEvent> }

function put(family: Family, single: SingleEvent): void {
  if (single.instead === null) family.master = single
  else family.changes.set(keyOf(single.instead), single)
}

function isLater(one: SingleEvent, other: SingleEvent): boolean {
  return one.sequence === other.sequence ? one.stamp >= other.stamp : one.sequence > other.sequence
}

async function seriesOf(master: SingleEvent, changes: readonly SingleEvent[], breathe: Breathe): Promise<FileEvent[]> {
  const inOrder: SingleEvent[] = []
  for (const change of changes) {
    inOrder.push(onWallOf(master, change))
    await breathe()
  }
  inOrder.sort((a, b) => (originalOf(a) < originalOf(b) ? -1 : 1))
  const events: FileEvent[] = []
  let current = eventOf(master)
  for (const change of inOrder) {
    const original = originalOf(change)
    const cut = change.following && original > current.start ? followedBy(current, change) : undefined
    if (cut === undefined) current = changedBy(current, change)
    else {
      events.push(cut.before)
      current = cut.after
    }
    await breathe()
  }
  return [...events, current].map(settled)
}

/** The time of a change in the zone of its series. */
function onWallOf({ start, zone }: SingleEvent, change: SingleEvent): SingleEvent {
  const series = { wall: start, zone }
  if (change.instead === null) return change
  const from = { wall: change.start, zone: change.zone }
  const until = { wall: change.end, zone: change.zone }
  const instead = { wall: atStart(change.instead, series), zone }
  // An all-day occurrence may be moved to a time, or the other way round; it is kept as stated.
  if ((change.start.length === 10) !== (start.length === 10)) return { ...change, instead }
  return { ...change, instead, start: atStart(from, series), end: atStart(until, series), zone }
}

function originalOf({ instead, start }: SingleEvent): string {
  return instead?.wall ?? start
}

function keyOf({ wall, zone }: FileTime): string {
  return `${wall} ${zone ?? ''}`
}

/** A change of this and all following occurrences: the series ends before it, and another begins. */
function followedBy(event: FileEvent, change: SingleEvent): { before: FileEvent; after: FileEvent } | undefined {
  const original = originalOf(change)
  if (event.repeat === null || !hasStart({ ...timesOf(event), rule: event.repeat }, original)) return undefined
  const { before, after } = cutSeries({ ...timesOf(event), rule: event.repeat }, original)
  if (before === null) return undefined
  const earlier = (each: string) => each < original
  const later = (each: string) => each > original
  return {
    before: {
      ...event,
      repeat: before,
      also: event.also.filter(earlier),
      except: event.except.filter(earlier),
      changes: event.changes.filter((each) => each.original < original),
    },
    after: {
      ...eventOf(change),
      uid: `${event.uid}#${original}`,
      repeat: change.repeat ?? after,
      also: event.also.filter(later),
      except: event.except.filter(later),
      changes: event.changes.filter((each) => each.original > original),
    },
  }
}

/** A replacement takes place even if the rule has no occurrence at that time. */
function changedBy(event: FileEvent, change: SingleEvent): FileEvent {
  const original = originalOf(change)
  if (event.repeat === null && event.also.length === 0 && original === event.start)
    return { ...eventOf(change), repeat: null }
  const known =
    event.except.includes(original) || hasStart({ ...timesOf(event), rule: event.repeat, plus: event.also }, original)
  const changes = event.changes.filter((each) => each.original !== original)
  if (change.status === 'cancelled')
    return known ? { ...event, except: ordered([...event.except, original]), changes } : event
  return {
    ...event,
    except: event.except.filter((each) => each !== original),
    also: known ? event.also : ordered([...event.also, original]),
    changes: [...changes, differences(event, change, original)],
  }
}

function ordered(walls: readonly string[]): string[] {
  return [...new Set(walls)].sort()
}

function differences(event: FileEvent, change: SingleEvent, original: string): FileChange {
  return {
    original,
    start: change.start,
    end: change.end,
    ...(change.title === event.title ? {} : { title: change.title }),
    ...(change.location === event.location ? {} : { location: change.location }),
    ...(change.description === event.description ? {} : { description: change.description }),
    ...(JSON.stringify(change.people) === JSON.stringify(event.people) ? {} : { people: change.people }),
  }
}

/** A single occurrence whose series is not in the file. */
function standing(single: SingleEvent): FileEvent {
  return {
    ...eventOf(single),
    uid: `${single.uid}#${originalOf(single)}`,
    repeat: null,
    also: [],
    except: [],
    changes: [],
  }
}

function timesOf({ start, zone }: FileEvent): { start: string; zone?: string } {
  return zone === null ? { start } : { start, zone }
}

function eventOf(single: SingleEvent): FileEvent {
  const { instead: _i, following: _f, sequence: _s, stamp: _t, remarks: _r, ...event } = single
  return event
}

/** Sorted by time; a single date is no series. */
function settled(event: FileEvent): FileEvent {
  const [only] = event.changes
  if (event.repeat === null && event.also.length === 0 && only?.original === event.start)
    return { ...event, start: only.start, end: only.end, changes: [] }
  return { ...event, changes: event.changes.toSorted((a, b) => (a.original < b.original ? -1 : 1)) }
}
