import { z } from 'zod'
import { closeCodes } from '#foundation/contract/live.ts'
import type { Person } from '../person.ts'
import type { Bus, Heard } from './bus.ts'
import type { Registry } from './registry.ts'

/** Sent over every transport: a node that misses one keeps a socket open that should be closed. */
export const endingsChannel = 'endings'

const ending = z.union([z.object({ session: z.string() }), z.object({ person: z.string() })])

export type Ending = z.infer<typeof ending>

/** Closes the sockets of one session, or of a person, on every node. Called after the session has ended. */
export type CloseSockets = (whose: Ending) => Promise<void>

export function createSocketCloser(bus: Bus): CloseSockets {
  return (whose) => bus.tell(endingsChannel, JSON.stringify(whose))
}

/** For caches of live sessions. */
export type HeardEndings = {
  /** Reports sessions that end on any node, and `missed` if some may have ended unheard; resolves once it listens. */
  listen(listener: (whose: Ending | 'missed') => void): Promise<unknown>
  /** False while another node could end a session without this node hearing at once. */
  hears(): boolean
}

export function hearEndings(bus: Pick<Bus, 'listen' | 'hears'>): HeardEndings {
  return {
    listen: (listener) => bus.listen(endingsChannel, (news) => listener(read(news))),
    hears: () => bus.hears(),
  }
}

function read(news: Heard): Ending | 'missed' {
  return news === 'missed' ? news : ending.parse(JSON.parse(news.text))
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
    const heard = read(news)
    if (heard === 'missed') return askAnew(registry)
    remember('session' in heard ? heard.session : heard.person)
    const concerned = 'session' in heard ? registry.ofSession(heard.session) : registry.ofPerson(heard.person)
    for (const connection of concerned) connection.close(closeCodes.sessionEnded, 'This session has ended.')
  })

  return {
    endedSince: ({ id, sessionId }, moment) => [id, sessionId].some((ended) => (recent.get(ended) ?? 0) >= moment),
    stop,
  }
}

/** Sessions may have ended while this node heard nothing. Clients must reconnect, which checks their session. */
function askAnew(registry: Registry): void {
  for (const connection of registry.all()) connection.close(closeCodes.tryLater, 'Please come back shortly.')
}
