import type { Occurrence } from '../../contract.ts'
import { daysOf, isLong, keyOf } from '../grid/pieces.ts'
import { wallOf } from '../grid/wall.ts'

const slots = [
  { name: 'Morning', hours: '9:00 AM-12:00 PM', from: 0 },
  { name: 'Afternoon', hours: '1:00-5:00 PM', from: 13 * 60 },
  { name: 'Evening', hours: '6:00 PM onwards', from: 18 * 60 },
] as const

export type Slot = { name: string; hours: string; items: Occurrence[] }

/**
 * A day as the agenda shows it: what lasts whole days, then three slots, of which each runs to the beginning of the
 * next, so that nothing falls between; what is earlier than the first belongs to it.
 */
export function agendaOf(
  occurrences: readonly Occurrence[],
  day: string,
  zone: string,
): { wholeDay: Occurrence[]; slots: Slot[] } {
  const ofDay = occurrences.filter((occurrence) => {
    const { from, to } = daysOf(occurrence, zone)
    return from <= day && day <= to
  })
  const timed = ofDay.filter((occurrence) => !isLong(occurrence)).toSorted(byStart)
  return {
    wholeDay: ofDay.filter(isLong).toSorted(byStart),
    slots: slots.map(({ name, hours, from }, at) => ({
      name,
      hours,
      items: timed.filter((occurrence) => {
        const minute = minuteOn(occurrence, day, zone)
        return minute >= from && minute < (slots[at + 1]?.from ?? Infinity)
      }),
    })),
  }
}

/** What began the day before has begun when the day does. */
function minuteOn({ start }: Occurrence, day: string, zone: string): number {
  const wall = wallOf(start, zone)
  return wall.day < day ? 0 : wall.minute
}

function byStart(one: Occurrence, other: Occurrence): number {
  return (
    one.start.localeCompare(other.start) || one.end.localeCompare(other.end) || keyOf(one).localeCompare(keyOf(other))
  )
}
