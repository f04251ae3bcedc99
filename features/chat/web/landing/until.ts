const minute = 60_000
const hour = 60 * minute

type Time = { start: string; end: string }

/** “in 25 min”, “in 1 h 40 min”, “in 8 h”, “now”; nothing for what is over or half a day away, where the clock time says more. */
export function until({ start, end }: Time, now: number): string | undefined {
  const left = Date.parse(start) - now
  if (left <= 0) return Date.parse(end) > now ? 'now' : undefined
  if (left > 12 * hour) return undefined
  const minutes = Math.ceil(left / minute)
  if (left > 3 * hour) return `in ${Math.round(left / hour)} h`
  const [hours, rest] = [Math.floor(minutes / 60), minutes % 60]
  if (hours === 0) return `in ${minutes} min`
  return rest === 0 ? `in ${hours} h` : `in ${hours} h ${rest} min`
}
