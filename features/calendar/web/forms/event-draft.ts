import { wallOf } from '#foundation/time/zones.ts'
import {
  type ChangedEvent,
  type EventType,
  endAfterStart,
  guest,
  type Guest,
  type NewEvent,
  type Occurrence,
} from '../../contract.ts'

/** With what a form is opened. */
export type Begin = (
  | ({ kind: 'new'; start: string; end: string } & Partial<NewEvent>)
  | { kind: 'edit'; occurrence: Occurrence }
) & {
  /** What stood in the form when it was closed without being saved. */
  typed?: EventDraft
}

/** What stands in the form, as it was typed. Days keep a time beside them, for when they are no whole days any more. */
export type EventDraft = {
  title: string
  allDay: boolean
  start: string
  end: string
  /** How long it lasted before its start was cleared or could not be read. */
  lasts?: Temporal.Duration | undefined
  zone: string
  calendar: string | undefined
  type: EventType
  location: string
  description: string
  attendees: string
  people: Guest[]
  repeat: string | null
}

export const fillInRequired = 'Please fill in all required fields'

/** By field: what is wrong with it. `title`, `start` and `end` come first, as they stand in the form. */
export type Wrongs = Partial<Record<'title' | 'start' | 'end' | 'attendees' | 'people' | 'zone', string>>

export function draftOf(begin: Begin, zone: string): EventDraft {
  return begin.kind === 'new' ? newDraft(begin, zone) : draftOfOccurrence(begin.occurrence)
}

function newDraft(begin: Extract<Begin, { kind: 'new' }>, zone: string): EventDraft {
  return {
    ...timesOf(begin.start, begin.end),
    title: begin.title ?? '',
    zone: begin.zone ?? zone,
    calendar: begin.calendar,
    type: begin.type ?? 'meeting',
    location: begin.location ?? '',
    description: begin.description ?? '',
    attendees: begin.attendees?.toString() ?? '',
    people: begin.people ?? [],
    repeat: begin.repeat ?? null,
  }
}

function draftOfOccurrence(occurrence: Occurrence): EventDraft {
  const { allDay, start, end, zone, attendees } = occurrence
  const { title, calendar, type, location, description, people, repeat } = occurrence
  const onWall = (moment: string) => (allDay ? moment : wallOf(moment, zone))
  const rest = { title, zone, calendar, type, location, description, people, repeat }
  return { ...timesOf(onWall(start), onWall(end)), ...rest, attendees: attendees?.toString() ?? '' }
}

/** A last day is shown, where the end is the day after it. */
function timesOf(start: string, end: string): Pick<EventDraft, 'allDay' | 'start' | 'end'> {
  if (start.includes('T')) return { allDay: false, start: start.slice(0, 16), end: end.slice(0, 16) }
  return { allDay: true, start: `${start}T09:00`, end: `${dayAfter(end, -1)}T10:00` }
}

/** Another beginning takes the end along, so that it lasts as long as it did. */
export function withStart(draft: EventDraft, start: string): EventDraft {
  const lasts = isTime(draft.start) && isTime(draft.end) ? wall(draft.start).until(wall(draft.end)) : draft.lasts
  if (!lasts || !isTime(start)) return { ...draft, start, lasts }
  return { ...draft, start, end: wall(start).add(lasts).toString({ smallestUnit: 'minute' }), lasts: undefined }
}

/** An end that is given by itself decides how long it lasts. */
export function withEnd(draft: EventDraft, end: string): EventDraft {
  return { ...draft, end, lasts: undefined }
}

/** What must be put right before it is sent. */
export function findWrongs(draft: EventDraft): Wrongs {
  const title = draft.title.trim() === '' ? fillInRequired : undefined
  const [start, end] = [missing(startOf(draft)), missing(draft.allDay ? draft.end.slice(0, 10) : draft.end)]
  return withoutNothing({
    title,
    start,
    end: end ?? (start === undefined && !isAfter(draft) ? endAfterStart : undefined),
    attendees: isCount(draft.attendees) ? undefined : 'Write how many people come, as a whole number.',
    people: writtenPeople(draft).every((person) => guest.safeParse(person).success)
      ? undefined
      : 'Each person needs an e-mail address, such as sara@example.com.',
    zone: isZone(draft.zone) ? undefined : 'This is not a time zone, such as Europe/Vienna.',
  })
}

