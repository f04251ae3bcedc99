import type { ProviderInfo } from '../../contract.ts'
import { storeAttempt } from './attempt.ts'
import { challengeOf, randomText } from './secret.ts'

const stateLength = 32
const verifierLength = 128
const nonceLength = 32

/** Stores what the way back will be checked by, and answers where to go: the provider's consent page. */
export async function prepareSignIn(provider: ProviderInfo, origin: string): Promise<URL> {
  const state = randomText(stateLength)
  const verifier = randomText(verifierLength)
  const nonce = randomText(nonceLength)
  const redirectUri = `${origin}/auth/callback`
  const address = new URL(provider.authorizationEndpoint)
  const parameters = {
    response_type: 'code',
    client_id: provider.clientId,
    redirect_uri: redirectUri,
    scope: provider.scope,
    state,
    nonce,
    code_challenge: await challengeOf(verifier),
    code_challenge_method: 'S256',
    ...provider.extra,
  }
  for (const [name, value] of Object.entries(parameters)) address.searchParams.set(name, value)
  storeAttempt({ state, verifier, redirectUri, nonce })
  return address
}
