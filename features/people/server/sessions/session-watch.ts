import type { Clock } from '#foundation/server/clock.ts'
import type { Database } from '#foundation/server/database/database.ts'
import type { Ending, HeardEndings } from '#foundation/server/live/endings.ts'
import type { Person } from '#foundation/server/person.ts'
import { findSession, seeSession } from './session-store.ts'

export type SessionState = 'live' | 'ended' | 'unknown'

/** Whether a session is still good. */
export type SessionWatch = {
  /** As the database had it less than a second ago, unless the session has ended since, on whatever node. */
  look(person: Person): Promise<SessionState>
  /** As the database has it now: for what stays open longer than a second. */
  lookAgain(person: Person): Promise<SessionState>
}

/** How long a state is cached: the bound for a missed ending on a connection that died silently. */
const rememberedMilliseconds = 800
const mostRemembered = 50_000
const seenEveryMilliseconds = 60_000

type Remembered = { state: Promise<SessionState>; personId: string; at: number }
type Parts = { database: Database; clock: Clock; endings: HeardEndings }

/** While a node may not hear what others end, every request asks the database. */
export function createSessionWatch({ database, clock, endings }: Parts): SessionWatch {
  const remembered = new Map<string, Remembered>()
  let listening = false
  void listen()

  async function listen(): Promise<void> {
    await endings.listen(forget)
    listening = true
  }

  function forget(whose: Ending | 'missed'): void {
    if (whose === 'missed') return remembered.clear()
    if ('session' in whose) return void remembered.delete(whose.session)
    for (const [sessionId, { personId }] of remembered) if (personId === whose.person) remembered.delete(sessionId)
  }

  function read(person: Person): Promise<SessionState> {
    const { id: personId, sessionId } = person
    const at = clock.now().getTime()
    const state = readState(database, person, clock.now())
    remembered.delete(sessionId)
    remembered.set(sessionId, { state, personId, at })
    state.catch(() => remembered.delete(sessionId))
    const [oldest] = remembered.keys()
    if (remembered.size > mostRemembered && oldest !== undefined) remembered.delete(oldest)
    return state
  }

  return {
    look(person) {
      const known = listening && endings.hears() ? remembered.get(person.sessionId) : undefined
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
