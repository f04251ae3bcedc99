import type { Grain, When } from '#foundation/time/words/when.ts'
import type { SaidEvent } from './said-event.ts'

/** On the wall; days where it lasts whole days. Nothing where no day or time can be told. */
export type ReadTimes = { start: string; end: string; allDay: boolean } | undefined

/** When an event takes place of which only some is said: an hour unless stated, and whole days where only days are. */
export function timesOf(said: SaidEvent): ReadTimes {
  if (said.repeated) {
    const { start, end, saysTime } = said.repeated
    return saysTime ? timed(start, end ?? endOf(start, said)) : daily(start, undefined, said)
  }
  return said.when && ofWhen(said.when, said)
}

const tooLong = new Set<Grain>(['month', 'quarter', 'year'])

function ofWhen(when: When, said: SaidEvent): ReadTimes {
  const { kind, grain, saysTime } = when
  const start = kind === 'before' ? (when.end ?? when.start) : when.start
  if (grain === 'part') return ofPart(when, said)
  if (saysTime) return timed(start, said.length ? endOf(start, said) : intervalEnd(when, start, said))
  if (tooLong.has(grain) && kind !== 'interval') return undefined
  if (kind === 'before') return daily(start, undefined, said)
  return daily(
    start,
    when.end ?? (grain === 'week' ? start.add({ weeks: 1 }) : grain === 'weekend' ? start.add({ days: 2 }) : undefined),
    said,
  )
}

function intervalEnd(when: When, start: Temporal.PlainDateTime, said: SaidEvent): Temporal.PlainDateTime {
  return when.kind === 'interval' && when.end ? when.end : endOf(start, said)
}

/** “Tomorrow morning” begins as mornings do, and lasts as long as anything else. */
function ofPart(when: When, said: SaidEvent): ReadTimes {
  const usual = usualHour(said.title) ?? partHour(when.start.hour)
  const within = when.end === undefined || usual < hourOf(when.start, when.end)
  const start = usual >= when.start.hour && within ? when.start.with({ hour: usual, minute: 0, second: 0 }) : when.start
  return timed(start, endOf(start, said))
}

function hourOf(start: Temporal.PlainDateTime, end: Temporal.PlainDateTime): number {
  return start.toPlainDate().equals(end.toPlainDate()) ? end.hour : 24
}

function partHour(from: number): number {
  if (from < 11) return 9
  if (from < 17) return Math.max(from, 14)
  return Math.max(from, 19)
}

const meals: readonly [RegExp, number][] = [
  [/\bbreakfast\b/iu, 8],
  [/\bbrunch\b/iu, 11],
  [/\blunch\b/iu, 12],
  [/\b(?:dinner|supper)\b/iu, 19],
]

/** A meal has its hour, said or not. */
function usualHour(title: string): number | undefined {
  return meals.find(([meal]) => meal.test(title))?.[1]
}

function endOf(start: Temporal.PlainDateTime, { length }: SaidEvent): Temporal.PlainDateTime {
  const end = start.add(length?.duration ?? { hours: 1 })
  return Temporal.PlainDateTime.compare(end, start) > 0 ? end : start.add({ hours: 1 })
}

function timed(start: Temporal.PlainDateTime, end: Temporal.PlainDateTime): ReadTimes {
  const later = Temporal.PlainDateTime.compare(end, start) > 0 ? end : start.add({ hours: 1 })
  return { start: wall(start), end: wall(later), allDay: false }
}

function wall(time: Temporal.PlainDateTime): string {
  return time.toString({ smallestUnit: 'minute' })
}

function daily(start: Temporal.PlainDateTime, until: Temporal.PlainDateTime | undefined, said: SaidEvent): ReadTimes {
  const day = start.toPlainDate()
  const meal =
    until && Temporal.PlainDateTime.compare(until, start.add({ days: 1 })) > 0 ? undefined : usualHour(said.title)
  const hours = said.length && said.length.duration.hours + said.length.duration.minutes > 0
  if (meal !== undefined || hours) {
    const at = day.toPlainDateTime({ hour: meal ?? 9 })
    return timed(at, endOf(at, said))
  }
  const named =
    until?.subtract({ nanoseconds: 1 }).toPlainDate().add({ days: 1 }) ?? day.add(said.length?.duration ?? { days: 1 })
  const end = Temporal.PlainDate.compare(named, day) > 0 ? named : day.add({ days: 1 })
  return { start: day.toString(), end: end.toString(), allDay: true }
}
