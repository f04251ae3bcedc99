import type { Transaction } from '#foundation/server/database/database.ts'
import type { Price } from '../../contract.ts'
import { modelTables } from '../models/tables.ts'

export type OwnSettings = { nothingLeaves: boolean; tokensPerDay: number | null; prices: Price[] }

/** Returns `undefined` if nothing was ever changed. */
export async function findSettings(tx: Transaction, ownerId: string): Promise<OwnSettings | undefined> {
  return modelTables(tx)
    .selectFrom('assistant_settings')
    .select(columns)
    .where('owner_id', '=', ownerId)
    .executeTakeFirst()
}

/** Omitted settings stay as they are. */
export async function saveSettings(
  tx: Transaction,
  ownerId: string,
  { nothingLeaves, tokensPerDay, prices }: { [Name in keyof OwnSettings]?: OwnSettings[Name] | undefined },
): Promise<OwnSettings> {
  const changed = {
    owner_id: ownerId,
    ...(nothingLeaves !== undefined && { nothing_leaves: nothingLeaves }),
    ...(tokensPerDay !== undefined && { tokens_per_day: tokensPerDay }),
    ...(prices !== undefined && { prices: JSON.stringify(prices) }),
  }
  return modelTables(tx)
    .insertInto('assistant_settings')
    .values(changed)
    .onConflict((conflict) => conflict.column('owner_id').doUpdateSet(changed))
    .returning(columns)
    .executeTakeFirstOrThrow()
}

const columns = ['nothing_leaves as nothingLeaves', 'tokens_per_day as tokensPerDay', 'prices'] as const
