import { type EventFields, isDay } from './event.ts'
import { momentsOf } from './occurrences.ts'
import { wallOf } from '#foundation/time/zones.ts'
import { dayMilliseconds, dayOfWall, shifted, wallNumber } from './wall.ts'

type Timed = Pick<EventFields, 'start' | 'end' | 'zone'>

/** “Thursday 26 November 2026, 13:00 to 14:00”; with the zone and the person's own time where those differ. */
export function whenWords({ start, end, zone }: Timed, own: string): string {
  if (isDay(start)) return daysWords(start, shifted(end, -dayMilliseconds))
  const there = timesWords(start, end)
  const moments = momentsOf({ start, end, zone }, own)
  const [ownStart, ownEnd] = [wallOf(moments.start, own), wallOf(moments.end, own)]
  if (ownStart === start && ownEnd === end) return there
  return `${timesWords(ownStart, ownEnd)} (${timesWords(start, end, { day: ownStart.slice(0, 10) })} in ${zoneWords(zone)})`
}

/** “Thursday 26 November 2026”. */
export function dayWords(day: string): string {
  const date = new Date(wallNumber(dayOfWall(day)))
  return `${weekdays[date.getUTCDay()]} ${date.getUTCDate()} ${months[date.getUTCMonth()]} ${date.getUTCFullYear()}`
}

export function timeWords(wall: string): string {
  return wall.slice(11, 16)
}

export function counted(count: number, noun: string): string {
  return `${count} ${noun}${count === 1 ? '' : 's'}`
}

export function listed(words: readonly string[]): string {
  return words.length < 2 ? words.join('') : `${words.slice(0, -1).join(', ')} and ${words.at(-1)}`
}

function daysWords(first: string, last: string): string {
  return first === last ? `${dayWords(first)}, all day` : `${dayWords(first)} to ${dayWords(last)}`
}

function timesWords(start: string, end: string, said?: { day: string }): string {
  const day = said?.day === start.slice(0, 10) ? '' : `${dayWords(start)}, `
  const isSameDay = start.slice(0, 10) === end.slice(0, 10)
  return `${day}${timeWords(start)} to ${isSameDay ? '' : `${dayWords(end)}, `}${timeWords(end)}`
}

/** “Tokyo” of Asia/Tokyo; UTC stays what it is. */
function zoneWords(zone: string): string {
  return zone.split('/').at(-1)?.replaceAll('_', ' ') ?? zone
}

const weekdays = ['Sunday', 'Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday']
const months = [
  'January',
  'February',
  'March',
  'April',
  'May',
  'June',
  'July',
  'August',
  'September',
  'October',
  'November',
  'December',
]
