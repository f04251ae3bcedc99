import type { z } from 'zod'
import type { Announce } from '#foundation/server/live/announce.ts'
import type { Log } from '#foundation/server/log.ts'
import type { ChatEvent, notice } from '../contract.ts'

/** Says what is stored already to all devices of a person, in the order in which it is said here. */
export type Telling = {
  tell: (ownerId: string, event: ChatEvent | z.infer<typeof notice>) => void
  /** When everything that was said is on its way. */
  settled(): Promise<void>
}

/** What cannot be told is still there to be read: it is noted, and nothing else ends because of it. */
export function createTelling({ announce, log }: { announce: Announce; log: Log }): Telling {
  const open = new Set<Promise<void>>()
  return {
    tell(ownerId, event) {
      const saying = announce(ownerId, event)
        .catch((error: unknown) => log.error({ err: error, person: ownerId }, `${event.type} could not be announced`))
        .finally(() => open.delete(saying))
      open.add(saying)
    },
    async settled() {
      await Promise.all(open)
    },
  }
}
