import type { Clock } from '#foundation/server/clock.ts'
import { handle, type Handler } from '#foundation/server/http/handler.ts'
import type { Person } from '#foundation/server/person.ts'
import { dateOrderOf } from '#foundation/time/words/date-order.ts'
import { wallOf } from '#foundation/time/zones.ts'
import { type Occurrence, type Reading, readWordsRoute } from '../contract.ts'
import { momentsOf } from '../rules/occurrences.ts'
import { type Read, readingOf } from '../reading.ts'
import { type Events, occurrencesOf } from './events.ts'
import type { DayOf } from './whose.ts'

type Parts = { events: Events; clock: Clock; dayOf: DayOf }

/** An event in words, understood by the person's own clock, and what it would clash with. */
export function createReadWords({ events, clock, dayOf }: Parts) {
  return async (person: Person, words: string): Promise<Reading> => {
    const { zone } = await dayOf(person)
    const now = Temporal.PlainDateTime.from(wallOf(clock.now().getTime(), zone))
    const read = readingOf(words, { now, dateOrder: dateOrderOf(zone) }, zone)
    return { ...read, clashes: await clashesOf(events, person, read) }
  }
}

export function readingHandlers(parts: Parts): Handler[] {
  const read = createReadWords(parts)
  return [handle(readWordsRoute, ({ person, query }) => read(person, query.words))]
}

async function clashesOf(events: Events, person: Person, { event }: Read): Promise<Occurrence[]> {
  if (event.start === null || event.end === null || event.allDay) return []
  const moments = momentsOf({ start: event.start, end: event.end, zone: event.zone }, event.zone)
  const seen = await events.between(person, moments, 'visible')
  return occurrencesOf(seen).filter(({ allDay }) => !allDay)
}
