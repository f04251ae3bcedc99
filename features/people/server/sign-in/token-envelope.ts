import type { Place, Secrets } from '#foundation/server/secrets.ts'
import type { SealedTokens } from './provider-token-store.ts'

export type OpenTokens = { accessToken: string; refreshToken: string | undefined }

/** A provider's tokens as they lie in their row. */
type Sealed = Pick<SealedTokens, 'accessToken' | 'refreshToken'>

export function sealTokens(secrets: Secrets, whose: Whose, { accessToken, refreshToken }: OpenTokens): Sealed {
  return {
    accessToken: secrets.seal(accessToken, place(whose, 'access')),
    refreshToken: refreshToken === undefined ? null : secrets.seal(refreshToken, place(whose, 'refresh')),
  }
}

export function openTokens(secrets: Secrets, whose: Whose, { accessToken, refreshToken }: Sealed): OpenTokens {
  return {
    accessToken: secrets.open(accessToken, place(whose, 'access')),
    refreshToken: refreshToken === null ? undefined : secrets.open(refreshToken, place(whose, 'refresh')),
  }
}

/** The same under the current key, or nothing where they stand under it already. */
export function rekeyTokens(secrets: Secrets, whose: Whose, { accessToken, refreshToken }: Sealed): Sealed | undefined {
  const access = secrets.rekey(accessToken, place(whose, 'access'))
  const refresh = refreshToken === null ? undefined : secrets.rekey(refreshToken, place(whose, 'refresh'))
  if (access === undefined && refresh === undefined) return undefined
  return { accessToken: access ?? accessToken, refreshToken: refresh ?? refreshToken }
}

type Whose = { ownerId: string; issuer: string }

function place({ ownerId, issuer }: Whose, part: 'access' | 'refresh'): Place {
  return { ownerId, row: `provider_tokens ${issuer} ${part}` }
}
