import type { Transaction } from '#foundation/server/database/index.ts'

export type ProviderTables = {
  'house.idp_accounts': {
    id: string
    email: string
    email_lower: string
    name: string
    password_hash: string
    email_verified_at: string | Date | null
    password_changed_at: string | Date
    created_at: string | Date
  }
  'house.idp_payloads': {
    model: string
    id_hash: string
    sealed: string
    uid: string | null
    grant_id: string | null
    account_id: string | null
    consumed_at: string | Date | null
    expires_at: string | Date
  }
  'house.idp_keys': { id: string; sealed: string; created_at: string | Date; retired_at: string | Date | null }
  'house.idp_resets': { token_hash: string; account_id: string; mailed: boolean; expires_at: string | Date }
  'house.attempts': { key: string; failures: number; blocked_until: string | Date; counted_at: string | Date }
}

export function tables(tx: Transaction) {
  return tx.$extendTables<ProviderTables>()
}
