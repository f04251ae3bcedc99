import { type EventFields, isDay } from './event.ts'
import { momentsOf } from './occurrences.ts'
import { wallClock } from '#foundation/time/format/clock-text.ts'
import { dateText } from '#foundation/time/format/date-text.ts'
import type { TimeFormat } from '#foundation/time/format/time-format.ts'
import { wallOf } from '#foundation/time/zones.ts'
import { dayMilliseconds, dayOfWall, shifted } from './wall.ts'

type Timed = Pick<EventFields, 'start' | 'end' | 'zone'>

/** Where the person is, and how they want times written. */
export type Reader = { zone: string; format: TimeFormat }

/** “Thursday 26 November 2026, 13:00 to 14:00”; with the zone and the person's own time where those differ. */
export function whenWords({ start, end, zone }: Timed, { zone: own, format }: Reader): string {
  if (isDay(start)) return daysWords(start, shifted(end, -dayMilliseconds), format)
  const there = timesWords(start, end, { format })
  const moments = momentsOf({ start, end, zone }, own)
  const [ownStart, ownEnd] = [wallOf(moments.start, own), wallOf(moments.end, own)]
  if (ownStart === start && ownEnd === end) return there
  return `${timesWords(ownStart, ownEnd, { format })} (${timesWords(start, end, { format, day: ownStart.slice(0, 10) })} in ${zoneWords(zone)})`
}

/** “Thursday 26 November 2026”. */
export function dayWords(day: string, format: TimeFormat): string {
  return dateText(dayOfWall(day), 'full', format)
}

export function counted(count: number, noun: string): string {
  return `${count} ${noun}${count === 1 ? '' : 's'}`
}

export function listed(words: readonly string[]): string {
  return words.length < 2 ? words.join('') : `${words.slice(0, -1).join(', ')} and ${words.at(-1)}`
}

function daysWords(first: string, last: string, format: TimeFormat): string {
  return first === last
    ? `${dayWords(first, format)}, all day`
    : `${dayWords(first, format)} to ${dayWords(last, format)}`
}

function timesWords(start: string, end: string, { format, day: said }: { format: TimeFormat; day?: string }): string {
  const day = said === start.slice(0, 10) ? '' : `${dayWords(start, format)}, `
  const isSameDay = start.slice(0, 10) === end.slice(0, 10)
  return `${day}${wallClock(start, format)} to ${isSameDay ? '' : `${dayWords(end, format)}, `}${wallClock(end, format)}`
}

/** “Tokyo” of Asia/Tokyo; UTC stays what it is. */
function zoneWords(zone: string): string {
  return zone.split('/').at(-1)?.replaceAll('_', ' ') ?? zone
}
