import { createHash, randomBytes } from 'node:crypto'
import type { Clock } from '../clock.ts'
import type { Database, Transaction } from '../database/database.ts'

/** Which document a ticket shows, in the words of the feature that issued it. */
export type Shown = Readonly<Record<string, string | boolean>>

/**
 * Show one document each, in a sandboxed frame or as a download: these requests carry no bearer token. A ticket can be used
 * once, within a minute, on any node.
 */
export type FrameTickets = {
  issue(ownerId: string, shows: Shown): Promise<string>
  /** The ticket is used up by asking. */
  redeem(ticket: string): Promise<{ ownerId: string; shows: Shown } | undefined>
}

export const frameTicketMilliseconds = 60_000

type Tables = { 'house.frame_tickets': { hash: Buffer; owner_id: string; shows: string; expires_at: string } }

export function createFrameTickets({ database, clock }: { database: Database; clock: Clock }): FrameTickets {
  return {
    async issue(ownerId, shows) {
      const ticket = randomBytes(32).toString('base64url')
      const now = clock.now()
      const expiresAt = new Date(now.getTime() + frameTicketMilliseconds).toISOString()
      const row = { hash: hashOf(ticket), owner_id: ownerId, shows: JSON.stringify(shows), expires_at: expiresAt }
      await database.asHouse(async (tx) => {
        await tables(tx).deleteFrom('house.frame_tickets').where('expires_at', '<=', now.toISOString()).execute()
        await tables(tx).insertInto('house.frame_tickets').values(row).execute()
      })
      return ticket
    },
    async redeem(ticket) {
      const found = await database.asHouse((tx) =>
        tables(tx)
          .deleteFrom('house.frame_tickets')
          .where('hash', '=', hashOf(ticket))
          .returning(['owner_id as ownerId', 'shows', 'expires_at as expiresAt'])
          .executeTakeFirst(),
      )
      if (!found || clock.now() >= new Date(found.expiresAt)) return undefined
      return { ownerId: found.ownerId, shows: JSON.parse(found.shows) as Shown }
    },
  }
}

function tables(tx: Transaction) {
  return tx.$extendTables<Tables>()
}

function hashOf(ticket: string): Buffer {
  return createHash('sha256').update(ticket).digest()
}
