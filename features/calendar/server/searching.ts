import { momentText } from '../rules/wall.ts'
import type { Clock } from '#foundation/server/clock.ts'
import type { Database } from '#foundation/server/database/database.ts'
import type { Person } from '#foundation/server/person.ts'
import type { Occurrence } from '../contract.ts'
import { nextInstance, upcomingFirst } from '../rules/next.ts'
import type { Instance } from '../rules/occurrences.ts'
import { ownCalendars } from './calendars.ts'
import { listFrom } from './event-store.ts'
import { occurrencesOf } from './events.ts'
import { searchEvents } from './search-store.ts'
import { takeTurns } from './turns.ts'
import { listed } from './unfolding.ts'
import type { DayOf } from './whose.ts'

export type Searching = {
  /** What holds these words; of a series its next time. What is to come first, and then what is over. */
  search(person: Person, wanted: { words: string; limit: number }): Promise<Occurrence[]>
  /** What begins next in the visible calendars, or next of what holds these words; nothing where nothing does. */
  next(person: Person, words?: string): Promise<Occurrence | null>
}

type Parts = { database: Database; clock: Clock; dayOf: DayOf }

export function createSearching({ database, clock, dayOf }: Parts): Searching {
  async function told(person: Person, { words, limit }: { words: string | undefined; limit: number }) {
    const now = clock.now().getTime()
    const { zone } = await dayOf(person)
    return database.as(person.id, async (tx) => {
      const calendars = (await ownCalendars(tx, person.id)).filter(({ visible }) => words !== undefined || visible)
      const ids = calendars.map(({ id }) => id)
      const events =
        words === undefined
          ? await listFrom(tx, person.id, { from: momentText(now), calendars: ids, most: limit })
          : await searchEvents(tx, person.id, { words, now: momentText(now), calendars: ids, limit })
      const instances: Instance[] = []
      const turn = takeTurns()
      for (const event of events) {
        instances.push(nextInstance(event, now, zone))
        await turn()
      }
      return { now, instances: instances.sort(upcomingFirst(now)), calendars }
    })
  }

  return {
    search: async (person, wanted) => listed(occurrencesOf(await told(person, wanted))),
    async next(person, words) {
      const { now, instances, calendars } = await told(person, { words, limit: mostLooked })
      const next = instances.filter(({ start }) => start >= now).slice(0, 1)
      return occurrencesOf({ instances: next, calendars })[0] ?? null
    },
  }
}

/** Among so many is the next: what was found around now may be over, or go on. */
const mostLooked = 100
