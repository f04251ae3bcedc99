import { Failure } from '#foundation/contract/failure.ts'
import type { AccountProvider } from '#foundation/server/account-provider-settings.ts'
import type { Clock } from '#foundation/server/clock.ts'
import type { AccountElsewhere } from '#foundation/server/connection.ts'
import type { Database } from '#foundation/server/database/database.ts'
import { freshToken, type KeptGrant, type SeenToken } from '#foundation/server/fresh-token.ts'
import { refuseAccount } from '#foundation/server/mirror/account-store.ts'
import type { Outside } from '#foundation/server/outside.ts'
import type { Place, Secrets } from '#foundation/server/secrets.ts'
import { type ConnectionRow, findConnection, type SealedOpener } from '../connection-store.ts'
import { refuseHostsOfOthers } from '../hosts.ts'
import { endAccess, keepAccess, leaseAccess } from './access-store.ts'
import { createProviderCalls, errorOf, type Grant } from './provider-calls.ts'

/** What opens an account: its password, or what a provider granted. */
export type Opener = { password: string } | { provider: string; grant: Grant }

export type Access = {
  seal(whose: Whose, opener: Opener): SealedOpener
  /** Throws `unauthenticated` where the person has to sign in again. */
  open(ownerId: string, row: ConnectionRow): Promise<Pick<AccountElsewhere, 'secret' | 'token'>>
}

type Whose = { ownerId: string; id: string }

export type AccessParts = {
  database: Database
  secrets: Pick<Secrets, 'seal' | 'open'>
  clock: Clock
  outside: Pick<Outside, 'fetch'>
  providers: readonly AccountProvider[]
}

export function createAccess(parts: AccessParts): Access {
  const { secrets, clock, providers } = parts
  return {
    seal(whose, opener) {
      if ('password' in opener)
        return {
          sealed: secrets.seal(opener.password, placeOf(whose)),
          provider: null,
          access: null,
          accessUntil: null,
        }
      const { provider, grant } = opener
      return {
        sealed: grant.refreshToken === undefined ? null : secrets.seal(grant.refreshToken, placeOf(whose)),
        provider,
        access: secrets.seal(grant.accessToken, placeOf(whose, 'access')),
        accessUntil: grant.expiresAt.toISOString(),
      }
    },
    async open(ownerId, row) {
      const whose = { ownerId, id: row.id }
      if (row.provider === null) return { secret: secrets.open(row.sealed ?? '', placeOf(whose)) }
      const provider = providers.find(({ name }) => name === row.provider)
      if (!provider) throw new Failure('unauthenticated', withoutClient)
      refuseHostsOfOthers(provider, row.servers)
      const grant = grantOf(parts, whose, provider)
      return {
        secret: await freshToken(grant, clock),
        token: { renew: (refused) => freshToken(grant, clock, refused) },
      }
    },
  }
}

const withoutClient =
  'This server cannot sign in at the provider of this account any more, as its operator has set. It needs a password.'

/** Where the password or the refresh token of an account is sealed, and the access token beside it. */
export function placeOf({ ownerId, id }: Whose, beside?: 'access'): Place {
  return { ownerId, row: `connections/${id}${beside === undefined ? '' : `/${beside}`}` }
}

type Seen = SeenToken & { access: string | null }

function grantOf(parts: AccessParts, whose: Whose, provider: AccountProvider): KeptGrant<Seen, Grant> {
  const { database, secrets } = parts
  const { ownerId, id } = whose
  const calls = createProviderCalls({ ...parts, provider, ownerId })
  const signInAgain = () =>
    new Failure('unauthenticated', `${provider.label} does not let this server in any more. Sign in there again.`)
  return {
    async read() {
      const row = await database.as(ownerId, (tx) => findConnection(tx, ownerId, id))
      if (!row || row.sealed === null || row.provider !== provider.name) return undefined
      const { access, accessUntil, sealed } = row
      return {
        access,
        accessToken: access === null ? '' : secrets.open(access, placeOf(whose, 'access')),
        refreshToken: secrets.open(sealed, placeOf(whose)),
        expiresAt: accessUntil ?? new Date(0).toISOString(),
      }
    },
    lease: ({ access }, turn) => database.as(ownerId, (tx) => leaseAccess(tx, ownerId, { id, access, ...turn })),
    refresh: (_seen, refreshToken) => calls.refresh(refreshToken),
    keep({ accessToken, refreshToken, expiresAt }, until) {
      const access = secrets.seal(accessToken, placeOf(whose, 'access'))
      const sealed = refreshToken === undefined ? null : secrets.seal(refreshToken, placeOf(whose))
      const kept = { id, until, access, accessUntil: expiresAt.toISOString(), sealed }
      return database.as(ownerId, (tx) => keepAccess(tx, ownerId, kept))
    },
    giveUp: (until, dead) =>
      database.as(ownerId, async (tx) => {
        const wasOurs = await endAccess(tx, ownerId, { id, until, isDead: dead })
        if (wasOurs && dead) await refuseAccount(tx, ownerId, { id, trouble: signInAgain().message })
        return wasOurs
      }),
    isDead: (error) => errorOf(error) === 'invalid_grant',
    signInAgain,
  }
}
