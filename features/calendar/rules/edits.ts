import { Failure } from '#foundation/contract/failure.ts'
import type { Scope } from '../contract.ts'
import { type EventFields, type Exception, isDay, type Overrides, type StoredEvent } from './event.ts'
import { fieldsAt } from './occurrences.ts'
import { isFirstOriginal, isOriginal } from './originals.ts'
import { endedBefore, movedRule, restOf, startedAt } from './repeats.ts'
import { dayMilliseconds, dayOfWall, shifted, wallNumber } from './wall.ts'

/** The fields to change; a null `repeat` ends the repetition. */
export type Edit = Partial<EventFields> & { repeat?: string | null }

/** Which occurrence, and how many of the series; `original` is null for a single event. */
export type Target = { original: string | null; scope: Scope }

/** The result: one event, or both halves of a split series. The later half gets `newId`. */
export function changeEvent(event: StoredEvent, edit: Edit, { original, scope }: Target, newId: string): StoredEvent[] {
  if (event.repeat === null || original === null) return [changeAll(event, event.start, edit)]
  if (!isOriginal(event, original)) throw noSuchTime()
  if (scope === 'this') return [changeThis(event, original, edit)]
  if (scope === 'all' || isFirstOriginal(event, original)) return [changeAll(event, original, edit)]
  const { first, rest } = partSeries(event, original, newId)
  return [first, changeAll(rest, original, edit)]
}

/** The result; `undefined` if nothing remains. */
export function deleteEvent(event: StoredEvent, { original, scope }: Target): StoredEvent | undefined {
  if (event.repeat === null || original === null || scope === 'all') return undefined
  if (!isOriginal(event, original)) throw noSuchTime()
  if (scope === 'this') return withException(event, { original, cancelled: true, overrides: {} })
  return isFirstOriginal(event, original) ? undefined : partSeries(event, original, event.id).first
}

function noSuchTime(): Failure {
  return new Failure('not-found', 'This series does not take place at that time any more.')
}

function changeThis(event: StoredEvent, original: string, { repeat, ...edit }: Edit): StoredEvent {
  if (repeat !== undefined && repeat !== event.repeat)
    throw new Failure('invalid', 'How it repeats can be changed from here on or for all, not for one time alone.')
  const exception = event.exceptions.find((each) => each.original === original)
  const now = fieldsAt(event, original, exception)
  const fields = { ...now, ...given(edit), ...timesAfter(now, edit) }
  return withException(event, { original, cancelled: false, overrides: differences(fieldsAt(event, original), fields) })
}

/**
 * Changes every occurrence, and moves manually changed ones by the same amount; `original` is the one that was edited.
 */
function changeAll(event: StoredEvent, original: string, { repeat, ...edit }: Edit): StoredEvent {
  const exception = event.exceptions.find((each) => each.original === original)
  const now = fieldsAt(event, original, exception)
  const times = timesAfter(now, edit)
  const move = times === undefined ? stay : moveOf(original, times)
  const rule = repeat === undefined || repeat === event.repeat ? undefined : repeat
  if (event.repeat === null || rule === null) {
    const fields = { ...now, ...given(edit), ...times }
    return startedAt({ ...event, ...fields, repeat: rule ?? null, also: [], exceptions: [] })
  }
  const lasts = times === undefined ? undefined : wallNumber(times.end) - wallNumber(times.start)
  const start = move(event.start)
  const end = lasts === undefined ? event.end : shifted(start, lasts)
  const changed = {
    ...event,
    ...given(edit),
    ...(times !== undefined && { start, end, zone: times.zone }),
    repeat: rule ?? movedRule(event.repeat, event.start, start),
    also: event.also.map(move),
    exceptions: event.exceptions.map((each) => alongWith(each, { edit, original, move, moved: times !== undefined })),
  }
  return withoutForeign(startedAt(changed))
}

type Along = { edit: Edit; original: string; move: Move; moved: boolean }

/** The edited occurrence follows its series; the others keep their own values and move by the same amount. */
function alongWith(exception: Exception, { edit, original, move, moved }: Along): Exception {
  const isSame = exception.original === original
  const names = new Set([...Object.keys(given(edit)), ...(moved ? ['start', 'end', 'zone'] : [])])
  const kept = Object.entries(exception.overrides).filter(([name]) => !isSame || !names.has(name))
  const { start, end, ...overrides }: Overrides = Object.fromEntries(kept)
  const own = start !== undefined && end !== undefined ? { start, end } : undefined
  return {
    original: move(exception.original),
    cancelled: exception.cancelled,
    overrides: { ...overrides, ...(own && moved ? movedTimes(own, move) : own) },
  }
}

