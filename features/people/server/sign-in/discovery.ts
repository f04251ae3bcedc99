import { setTimeout as pause } from 'node:timers/promises'
import * as client from 'openid-client'
import { Failure } from '#foundation/contract/failure.ts'
import type { Clock } from '#foundation/server/clock.ts'
import type { KnownProvider } from './known-provider.ts'

/** What a provider says about itself, asked for when it is first needed and again every hour. */
export type Discovery = () => Promise<client.Configuration>

const freshMilliseconds = 3_600_000
const retryMilliseconds = [200, 600]
const timeoutSeconds = 8

export function createDiscovery(provider: KnownProvider, clock: Clock): Discovery {
  let known: { configuration: client.Configuration; at: number } | undefined
  let asking: Promise<client.Configuration> | undefined

  async function ask(): Promise<client.Configuration> {
    const configuration = await discover(provider)
    known = { configuration, at: clock.now().getTime() }
    return configuration
  }

  return async () => {
    if (known && clock.now().getTime() - known.at < freshMilliseconds) return known.configuration
    asking ??= ask().finally(() => {
      asking = undefined
    })
    try {
      return await asking
    } catch (error) {
      // What was true an hour ago is a better guess than nothing.
      if (known) return known.configuration
      throw new Failure('unavailable', `${provider.name} cannot be reached just now. Please try again in a moment.`, {
        retryAfter: 5,
        cause: error,
      })
    }
  }
}

async function discover(provider: KnownProvider): Promise<client.Configuration> {
  const { issuer, clientId, clientSecret, fetch: reach } = provider
  for (const wait of retryMilliseconds) {
    try {
      return await once()
    } catch {
      await pause(wait)
    }
  }
  return once()

  function once(): Promise<client.Configuration> {
    return client.discovery(issuer, clientId, undefined, client.ClientSecretPost(clientSecret), {
      timeout: timeoutSeconds,
      // Settings allow plain http for this machine alone.
      execute: issuer.protocol === 'http:' ? [client.allowInsecureRequests] : [],
      ...(reach && {
        [client.customFetch]: (url: string, options: client.CustomFetchOptions) => reach(url, options as RequestInit),
      }),
    })
  }
}
