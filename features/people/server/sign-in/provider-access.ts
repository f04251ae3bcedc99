import { setTimeout as pause } from 'node:timers/promises'
import { Failure } from '#foundation/contract/failure.ts'
import type { Clock } from '#foundation/server/clock.ts'
import type { Database, Transaction } from '#foundation/server/database/database.ts'
import type { Place, Secrets } from '#foundation/server/secrets.ts'
import type { ProviderTokens } from './handles.ts'
import type { ProviderClient } from './provider-client.ts'
import { isDead } from './provider-failure.ts'
import {
  endRefresh,
  findProviderTokens,
  leaseRefresh,
  removeProviderTokens,
  saveProviderTokens,
  type SealedTokens,
} from './provider-token-store.ts'

/** What a person's provider allows us, kept sealed and fresh. */
export type ProviderAccess = {
  save(tx: Transaction, ownerId: string, tokens: ProviderTokens): Promise<void>
  /** A token that is good for a minute at least; a Failure where the person has to sign in again first. */
  token(ownerId: string): Promise<string>
  state(ownerId: string): Promise<{ state: 'connected' | 'reconnect'; scopes: string[] }>
  /** Gives everything back to the provider, and forgets it. */
  revoke(ownerId: string): Promise<void>
}

type Parts = { database: Database; secrets: Secrets; clock: Clock; client: ProviderClient }

const marginMilliseconds = 60_000
/** Longer than any answer of a provider takes. */
const leaseMilliseconds = 40_000
const waitMilliseconds = 100

export function createProviderAccess(parts: Parts): ProviderAccess {
  const { database, secrets, clock, client } = parts
  const { issuer } = client

  const read = (ownerId: string) => database.as(ownerId, (tx) => findProviderTokens(tx, ownerId, issuer))
  const refresh = refresher(parts, save)

  async function save(tx: Transaction, ownerId: string, tokens: ProviderTokens): Promise<void> {
    const { accessToken, refreshToken, expiresAt, scopes } = tokens
    await saveProviderTokens(tx, ownerId, {
      issuer,
      accessToken: secrets.seal(accessToken, place(ownerId, issuer, 'access')),
      refreshToken: refreshToken === undefined ? null : secrets.seal(refreshToken, place(ownerId, issuer, 'refresh')),
      expiresAt: expiresAt.toISOString(),
      scopes,
    })
  }

  return {
    save,
    async token(ownerId) {
      for (;;) {
        const row = await read(ownerId)
        if (!row || row.state === 'reconnect') throw reconnect(client)
        if (Date.parse(row.expiresAt) - clock.now().getTime() > marginMilliseconds)
          return secrets.open(row.accessToken, place(ownerId, issuer, 'access'))
        if (!(await refresh(ownerId, row))) await pause(waitMilliseconds)
      }
    },
    async state(ownerId) {
      const row = await read(ownerId)
      return row ? { state: row.state, scopes: row.scopes } : { state: 'reconnect', scopes: [] }
    },
    async revoke(ownerId) {
      const row = await read(ownerId)
      if (!row) return
      const part = row.refreshToken === null ? 'access' : 'refresh'
      // Revoking a refresh token takes the access tokens made from it along (RFC 7009, 2.1).
      const token = secrets.open(row.refreshToken ?? row.accessToken, place(ownerId, issuer, part))
      await client.revoke(token)
      await database.as(ownerId, (tx) => removeProviderTokens(tx, ownerId, issuer))
    },
  }
}

type Refresh = (ownerId: string, row: SealedTokens) => Promise<boolean>

/** Asks the provider for a new token, unless somebody is doing so already; says whether it did. */
function refresher({ database, secrets, clock, client }: Parts, save: ProviderAccess['save']): Refresh {
  const { issuer } = client

  return async (ownerId, row) => {
    const end = (state: 'connected' | 'reconnect') =>
      database.as(ownerId, (tx) => endRefresh(tx, ownerId, { issuer, state }))
    const now = clock.now()
    const until = new Date(now.getTime() + leaseMilliseconds)
    const lease = { issuer, expiresAt: row.expiresAt, now, until }
    if (!(await database.as(ownerId, (tx) => leaseRefresh(tx, ownerId, lease)))) return false
    try {
      if (row.refreshToken === null) throw reconnect(client)
      const grant = await client.refresh(secrets.open(row.refreshToken, place(ownerId, issuer, 'refresh')))
      await database.as(ownerId, (tx) => save(tx, ownerId, grant))
      return true
    } catch (error) {
      const dead = row.refreshToken === null || isDead(error)
      await end(dead ? 'reconnect' : 'connected')
      throw dead ? reconnect(client) : error
    }
  }
}

function reconnect({ provider }: ProviderClient): Failure {
  return new Failure('conflict', `${provider.name} does not let us in any more. Please sign in again to reconnect.`)
}

function place(ownerId: string, issuer: string, part: 'access' | 'refresh'): Place {
  return { ownerId, row: `provider_tokens ${issuer} ${part}` }
}
