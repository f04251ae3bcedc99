import type { Transaction } from '#foundation/server/database/database.ts'
import type { DataExport } from '../../contract.ts'
import { peopleTables } from '../tables.ts'

type NewExport = { id: string; now: Date; expiresAt: Date }

export async function addExport(
  tx: Transaction,
  ownerId: string,
  { id, now, expiresAt }: NewExport,
): Promise<DataExport> {
  return peopleTables(tx)
    .insertInto('exports')
    .values({
      owner_id: ownerId,
      id,
      state: 'making',
      bytes: null,
      failure: null,
      created_at: now.toISOString(),
      expires_at: expiresAt.toISOString(),
    })
    .returning(columns)
    .executeTakeFirstOrThrow()
}

export async function listExports(tx: Transaction, ownerId: string, now: Date): Promise<DataExport[]> {
  return peopleTables(tx)
    .selectFrom('exports')
    .select(columns)
    .where('owner_id', '=', ownerId)
    .where('expires_at', '>', now.toISOString())
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .execute()
}

export async function findExport(tx: Transaction, ownerId: string, id: string): Promise<DataExport | undefined> {
  return peopleTables(tx)
    .selectFrom('exports')
    .select(columns)
    .where('owner_id', '=', ownerId)
    .where('id', '=', id)
    .executeTakeFirst()
}

type Outcome = Pick<DataExport, 'id' | 'state' | 'bytes' | 'failure'>

export async function markExport(
  tx: Transaction,
  ownerId: string,
  { id, state, bytes, failure }: Outcome,
): Promise<DataExport | undefined> {
  return peopleTables(tx)
    .updateTable('exports')
    .set({ state, bytes, failure })
    .where('owner_id', '=', ownerId)
    .where('id', '=', id)
    .returning(columns)
    .executeTakeFirst()
}

type Piece = { exportId: string; number: number; bytes: Buffer }

export async function addPiece(tx: Transaction, ownerId: string, { exportId, number, bytes }: Piece): Promise<void> {
  await peopleTables(tx)
    .insertInto('export_pieces')
    .values({ owner_id: ownerId, export_id: exportId, number, bytes })
    .execute()
}

export async function findPiece(
  tx: Transaction,
  ownerId: string,
  { exportId, number }: Omit<Piece, 'bytes'>,
): Promise<Buffer | undefined> {
  const found = await peopleTables(tx)
    .selectFrom('export_pieces')
    .select('bytes')
    .where('owner_id', '=', ownerId)
    .where('export_id', '=', exportId)
    .where('number', '=', number)
    .executeTakeFirst()
  return found?.bytes
}

/** For a try that begins anew. */
export async function removePieces(tx: Transaction, ownerId: string, exportId: string): Promise<void> {
  await peopleTables(tx)
    .deleteFrom('export_pieces')
    .where('owner_id', '=', ownerId)
    .where('export_id', '=', exportId)
    .execute()
}

/** All that are ready: a new one holds what they hold. */
export async function removeOlder(tx: Transaction, ownerId: string): Promise<void> {
  await peopleTables(tx).deleteFrom('exports').where('owner_id', '=', ownerId).where('state', '=', 'ready').execute()
}

const columns = ['id', 'state', 'bytes', 'failure', 'created_at as createdAt', 'expires_at as expiresAt'] as const
