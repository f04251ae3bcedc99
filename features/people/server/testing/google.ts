import { createHash, randomUUID } from 'node:crypto'
import { once } from 'node:events'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { exportJWK, generateKeyPair } from 'jose'
import type { Context, Grant, Payload, Provider, Result } from 'oidc-provider'
import type { ProviderInfo } from '../../contract.ts'
import { loadLibrary } from '../provider/library.ts'
import { newVerifier, redirectUri, type TestHouse } from './house.ts'

/** Stands in for Google: a real OpenID provider outside the house, whose person answers as a test says. */
export type Google = AsyncDisposable & {
  settings: Record<string, string>
  /** What the person does on its pages. */
  person: { sub: string; says: 'yes' | 'no'; withholds: string[] }
  /** How long its next codes are good for. */
  codeSeconds: number
}

const clientId = 'attache.apps.example'
const clientSecret = 'the secret that Google gave to the operator'

export async function openGoogle(scopes: string[]): Promise<Google> {
  const server = createServer((request, response) => void answer(request, response)).listen(0, '127.0.0.1')
  await once(server, 'listening')
  const issuer = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  const { Provider: Library } = await loadLibrary()
  const person: Google['person'] = { sub: 'ana', says: 'yes', withholds: [] }

  async function answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    if (!request.url?.startsWith('/interaction/')) return provider.callback()(request, response)
    const to = await decide(provider, person, request, response)
    response.writeHead(303, { location: to }).end()
  }

  const google: Google = {
    settings: { GOOGLE_CLIENT_ID: clientId, GOOGLE_CLIENT_SECRET: clientSecret, OIDC_ISSUER: issuer },
    person,
    codeSeconds: 600,
    async [Symbol.asyncDispose]() {
      server.closeAllConnections()
      server.close()
    },
  }
  const provider = new Library(issuer, await setup(scopes, () => google.codeSeconds))
  return google
}

async function setup(scopes: string[], codeSeconds: () => number): Promise<object> {
  const { privateKey } = await generateKeyPair('RS256', { extractable: true })
  const store = new Map<string, Payload>()
  return {
    adapter: (model: string) => adapter(store, model),
    jwks: { keys: [{ ...(await exportJWK(privateKey)), kid: 'one', use: 'sig', alg: 'RS256' }] },
    clients: [client],
    clientAuthMethods: ['client_secret_post'],
    cookies: { keys: ['of the stand-in'] },
    features: { devInteractions: { enabled: false }, revocation: { enabled: true, allowedPolicy: () => true } },
    routes: {
      authorization: '/o/oauth2/v2/auth',
      jwks: '/oauth2/v3/certs',
      userinfo: '/v1/userinfo',
      revocation: '/revoke',
    },
    scopes,
    claims: { openid: ['sub'], email: ['email', 'email_verified'], profile: ['name'] },
    conformIdTokenClaims: false,
    responseTypes: ['code'],
    pkce: { required: () => true },
    clockTolerance: 0,
    issueRefreshToken: async () => true,
    ttl: {
      AuthorizationCode: codeSeconds,
      AccessToken: 3_600,
      IdToken: 3_600,
      RefreshToken: 86_400,
      Grant: 86_400,
      ...others,
    },
    interactions: { url: (_: unknown, { uid }: { uid: string }) => `/interaction/${uid}` },
    renderError: (context: Context, { error }: { error: string }) => {
      context.body = error
    },
    findAccount: async (_: unknown, sub: string) => ({
      accountId: sub,
      claims: async () => ({ sub, email: `${sub}@gmail.example`, email_verified: true, name: 'Ana at Google' }),
    }),
  }
}

const others = { Interaction: 600, Session: 600 }

const client = {
  client_id: clientId,
  client_secret: clientSecret,
  redirect_uris: [redirectUri],
  response_types: ['code'],
  grant_types: ['authorization_code', 'refresh_token'],
  token_endpoint_auth_method: 'client_secret_post',
}

