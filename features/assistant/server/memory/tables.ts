import type { ColumnType, Generated } from 'kysely'
import type { Transaction } from '#foundation/server/database/database.ts'
import type { Fact } from '../../contract.ts'

type MemoryTables = {
  facts: {
    owner_id: string
    id: string
    text: string
    origin: Fact['origin']
    /** Lists go in as text: the driver would take them for arrays of PostgreSQL. */
    sources: ColumnType<string[], string, string>
    conversation_id: string | null
    revision: Generated<number>
    created_at: Generated<string>
    updated_at: Generated<string>
    deleted_at: string | null
  }
  conversation_sources: {
    owner_id: string
    conversation_id: string
    source: string
    only_elsewhere: Generated<boolean>
    created_at: Generated<string>
  }
}

export function memoryTables(tx: Transaction) {
  return tx.$extendTables<MemoryTables>()
}
