/** The guesses counted for one account, address or browser. */
export type Count = { failures: number; blockedUntil: number; countedAt: number }

export type Limit =
  /** This many wrong guesses are free; each further one doubles the wait, up to this many seconds. */
  | { kind: 'slower'; free: number; longest: number }
  /** This many within this many seconds of the first. */
  | { kind: 'window'; most: number; seconds: number }
  /** This many in a row, and then no more, however long one waits (NIST SP 800-63B, rate limiting). */
  | { kind: 'cap'; most: number }

/** The milliseconds to wait before a guess is taken; 0: now; Infinity: time alone does not help. */
export function waitOf(count: Count | undefined, limit: Limit, now: number): number {
  if (!count || isForgotten(count, limit, now)) return 0
  if (limit.kind === 'cap' && count.failures >= limit.most) return Infinity
  return Math.max(0, count.blockedUntil - now)
}

/** Each guess counts as wrong until it proves right, so that many at once gain nothing. */
export function countGuess(count: Count | undefined, limit: Limit, now: number): Count {
  const known = count && !isForgotten(count, limit, now) ? count : { failures: 0, countedAt: now }
  const failures = known.failures + 1
  if (limit.kind === 'cap') return { failures, blockedUntil: now, countedAt: now }
  if (limit.kind === 'slower') return { failures, blockedUntil: now + waitAfter(failures, limit), countedAt: now }
  const ends = known.countedAt + limit.seconds * 1000
  return { failures, blockedUntil: failures < limit.most ? now : ends, countedAt: known.countedAt }
}

/** A quarter of an hour without a guess, and waits begin anew. */
const calm = 15 * 60_000
/** So long one that has not run out of tries is remembered; one that has, for ever. */
export const yearMilliseconds = 365 * 24 * 3_600_000

function isForgotten({ failures, blockedUntil, countedAt }: Count, limit: Limit, now: number): boolean {
  if (limit.kind === 'slower') return now - Math.max(countedAt, blockedUntil) > calm
  if (limit.kind === 'window') return now >= countedAt + limit.seconds * 1000
  return failures < limit.most && now - countedAt > yearMilliseconds
}

function waitAfter(failures: number, { free, longest }: { free: number; longest: number }): number {
  return failures < free ? 0 : Math.min(longest, 2 ** Math.min(failures - free, 20)) * 1000
}
