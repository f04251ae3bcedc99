import type { Transaction } from '#foundation/server/database/database.ts'
import { peopleTables } from '../tables.ts'

export type SessionRow = {
  id: string
  device: string
  createdAt: string
  lastSeenAt: string
  expiresAt: string
  endedAt: string | null
  generation: number
}

type NewSession = { id: string; device: string; now: Date; expiresAt: Date; tokenHash: Buffer }

/** A session with the first token of its chain. */
export async function addSession(tx: Transaction, ownerId: string, session: NewSession): Promise<SessionRow> {
  const { id, device, now, expiresAt, tokenHash } = session
  const row = await peopleTables(tx)
    .insertInto('sessions')
    .values({
      owner_id: ownerId,
      id,
      device,
      created_at: now.toISOString(),
      last_seen_at: now.toISOString(),
      expires_at: expiresAt.toISOString(),
    })
    .returning(columns)
    .executeTakeFirstOrThrow()
  await addToken(tx, ownerId, { sessionId: id, hash: tokenHash, generation: row.generation })
  return row
}

export async function findSession(tx: Transaction, ownerId: string, id: string): Promise<SessionRow | undefined> {
  return sessionOf(tx, ownerId, id).executeTakeFirst()
}

/** Locks the session: concurrent refreshes wait until the transaction ends. */
export async function holdSession(tx: Transaction, ownerId: string, id: string): Promise<SessionRow | undefined> {
  return sessionOf(tx, ownerId, id).forUpdate().executeTakeFirst()
}

/** Valid sessions, last seen first. */
export async function listSessions(tx: Transaction, ownerId: string, now: Date): Promise<SessionRow[]> {
  return peopleTables(tx)
    .selectFrom('sessions')
    .select(columns)
    .where('owner_id', '=', ownerId)
    .where('ended_at', 'is', null)
    .where('expires_at', '>', now.toISOString())
    .orderBy('last_seen_at', 'desc')
    .orderBy('id', 'desc')
    .execute()
}

export async function seeSession(tx: Transaction, ownerId: string, id: string, now: Date): Promise<void> {
  await peopleTables(tx)
    .updateTable('sessions')
    .set({ last_seen_at: now.toISOString() })
    .where('owner_id', '=', ownerId)
    .where('id', '=', id)
    .where('ended_at', 'is', null)
    .execute()
}

/** One of them, all of them, or all but one; the ids of those that had not ended before. */
export async function endSessions(
  tx: Transaction,
  ownerId: string,
  which: { id: string } | { except?: string },
  now: Date,
): Promise<string[]> {
  const open = peopleTables(tx)
    .updateTable('sessions')
    .set({ ended_at: now.toISOString() })
    .where('owner_id', '=', ownerId)
    .where('ended_at', 'is', null)
  const chosen =
    'id' in which
      ? open.where('id', '=', which.id)
      : which.except === undefined
        ? open
        : open.where('id', '!=', which.except)
  const ended = await chosen.returning('id').execute()
  return ended.map(({ id }) => id)
}

export type TokenRow = { sessionId: string; generation: number; rotatedAt: string | null }

export async function findToken(tx: Transaction, ownerId: string, hash: Buffer): Promise<TokenRow | undefined> {
  return peopleTables(tx)
    .selectFrom('refresh_tokens')
    .select(['session_id as sessionId', 'generation', 'rotated_at as rotatedAt'])
    .where('owner_id', '=', ownerId)
    .where('hash', '=', hash)
    .executeTakeFirst()
}

type Rotation = { sessionId: string; generation: number; used: Buffer; successor: Buffer; now: Date; expiresAt: Date }

/** Puts the successor in the place of the token that was used; nothing happens to a chain that has moved on. */
export async function rotateToken(tx: Transaction, ownerId: string, rotation: Rotation): Promise<void> {
  const { sessionId, generation, used, successor, now, expiresAt } = rotation
  const moved = await peopleTables(tx)
    .updateTable('sessions')
    .set({ generation: generation + 1, last_seen_at: now.toISOString(), expires_at: expiresAt.toISOString() })
    .where('owner_id', '=', ownerId)
    .where('id', '=', sessionId)
    .where('generation', '=', generation)
    .returning('id')
    .executeTakeFirst()
  if (!moved) return
  await peopleTables(tx)
    .updateTable('refresh_tokens')
    .set({ rotated_at: now.toISOString() })
    .where('owner_id', '=', ownerId)
    .where('hash', '=', used)
    .execute()
  await addToken(tx, ownerId, { sessionId, hash: successor, generation: generation + 1 })
}

type NewToken = { sessionId: string; hash: Buffer; generation: number }

async function addToken(tx: Transaction, ownerId: string, { sessionId, hash, generation }: NewToken): Promise<void> {
  await peopleTables(tx)
    .insertInto('refresh_tokens')
    .values({ owner_id: ownerId, hash, session_id: sessionId, generation })
    .execute()
}

function sessionOf(tx: Transaction, ownerId: string, id: string) {
  return peopleTables(tx).selectFrom('sessions').select(columns).where('owner_id', '=', ownerId).where('id', '=', id)
}

const columns = [
  'id',
  'device',
  'created_at as createdAt',
  'last_seen_at as lastSeenAt',
  'expires_at as expiresAt',
  'ended_at as endedAt',
  'generation',
] as const
