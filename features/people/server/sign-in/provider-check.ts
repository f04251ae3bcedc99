import { randomBytes } from 'node:crypto'
import { Failure } from '#foundation/contract/failure.ts'
import { systemClock } from '#foundation/server/clock.ts'
import type { ProviderSettings } from '#foundation/server/provider-settings.ts'
import { knownProvider } from './known-provider.ts'
import { createProviderClient } from './provider-client.ts'

/**
 * Whether people can sign in with this provider: its addresses are found, and it knows our client by its secret, which
 * shows when it refuses a code that never was for the code's sake. Gives a sentence, or throws one.
 */
export async function checkProvider(settings: ProviderSettings, redirectUri: string): Promise<string> {
  if (settings.kind === 'embedded') return 'People make an account here; there is nothing to configure.'
  const client = createProviderClient(knownProvider(settings), systemClock)
  const { name } = client.provider
  await client.info()
  const request = { code: 'a-code-that-never-was', redirectUri, verifier: randomBytes(48).toString('hex') }
  const error = await client.exchange(request).then(
    () => undefined,
    (failure: unknown) => failure,
  )
  const refusal = error instanceof Failure ? error.members?.['error'] : undefined
  if (refusal === 'invalid_grant') return `${name} answers, and knows this client by its secret.`
  if (refusal === 'invalid_client' || refusal === 'unauthorized_client')
    throw new Failure('forbidden', `${name} does not know this client, or not with this secret (${refusal}).`)
  if (refusal === 'redirect_uri_mismatch')
    throw new Failure('forbidden', `${name} does not know the redirect address ${redirectUri} yet.`)
  throw error
}