function adapter(store: Map<string, Payload>, model: string) {
  const find = (matches: (payload: Payload) => boolean) => [...store.values()].find(matches)
  return {
    upsert: async (id: string, payload: Payload) => void store.set(`${model} ${id}`, payload),
    find: async (id: string) => store.get(`${model} ${id}`),
    findByUid: async (uid: string) => find((payload) => payload['uid'] === uid && payload['kind'] === model),
    findByUserCode: async () => undefined,
    consume: async (id: string) => {
      const payload = store.get(`${model} ${id}`)
      if (payload) payload['consumed'] = Math.floor(Date.now() / 1_000)
    },
    destroy: async (id: string) => void store.delete(`${model} ${id}`),
    revokeByGrantId: async (grantId: string) => {
      for (const [key, payload] of store) if (payload['grantId'] === grantId) store.delete(key)
    },
  }
}

async function decide(
  provider: Provider,
  { sub, says, withholds }: Google['person'],
  request: IncomingMessage,
  response: ServerResponse,
): Promise<string> {
  const { prompt, params, session } = await provider.interactionDetails(request, response)
  const finish = (result: Result) =>
    provider.interactionResult(request, response, result, { mergeWithLastSubmission: prompt.name === 'consent' })
  if (says === 'no') return finish({ error: 'access_denied', error_description: 'The person said no.' })
  if (prompt.name === 'login') return finish({ login: { accountId: sub, remember: false, amr: ['pwd'] } })
  const grant = new provider.Grant({ accountId: session?.accountId ?? sub, clientId }) as Refusing
  for (const scope of (params['scope'] ?? '').split(' '))
    if (withholds.includes(scope)) grant.rejectOIDCScope(scope)
    else grant.addOIDCScope(scope)
  return finish({ consent: { grantId: await grant.save() } })
}

type Refusing = Grant & { rejectOIDCScope(scope: string): void }

/** With a nonce, because two id_tokens of one second would otherwise be the same. */
export type Visit = { back: URLSearchParams; verifier: string; nonce: string }

/** What the browser does from the button on: it comes back with what stands behind the redirect address. */
export async function visit(house: TestHouse, changes: Record<string, string> = {}): Promise<Visit> {
  const { url, verifier, nonce } = await authorizationRequest(house, changes)
  return { back: new URL(await follow(url)).searchParams, verifier, nonce }
}

/** Where the button leads. */
export async function authorizationRequest(house: TestHouse, changes: Record<string, string> = {}) {
  const { body: info } = await house.api<ProviderInfo>('GET', '/v1/auth/provider')
  const [verifier, nonce] = [newVerifier(), randomUUID()]
  const query = {
    response_type: 'code',
    client_id: info.clientId,
    redirect_uri: redirectUri,
    scope: info.scope,
    state: 'a'.repeat(32),
    nonce,
    code_challenge: createHash('sha256').update(verifier).digest('base64url'),
    code_challenge_method: 'S256',
    ...info.extra,
    ...changes,
  }
  return { url: `${info.authorizationEndpoint}?${new URLSearchParams(query).toString()}`, verifier, nonce }
}

/** Through all redirects, with cookies, up to the product or to a page. */
async function follow(address: string): Promise<string> {
  const jar = new Map<string, string>()
  for (let url = address; ;) {
    const cookie = [...jar].map((pair) => pair.join('=')).join('; ')
    const reply = await fetch(url, { redirect: 'manual', headers: { cookie } })
    for (const line of reply.headers.getSetCookie()) {
      const [name = '', value = ''] = line.split(';', 1)[0]?.split(/=(.*)/s) ?? []
      jar.set(name, value)
    }
    const to = reply.headers.get('location')
    if (to === null) return 'about:blank'
    url = new URL(to, url).href
    if (url.startsWith(new URL(redirectUri).origin)) return url
  }
}
