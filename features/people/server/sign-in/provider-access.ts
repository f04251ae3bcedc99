import { Failure } from '#foundation/contract/failure.ts'
import type { Clock } from '#foundation/server/clock.ts'
import type { Database, Transaction } from '#foundation/server/database/database.ts'
import { freshToken, type KeptGrant, type SeenToken } from '#foundation/server/fresh-token.ts'
import type { Log } from '#foundation/server/log.ts'
import type { Secrets } from '#foundation/server/secrets.ts'
import type { ProviderTokens } from './handles.ts'
import type { Grant, ProviderClient } from './provider-client.ts'
import { isDead } from './provider-failure.ts'
import {
  endRefresh,
  findProviderTokens,
  leaseRefresh,
  mendProviderTokens,
  renewProviderTokens,
  saveProviderTokens,
  type SealedTokens,
  takeProviderTokens,
} from './provider-token-store.ts'
import { type OpenTokens, openTokens, rekeyTokens, sealTokens } from './token-envelope.ts'

/** What a person's provider allows us, kept sealed and fresh. */
export type ProviderAccess = {
  save(tx: Transaction, ownerId: string, tokens: ProviderTokens): Promise<void>
  /**
   * A token that is good for a minute, or as fresh as the provider gives them; a Failure where the person has to sign
   * in again first.
   */
  token(ownerId: string): Promise<string>
  /** With what a transaction has read already, it opens none of its own. */
  state(ownerId: string, stored?: Stored): Promise<{ state: 'connected' | 'reconnect'; scopes: string[] }>
  stored(tx: Transaction, ownerId: string): Promise<Stored>
  /** What is to be given back at each provider; nobody can use it from here on. */
  takeAll(tx: Transaction, ownerId: string): Promise<{ issuer: string; token: string }[]>
}

/** What lies there for a person, if anything. */
export type Stored = { row: SealedTokens | undefined }

type Parts = { database: Database; secrets: Secrets; clock: Clock; log: Log; client: ProviderClient }

export function createProviderAccess(parts: Parts): ProviderAccess {
  const { secrets, clock, client } = parts
  const { issuer } = client
  const read = reader(parts)

  return {
    async save(tx, ownerId, tokens) {
      await saveProviderTokens(tx, ownerId, sealed(secrets, { ownerId, issuer }, tokens))
    },
    token: (ownerId) =>
      freshToken(
        grantOf(parts, ownerId, () => read(ownerId)),
        clock,
      ),
    async state(ownerId, stored) {
      const known = await read(ownerId, stored)
      return { state: known?.tokens ? 'connected' : 'reconnect', scopes: known?.scopes ?? [] }
    },
    stored: async (tx, ownerId) => ({ row: await findProviderTokens(tx, ownerId, issuer) }),
    async takeAll(tx, ownerId) {
      const rows = await takeProviderTokens(tx, ownerId)
      return rows.flatMap((row) => {
        const tokens = opened(parts, ownerId, row)
        // Revoking a refresh token takes the access tokens made from it along (RFC 7009, 2.1).
        return tokens ? [{ issuer: row.issuer, token: tokens.refreshToken ?? tokens.accessToken }] : []
      })
    },
  }
}

/** A row with what opens of it; nothing does where the person has to reconnect. */
type Known = SealedTokens & { tokens: OpenTokens | undefined }

/** What stands under an earlier key is moved under the current one; what opens under none has to be granted anew. */
function reader(parts: Parts): (ownerId: string, stored?: Stored) => Promise<Known | undefined> {
  const { database, secrets, client } = parts
  const { issuer } = client

  return async (ownerId, stored) => {
    const row = stored ? stored.row : await database.as(ownerId, (tx) => findProviderTokens(tx, ownerId, issuer))
    if (!row || row.state === 'reconnect') return row && { ...row, tokens: undefined }
    const tokens = opened(parts, ownerId, row)
    const changes = tokens ? rekeyTokens(secrets, { ownerId, issuer }, row) : { state: 'reconnect' as const }
    if (changes) await database.as(ownerId, (tx) => mendProviderTokens(tx, ownerId, { seen: row, changes }))
    return { ...row, tokens }
  }
}

type Seen = SeenToken & { sealedToken: string; scopes: readonly string[] }

/** What is seen is leased by its sealed form, which a refresh changes. */
function grantOf(parts: Parts, ownerId: string, read: () => Promise<Known | undefined>): KeptGrant<Seen, Grant> {
  const { database, secrets, client } = parts
  const { issuer } = client
  return {
    async read() {
      const known = await read()
      if (!known?.tokens) return undefined
      const { accessToken: sealedToken, expiresAt, scopes } = known
      return { ...known.tokens, sealedToken, expiresAt, scopes }
    },
    lease: ({ sealedToken: accessToken }, turn) =>
      database.as(ownerId, (tx) => leaseRefresh(tx, ownerId, { issuer, accessToken, ...turn })),
    refresh: ({ scopes }, refreshToken) => client.refresh(refreshToken, scopes),
    keep: (grant, until) => {
      const tokens = sealed(secrets, { ownerId, issuer }, grant)
      return database.as(ownerId, (tx) => renewProviderTokens(tx, ownerId, { ...tokens, until }))
    },
    giveUp: (until, dead) => {
      const state = dead ? 'reconnect' : 'connected'
      return database.as(ownerId, (tx) => endRefresh(tx, ownerId, { issuer, until, state }))
    },
    isDead,
    signInAgain: () => reconnect(client),
  }
}

function sealed(secrets: Secrets, whose: { ownerId: string; issuer: string }, tokens: ProviderTokens) {
  const { expiresAt, scopes } = tokens
  return {
    issuer: whose.issuer,
    ...sealTokens(secrets, whose, tokens),
    expiresAt: expiresAt.toISOString(),
    scopes,
  }
}

function opened({ secrets, log }: Parts, ownerId: string, row: SealedTokens): OpenTokens | undefined {
  try {
    return openTokens(secrets, { ownerId, issuer: row.issuer }, row)
  } catch (error) {
    log.warn({ err: error, ownerId, issuer: row.issuer }, 'the tokens of a provider do not open')
    return undefined
  }
}

function reconnect({ provider }: ProviderClient): Failure {
  return new Failure('conflict', `${provider.name} does not let us in any more. Please sign in again to reconnect.`)
}
