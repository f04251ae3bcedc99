import type { Clock } from '#foundation/server/clock.ts'
import type { Person } from '#foundation/server/person.ts'
import { momentsOf, spanOfDays, workingSpans } from '#foundation/time/spans.ts'
import { addOnWall, dayOf } from '#foundation/time/zones.ts'
import type { Occurrence, Today } from '../contract.ts'
import { meetingLink } from '../rules/meeting-link.ts'
import type { Instance } from '../rules/occurrences.ts'
import { todayOf } from '../rules/today.ts'
import { type Events, occurrencesOf } from './events.ts'
import { listed, mostMeasured } from './unfolding.ts'

/** What the home says about the person's day. */
export type ReadToday = (person: Person) => Promise<Today>

export function createToday({ events, clock }: { events: Events; clock: Clock }): ReadToday {
  return async (person) => {
    const { zone, workingHours } = await events.dayOf(person)
    const now = clock.now().getTime()
    const day = dayOf(now, zone)
    const today = spanOfDays(day, day, zone)
    const until = spanOfDays(day, addOnWall(day, daysAhead * 24 * 60).slice(0, 10), zone)
    const seen = await events.between(person, { start: now, end: until.end }, { only: 'visible', most: mostMeasured })
    const { current, next, clashes, spare } = todayOf(seen.instances, {
      now,
      today,
      working: workingSpans(workingHours, day, zone),
    })
    const tell = (instance: Instance): Occurrence[] => listed(occurrencesOf({ ...seen, instances: [instance] }))
    const tellOne = (instance: Instance | undefined) => (instance ? (tell(instance)[0] ?? null) : null)
    return {
      zone,
      day,
      current: withLink(tellOne(current)),
      next: withLink(tellOne(next)),
      clashes: clashes.map(([one, other]) => [...tell(one), ...tell(other)]),
      spare: spare ? momentsOf(spare) : null,
      isNew: seen.instances.length === 0 && (await events.isNew(person)),
    }
  }
}

/** After a week without events, nothing is near enough to be told. */
const daysAhead = 6

function withLink(occurrence: Occurrence | null): Today['next'] {
  if (!occurrence) return null
  return { occurrence, link: meetingLink(occurrence.location, occurrence.description)?.href ?? null }
}
