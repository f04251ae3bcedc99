import type { StatedFinding } from '#foundation/contract/finding.ts'
import { findIn } from '#foundation/language/findings/find.ts'
import { wallOf } from '#foundation/time/zones.ts'

const mostCharacters = 20_000
const most = 6

/**
 * What the words of a message ask for, and the dates in them; “Friday” counts from the day on which it came. What its
 * writer promises is theirs to do.
 */
export function findingsIn({ ownText, at }: { ownText: string; at: string }, zone: string): StatedFinding[] {
  const found = findIn([{ text: ownText.slice(0, mostCharacters) }], { day: wallOf(at, zone).slice(0, 10) })
  return found
    .filter(({ kind, rule, day }) => (kind === 'duty' && rule !== 'promise') || (kind === 'date' && day !== undefined))
    .slice(0, most)
    .map(({ source: _source, ...finding }) => finding)
}
