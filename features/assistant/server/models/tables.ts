import type { ColumnType, Generated } from 'kysely'
import type { Transaction } from '#foundation/server/database/database.ts'
import type { Departure, Price } from '../../contract.ts'

type ModelTables = {
  assistant_settings: {
    owner_id: string
    nothing_leaves: Generated<boolean>
    tokens_per_day: number | null
    /** Lists go in as text: the driver would take them for arrays of PostgreSQL. */
    prices: ColumnType<Price[], string | undefined, string>
  }
  model_calls: {
    owner_id: string
    id: string
    at: string
    host: string
    model: string
    state: Departure['state']
    text: string
    masked: number
    bytes: number
    input_tokens: number | null
    output_tokens: number | null
    conversation_id: string | null
    sentence: string | null
    ended_at: string | null
  }
}

export function modelTables(tx: Transaction) {
  return tx.$extendTables<ModelTables>()
}
