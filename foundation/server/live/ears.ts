import type { Heard, Listener } from './bus.ts'

/** Who listens on this node. */
export type Ears = {
  /** The returned function removes the listener, and says whether none is left. */
  add(channel: string, listener: Listener): () => boolean
  tell(channel: string, heard: Heard): void
  channels(): string[]
  has(channel: string): boolean
}

export function createEars(): Ears {
  const ears = new Map<string, Set<Listener>>()
  return {
    add(channel, listener) {
      const listeners = ears.get(channel) ?? new Set()
      ears.set(channel, listeners.add(listener))
      return () => {
        listeners.delete(listener)
        return listeners.size === 0 && ears.get(channel) === listeners && ears.delete(channel)
      }
    },
    tell(channel, heard) {
      for (const listener of ears.get(channel) ?? []) listener(heard)
    },
    channels: () => [...ears.keys()],
    has: (channel) => ears.has(channel),
  }
}
