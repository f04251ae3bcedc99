import { free, overlap, type Span } from '#foundation/time/spans.ts'
import { takenBy } from './overview.ts'
import { takesTime } from './event.ts'
import { inOrder, type Instance } from './occurrences.ts'

/** `today` ends with the person's day; `working` are that day's working hours. */
export type Frame = { now: number; today: Span; working: readonly Span[] }

export type TodayParts = {
  /** The current event that began last. */
  current: Instance | undefined
  /** The next event. */
  next: Instance | undefined
  /** Overlapping pairs among the rest of today; at most 20. */
  clashes: [Instance, Instance][]
  /** The first free span of at least an hour in the rest of the working day; `undefined` if the rest is all free. */
  spare: Span | undefined
}

const leastSpare = 60 * 60_000
const mostClashes = 20

/** The person's day now. `instances` reach from now into the days ahead. */
export function todayOf(instances: readonly Instance[], { now, today, working }: Frame): TodayParts {
  const timed = instances.filter(({ fields, end }) => takesTime(fields) && end > now).sort(inOrder)
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

/** Sorted, so that the search can stop at the first that begins too late. */
function* clashesIn(instances: readonly Instance[]): Generator<[Instance, Instance]> {
  for (const [at, one] of instances.entries())
    for (const other of instances.slice(at + 1)) {
      if (other.start >= one.end) break
      if (overlap(one, other)) yield [one, other]
    }
}
