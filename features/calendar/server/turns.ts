import { setImmediate } from 'node:timers/promises'

const sliceMilliseconds = 8

/** Awaited within long work, it gives everybody else their turn whenever a slice of time is used up. */
export function takeTurns(): () => Promise<void> {
  let last = performance.now()
  return async () => {
    if (performance.now() - last < sliceMilliseconds) return
    await setImmediate()
    last = performance.now()
  }
}
