import type { When } from '#foundation/time/words/when.ts'

/** “Next week Wednesday the 16th”: of times that follow each other, the one that names the day. */
export function finest(times: readonly When[], text: string): When {
  const [first, ...more] = times
  if (!first) throw new RangeError('There is no time to choose from.')
  let last = first
  for (const next of more) {
    if (!long.has(last.grain) || !joined.test(text.slice(last.until, next.at))) return last
    if (!next.saysDay) continue
    last = next
  }
  return last
}

/** Within which a day is named. */
const long = new Set<When['grain']>(['week', 'weekend', 'month'])
const joined = /^[\s,]*(?:(?:on|the|i mean|so) )?$/i
