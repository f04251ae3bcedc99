/** Where a finger was put down and where it is: in pixels and milliseconds. */
export type Stroke = { dx: number; dy: number; ms: number }

/** What a finger is about, once it can be told. */
export type Meaning = 'undecided' | 'swipe' | 'scroll'

const slack = 10

/** Mostly sideways it swipes; anything else scrolls. */
export function meaningOf({ dx, dy }: Pick<Stroke, 'dx' | 'dy'>): Meaning {
  if (Math.hypot(dx, dy) < slack) return 'undecided'
  return Math.abs(dx) > Math.abs(dy) * 1.3 ? 'swipe' : 'scroll'
}

const farEnough = 0.3
/** Pixels in a millisecond. */
const fastEnough = 0.35

/**
 * Which way a swipe turns: to what comes after (1) or before (-1), or back to where it was (0). A fast one needs only the
 * `least` distance.
 */
export function turnOf({ dx, ms }: Pick<Stroke, 'dx' | 'ms'>, width: number, least = slack * 2): 1 | -1 | 0 {
  const far = Math.abs(dx) > width * farEnough
  const fast = Math.abs(dx) > least && Math.abs(dx) / Math.max(1, ms) > fastEnough
  if (!far && !fast) return 0
  return dx < 0 ? 1 : -1
}

/** A browser may send a click after a finger that has `acted`; it does nothing. A click by key has no `detail`. */
export function haltClick(self: { acted: boolean }, event: MouseEvent): void {
  if (!self.acted || event.detail === 0) return
  self.acted = false
  halt(event)
}

export function halt(event: Event): void {
  event.preventDefault()
  event.stopPropagation()
}
