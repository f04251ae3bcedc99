import { z } from 'zod'
import { profile, signInRoute, type TokenAnswer, tokenAnswer, tokenRoute, userInfoRoute } from '../../contract.ts'
import { type StoredUser, storedUser } from '../user.ts'
import type { Attempt } from './attempt.ts'
import { isMeantFor } from './nonce.ts'

type Request = { method?: string; headers?: Record<string, string>; body?: URLSearchParams | string }

export type Arrival = {
  /** What the provider wrote into the address. */
  query: URLSearchParams
  attempt: Attempt
  /** Takes the attempt back, however it ends: it cannot be used again. */
  forget: () => void
  clientId: () => Promise<string>
  zone: string
  /** Told when the tokens could not be handed over. */
  alert: (message: string) => void
  fetch?: (path: string, request: Request) => Promise<Response>
}

/** From the address that somebody came back with to who they are. Every failure has the words of the catalogue. */
export async function finishSignIn(arrival: Arrival): Promise<StoredUser> {
  const checked = checkArrival(arrival)
  const { tokens, userInfo } = await askProvider(arrival, checked).finally(arrival.forget)
  const backendResponse = await handOver(arrival, tokens)
  return { tokens, userInfo, backendResponse }
}

/** In this order, always. */
export function checkArrival({ query, attempt }: Pick<Arrival, 'query' | 'attempt'>) {
  const { state, verifier, redirectUri } = attempt
  const error = query.get('error')
  if (error) throw new Error(`OAuth error: ${error}`)
  const code = query.get('code')
  if (!code || !query.get('state')) throw new Error('Missing authorization code or state')
  if (query.get('state') !== state) throw new Error('Invalid state parameter')
  if (!verifier) throw new Error('Missing code verifier')
  if (!redirectUri) throw new Error('Missing redirect URI')
  return { code, verifier, redirectUri }
}

async function askProvider(arrival: Arrival, { code, verifier, redirectUri }: ReturnType<typeof checkArrival>) {
  const [nonce, iss] = [arrival.attempt.nonce, arrival.query.get('iss')]
  const tokens = await exchange(arrival, {
    code,
    code_verifier: verifier,
    redirect_uri: redirectUri,
    ...(nonce !== null && { nonce }),
    // Who says that they sent this: the server knows whether it is they (RFC 9207).
    ...(iss !== null && { iss }),
  })
  if (!isMeantFor(tokens.id_token, nonce))
    throw new Error('This is the answer to another sign-in. Please sign in again.')
  return { tokens, userInfo: await fetchProfile(arrival, tokens.access_token) }
}

type Exchange = { code: string; code_verifier: string; redirect_uri: string; nonce?: string; iss?: string }

async function exchange(arrival: Arrival, fields: Exchange) {
  try {
    const form = { grant_type: 'authorization_code', client_id: await arrival.clientId(), ...fields }
    const response = await send(arrival, tokenRoute.path, { method: 'POST', body: new URLSearchParams(form) })
    if (!response.ok)
      throw new Error(await reasonOf(response, ['error_description', 'error', 'detail'], 'Unknown error'))
    return tokenAnswer.loose().parse(await response.json())
  } catch (error) {
    throw new Error(`Token exchange failed: ${sentenceOf(error)}`, { cause: error })
  }
}

async function fetchProfile(arrival: Arrival, token: string) {
  try {
    const response = await send(arrival, userInfoRoute.path, { headers: { authorization: `Bearer ${token}` } })
    if (!response.ok) throw new Error(await reasonOf(response, ['detail'], ''))
    return profile.parse(await response.json())
  } catch (error) {
    throw new Error('Failed to fetch user info', { cause: error })
  }
}

/** The granted scopes are known to the server; this word only keeps the field's place. */
const scope = 'granted'

async function handOver(arrival: Arrival, tokens: TokenAnswer): Promise<StoredUser['backendResponse']> {
  const { id_token, access_token, refresh_token, expires_in } = tokens
  const body = { id_token, access_token, refresh_token, expires_in, scope, timezone: arrival.zone }
  try {
    const response = await send(arrival, signInRoute.path, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(body),
    })
    if (!response.ok) throw new Error(await reasonOf(response, ['detail'], 'Backend authentication failed'))
    return storedUser.shape.backendResponse.parse(await response.json())
  } catch (error) {
    const message = `Backend communication failed: ${sentenceOf(error)}`
    arrival.alert(message)
    throw new Error(message, { cause: error })
  }
}

async function send({ fetch = globalThis.fetch }: Arrival, path: string, request: Request): Promise<Response> {
  try {
    return await fetch(path, { ...request, headers: { ...request.headers, accept: 'application/json' } })
  } catch (error) {
    throw new Error('The server cannot be reached. Check your connection and try again.', { cause: error })
  }
}

/** The first of these fields that says something. */
async function reasonOf(response: Response, fields: string[], otherwise: string): Promise<string> {
  const read = z.record(z.string(), z.unknown()).safeParse(await response.json().catch(() => undefined))
  const said = read.success ? fields.map((field) => read.data[field]) : []
  return said.find((words): words is string => typeof words === 'string' && words !== '') ?? otherwise
}

/** What a shape or a parser complains of is not for a person, and may quote a token. */
function sentenceOf(error: unknown): string {
  const known = error instanceof Error && !(error instanceof SyntaxError) && !(error instanceof z.ZodError)
  if (!known) return 'The answer could not be understood. Try again in a moment.'
  return error.message
}
