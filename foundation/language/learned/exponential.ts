/**
 * The exponential function from multiplications alone. `Math.exp` may differ between machines in the last digit, and
 * training repeats every difference until it shows.
 */
export function exponential(x: number): number {
  if (x < -40) return 0
  let value = 1 + x / 4096
  for (let doubling = 0; doubling < 12; doubling += 1) value *= value
  return value
}

/** Shares that sum to 1, the larger the score the larger the share. Written into `scores` itself. */
export function toShares(scores: Float64Array): void {
  let most = Number.NEGATIVE_INFINITY
  for (const score of scores) most = Math.max(most, score)
  let sum = 0
  for (const [at, score] of scores.entries()) {
    const share = exponential(score - most)
    scores[at] = share
    sum += share
  }
  for (const [at, share] of scores.entries()) scores[at] = share / sum
}
