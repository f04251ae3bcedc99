import type { Clock } from '#foundation/server/clock.ts'
import type { Config } from '#foundation/server/config.ts'
import type { Database } from '#foundation/server/database/database.ts'
import type { HeardEndings } from '#foundation/server/live/endings.ts'
import type { Admission, Authenticate, Person } from '#foundation/server/person.ts'
import type { Secrets } from '#foundation/server/secrets.ts'
import { createAccessTokens } from './access-token.ts'
import { createSessionWatch } from './session-watch.ts'
import { createSocketTickets, isTicket } from './socket-tickets.ts'

export type AuthenticateParts = {
  database: Database
  secrets: Secrets
  clock: Clock
  publicUrl: URL
  endings: HeardEndings
  socketTokens: Config['socketTokens']
}

/** How requests and sockets become a person: by an access token of a session that is live, sockets also by a ticket. */
export function createAuthenticate(parts: AuthenticateParts): Authenticate {
  const accessTokens = createAccessTokens(parts)
  const watch = createSessionWatch(parts)
  const tickets = createSocketTickets(parts)

  async function admitToSocket(token: string): Promise<Admission> {
    if (!isTicket(token) && parts.socketTokens === 'tickets') return 'unknown'
    const person = isTicket(token) ? await tickets.redeem(token) : await accessTokens.read(token)
    return person ? admission(person, await watch.lookAgain(person)) : 'unknown'
  }

  return async (token, purpose) => {
    if (purpose === 'socket') return admitToSocket(token)
    const person = await accessTokens.read(token)
    return person ? admission(person, await watch.look(person)) : 'unknown'
  }
}

function admission(person: Person, state: 'live' | 'ended' | 'unknown'): Admission {
  return state === 'live' ? person : state
}
