import { z } from 'zod'
import { Failure } from '#foundation/contract/failure.ts'
import type { AccountProvider } from '#foundation/server/account-provider-settings.ts'
import type { Clock } from '#foundation/server/clock.ts'
import type { Outside } from '#foundation/server/outside.ts'

/** What a provider gave for an account. */
export type Grant = { accessToken: string; refreshToken: string | undefined; expiresAt: Date }

/** Asks the provider for a person. Its refusals are Failures that carry its own `error`. */
export type ProviderCalls = {
  exchange(code: { code: string; redirectUri: string; verifier: string }): Promise<Grant>
  refresh(refreshToken: string): Promise<Grant>
  /** Does nothing at a provider that has no address for it. */
  revoke(refreshToken: string): Promise<void>
}

type Parts = { outside: Pick<Outside, 'fetch'>; clock: Clock; provider: AccountProvider; ownerId: string }

const seconds = 20

export function createProviderCalls({ outside, clock, provider, ownerId }: Parts): ProviderCalls {
  const { clientId, clientSecret, label, tokenUrl, revokeUrl, scope } = provider

  async function post(url: URL, form: Record<string, string>): Promise<Answer> {
    const body = new URLSearchParams({ ...form, client_id: clientId, client_secret: clientSecret })
    const request = { method: 'POST', body, headers: { accept: 'application/json' } }
    try {
      const answer = await outside.fetch(ownerId, 'account', url, {
        ...request,
        signal: AbortSignal.timeout(seconds * 1_000),
      })
      return { status: answer.status, text: await answer.text() }
    } catch (error) {
      throw error instanceof Failure ? error : noAnswer(label, error)
    }
  }

  async function ask(form: Record<string, string>): Promise<Grant> {
    const answer = await post(tokenUrl, form)
    if (answer.status !== 200) throw refusal(label, answer)
    const read = granted.safeParse(jsonOf(answer))
    if (!read.success) throw noAnswer(label, read.error)
    const { access_token: accessToken, refresh_token: refreshToken, expires_in: lasts } = read.data
    return { accessToken, refreshToken, expiresAt: new Date(clock.now().getTime() + lasts * 1_000) }
  }

  return {
    exchange: ({ code, redirectUri, verifier }) =>
      ask({ grant_type: 'authorization_code', code, redirect_uri: redirectUri, code_verifier: verifier }),
    refresh: (refreshToken) => ask({ grant_type: 'refresh_token', refresh_token: refreshToken, scope }),
    async revoke(token) {
      if (!revokeUrl) return
      const answer = await post(revokeUrl, { token, token_type_hint: 'refresh_token' })
      // RFC 7009, 2.2: a token that the provider does not know is as good as revoked.
      if (answer.status !== 200 && errorOf(refusal(label, answer)) !== 'invalid_token') throw refusal(label, answer)
    },
  }
}

/** The `error` of OAuth (RFC 6749, 5.2) in what a provider refused. */
export function errorOf(error: unknown): string | undefined {
  return error instanceof Failure ? error.members?.['error'] : undefined
}

type Answer = { status: number; text: string }

const usualSeconds = 3_600

const granted = z.object({
  access_token: z.string().min(1).max(20_000),
  refresh_token: z.string().min(1).max(20_000).optional(),
  // Some write the number as a text.
  expires_in: z.coerce
    .number()
    .min(0)
    .max(366 * 24 * 3_600)
    .catch(usualSeconds),
})

const refused = z.object({ error: z.string().max(200), error_description: z.string().optional() })

function refusal(label: string, answer: Answer): Failure {
  const read = refused.safeParse(jsonOf(answer))
  if (!read.success || answer.status >= 500 || answer.status === 429) return noAnswer(label, answer.status)
  const { error } = read.data
  const code = error === 'invalid_grant' ? 'conflict' : 'unavailable'
  return new Failure(code, `${label} refuses what this server asks for (${error}).`, { members: { error } })
}

function jsonOf({ text }: Answer): unknown {
  try {
    return JSON.parse(text)
  } catch {
    // What is not JSON has none of the fields that are looked for.
    return undefined
  }
}

function noAnswer(label: string, cause: unknown): Failure {
  return new Failure('unavailable', `${label} does not answer as expected. It is asked again later.`, { cause })
}
