import { randomUUID } from 'node:crypto'
import type { Occurrence } from '#features/calendar/contract.ts'
import type { Speaker } from './room.ts'

/** An event in local time; all-day events have no time. */
export type KeptEvent = {
  title: string
  start: string
  end: string
  repeat?: string
  location?: string
  people?: ({ name?: string; email: string } | string)[]
}

/** The most steps in one plan. */
const mostSteps = 50

/** Creates events directly, without the ledger: the sentence is under test, not the setup. */
export async function createEvents({ id, calendar }: Speaker, events: readonly KeptEvent[]): Promise<void> {
  const steps = events.map(({ people, ...event }) => {
    const guests = people?.map((each) => (typeof each === 'string' ? { name: '', email: each } : { name: '', ...each }))
    return { do: 'create', event: { ...event, ...(guests && { people: guests }) } }
  })
  for (let from = 0; from < steps.length; from += mostSteps) {
    const some = steps.slice(from, from + mostSteps)
    await calendar.press({ id, sessionId: randomUUID() }, 'apply-plan', { title: 'Before', steps: some })
  }
}

/** Single events, and the first occurrence of each series within the span. */
export async function eventsBetween(person: Speaker, from: string, to: string): Promise<KeptEvent[]> {
  const found = await occurrencesBetween(person, from, to)
  const series = new Set<string>()
  return found.filter(({ repeat, title }) => {
    if (repeat === undefined) return true
    const isFirst = !series.has(title + repeat)
    series.add(title + repeat)
    return isFirst
  })
}

/** The calendar shows at most four hundred days, one of which may have 25 hours. */
const mostDays = 399

export async function occurrencesBetween(person: Speaker, from: string, to: string): Promise<KeptEvent[]> {
  const cut = Temporal.PlainDate.from(from).add({ days: mostDays })
  if (Temporal.PlainDate.compare(cut, to) < 0)
    return [
      ...(await occurrencesBetween(person, from, cut.toString())),
      ...(await occurrencesBetween(person, cut.toString(), to)),
    ]
  const { zone } = person
  const moment = (day: string) => Temporal.PlainDate.from(day).toZonedDateTime(zone).toInstant().toString()
  const reader = { id: person.id, sessionId: randomUUID() }
  const found = await person.calendar.get<Occurrence[]>(reader, 'events', { from: moment(from), to: moment(to) })
  const wall = (at: string) =>
    at.includes('T')
      ? Temporal.Instant.from(at).toZonedDateTimeISO(zone).toPlainDateTime().toString({ smallestUnit: 'minute' })
      : at
  return found.map(({ title, start, end, repeat, people, location }) => ({
    title,
    start: wall(start),
    end: wall(end),
    location,
    people: people.map(({ email }) => email),
    ...(repeat !== null && { repeat }),
  }))
}

/** What is missing from `found`, and what is in it beyond the expected. */
export function compareEvents(
  wanted: readonly KeptEvent[],
  found: readonly KeptEvent[],
): { missing: KeptEvent[]; extra: KeptEvent[] } {
  const extra = [...found]
  const missing = wanted.filter((event) => {
    const at = extra.findIndex((other) => fits(event, other))
    if (at >= 0) extra.splice(at, 1)
    return at < 0
  })
  return { missing, extra }
}

/** The title may say more than expected; place and guests count if the case names them. */
export function fits(wanted: KeptEvent, { title, start, end, location, people }: KeptEvent): boolean {
  const emails = wanted.people?.map((each) => (typeof each === 'string' ? each : each.email)) ?? []
  return (
    plainTitle(title).includes(plainTitle(wanted.title)) &&
    wanted.start === start &&
    wanted.end === end &&
    (wanted.location === undefined || wanted.location.toLowerCase() === (location ?? '').toLowerCase()) &&
    emails.every((email) => people?.some((other) => other === email))
  )
}

function plainTitle(title: string): string {
  return title.toLowerCase().replaceAll('w/ ', 'with ')
}

export function eventText({ title, start, end }: KeptEvent): string {
  return `${start} ${end} ${title}`
}
