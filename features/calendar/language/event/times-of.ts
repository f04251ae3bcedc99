import type { Grain, Repeated, When } from '#foundation/time/words/when.ts'
import type { Open } from './draft.ts'
import { ours } from './happenings.ts'
import { lasting, usualHour } from './hours.ts'
import { taskVerb } from './kind.ts'
import type { EventReading, SaidEvent } from './said-event.ts'

/** On the wall; days where it lasts whole days. `open` names what the times are only a guess about. */
export type DraftTimes = { start?: string; end?: string; allDay?: boolean; open?: Open }

type Wall = Temporal.PlainDateTime

/** When an event takes place of which only some is said: an hour unless stated, and whole days where only days are. */
export function timesOf(reading: EventReading): DraftTimes | undefined {
  const { said } = reading
  if (said.repeated) return ofSeries(said.repeated, reading)
  return said.when && ofWhen(said.when, reading)
}

function ofSeries(repeated: Repeated, reading: EventReading): DraftTimes {
  const { said } = reading
  const { when } = said
  const isOfWhen = when?.saysTime === true && !repeated.saysTime
  const start = isOfWhen ? when.start : repeated.start
  if (repeated.saysTime || (isOfWhen && when.grain !== 'part')) return timed(start, repeated.end ?? endOf(start, said))
  const guess = daily(start, undefined, said)
  const isErrand = !ours.test(said.title) && said.people.length === 0 && !hasHours(said)
  return isWhole(reading) || isErrand || usualHour(said.title) !== undefined ? guess : { ...guess, open: 'series-time' }
}

const tooLong = new Set<Grain>(['month', 'quarter', 'year'])
const wide = new Set<Grain>(['week', 'weekend', 'month', 'quarter', 'year'])

function ofWhen(when: When, reading: EventReading): DraftTimes | undefined {
  const { said, focus } = reading
  const { kind, grain, saysTime } = when
  const start = kind === 'before' ? (when.end ?? when.start) : when.start
  if (focus && when.end && grain === 'part') return timed(when.start, when.end)
  if (grain === 'part') return ofPart(when, said)
  if (saysTime) return ofClock(when, start, said)
  if (tooLong.has(grain) && kind === 'instant') return { open: 'when' }
  if (isWhole(reading) || kind === 'before' || isOfDays(when, said)) return daily(start, untilOf(when, start), said)
  const guess = daily(start, untilOf(when, start), said)
  if (usualHour(said.title) !== undefined && !wide.has(grain)) return guess
  return { ...guess, open: wide.has(grain) ? 'when' : 'time' }
}

function ofClock(when: When, start: Wall, said: SaidEvent): DraftTimes {
  const spans = when.kind === 'interval' && when.end && !said.length ? when.end : undefined
  const times = timed(start, spans ?? endOf(start, said))
  // “From 4pm to 3pm” is a slip: which of the two is wrong must be asked.
  return spans && start.until(spans).total('hours') > 20 && sameWords(when, spans) ? { ...times, open: 'time' } : times
}

/** The end was said without a day of its own. */
function sameWords({ start }: When, end: Wall): boolean {
  return end.toPlainDate().equals(start.toPlainDate().add({ days: 1 }))
}

/** What lasts days, was said to, or is something to do on that day. */
function isWhole({ said, focus, allDay = false }: EventReading): boolean {
  if (allDay || focus) return true
  if (hasHours(said)) return false
  return lasting.test(said.title) || /\b(?:off|due|away)\b/i.test(said.title) || taskVerb.test(said.title)
}

/** “3 to 5 December”, “for two days”. */
function isOfDays({ kind, grain }: When, said: SaidEvent): boolean {
  return (kind === 'interval' && grain === 'day') || (said.length !== undefined && !hasHours(said))
}

function hasHours({ length }: SaidEvent): boolean {
  return length !== undefined && length.duration.hours + length.duration.minutes > 0
}

function untilOf({ kind, grain, end }: When, start: Wall): Wall | undefined {
  if (kind === 'before') return undefined
  return end ?? (grain === 'week' ? start.add({ weeks: 1 }) : grain === 'weekend' ? start.add({ days: 2 }) : undefined)
}

/** “Tomorrow morning” begins as mornings do, and lasts as long as anything else; the hour is a guess. */
function ofPart(when: When, said: SaidEvent): DraftTimes {
  const meal = usualHour(said.title)
  const usual = meal ?? partHour(when.start.hour)
  const within = when.end === undefined || usual < hourOf(when.start, when.end)
  const start = usual >= when.start.hour && within ? when.start.with({ hour: usual, minute: 0, second: 0 }) : when.start
  const times = timed(start, endOf(start, said))
  return meal === undefined ? { ...times, open: 'time' } : times
}

function hourOf(start: Wall, end: Wall): number {
  return start.toPlainDate().equals(end.toPlainDate()) ? end.hour : 24
}

function partHour(from: number): number {
  if (from < 11) return 9
  if (from < 17) return Math.max(from, 14)
  return Math.max(from, 19)
}

function endOf(start: Wall, { length }: SaidEvent): Wall {
  const end = start.add(length?.duration ?? { hours: 1 })
  return Temporal.PlainDateTime.compare(end, start) > 0 ? end : start.add({ hours: 1 })
}

function timed(start: Wall, end: Wall): DraftTimes {
  const later = Temporal.PlainDateTime.compare(end, start) > 0 ? end : start.add({ hours: 1 })
  return { start: wall(start), end: wall(later), allDay: false }
}

export function wall(time: Wall): string {
  return time.toString({ smallestUnit: 'minute' })
}

function daily(start: Wall, until: Wall | undefined, said: SaidEvent): DraftTimes {
  const day = start.toPlainDate()
  const isOneDay = !until || Temporal.PlainDateTime.compare(until, start.add({ days: 1 })) <= 0
  const meal = isOneDay ? usualHour(said.title) : undefined
  if (meal !== undefined || hasHours(said)) {
    const at = day.toPlainDateTime({ hour: meal ?? 9 })
    return timed(at, endOf(at, said))
  }
  const named =
    until?.subtract({ nanoseconds: 1 }).toPlainDate().add({ days: 1 }) ?? day.add(said.length?.duration ?? { days: 1 })
  const end = Temporal.PlainDate.compare(named, day) > 0 ? named : day.add({ days: 1 })
  return { start: day.toString(), end: end.toString(), allDay: true }
}
