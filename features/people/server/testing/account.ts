import { createHash } from 'node:crypto'
import type { BackendResponse, ProviderInfo, TokenAnswer } from '../../contract.ts'
import {
  type Beginning,
  type Browser,
  join,
  type Node,
  openBrowser,
  signIn,
  type Somebody,
} from '../provider/testing.ts'
import { handOver } from './entry.ts'
import { newVerifier, redirectUri, type TestHouse } from './house.ts'

/** A browser without JavaScript, at the pages of our own provider. */
export function browserAt({ http }: TestHouse): Browser {
  return openBrowser({ http } as Node)
}

/** As the page at /auth makes it from what the server tells it. */
export async function begin(at: TestHouse, changes: Record<string, string> = {}) {
  const { body: info } = await at.api<ProviderInfo>('GET', '/v1/auth/provider')
  const verifier = newVerifier()
  const url = new URL(info.authorizationEndpoint)
  url.search = new URLSearchParams({
    response_type: 'code',
    client_id: info.clientId,
    redirect_uri: redirectUri,
    scope: info.scope,
    state: 'a'.repeat(32),
    code_challenge: createHash('sha256').update(verifier).digest('base64url'),
    code_challenge_method: 'S256',
    ...info.extra,
    ...changes,
  }).toString()
  const path = url.pathname + url.search
  return { path, verifier, info, on: { path } as Beginning }
}

export function exchange(at: TestHouse, back: URL, verifier: string) {
  return at.exchange<TokenAnswer>({
    grant_type: 'authorization_code',
    code: back.searchParams.get('code') ?? '',
    redirect_uri: redirectUri,
    code_verifier: verifier,
  })
}

/** From the button to a session, by a new account of the house or by one that is there. */
export async function enterByAccount(
  house: TestHouse,
  person: Somebody,
  { isNew }: { isNew: boolean },
): Promise<BackendResponse> {
  const beginning = await begin(house)
  const back = await (isNew ? join : signIn)(browserAt(house), beginning.on, person)
  const { body: tokens } = await exchange(house, back, beginning.verifier)
  const { body, text, status } = await handOver(house, tokens)
  if (status !== 200) throw new Error(`Signing in failed: ${text}`)
  return body
}
