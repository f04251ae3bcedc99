import { setTimeout } from 'node:timers/promises'

/** Resolves after this many milliseconds, or as soon as the signal is aborted. */
export async function pause(milliseconds: number, signal: AbortSignal, { ref = true } = {}): Promise<void> {
  // A timer rejects only if its signal is aborted, and then the wait is over.
  await setTimeout(milliseconds, undefined, { signal, ref }).catch(() => {})
}
