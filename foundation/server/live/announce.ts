import type { Metrics } from '../metrics.ts'
import type { Bus } from './bus.ts'

/**
 * Says something to all devices of a person, on every node: numbered, and kept for those who come back. In passing:
 * neither, for what is worth nothing a moment later.
 */
export type Announce = (personId: string, message: { type: string }, options?: { inPassing?: boolean }) => Promise<void>

/** The message is serialised here, once for all who get it. */
export function createAnnouncer(bus: Bus, metrics?: Metrics): Announce {
  return async (personId, message, { inPassing = false } = {}) => {
    metrics?.announced()
    const text = JSON.stringify(message)
    if (inPassing) await bus.tell(channelOf(personId), text)
    else await bus.publish(channelOf(personId), text)
  }
}

/** Whether a page of the person is open, on whatever device. */
export type IsPresent = (personId: string) => Promise<boolean>

export function createPresence(bus: Bus): IsPresent {
  return (personId) => bus.isHeard(channelOf(personId))
}

export function channelOf(personId: string): string {
  return `person:${personId}`
}
