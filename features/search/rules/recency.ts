const days = 86_400_000
const most = 0.15
const halfLife = 60 * days

/** By how much a score grows with nearness to now, before or after: at most by 15 %, half of it 60 days away. */
export function recency(at: number, now: number): number {
  return 1 + most * 2 ** (-Math.abs(now - at) / halfLife)
}
