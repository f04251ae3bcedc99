import { z } from 'zod'
import { closeCodes } from '#foundation/contract/live.ts'
import type { Person } from '../person.ts'
import type { Bus } from './bus.ts'
import type { Registry } from './registry.ts'

/** Told by every way there is: whoever misses one keeps a socket open that should be closed. */
export const endingsChannel = 'endings'

const ending = z.union([z.object({ session: z.string() }), z.object({ person: z.string() })])

/** Closes sockets on every node: those of one session, or all of a person's. */
export type CloseSockets = (whose: z.infer<typeof ending>) => Promise<void>

export function createSocketCloser(bus: Bus): CloseSockets {
  return (whose) => bus.tell(endingsChannel, JSON.stringify(whose))
}

export type Endings = {
  /** Whether it ended while its token was still being looked at. */
  endedSince(person: Person, moment: number): boolean
  stop(): void
}

/** Longer than looking at a token ever takes. */
const rememberedFor = 60_000

/** A session that ends takes its sockets with it, the one that is being opened at this very moment too. */
export async function heedEndings(bus: Bus, registry: Registry): Promise<Endings> {
  const recent = new Map<string, number>()

  function remember(id: string): void {
    const now = performance.now()
    recent.delete(id)
    recent.set(id, now)
    for (const [old, at] of recent) {
      if (now - at < rememberedFor) break
      recent.delete(old)
    }
  }

  const stop = await bus.listen(endingsChannel, (news) => {
    if (news === 'missed') return askAnew(registry)
    const heard = ending.parse(JSON.parse(news.text))
    remember('session' in heard ? heard.session : heard.person)
    const concerned = 'session' in heard ? registry.ofSession(heard.session) : registry.ofPerson(heard.person)
    for (const connection of concerned) connection.close(closeCodes.sessionEnded, 'This session has ended.')
  })

  return {
    endedSince: ({ id, sessionId }, moment) => [id, sessionId].some((ended) => (recent.get(ended) ?? 0) >= moment),
    stop,
  }
}

/** Any of them may have ended unheard: whoever comes back is looked at again. */
function askAnew(registry: Registry): void {
  for (const connection of registry.all()) connection.close(closeCodes.tryLater, 'Please come back shortly.')
}
