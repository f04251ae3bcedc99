import type { BackendResponse, TokenAnswer } from '../../contract.ts'
import { type Answer, newVerifier, redirectUri, type TestHouse } from './house.ts'
import { clientId, guest, type Guest, type Peer } from './peer.ts'

type Door = Pick<TestHouse, 'api' | 'exchange'>

/** The exchange of a fresh code, as the callback page does it. */
export function exchangeCode(
  house: Door,
  peer: Peer,
  { person = guest(), ...request }: { person?: Guest; nonce?: string; scopes?: string[] } = {},
): Promise<Answer<TokenAnswer>> {
  const verifier = newVerifier()
  return house.exchange({
    grant_type: 'authorization_code',
    client_id: clientId,
    client_secret: 'whatever a browser may have',
    code: peer.authorize(person, { verifier, ...request }),
    redirect_uri: redirectUri,
    code_verifier: verifier,
    ...(request.nonce !== undefined && { nonce: request.nonce }),
  })
}

export const chrome = 'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 Chrome/140.0.0.0 Safari/537.36'

export function handOver(
  house: Door,
  tokens: Partial<TokenAnswer>,
  { userAgent = chrome, timezone = 'Europe/Vienna' } = {},
): Promise<Answer<BackendResponse>> {
  const { id_token, access_token, refresh_token, expires_in } = tokens
  return house.api('POST', '/v1/auth/google/signin', {
    body: { id_token, access_token, refresh_token, expires_in, scope: 'email profile', timezone },
    headers: { 'user-agent': userAgent },
  })
}

/** From the provider's yes to a session. */
export async function enter(
  house: Door,
  peer: Peer,
  options: { person?: Guest; scopes?: string[]; userAgent?: string; timezone?: string } = {},
): Promise<BackendResponse> {
  const { body: tokens } = await exchangeCode(house, peer, options)
  const { status, body, text } = await handOver(house, tokens, options)
  if (status !== 200) throw new Error(`Signing in failed: ${text}`)
  return body
}
