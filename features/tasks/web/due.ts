import { clockText } from '#foundation/time/format/clock-text.ts'
import type { Task } from '../contract.ts'
import { isDay, ownDue } from '../rules/due.ts'
import { dayName, type Seen } from './groups.ts'

/** “Today, 16:00”, “Friday 27 November”. */
export function dueText(
  { due, zone }: Pick<Task, 'due' | 'zone'>,
  seen: Pick<Seen, 'zone' | 'now' | 'format'>,
): string {
  if (due === null) return ''
  const own = ownDue(due, zone, seen.zone)
  const day = dayName(own.slice(0, 10), seen)
  if (isDay(own)) return day
  return `${day}, ${clockText(Number(own.slice(11, 13)) * 60 + Number(own.slice(14, 16)), seen.format)}`
}

/** “today”, “Friday 27 November”: within a sentence. */
export function askText(day: string, seen: Pick<Seen, 'zone' | 'now' | 'format'>): string {
  const name = dayName(day, seen)
  return ['Yesterday', 'Today', 'Tomorrow'].includes(name) ? name.toLowerCase() : name
}
