import { pause } from './pause.ts'

/** Waits for a while, or until somebody says that there is something to do. */
export type Turns = { next(milliseconds: number, signal: AbortSignal): Promise<void>; nudge(): void }

export function createTurns(): Turns {
  let isNudged = false
  let wake = new AbortController()
  return {
    async next(milliseconds, signal) {
      if (!isNudged) await pause(milliseconds, AbortSignal.any([signal, wake.signal]), { ref: false })
      isNudged = false
      wake = new AbortController()
    },
    nudge() {
      isNudged = true
      wake.abort()
    },
  }
}
