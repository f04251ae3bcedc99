import { z } from 'zod'

/**
 * Whether an id_token was made for the sign-in that began here (OpenID Connect Core, 3.1.3.7). That it is signed, and by
 * whom, is for the server to see; what is no token at all it refuses as well.
 */
export function isMeantFor(idToken: string, nonce: string | null): boolean {
  const claims = claimsOf(idToken)
  return claims === undefined || (claims['nonce'] ?? null) === nonce
}

function claimsOf(idToken: string): Record<string, unknown> | undefined {
  const [, payload = ''] = idToken.split('.')
  try {
    const claims: unknown = JSON.parse(atob(payload.replaceAll('-', '+').replaceAll('_', '/')))
    return z.record(z.string(), z.unknown()).safeParse(claims).data
  } catch {
    return undefined
  }
}
