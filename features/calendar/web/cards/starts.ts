import type { Slot } from '../../contract.ts'

const minute = 60_000
const step = 15 * minute
const mostStarts = 48

/** When something of so many minutes can begin within a free stretch: from its beginning on, and every quarter of an hour. */
export function startsIn({ start, end }: Slot, minutes: number): string[] {
  const first = Date.parse(start)
  const last = Math.max(first, Date.parse(end) - minutes * minute)
  const quarter = Math.ceil((first + 1) / step) * step
  const later = Array.from({ length: mostStarts - 1 }, (_, at) => quarter + at * step)
  return [first, ...later.filter((each) => each <= last)].map((each) => new Date(each).toISOString())
}

/**
 * A few starts to choose from at a glance: the beginning of the stretch, and full or half hours spread over the rest of
 * it.
 */
export function fewStartsIn({ start, end }: Slot, minutes: number, most: number): string[] {
  const first = Date.parse(start)
  const apart = (minutes > 30 ? 60 : 30) * minute
  const last = Date.parse(end) - minutes * minute
  const round = Math.ceil((first + apart / 2) / apart) * apart
  const count = Math.max(0, Math.floor((last - round) / apart) + 1)
  const all = [first, ...Array.from({ length: count }, (_, at) => round + at * apart)]
  const stride = Math.ceil(all.length / most)
  return all.filter((_, at) => at % stride === 0).map((each) => new Date(each).toISOString())
}

/** It ends with the stretch at the latest. */
export function endOf(start: string, { end }: Slot, minutes: number): string {
  return new Date(Math.min(Date.parse(start) + minutes * minute, Date.parse(end))).toISOString()
}
