/** Rows beyond both edges, so that scrolling shows no gaps. */
const beyond = 10

type Placed = { at: number; top: number }

/** The offsets of rows below each other. */
export function topsOf(heights: readonly number[]): number[] {
  const tops: number[] = []
  let next = 0
  for (const height of heights) {
    tops.push(next)
    next += height
  }
  return tops
}

/** The rows between two heights and some beyond, of rows that begin at `tops`. */
export function rowsWithin(tops: readonly number[], { top, height }: { top: number; height: number }): Placed[] {
  const first = Math.max(0, countBefore(tops, top) - 1 - beyond)
  const last = Math.min(tops.length, countBefore(tops, top + height) + beyond)
  return tops.slice(first, last).map((each, index) => ({ at: first + index, top: each }))
}

/** How many rows begin at or above a height: by halves, since there may be ten thousand. */
function countBefore(tops: readonly number[], height: number): number {
  let [low, high] = [0, tops.length]
  while (low < high) {
    const middle = (low + high) >> 1
    if ((tops[middle] ?? 0) <= height) low = middle + 1
    else high = middle
  }
  return low
}
