const days = 86_400_000
const most = 0.15
const halfLife = 60 * days

/** Raises the score of what is close to now, in the past or future: by at most 15 %, and by half of that 60 days away. */
export function recency(at: number, now: number): number {
  return 1 + most * 2 ** (-Math.abs(now - at) / halfLife)
}
