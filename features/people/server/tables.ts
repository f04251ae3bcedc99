import type { ColumnType, Generated } from 'kysely'
import type { Transaction } from '#foundation/server/database/database.ts'
import type { ChangedPreferences, WorkingHours } from '../contract.ts'

type PeopleTables = {
  people: {
    owner_id: string
    name: string
    name_sources: ColumnType<string[], string | undefined, string>
    email: string
    zone: string
    zone_chosen: Generated<boolean>
    working_hours: WorkingHours
    preferences: ColumnType<ChangedPreferences, string | undefined, string>
    created_at: string
    leaving_at: string | null
    purge_at: string | null
  }
  identities: { owner_id: string; issuer: string; sub: string; email: string }
  provider_tokens: {
    owner_id: string
    issuer: string
    access_token: string
    refresh_token: string | null
    expires_at: string
    scopes: string[]
    state: 'connected' | 'reconnect'
    refreshing_until: string | null
  }
  sessions: {
    owner_id: string
    id: string
    device: string
    created_at: string
    last_seen_at: string
    expires_at: string
    ended_at: string | null
    generation: Generated<number>
  }
  refresh_tokens: {
    owner_id: string
    hash: Buffer
    session_id: string
    generation: number
    rotated_at: string | null
  }
  exports: {
    owner_id: string
    id: string
    state: 'making' | 'ready' | 'failed'
    bytes: number | null
    failure: string | null
    created_at: string
    expires_at: string
  }
  export_pieces: { owner_id: string; export_id: string; number: number; bytes: Buffer }
}

/** The house's own: who is behind them is not known yet, or not any more. */
type HouseTables = {
  'house.sign_in_handles': {
    hash: Buffer
    issuer: string
    sub: string
    id_token_hash: Buffer
    tokens: string
    expires_at: string
    used_at: string | null
  }
  'house.sign_in_codes': {
    hash: Buffer
    handle_hash: Buffer | null
    id_token_hash: Buffer | null
    owner_id: string | null
    session_id: string | null
    replayed_at: string | null
    expires_at: string
  }
  'house.used_id_tokens': { hash: Buffer; expires_at: string }
  'house.socket_tickets': { hash: Buffer; owner_id: string; session_id: string; expires_at: string }
  'house.frame_tickets': { hash: Buffer; owner_id: string; expires_at: string }
  'house.departures': {
    owner_id: string
    left_at: string
    restored_at: string | null
    purged_at: string | null
    rows_purged: number | null
  }
}

export function peopleTables(tx: Transaction) {
  return tx.$extendTables<PeopleTables>()
}

export function houseTables(tx: Transaction) {
  return tx.$extendTables<PeopleTables & HouseTables>()
}
