import { Failure } from '#foundation/contract/failure.ts'
import type { AccountProvider } from '#foundation/server/account-provider-settings.ts'
import { systemClock } from '#foundation/server/clock.ts'
import type { Config } from '#foundation/server/config.ts'
import { createLog } from '#foundation/server/log.ts'
import { createOutside } from '#foundation/server/outside.ts'
import { createProviderCalls, errorOf } from './sign-in/provider-calls.ts'

/** Where a provider sends the browser back to. */
export function redirectUriOf({ publicUrl }: Pick<Config, 'publicUrl'>): string {
  return `${publicUrl.origin}/assistant/settings/connections/callback`
}

/** Whether a provider knows our client by its secret, which shows when it refuses a code for the code's sake. */
export async function checkAccountProvider(
  config: Pick<Config, 'nothingLeaves' | 'privateHosts' | 'publicUrl'>,
  provider: AccountProvider,
): Promise<string> {
  const { label } = provider
  if (config.nothingLeaves) return `NOTHING_LEAVES is set: ${label} is not asked.`
  const outside = createOutside({ config, log: createLog('silent'), quiet: async () => false })
  const calls = createProviderCalls({ outside, clock: systemClock, provider, ownerId: 'operator' })
  const redirectUri = redirectUriOf(config)
  const request = { code: 'a-code-that-never-was', redirectUri, verifier: 'v'.repeat(43) }
  const refusal: unknown = await calls.exchange(request).then(
    () => undefined,
    (error: unknown) => error,
  )
  const error = errorOf(refusal)
  if (error === 'invalid_grant') return `${label} knows this client by its secret.`
  if (error === 'invalid_client' || error === 'unauthorized_client')
    throw new Failure('forbidden', `${label} does not know this client, or not with this secret (${error}).`)
  if (error === 'redirect_uri_mismatch')
    throw new Failure('forbidden', `${label} does not know the redirect address ${redirectUri} yet.`)
  throw refusal
}
