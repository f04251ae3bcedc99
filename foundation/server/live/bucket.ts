import type { Clock } from '../clock.ts'

/** So much at once, and so much a second for ever. */
export type Rate = { burst: number; perSecond: number }

/** Whether one more is within the rate. */
export function openBucket({ burst, perSecond }: Rate, clock: Clock): () => boolean {
  let level = burst
  let at = clock.now().getTime()
  return () => {
    const now = clock.now().getTime()
    level = Math.min(burst, level + ((now - at) / 1_000) * perSecond)
    at = now
    if (level < 1) return false
    level -= 1
    return true
  }
}
