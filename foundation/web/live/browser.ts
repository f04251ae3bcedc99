import { report } from '../report.ts'
import { after, dial, type Surroundings } from './surroundings.ts'

export const browser: Surroundings = {
  now: () => Date.now(),
  after,
  chance: () => Math.random(),
  isOnline: () => navigator.onLine,
  whenOnline(run) {
    addEventListener('online', run, { once: true })
    return () => removeEventListener('online', run)
  },
  dial,
  warn: report,
}

/** The live address of the server that this page came from. */
export function liveAddress(): string {
  const address = new URL('/v1/ws', location.href)
  address.protocol = address.protocol === 'https:' ? 'wss:' : 'ws:'
  return address.href
}

const answerWithin = 4_000

/** Whether the server of this page answers. */
export async function reachServer(): Promise<boolean> {
  try {
    const { ok } = await fetch('/healthz', { cache: 'no-store', signal: AbortSignal.timeout(answerWithin) })
    return ok
  } catch {
    // The reason does not matter: the banner says that the server cannot be reached.
    return false
  }
}
