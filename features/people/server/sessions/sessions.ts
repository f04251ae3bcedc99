import { Failure } from '#foundation/contract/failure.ts'
import type { Clock } from '#foundation/server/clock.ts'
import type { Database, Transaction } from '#foundation/server/database/database.ts'
import type { CloseSockets } from '#foundation/server/live/endings.ts'
import type { Person } from '#foundation/server/person.ts'
import type { Secrets } from '#foundation/server/secrets.ts'
import type { Refreshed, Session } from '../../contract.ts'
import { accessSeconds, type Lifetimes, sessionEnd } from '../../rules.ts'
import { createAccessTokens } from './access-token.ts'
import { markExpired } from './expiry-books.ts'
import { createRefreshTokens, type RefreshToken } from './refresh-token.ts'
import { refusedStep, takeStep } from './refresh-chain.ts'
import { addSession, endSessions, listSessions, type SessionRow } from './session-store.ts'
import { createSocketTickets } from './socket-tickets.ts'

export type Sessions = {
  /** Creates one, within the transaction of the sign-in. */
  begin(tx: Transaction, ownerId: string, session: { id: string; device: string }): Promise<Refreshed>
  refresh(refreshToken: string): Promise<Refreshed>
  /** Works with any token, valid or not: the caller wants to sign out. */
  signOut(accessToken: string | undefined): Promise<void>
  list(person: Person): Promise<Session[]>
  end(person: Person, sessionId: string): Promise<void>
  endAll(person: Person, except: 'this' | undefined): Promise<void>
  /** Closes what a session that ran out has left open: its requests are refused in any case. */
  endExpired(): Promise<void>
  ticket(person: Person): Promise<string>
}

export type SessionParts = {
  database: Database
  secrets: Secrets
  clock: Clock
  publicUrl: URL
  lifetimes: Lifetimes
  closeSockets: CloseSockets
}

export function createSessions(parts: SessionParts): Sessions {
  const { database, secrets, clock, lifetimes, closeSockets } = parts
  const accessTokens = createAccessTokens(parts)
  const refreshTokens = createRefreshTokens(secrets)
  const tickets = createSocketTickets(parts)

  async function answer({ ownerId, sessionId, text }: RefreshToken): Promise<Refreshed> {
    const accessToken = await accessTokens.issue({ id: ownerId, sessionId })
    return { access_token: accessToken, refresh_token: text, expires_in: accessSeconds, token_type: 'Bearer' }
  }

  return {
    async begin(tx, ownerId, { id, device }) {
      const now = clock.now()
      const token = refreshTokens.first(ownerId, id)
      const expiresAt = sessionEnd(now, now, lifetimes)
      await addSession(tx, ownerId, { id, device, now, expiresAt, tokenHash: token.hash })
      return answer(token)
    },
    async refresh(text) {
      const used = refreshTokens.read(text)
      if (!used) throw refusedStep('unknown')
      const successor = refreshTokens.successor(used)
      const outcome = await database.as(used.ownerId, (tx) =>
        takeStep(tx, { used, successor, now: clock.now(), lifetimes }),
      )
      if (outcome === 'good') return answer(successor)
      if (outcome === 'reuse') await closeSockets({ session: used.sessionId })
      throw refusedStep(outcome)
    },
    ticket: (person) => tickets.issue(person),
    ...createSessionList(parts),
  }
}

type SessionList = Pick<Sessions, 'signOut' | 'list' | 'end' | 'endAll' | 'endExpired'>

function createSessionList({ database, clock, closeSockets, ...parts }: SessionParts): SessionList {
  const accessTokens = createAccessTokens({ ...parts, clock })

  async function end(ownerId: string, which: Parameters<typeof endSessions>[2]): Promise<string[]> {
    const ended = await database.as(ownerId, (tx) => endSessions(tx, ownerId, which, clock.now()))
    for (const session of ended) await closeSockets({ session })
    return ended
  }

  return {
    async signOut(accessToken) {
      const person = accessToken ? await accessTokens.read(accessToken, { expired: true }) : undefined
      if (person) await end(person.id, { id: person.sessionId })
    },
    async list({ id, sessionId }) {
      const rows = await database.as(id, (tx) => listSessions(tx, id, clock.now()))
      return rows.map((row) => toSession(row, sessionId))
    },
    async end({ id }, sessionId) {
      const done = await end(id, { id: sessionId })
      if (done.length === 0) throw new Failure('not-found', 'There is no such session, or it has ended already.')
    },
    async endAll({ id, sessionId }, except) {
      await end(id, except === 'this' ? { except: sessionId } : {})
    },
    async endExpired() {
      const expired = await database.asHouse((tx) => markExpired(tx, clock.now()))
      for (const session of expired) await closeSockets({ session })
    },
  }
}

function toSession({ id, device, createdAt, lastSeenAt }: SessionRow, current: string): Session {
  return { id, device, createdAt, lastSeenAt, current: id === current }
}
