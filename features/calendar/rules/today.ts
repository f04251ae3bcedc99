import { free, overlap, type Span } from '#foundation/time/spans.ts'
import { takenBy } from './overview.ts'
import { isDay } from './event.ts'
import { inOrder, type Instance } from './occurrences.ts'

/** `today` ends with the person's day; `working` are the working hours of that day. */
export type Frame = { now: number; today: Span; working: readonly Span[] }

export type TodayParts = {
  /** What goes on, the latest begun. */
  current: Instance | undefined
  /** What begins next. */
  next: Instance | undefined
  /** What takes place at the same time, of what is not over today; 20 pairs at most. */
  clashes: [Instance, Instance][]
  /** The first free hour, or longer, of what is left of the working day; undefined where nothing else is in it. */
  spare: Span | undefined
}

const leastSpare = 60 * 60_000
const mostClashes = 20

/** What somebody wants to know of their day now. `instances` reach from now to the end of tomorrow. */
export function todayOf(instances: readonly Instance[], { now, today, working }: Frame): TodayParts {
  const timed = instances.filter(({ fields, end }) => !isDay(fields.start) && end > now).sort(inOrder)
  const left = timed.filter((each) => each.start < today.end)
  const rest = working
    .map(({ start, end }) => ({ start: Math.max(start, now), end }))
    .filter(({ start, end }) => start < end)
  const [spare] = left.length === 0 ? [] : free(takenBy(left), rest, { least: leastSpare })
  return {
    current: timed.findLast(({ start }) => start <= now),
    next: timed.find(({ start }) => start > now),
    clashes: [...clashesIn(left).take(mostClashes)],
    spare,
  }
}

/** In order, so that nothing after the first that begins too late needs to be looked at. */
function* clashesIn(instances: readonly Instance[]): Generator<[Instance, Instance]> {
  for (const [at, one] of instances.entries())
    for (const other of instances.slice(at + 1)) {
      if (other.start >= one.end) break
      if (overlap(one, other)) yield [one, other]
    }
}