/** An occurrence switched to or from all-day moves to its series. */
function movedTimes({ start, end }: { start: string; end: string }, move: Move): { start?: string; end?: string } {
  const moved = move(start)
  return isDay(moved) === isDay(start) ? { start: moved, end: shifted(moved, wallNumber(end) - wallNumber(start)) } : {}
}

type Move = (wall: string) => string
const stay: Move = (wall) => wall

function moveOf(original: string, { start }: { start: string }): Move {
  if (isDay(original) === isDay(start)) {
    const by = wallNumber(start) - wallNumber(original)
    return (wall) => shifted(wall, by)
  }
  const days = wallNumber(dayOfWall(start)) - wallNumber(dayOfWall(original))
  return (wall) => shifted(dayOfWall(wall), days) + start.slice(10)
}

/** The times after an edit; if only the start changes, the duration stays. */
function timesAfter(now: EventFields, edit: Edit): Pick<EventFields, 'start' | 'end' | 'zone'> | undefined {
  const { start = now.start, zone = now.zone } = edit
  if (edit.start === undefined && edit.end === undefined && edit.zone === undefined) return undefined
  const end = edit.end ?? (edit.start === undefined ? now.end : endFor(start, now))
  if (isDay(start) !== isDay(end)) throw new Failure('invalid', 'Give a time for both, or for neither.')
  if (start >= end) throw endBeforeStart()
  return { start, end, zone }
}

function endFor(start: string, now: EventFields): string {
  if (isDay(start) === isDay(now.start)) return shifted(start, wallNumber(now.end) - wallNumber(now.start))
  return shifted(start, isDay(start) ? dayMilliseconds : dayMilliseconds / 24)
}

export function endBeforeStart(): Failure {
  const message = 'End must be after start'
  return new Failure('invalid', `${message}.`, { errors: [{ field: 'end', message }] })
}

/** The edit's fields, without its times. */
function given({ start: _start, end: _end, zone: _zone, repeat: _repeat, ...edit }: Edit): Overrides {
  return Object.fromEntries(Object.entries(edit).filter(([, value]) => value !== undefined))
}

function differences(from: EventFields, to: EventFields): Overrides {
  const isSame = (name: keyof EventFields) => JSON.stringify(from[name]) === JSON.stringify(to[name])
  const others = names.filter((name) => !isSame(name)).map((name) => [name, to[name]])
  const isMoved = !isSame('start') || !isSame('end') || !isSame('zone')
  return Object.fromEntries([
    ...others,
    ...(isMoved
      ? [
          ['start', to.start],
          ['end', to.end],
        ]
      : []),
  ]) as Overrides
}

const names = [
  'calendar',
  'type',
  'title',
  'zone',
  'location',
  'description',
  'attendees',
  'people',
  'color',
  'priority',
  'done',
] as const

function withException(event: StoredEvent, exception: Exception): StoredEvent {
  const others = event.exceptions.filter(({ original }) => original !== exception.original)
  const isNone = !exception.cancelled && Object.keys(exception.overrides).length === 0
  return { ...event, exceptions: sorted(isNone ? others : [...others, exception]) }
}

/** Drops exceptions at times that the rule no longer produces. */
function withoutForeign(event: StoredEvent): StoredEvent {
  const kept = event.exceptions.filter(
    ({ original, cancelled, overrides }) =>
      (cancelled || Object.keys(overrides).length > 0) && isOriginal(event, original),
  )
  return { ...event, exceptions: sorted(kept) }
}

function sorted(exceptions: readonly Exception[]): Exception[] {
  return [...exceptions].sort((one, other) => (one.original < other.original ? -1 : 1))
}

function partSeries(event: StoredEvent, original: string, newId: string): { first: StoredEvent; rest: StoredEvent } {
  const isLater = (wall: string) => wall >= original
  const first = {
    ...event,
    repeat: endedBefore(event, original),
    also: event.also.filter((wall) => !isLater(wall)),
    exceptions: event.exceptions.filter((each) => !isLater(each.original)),
  }
  const rest = {
    ...event,
    id: newId,
    uid: null,
    revision: 1,
    start: original,
    end: shifted(original, wallNumber(event.end) - wallNumber(event.start)),
    repeat: restOf(event, original),
    also: event.also.filter(isLater),
    exceptions: event.exceptions.filter((each) => isLater(each.original)),
  }
  return { first, rest }
}
