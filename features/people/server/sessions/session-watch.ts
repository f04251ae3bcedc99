import type { Clock } from '#foundation/server/clock.ts'
import type { Database } from '#foundation/server/database/database.ts'
import type { Person } from '#foundation/server/person.ts'
import { findSession, seeSession } from './session-store.ts'

export type SessionState = 'live' | 'ended' | 'unknown'

/** Whether a session is still good: as the database has it now, or had it less than a second ago. */
export type SessionWatch = {
  look(person: Person): Promise<SessionState>
  /** Past what is remembered: for what stays open longer than a second. */
  lookAgain(person: Person): Promise<SessionState>
}

/** Leaves time for the answer to be on its way within the second that is promised. */
const rememberedMilliseconds = 800
const mostRemembered = 50_000
const seenEveryMilliseconds = 60_000

type Remembered = { state: Promise<SessionState>; at: number }

export function createSessionWatch({ database, clock }: { database: Database; clock: Clock }): SessionWatch {
  const remembered = new Map<string, Remembered>()

  function read(person: Person): Promise<SessionState> {
    const { sessionId } = person
    const at = clock.now().getTime()
    const state = readState(database, person, clock.now())
    remembered.delete(sessionId)
    remembered.set(sessionId, { state, at })
    state.catch(() => remembered.delete(sessionId))
    const [oldest] = remembered.keys()
    if (remembered.size > mostRemembered && oldest !== undefined) remembered.delete(oldest)
    return state
  }

  return {
    look(person) {
      const known = remembered.get(person.sessionId)
      const fresh = known && clock.now().getTime() - known.at < rememberedMilliseconds
      return fresh ? known.state : read(person)
    },
    lookAgain: read,
  }
}

async function readState(database: Database, { id, sessionId }: Person, now: Date): Promise<SessionState> {
  return database.as(id, async (tx) => {
    const session = await findSession(tx, id, sessionId)
    if (!session) return 'unknown'
    if (session.endedAt !== null || now >= new Date(session.expiresAt)) return 'ended'
    if (now.getTime() - Date.parse(session.lastSeenAt) > seenEveryMilliseconds) await seeSession(tx, id, sessionId, now)
    return 'live'
  })
}
