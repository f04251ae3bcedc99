import type { Clock } from '#foundation/server/clock.ts'
import type { Happening, Happenings } from '#foundation/server/happening.ts'
import type { Person } from '#foundation/server/person.ts'
import { millisecondOf, wallOf } from '#foundation/time/zones.ts'
import { holdsAll } from '../rules.ts'
import type { ReaderOf } from './whose.ts'

const day = 86_400_000
const daysAhead = 100

export type SoughtEvents = {
  words?: string | undefined
  from?: string | undefined
  to?: string | undefined
  limit: number
}

/** An event to be reminded before or after, in the person's local time. */
export type FoundEvent = {
  event: string
  /** Which occurrence of a series; null if it does not repeat. */
  original: string | null
  title: string
  start: string
  end: string
  allDay: boolean
  isTask: boolean
  sources: string[]
}

/** Events that have not ended and contain these words, earliest first. */
export function createFindingEvents({
  clock,
  happenings,
  readerOf,
}: {
  clock: Clock
  happenings: Happenings
  readerOf: ReaderOf
}): (person: Person, sought: SoughtEvents) => Promise<FoundEvent[]> {
  return async ({ id: ownerId }, { words, from, to, limit }) => {
    const { zone } = await readerOf(ownerId)
    const now = clock.now().getTime()
    const span = {
      from: from === undefined ? now - day : millisecondOf(from, zone),
      to: to === undefined ? now + daysAhead * day : millisecondOf(to, zone),
    }
    const found = (await happenings(ownerId, span)).filter(
      (each) => each.end > now && (words === undefined || holdsAll(each, words)),
    )
    return found.slice(0, limit).map((each) => told(each, zone))
  }
}

function told({ id, original, title, start, end, allDay, isTask, sources }: Happening, zone: string): FoundEvent {
  const wall = (moment: number) => wallOf(moment, zone).slice(0, 16)
  return { event: id, original, title, start: wall(start), end: wall(end), allDay, isTask, sources: [...sources] }
}
