import { clockSpan } from '#foundation/time/format/clock-text.ts'
import { timeFormat } from '#foundation/web/time-format.ts'
import type { Occurrence } from '../../contract.ts'
import { dayWords } from './days.ts'
import { daysOf } from './pieces.ts'
import { clock, wallOf } from './wall.ts'

/** “09:00–10:30” or “9:00–10:30 am”, as it stands in a block. */
export function timesOf({ start, end }: Pick<Occurrence, 'start' | 'end'>, zone: string): string {
  return clockSpan(wallOf(start, zone).minute, wallOf(end, zone).minute, timeFormat())
}

/** “, done”: behind its title or its time, for whoever listens. */
export function stateOf({ done }: Pick<Occurrence, 'done'>): string {
  return done ? ', done' : ''
}

/** On a button. */
export function finishWords({ done }: Pick<Occurrence, 'done'>): string {
  return done ? 'Not done after all' : 'Mark as done'
}

/** What is done is still seen, and stands back. */
export function titleLook({ done }: Pick<Occurrence, 'done'>): string {
  return done ? 'text-muted line-through' : ''
}

/** “Monday 15 January 2024, 09:00 to 10:30”: for whoever listens, and where all of it must be said. */
export function whenOf(occurrence: Occurrence, zone: string): string {
  const { from, to } = daysOf(occurrence, zone)
  if (occurrence.allDay) return from === to ? `${dayWords(from)}, all day` : `${dayWords(from)} to ${dayWords(to)}`
  const [start, end] = [wallOf(occurrence.start, zone), wallOf(occurrence.end, zone)]
  const last = end.day === start.day ? clock(end.minute) : `${dayWords(end.day)}, ${clock(end.minute)}`
  return `${dayWords(start.day)}, ${clock(start.minute)} to ${last}`
}