/** A day without its time, or a time without its day, is not filled in. */
function missing(given: string): string | undefined {
  return isTime(given) || /^\d{4}-\d\d-\d\d$/.test(given) ? undefined : fillInRequired
}

/** What an alert says: what was left out is said before what is wrong. */
export function alertOf(wrongs: Wrongs): string | undefined {
  const all = Object.values(wrongs)
  return all.includes(fillInRequired) ? fillInRequired : all[0]
}

/** What the action is asked for. */
export function wantedOf(draft: EventDraft): NewEvent {
  const { allDay, zone, calendar, type, location, description, repeat } = draft
  return {
    title: draft.title.trim(),
    start: startOf(draft),
    end: endOf(draft),
    ...(!allDay && { zone }),
    ...(calendar !== undefined && { calendar }),
    type,
    location,
    description,
    attendees: countOf(draft.attendees),
    people: writtenPeople(draft),
    repeat,
  }
}

/** No more than what is other than before; times go together. */
export function changesOf(before: EventDraft, after: EventDraft): Partial<ChangedEvent> {
  const [was, is] = [wantedOf(before), wantedOf(after)]
  const { start, end, zone, ...rest } = is
  const isSame = (name: keyof NewEvent) => JSON.stringify(was[name]) === JSON.stringify(is[name])
  const changed = Object.entries(rest).filter(([name]) => !isSame(name as keyof NewEvent))
  const isSameTime = isSame('start') && isSame('end') && isSame('zone')
  return { ...Object.fromEntries(changed), ...(!isSameTime && { start, end, ...(zone !== undefined && { zone }) }) }
}

/** On the wall, or a day. */
export function startOf({ allDay, start }: EventDraft): string {
  return allDay ? start.slice(0, 10) : start
}

/** Exclusive. */
export function endOf({ allDay, end }: EventDraft): string {
  return allDay ? dayAfter(end.slice(0, 10), 1) : end
}

/** Whether there is anything to look up by its times. */
export function hasTimes(draft: EventDraft): boolean {
  return isTime(draft.start) && isTime(draft.end) && isAfter(draft) && isZone(draft.zone)
}

function isAfter({ allDay, start, end }: EventDraft): boolean {
  return allDay ? start.slice(0, 10) <= end.slice(0, 10) : start < end
}

function isTime(text: string): boolean {
  return /^\d{4}-\d\d-\d\dT\d\d:\d\d$/.test(text)
}

function wall(text: string): Temporal.PlainDateTime {
  return Temporal.PlainDateTime.from(text)
}

function dayAfter(day: string, days: number): string {
  return Temporal.PlainDate.from(day).add({ days }).toString()
}

function isCount(text: string): boolean {
  const count = countOf(text)
  return text.trim() === '' || (count !== null && count >= 0 && count <= 100_000)
}

/** As an integer; nothing that is left out, or no number at all. */
function countOf(text: string): number | null {
  const count = Number.parseInt(text, 10)
  return Number.isNaN(count) ? null : count
}

function writtenPeople({ people }: EventDraft): Guest[] {
  const trimmed = people.map(({ name, email }) => ({ name: name.trim(), email: email.trim() }))
  return trimmed.filter(({ name, email }) => name !== '' || email !== '')
}

function isZone(name: string): boolean {
  try {
    return Intl.DateTimeFormat('en', { timeZone: name }) !== undefined
  } catch {
    return false
  }
}

function withoutNothing(wrongs: { [Name in keyof Wrongs]: Wrongs[Name] | undefined }): Wrongs {
  return Object.fromEntries(Object.entries(wrongs).filter(([, wrong]) => wrong !== undefined))
}
