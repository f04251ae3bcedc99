import type { Clock } from '../clock.ts'

/** So much at once, and so much a second for ever. */
export type Rate = { burst: number; perSecond: number }

export type Bucket = {
  /** Whether one more is within the rate; if so, it is counted. */
  take(): boolean
  /** Milliseconds until one more will be. */
  wait(): number
}

export function openBucket({ burst, perSecond }: Rate, clock: Clock): Bucket {
  let level = burst
  let at = clock.now().getTime()

  function refill(): void {
    const now = clock.now().getTime()
    level = Math.min(burst, level + ((now - at) / 1_000) * perSecond)
    at = now
  }

  return {
    take() {
      refill()
      if (level < 1) return false
      level -= 1
      return true
    },
    wait() {
      refill()
      return Math.max(0, Math.ceil(((1 - level) / perSecond) * 1_000))
    },
  }
}
