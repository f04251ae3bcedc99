import type { Transaction } from '#foundation/server/database/database.ts'
import { peopleTables } from '../tables.ts'

/** As they lie there: the tokens sealed. */
export type SealedTokens = {
  issuer: string
  accessToken: string
  refreshToken: string | null
  expiresAt: string
  scopes: string[]
  state: 'connected' | 'reconnect'
  refreshingUntil: string | null
}

export async function findProviderTokens(
  tx: Transaction,
  ownerId: string,
  issuer: string,
): Promise<SealedTokens | undefined> {
  return peopleTables(tx)
    .selectFrom('provider_tokens')
    .select(columns)
    .where('owner_id', '=', ownerId)
    .where('issuer', '=', issuer)
    .executeTakeFirst()
}

type NewTokens = Pick<SealedTokens, 'issuer' | 'accessToken' | 'refreshToken' | 'expiresAt' | 'scopes'>

/** A provider that gives no new refresh token means the old one to go on. */
export async function saveProviderTokens(tx: Transaction, ownerId: string, tokens: NewTokens): Promise<void> {
  const { issuer, accessToken, refreshToken, expiresAt, scopes } = tokens
  const given = { access_token: accessToken, expires_at: expiresAt, scopes, state: 'connected' as const }
  await peopleTables(tx)
    .insertInto('provider_tokens')
    .values({ owner_id: ownerId, issuer, refresh_token: refreshToken, ...given })
    .onConflict((conflict) =>
      conflict.columns(['owner_id', 'issuer']).doUpdateSet({
        ...given,
        refreshing_until: null,
        ...(refreshToken !== null && { refresh_token: refreshToken }),
      }),
    )
    .execute()
}

/** What a refresh brought, unless its lease has run out meanwhile and somebody else has it. */
export async function renewProviderTokens(
  tx: Transaction,
  ownerId: string,
  { until, ...tokens }: NewTokens & { until: Date },
): Promise<boolean> {
  const { issuer, accessToken, refreshToken, expiresAt, scopes } = tokens
  const renewed = await peopleTables(tx)
    .updateTable('provider_tokens')
    .set({
      access_token: accessToken,
      ...(refreshToken !== null && { refresh_token: refreshToken }),
      expires_at: expiresAt,
      scopes,
      refreshing_until: null,
    })
    .where('owner_id', '=', ownerId)
    .where('issuer', '=', issuer)
    .where('refreshing_until', '=', until.toISOString())
    .returning('issuer')
    .executeTakeFirst()
  return renewed !== undefined
}

/** Of several who saw the same token run out, one gets to refresh it; a lease that was not given back runs out. */
export async function leaseRefresh(
  tx: Transaction,
  ownerId: string,
  { issuer, accessToken, now, until }: { issuer: string; accessToken: string; now: Date; until: Date },
): Promise<boolean> {
  const leased = await peopleTables(tx)
    .updateTable('provider_tokens')
    .set({ refreshing_until: until.toISOString() })
    .where('owner_id', '=', ownerId)
    .where('issuer', '=', issuer)
    .where('access_token', '=', accessToken)
    .where((is) => is.or([is('refreshing_until', 'is', null), is('refreshing_until', '<=', now.toISOString())]))
    .returning('issuer')
    .executeTakeFirst()
  return leased !== undefined
}

/** The lease, if it still is ours, goes back without new tokens: the provider could not answer, or will not any more. */
export async function endRefresh(
  tx: Transaction,
  ownerId: string,
  { issuer, until, state }: { issuer: string; until: Date; state: 'connected' | 'reconnect' },
): Promise<boolean> {
  const ended = await peopleTables(tx)
    .updateTable('provider_tokens')
    .set({ refreshing_until: null, state })
    .where('owner_id', '=', ownerId)
    .where('issuer', '=', issuer)
    .where('refreshing_until', '=', until.toISOString())
    .returning('issuer')
    .executeTakeFirst()
  return ended !== undefined
}

type Mend = {
  seen: Pick<SealedTokens, 'issuer' | 'accessToken'>
  changes: Partial<Pick<SealedTokens, 'accessToken' | 'refreshToken' | 'state'>>
}

/** Nothing happens to a row that somebody has written since it was seen. */
export async function mendProviderTokens(tx: Transaction, ownerId: string, { seen, changes }: Mend): Promise<void> {
  const { accessToken, refreshToken, state } = changes
  await peopleTables(tx)
    .updateTable('provider_tokens')
    .set({
      ...(accessToken !== undefined && { access_token: accessToken }),
      ...(refreshToken !== undefined && { refresh_token: refreshToken }),
      ...(state !== undefined && { state }),
    })
    .where('owner_id', '=', ownerId)
    .where('issuer', '=', seen.issuer)
    .where('access_token', '=', seen.accessToken)
    .execute()
}

/** All of them, of whatever issuer; they are gone from here. */
export async function takeProviderTokens(tx: Transaction, ownerId: string): Promise<SealedTokens[]> {
  return peopleTables(tx).deleteFrom('provider_tokens').where('owner_id', '=', ownerId).returning(columns).execute()
}

const columns = [
  'issuer',
  'access_token as accessToken',
  'refresh_token as refreshToken',
  'expires_at as expiresAt',
  'scopes',
  'state',
  'refreshing_until as refreshingUntil',
] as const
