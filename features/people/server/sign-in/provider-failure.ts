import { ResponseBodyError, WWWAuthenticateChallengeError } from 'openid-client'
import { Failure } from '#foundation/contract/failure.ts'
import type { KnownProvider } from './known-provider.ts'

/** RFC 6749, 5.2, beside a sentence of ours. */
export function grantFailure(code: 'malformed' | 'unauthenticated', error: string, description: string): Failure {
  return new Failure(code, description, { members: { error, error_description: description } })
}

/** What a provider said no to keeps its own words; a provider that could not answer is unavailable. */
export function providerFailure(error: unknown, { name }: KnownProvider): Failure {
  if (error instanceof ResponseBodyError && error.status < 500 && error.status !== 429)
    return grantFailure(
      error.status === 401 ? 'unauthenticated' : 'malformed',
      error.error,
      error.error_description ?? error.error,
    )
  if (error instanceof WWWAuthenticateChallengeError && error.status === 401)
    return grantFailure('unauthenticated', 'invalid_token', `${name} does not accept this token any more.`)
  return new Failure('unavailable', `${name} did not answer as expected. Please try again in a moment.`, {
    members: { error: 'temporarily_unavailable', error_description: `${name} did not answer as expected.` },
    retryAfter: 5,
    cause: error,
  })
}

/**
 * RFC 7009, 2.2: a token that the provider refuses is as good as revoked. One of which it says nothing is not, nor one
 * that it will not hear of from a client like us.
 */
export function isRevoked(error: unknown): boolean {
  const said = error instanceof Failure ? error.members?.['error'] : undefined
  return said !== undefined && !['temporarily_unavailable', 'invalid_client', 'unauthorized_client'].includes(said)
}

/** The provider ended what it had granted: asking again is of no use. */
export function isDead(error: unknown): boolean {
  return error instanceof Failure && error.members?.['error'] === 'invalid_grant'
}
