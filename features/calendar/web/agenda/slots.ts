import type { Occurrence } from '../../contract.ts'
import { daysOf, isLong, keyOf } from '../grid/pieces.ts'
import { minutesOfDay, wallOf } from '../grid/wall.ts'

const slots = [
  { name: 'Morning', hours: '9:00 AM-12:00 PM', from: 0, opens: 9 * 60, shown: [9 * 60, 12 * 60] },
  { name: 'Afternoon', hours: '1:00-5:00 PM', from: 13 * 60, opens: 13 * 60, shown: [13 * 60, 17 * 60] },
  { name: 'Evening', hours: '6:00 PM onwards', from: 18 * 60, opens: 18 * 60, shown: [18 * 60] },
] as const

export type Slot = {
  name: string
  /** In the words of the specification. */
  hours: string
  /** The same in minutes of the day; what has no end goes on. */
  shown: readonly [from: number, to?: number]
  /** From here on it counts what is free. */
  opens: number
  /** Where the next slot begins; the last one has no end. */
  closes: number | undefined
  items: Occurrence[]
}

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
    slots: slots.map(({ from, ...slot }, at) => ({
      ...slot,
      closes: slots[at + 1]?.from,
      items: timed.filter((occurrence) => {
        const minute = startOn(occurrence, day, zone)
        return minute >= from && minute < (slots[at + 1]?.from ?? Infinity)
      }),
    })),
  }
}

/** In minutes of the day. What began the day before has begun when the day does. */
export function startOn({ start }: Occurrence, day: string, zone: string): number {
  const wall = wallOf(start, zone)
  return wall.day < day ? 0 : wall.minute
}

/** What goes on after midnight ends with the day. */
export function endOn({ end }: Occurrence, day: string, zone: string): number {
  const wall = wallOf(end, zone)
  return wall.day > day ? minutesOfDay : wall.minute
}

function byStart(one: Occurrence, other: Occurrence): number {
  return (
    one.start.localeCompare(other.start) || one.end.localeCompare(other.end) || keyOf(one).localeCompare(keyOf(other))
  )
}
