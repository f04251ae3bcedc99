import type { Transaction } from '#foundation/server/database/database.ts'
import { peopleTables } from '../tables.ts'

/** Everything of a person's own rows but the keys: fields are called as their columns are. */
export async function readOwn(tx: Transaction, ownerId: string) {
  return {
    person: await readPerson(tx, ownerId),
    identities: await readIdentities(tx, ownerId),
    permissions: await readPermissions(tx, ownerId),
    sessions: await readSessions(tx, ownerId),
    renewals: await readRenewals(tx, ownerId),
    archives: await readArchives(tx, ownerId),
  }
}

function readPerson(tx: Transaction, ownerId: string) {
  return peopleTables(tx)
    .selectFrom('people')
    .select([
      'owner_id as id',
      'name',
      'name_sources as nameSources',
      'email',
      'zone',
      'zone_chosen as zoneChosen',
      'working_hours as workingHours',
      'preferences',
      'created_at as createdAt',
      'leaving_at as leavingAt',
      'purge_at as purgeAt',
    ])
    .where('owner_id', '=', ownerId)
    .executeTakeFirst()
}

function readIdentities(tx: Transaction, ownerId: string) {
  return peopleTables(tx)
    .selectFrom('identities')
    .select(['issuer', 'sub', 'email'])
    .where('owner_id', '=', ownerId)
    .orderBy('issuer')
    .orderBy('sub')
    .execute()
}

function readPermissions(tx: Transaction, ownerId: string) {
  return peopleTables(tx)
    .selectFrom('provider_tokens')
    .select(['issuer', 'scopes', 'state', 'expires_at as expiresAt'])
    .where('owner_id', '=', ownerId)
    .orderBy('issuer')
    .execute()
}

function readSessions(tx: Transaction, ownerId: string) {
  return peopleTables(tx)
    .selectFrom('sessions')
    .select([
      'id',
      'device',
      'created_at as createdAt',
      'last_seen_at as lastSeenAt',
      'expires_at as expiresAt',
      'ended_at as endedAt',
      'generation',
    ])
    .where('owner_id', '=', ownerId)
    .orderBy('created_at')
    .execute()
}

function readRenewals(tx: Transaction, ownerId: string) {
  return peopleTables(tx)
    .selectFrom('refresh_tokens')
    .select(['session_id as sessionId', 'generation', 'rotated_at as rotatedAt'])
    .where('owner_id', '=', ownerId)
    .orderBy('generation')
    .execute()
}

function readArchives(tx: Transaction, ownerId: string) {
  return peopleTables(tx)
    .selectFrom('exports')
    .select(['id', 'state', 'bytes', 'failure', 'created_at as createdAt', 'expires_at as expiresAt'])
    .where('owner_id', '=', ownerId)
    .orderBy('created_at')
    .execute()
}
