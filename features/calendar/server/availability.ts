import { daysBetween, free, momentsOf, overlap, type Span, spanOfDays, workingSpans } from '#foundation/time/spans.ts'
import { dayOf } from '#foundation/time/zones.ts'
import type { Person } from '#foundation/server/person.ts'
import type { DayOverview, Occurrence, Slot } from '../contract.ts'
import { overviewOf, takenBy } from '../rules/overview.ts'
import { takesTime } from '../rules/event.ts'
import type { Moments } from '../rules/occurrences.ts'
import { type Events, occurrencesOf } from './events.ts'
import { takeTurns } from './turns.ts'
import { listed, mostMeasured } from './unfolding.ts'

export type Wanted = { minutes: number; buffer: number; limit: number; always?: boolean }

/** Busy and free time over all visible calendars. */
export type Availability = {
  /** Adjacent events do not clash, and all-day events and done tasks occupy no time. */
  clashes(person: Person, moments: Moments, except?: string): Promise<Occurrence[]>
  /** Within the working hours, unless `always`. */
  free(person: Person, moments: Moments, wanted: Wanted): Promise<Slot[]>
  overview(person: Person, days: { from: string; to: string }): Promise<DayOverview[]>
}

export function createAvailability(events: Events): Availability {
  return {
    async clashes(person, moments, except) {
      const seen = await events.between(person, moments, { only: 'visible', most: mostMeasured })
      const instances = seen.instances.filter(
        (each) => each.event.id !== except && takesTime(each.fields) && overlap(each, moments),
      )
      return listed(occurrencesOf({ ...seen, instances: instances.slice(0, mostClashes) }))
    },
    async free(person, moments, { minutes, buffer, limit, always = false }) {
      const around = { start: moments.start - buffer * minute, end: moments.end + buffer * minute }
      const { instances, day } = await events.between(person, around, { only: 'visible', most: mostMeasured })
      const days = daysBetween(dayOf(moments.start, day.zone), dayOf(moments.end, day.zone))
      const frames = always
        ? [moments]
        : clipped(
            days.flatMap((each) => workingSpans(day.workingHours, each, day.zone)),
            moments,
          )
      const slots = free(takenBy(instances), frames, { least: minutes * minute, buffer: buffer * minute })
      return slots.slice(0, limit).map(momentsOf)
    },
    async overview(person, { from, to }) {
      const { zone } = await events.dayOf(person)
      const span = spanOfDays(from, to, zone)
      const { instances, day } = await events.between(person, span, { only: 'visible', most: mostMeasured })
      const turn = takeTurns()
      const days: DayOverview[] = []
      for (const each of daysBetween(from, to)) {
        days.push(overviewOf(each, instances, day))
        await turn()
      }
      return days
    },
  }
}

const minute = 60_000

/** The most clashes in a list. */
const mostClashes = 200

function clipped(frames: readonly Span[], { start, end }: Moments): Span[] {
  return frames
    .map((frame) => ({ start: Math.max(frame.start, start), end: Math.min(frame.end, end) }))
    .filter((frame) => frame.start < frame.end)
}
