import { Failure } from '#foundation/contract/failure.ts'
import type { Clock } from '#foundation/server/clock.ts'
import type { Database } from '#foundation/server/database/database.ts'
import type { Person } from '#foundation/server/person.ts'
import type { Calendar, Occurrence } from '../contract.ts'
import type { StoredEvent } from '../rules/event.ts'
import { inOrder, type Instance, instanceAt, type Moments, single, toOccurrence } from '../rules/occurrences.ts'
import { momentText } from '../rules/wall.ts'
import type { CalendarRow } from './calendar-store.ts'
import { ownCalendars, toCalendar } from './calendars.ts'
import { findEvent, hadEvents, listBetween } from './event-store.ts'
import { listed, mostDescription, mostOccurrences, unfoldAll } from './unfolding.ts'
import type { Day, DayOf } from './whose.ts'
import { noEvent } from './writing.ts'

/** Occurrences in a span, in order, and what is needed to describe them. */
export type Seen = { instances: Instance[]; calendars: CalendarRow[]; day: Day }

type Looking = {
  only?: 'visible'
  /** More than this is refused; the limit of an answer by default. */
  most?: number
}

export type Events = {
  dayOf: DayOf
  /** In all calendars, or only in visible ones. */
  between(person: Person, moments: Moments, looking?: Looking): Promise<Seen>
  list(person: Person, moments: { from: string; to: string }): Promise<Occurrence[]>
  /** With its whole description. */
  read(person: Person, which: { id: string; original?: string | undefined }): Promise<Occurrence>
  /** Neither it nor its calendar is deleted. */
  find(person: Person, id: string): Promise<StoredEvent>
  calendars(person: Person): Promise<{ calendars: Calendar[]; sample: boolean }>
  /** Whether the person has never had an event. */
  isNew(person: Person): Promise<boolean>
}

export type EventsParts = { database: Database; clock: Clock; dayOf: DayOf }

export function createEvents({ database, dayOf }: EventsParts): Events {
  async function between(
    person: Person,
    moments: Moments,
    { only, most = mostOccurrences }: Looking = {},
  ): Promise<Seen> {
    refuseLong(moments)
    const read = database.as(person.id, async (tx) => {
      const own = await ownCalendars(tx, person.id)
      const wanted = own.filter(({ visible }) => visible || only === undefined)
      const span = {
        from: momentText(moments.start),
        to: momentText(moments.end),
        most: most + 1,
        description: mostDescription + 1,
      }
      return {
        calendars: wanted,
        events: await listBetween(tx, person.id, { ...span, calendars: wanted.map(({ id }) => id) }),
      }
    })
    const [day, { calendars, events }] = await Promise.all([dayOf(person), read])
    const isKnown = ({ fields }: Instance) => calendars.some(({ id }) => id === fields.calendar)
    const instances = (await unfoldAll(events, { moments, zone: day.zone, most })).filter(isKnown)
    return { instances: instances.sort(inOrder), calendars, day }
  }

  return {
    dayOf,
    between,
    async list(person, { from, to }) {
      return listed(occurrencesOf(await between(person, { start: Date.parse(from), end: Date.parse(to) })))
    },
    read: async (person, which) => toldOf(await findEventOf(database, person, which.id), which, await dayOf(person)),
    find: async (person, id) => (await findEventOf(database, person, id)).event,
    isNew: (person) => database.as(person.id, async (tx) => !(await hadEvents(tx, person.id))),
    calendars: (person) =>
      database.as(person.id, async (tx) => {
        const own = await ownCalendars(tx, person.id)
        return {
          calendars: own.map((row) => toCalendar(row)),
          sample: own.some(({ beforeSample }) => beforeSample !== null),
        }
      }),
  }
}

/** The event, and its owner's calendars. */
function findEventOf(database: Database, person: Person, id: string) {
  return database.as(person.id, async (tx) => {
    const calendars = await ownCalendars(tx, person.id)
    const event = await findEvent(tx, person.id, id)
    if (!event || event.deleted || !calendars.some((each) => each.id === event.calendar)) throw noEvent()
    const { deleted: _deleted, ...found } = event
    return { event: found, calendars }
  })
}

type Found = Awaited<ReturnType<typeof findEventOf>>

function toldOf(
  { event, calendars }: Found,
  { original }: { original?: string | undefined },
  { zone }: Day,
): Occurrence {
  const instance = event.repeat === null ? single(event, zone) : instanceAt(event, original ?? event.start, zone)
  const [found] = occurrencesOf({ instances: [instance], calendars })
  if (!found) throw noEvent()
  return found
}

export function occurrencesOf({ instances, calendars }: Pick<Seen, 'instances' | 'calendars'>): Occurrence[] {
  const colors = new Map(calendars.map(({ id, color }) => [id, color]))
  return instances.map((instance) => toOccurrence(instance, colors.get(instance.fields.calendar) ?? '#8b5cf6'))
}

const mostDays = 400

function refuseLong({ start, end }: Moments): void {
  if (end <= start) throw new Failure('invalid', 'The end must be after the start.')
  if (end - start > mostDays * 86_400_000) throw new Failure('invalid', `Please ask for ${mostDays} days at most.`)
}
