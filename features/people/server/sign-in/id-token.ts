import { createHash } from 'node:crypto'
import { createRemoteJWKSet, customFetch, errors, type JWTPayload, jwtVerify, type RemoteJWKSet } from 'jose'
import { z } from 'zod'
import { isStorable } from '#foundation/contract/check.ts'
import { Failure } from '#foundation/contract/failure.ts'
import type { Clock } from '#foundation/server/clock.ts'
import type { Discovery } from './discovery.ts'
import type { KnownProvider } from './known-provider.ts'

/** Whom the provider vouches for. `issuer` and `sub` are who it is; the rest may change. */
export type Identity = { issuer: string; sub: string; email: string; name: string; expiresAt: Date }

export type IdTokenChecks = {
  /** The provider's own, which `at_hash` speaks of. */
  accessToken?: string
  /** What the authorization request carried. */
  nonce?: string | undefined
}

export type VerifyIdToken = (idToken: string, checks: IdTokenChecks) => Promise<Identity>

const claims = z.object({
  iss: z.string(),
  sub: z.string().min(1).max(255).refine(isStorable),
  exp: z.number(),
  email: z.string().max(320).refine(isStorable).catch(''),
  name: z.string().max(200).refine(isStorable).catch(''),
  nonce: z.string().optional(),
  at_hash: z.string().optional(),
  azp: z.string().optional(),
})

const toleranceSeconds = 30
/** A token signed with a key we have not seen asks for the keys anew, but not more often than this. */
const keysCooldownMilliseconds = 2_000

/** OpenID Connect Core, 3.1.3.7 and 3.1.3.8. */
export function createIdTokenVerifier(provider: KnownProvider, discovery: Discovery, clock: Clock): VerifyIdToken {
  let keys: { url: string; set: RemoteJWKSet } | undefined

  function keysAt(url: string): RemoteJWKSet {
    if (keys?.url !== url) keys = { url, set: keySet(url, provider.fetch) }
    return keys.set
  }

  return async (idToken, { accessToken, nonce }) => {
    const {
      issuer,
      jwks_uri: jwksUri,
      id_token_signing_alg_values_supported: offered,
    } = (await discovery()).serverMetadata()
    if (!jwksUri) throw new Failure('unavailable', `${provider.name} does not publish its keys.`)
    const { payload, protectedHeader } = await jwtVerify(idToken, keysAt(jwksUri), {
      issuer,
      audience: provider.clientId,
      currentDate: clock.now(),
      clockTolerance: toleranceSeconds,
      requiredClaims: ['iss', 'sub', 'aud', 'exp', 'iat'],
      algorithms: (offered ?? ['RS256']).filter((name) => /^(RS|PS|ES|Ed)/.test(name)),
    }).catch((error: unknown) => {
      throw asFailure(error, provider)
    })
    return identityOf(payload, provider, { nonce, hash: accessToken && leftHalf(accessToken, protectedHeader.alg) })
  }
}

function identityOf(
  payload: JWTPayload,
  { clientId }: KnownProvider,
  { nonce, hash }: { nonce: string | undefined; hash: string | undefined },
): Identity {
  const read = claims.safeParse(payload)
  if (!read.success) throw refused('It does not say who you are.')
  const { iss, sub, exp, email, name, azp, at_hash: atHash, nonce: given } = read.data
  const forSeveral = Array.isArray(payload.aud) && payload.aud.length > 1
  if ((azp ?? (forSeveral ? '' : clientId)) !== clientId) throw refused('It was made for somebody else.')
  if (given !== nonce) throw refused('It belongs to another sign-in.')
  if (hash !== undefined && atHash !== undefined && atHash !== hash) throw refused('Its tokens do not belong together.')
  return { issuer: iss, sub, email, name: name || nameFrom(email), expiresAt: new Date(exp * 1_000) }
}

/** The first half of the hash that the signature uses. */
function leftHalf(accessToken: string, algorithm: string): string {
  const bits = /(256|384|512)$/.exec(algorithm)?.[1] ?? '512'
  const hash = createHash(`sha${bits}`).update(accessToken).digest()
  return hash.subarray(0, hash.length / 2).toString('base64url')
}

function nameFrom(email: string): string {
  return email.split('@', 1)[0] || 'You'
}

function keySet(url: string, reach: KnownProvider['fetch']): RemoteJWKSet {
  return createRemoteJWKSet(new URL(url), {
    cooldownDuration: keysCooldownMilliseconds,
    ...(reach && { [customFetch]: (address: string) => reach(address) }),
  })
}

function asFailure(error: unknown, { name }: KnownProvider): Failure {
  const unreachable =
    !(error instanceof errors.JOSEError) || ['ERR_JWKS_TIMEOUT', 'ERR_JOSE_GENERIC'].includes(error.code)
  if (unreachable)
    return new Failure('unavailable', `The keys of ${name} cannot be fetched just now. Please try again in a moment.`, {
      retryAfter: 5,
      cause: error,
    })
  if (error instanceof errors.JWTExpired) return refused('It has expired.')
  return refused('It is not genuine.')
}

function refused(reason: string): Failure {
  return new Failure('unauthenticated', `This sign-in could not be verified. ${reason} Please sign in again.`, {
    members: { error: 'invalid_grant', error_description: reason },
  })
}
