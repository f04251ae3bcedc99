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
  /** Events that contain these words; for a series its next occurrence. Upcoming first, then past. */
  search(person: Person, wanted: { words: string; limit: number }): Promise<Occurrence[]>
  /** The next event in visible calendars, or the next that contains these words; `undefined` if there is none. */
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

/** Enough to find the next one: some of those found around now may be over or still running. */
const mostLooked = 100
