/** What is known about the guesses of one account, address or device. */
export type Count = { failures: number; blockedUntil: number; countedAt: number }

export type Limit = {
  /** So many wrong ones cost nothing. */
  free: number
  /** Each further one doubles the wait, up to this many seconds. */
  longest: number
}

/** A quarter of an hour without a guess, and a count begins anew. */
const forgetAfter = 15 * 60_000

/** The milliseconds to wait before a guess is taken; 0: now. */
export function waitOf(count: Count | undefined, now: number): number {
  return count ? Math.max(0, count.blockedUntil - now) : 0
}

/** Each guess counts as wrong until it proves right, so that many at once gain nothing. */
export function countGuess(count: Count | undefined, { free, longest }: Limit, now: number): Count {
  const fresh = !count || now - Math.max(count.countedAt, count.blockedUntil) > forgetAfter
  const failures = fresh ? 1 : count.failures + 1
  const wait = failures < free ? 0 : Math.min(longest, 2 ** Math.min(failures - free, 20)) * 1000
  return { failures, blockedUntil: now + wait, countedAt: now }
}
