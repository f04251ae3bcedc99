import * as client from 'openid-client'
import { z } from 'zod'
import { Failure } from '#foundation/contract/failure.ts'
import type { Clock } from '#foundation/server/clock.ts'
import { profile, type Profile, type ProviderInfo } from '../../contract.ts'
import { scopeList } from '../../rules.ts'
import { createDiscovery } from './discovery.ts'
import { createIdTokenVerifier, type VerifyIdToken } from './id-token.ts'
import type { KnownProvider } from './known-provider.ts'
import { isRevoked, providerFailure } from './provider-failure.ts'

/** What a provider gave for a person. */
export type Grant = {
  accessToken: string
  refreshToken: string | undefined
  idToken: string | undefined
  expiresAt: Date
  scopes: string[]
}

export type ProviderClient = {
  provider: KnownProvider
  /** Under which its tokens are kept. */
  issuer: string
  info(): Promise<ProviderInfo>
  /** As it writes itself, to the letter. */
  issuerName(): Promise<string>
  exchange(code: { code: string; redirectUri: string; verifier: string }): Promise<Grant>
  profile(accessToken: string, sub: string): Promise<Profile>
  verify: VerifyIdToken
  /** What is not said of the scopes is as it was. */
  refresh(refreshToken: string, granted: readonly string[]): Promise<Grant>
  /** Until the token is good for nothing; nothing happens at a provider that has no word for it. */
  revoke(token: string): Promise<void>
}

/** Speaks to the configured provider; its refusals come as Failures that carry the provider's own `error`. */
export function createProviderClient(provider: KnownProvider, clock: Clock): ProviderClient {
  const discovery = createDiscovery(provider, clock)

  async function ask<T>(work: (configuration: client.Configuration) => Promise<T>): Promise<T> {
    const configuration = await discovery()
    return work(configuration).catch((error: unknown) => {
      throw providerFailure(error, provider)
    })
  }

  async function grant(type: string, parameters: Record<string, string>, asked: readonly string[]): Promise<Grant> {
    const answer = await ask((configuration) => client.genericGrantRequest(configuration, type, parameters))
    return grantOf(answer, asked, clock.now())
  }

  return {
    provider,
    issuer: provider.issuer.href.replace(/\/$/, ''),
    async info() {
      const { authorization_endpoint: endpoint } = (await discovery()).serverMetadata()
      if (!endpoint) throw new Failure('unavailable', `${provider.name} does not say where people sign in.`)
      const { name, clientId, scopes, extra } = provider
      return { name, authorizationEndpoint: endpoint, clientId, scope: scopes.join(' '), extra }
    },
    issuerName: async () => (await discovery()).serverMetadata().issuer,
    exchange: ({ code, redirectUri, verifier }) =>
      grant('authorization_code', { code, redirect_uri: redirectUri, code_verifier: verifier }, provider.scopes),
    profile: async (accessToken, sub) =>
      profile.parse(await ask((configuration) => client.fetchUserInfo(configuration, accessToken, sub))),
    verify: createIdTokenVerifier(provider, discovery, clock),
    refresh: (refreshToken, granted) => grant('refresh_token', { refresh_token: refreshToken }, granted),
    revoke: async (token) => {
      const { revocation_endpoint: endpoint } = (await discovery()).serverMetadata()
      if (!endpoint) return
      await ask((configuration) => client.tokenRevocation(configuration, token)).catch((error: unknown) => {
        if (!isRevoked(error)) throw error
      })
    },
  }
}

type Answer = Awaited<ReturnType<typeof client.genericGrantRequest>>

/** RFC 6749, 5.1 and 6: who grants what was asked for, or goes on granting what was, need not say so. */
function grantOf(answer: Answer, asked: readonly string[], now: Date): Grant {
  const seconds = z.number().min(0).catch(defaultSeconds).parse(answer.expires_in)
  return {
    accessToken: answer.access_token,
    refreshToken: answer.refresh_token,
    idToken: answer.id_token,
    expiresAt: new Date(now.getTime() + seconds * 1_000),
    scopes: answer.scope === undefined ? [...asked] : scopeList(answer.scope),
  }
}

const defaultSeconds = 3_600
