import { setTimeout as pause } from 'node:timers/promises'
import * as client from 'openid-client'
import { Failure } from '#foundation/contract/failure.ts'
import type { Clock } from '#foundation/server/clock.ts'
import { asBearer } from './bearer.ts'
import type { KnownProvider } from './known-provider.ts'

/** What a provider says about itself, asked for when it is first needed and again every hour. */
export type Discovery = () => Promise<client.Configuration>

const freshMilliseconds = 3_600_000
const retryMilliseconds = [200, 600]
const timeoutSeconds = 5

export function createDiscovery(provider: KnownProvider, clock: Clock): Discovery {
  let known: { configuration: client.Configuration; at: number } | undefined
  let asking: Promise<client.Configuration> | undefined

  async function ask(): Promise<client.Configuration> {
    const configuration = await discover(provider).catch((error: unknown) => {
      throw new Failure('unavailable', `${provider.name} cannot be reached just now. Please try again in a moment.`, {
        retryAfter: 5,
        cause: error,
      })
    })
    known = { configuration, at: clock.now().getTime() }
    return configuration
  }

  function askOnce(): Promise<client.Configuration> {
    asking ??= ask().finally(() => {
      asking = undefined
    })
    return asking
  }

  return async () => {
    if (!known) return askOnce()
    // What was true an hour ago is a better answer than waiting; whoever comes next has the new one.
    if (clock.now().getTime() - known.at >= freshMilliseconds) askOnce().catch(keepKnown)
    return known.configuration
  }
}

function keepKnown(): void {}

async function discover(provider: KnownProvider): Promise<client.Configuration> {
  const { issuer, clientId, clientSecret, fetch: reach = globalThis.fetch } = provider
  for (const wait of retryMilliseconds) {
    try {
      return await once()
    } catch {
      await pause(wait)
    }
  }
  return once()

  function once(): Promise<client.Configuration> {
    const proof = clientSecret === undefined ? client.None() : client.ClientSecretPost(clientSecret)
    return client.discovery(issuer, clientId, undefined, proof, {
      timeout: timeoutSeconds,
      // Settings allow plain http for this machine alone.
      execute: issuer.protocol === 'http:' ? [client.allowInsecureRequests] : [],
      [client.customFetch]: async (url: string, options: client.CustomFetchOptions) =>
        asBearer(await reach(url, options as RequestInit)),
    })
  }
}
