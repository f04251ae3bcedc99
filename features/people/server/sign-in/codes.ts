import type { Clock } from '#foundation/server/clock.ts'
import type { Database, Transaction } from '#foundation/server/database/database.ts'
import { endSessions } from '../sessions/session-store.ts'
import { houseTables } from '../tables.ts'
import { hashOf, spendHandle } from './handles.ts'
import { nameOfIdToken, spendIdToken } from './used-id-tokens.ts'

/** Authorization codes are good once: RFC 6749, 4.1.2, asks to take back what one gave that is brought again. */
export type Codes = {
  /** True the first time that this code is presented. */
  claim(code: string): Promise<boolean>
  /** The first exchange came to nothing, so the code may be brought again. */
  release(code: string): Promise<void>
  /** Notes what the exchange gives; false where the code was brought again in the meantime. */
  note(tx: Transaction, code: string, given: { accessHandle: string; idToken: string }): Promise<boolean>
  /** Takes back handles, id_token and session; the id of a session that ended by this. */
  takeBack(code: string): Promise<string | undefined>
}

/** Longer than any provider takes a code for good (RFC 6749: ten minutes), and any id_token. */
const rememberedMilliseconds = 24 * 3_600_000

export function createCodes({ database, clock }: { database: Database; clock: Clock }): Codes {
  const later = () => new Date(clock.now().getTime() + rememberedMilliseconds).toISOString()
  return {
    claim: (code) =>
      database.asHouse(async (tx) => {
        const row = { hash: hashOf(code), expires_at: later() }
        const added = await houseTables(tx)
          .insertInto('house.sign_in_codes')
          .values(row)
          .onConflict((conflict) => conflict.doNothing())
          .returning('hash')
          .executeTakeFirst()
        return added !== undefined
      }),
    async release(code) {
      await database.asHouse((tx) =>
        houseTables(tx)
          .deleteFrom('house.sign_in_codes')
          .where('hash', '=', hashOf(code))
          .where('handle_hash', 'is', null)
          .where('replayed_at', 'is', null)
          .execute(),
      )
    },
    async note(tx, code, { accessHandle, idToken }) {
      const noted = await houseTables(tx)
        .updateTable('house.sign_in_codes')
        .set({ handle_hash: hashOf(accessHandle), id_token_hash: nameOfIdToken(idToken) })
        .where('hash', '=', hashOf(code))
        .where('replayed_at', 'is', null)
        .returning('hash')
        .executeTakeFirst()
      return noted !== undefined
    },
    takeBack: (code) => database.asHouse((tx) => takeBack(tx, code, clock.now())),
  }
}

/** Locks the code of a handle before a sign-in uses the handle, so that a replay cannot revoke it in between. */
export async function holdCode(tx: Transaction, accessHandle: string): Promise<void> {
  await houseTables(tx)
    .selectFrom('house.sign_in_codes')
    .select('hash')
    .where('handle_hash', '=', hashOf(accessHandle))
    .forUpdate()
    .execute()
}

/** Notes whom a handle let in, within the transaction that does so. */
export async function noteSession(
  tx: Transaction,
  accessHandle: string,
  { ownerId, sessionId }: { ownerId: string; sessionId: string },
): Promise<void> {
  await houseTables(tx)
    .updateTable('house.sign_in_codes')
    .set({ owner_id: ownerId, session_id: sessionId })
    .where('handle_hash', '=', hashOf(accessHandle))
    .execute()
}

async function takeBack(tx: Transaction, code: string, now: Date): Promise<string | undefined> {
  const given = await houseTables(tx)
    .updateTable('house.sign_in_codes')
    .set({ replayed_at: now.toISOString() })
    .where('hash', '=', hashOf(code))
    .returning(['handle_hash', 'id_token_hash', 'owner_id', 'session_id', 'expires_at'])
    .executeTakeFirst()
  if (!given) return undefined
  const { handle_hash: handle, id_token_hash: idToken, owner_id: ownerId, session_id: id } = given
  if (handle) await spendHandle(tx, handle, now)
  if (idToken) await spendIdToken(tx, idToken, given.expires_at)
  if (ownerId === null || id === null) return undefined
  const [ended] = await endSessions(tx, ownerId, { id }, now)
  return ended
}
