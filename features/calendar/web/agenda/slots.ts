import type { Occurrence } from '../../contract.ts'
import { daysOf, isLong, keyOf } from '../grid/pieces.ts'
import { minutesOfDay, wallOf } from '../grid/wall.ts'

/** Somebody up this early speaks of the morning. */
const dawn = 5 * 60

const slots = [
  { name: 'Night', hours: 'until 5:00 AM', from: 0, opens: dawn, shown: [0, dawn] },
  { name: 'Morning', hours: '9:00 AM-12:00 PM', from: dawn, opens: 9 * 60, shown: [9 * 60, 12 * 60] },
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
 * A day as the agenda shows it: what lasts whole days, then the slots, of which each runs to the beginning of the next,
 * so that nothing falls between. The night is left out if nothing is planned in it.
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
    slots: slots
      .map(({ from, ...slot }, at) => ({
        ...slot,
        closes: slots[at + 1]?.from,
        items: timed.filter((occurrence) => {
          const minute = startOn(occurrence, day, zone)
          return minute >= from && minute < (slots[at + 1]?.from ?? Infinity)
        }),
      }))
      .filter(({ name, items }) => name !== 'Night' || items.length > 0),
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
