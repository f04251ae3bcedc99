import type { Clock } from '#foundation/server/clock.ts'
import { handle, type Handler } from '#foundation/server/http/handler.ts'
import type { Person } from '#foundation/server/person.ts'
import { dateOrderOf } from '#foundation/time/words/date-order.ts'
import { wallOf } from '#foundation/time/zones.ts'
import { type Occurrence, type Reading, readWordsRoute } from '../contract.ts'
import { type Read, readingOf } from '../reading.ts'
import { momentsOf } from '../rules/occurrences.ts'
import type { Availability } from './availability.ts'
import type { DayOf } from './whose.ts'

type Parts = { availability: Availability; clock: Clock; dayOf: DayOf }

export type ReadWords = (person: Person, words: string) => Promise<Reading>

/** Reads an event in words by the person's clock, with what its first occurrence would clash with. */
export function createReadWords({ availability, clock, dayOf }: Parts): ReadWords {
  return async (person, words) => {
    const { zone, format } = await dayOf(person)
    const now = Temporal.PlainDateTime.from(wallOf(clock.now().getTime(), zone))
    const read = readingOf(words, { now, dateOrder: dateOrderOf(zone) }, { zone, format })
    return { ...read, clashes: await clashesWith(availability, person, read) }
  }
}

export function readingHandlers(parts: Parts): Handler[] {
  const read = createReadWords(parts)
  return [handle(readWordsRoute, ({ person, query }) => read(person, query.words))]
}

async function clashesWith(availability: Availability, person: Person, { event }: Read): Promise<Occurrence[]> {
  const { start, end, zone, allDay } = event
  if (start === null || end === null || allDay) return []
  return availability.clashes(person, momentsOf({ start, end, zone }, zone))
}
