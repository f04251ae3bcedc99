import { createHash, randomBytes } from 'node:crypto'
import type { Clock } from '#foundation/server/clock.ts'
import type { Database } from '#foundation/server/database/database.ts'
import type { Person } from '#foundation/server/person.ts'
import { ticketSeconds } from '../../rules.ts'
import { houseTables } from '../tables.ts'

/** Open one socket each, so that no session token ever stands in an address. */
export type SocketTickets = {
  issue(person: Person): Promise<string>
  /** Whose it was; it is used up by asking. */
  redeem(ticket: string): Promise<Person | undefined>
}

const prefix = 'ticket_'

export function isTicket(token: string): boolean {
  return token.startsWith(prefix)
}

export function createSocketTickets({ database, clock }: { database: Database; clock: Clock }): SocketTickets {
  return {
    async issue({ id, sessionId }) {
      const ticket = prefix + randomBytes(32).toString('base64url')
      const expiresAt = new Date(clock.now().getTime() + ticketSeconds * 1_000).toISOString()
      await database.asHouse((tx) =>
        houseTables(tx)
          .insertInto('house.socket_tickets')
          .values({ hash: hashOf(ticket), owner_id: id, session_id: sessionId, expires_at: expiresAt })
          .execute(),
      )
      return ticket
    },
    async redeem(ticket) {
      const found = await database.asHouse((tx) =>
        houseTables(tx)
          .deleteFrom('house.socket_tickets')
          .where('hash', '=', hashOf(ticket))
          .returning(['owner_id as id', 'session_id as sessionId', 'expires_at as expiresAt'])
          .executeTakeFirst(),
      )
      if (!found || clock.now() >= new Date(found.expiresAt)) return undefined
      return { id: found.id, sessionId: found.sessionId }
    },
  }
}

function hashOf(ticket: string): Buffer {
  return createHash('sha256').update(ticket).digest()
}
