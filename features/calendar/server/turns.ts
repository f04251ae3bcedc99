import { setImmediate } from 'node:timers/promises'

const sliceMilliseconds = 8

/** Awaited within long work, it yields to other work whenever a time slice is used up. */
export function takeTurns(): () => Promise<void> {
  let last = performance.now()
  return async () => {
    if (performance.now() - last < sliceMilliseconds) return
    await setImmediate()
    last = performance.now()
  }
}
