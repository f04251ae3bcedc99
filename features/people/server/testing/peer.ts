import { createHash, randomUUID } from 'node:crypto'
import { once } from 'node:events'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { exportJWK, generateKeyPair, type JWTPayload, SignJWT } from 'jose'
import { redirectUri } from './house.ts'

export type Guest = { sub: string; email: string; name: string }

/** A provider outside the house that does as it is told: honest unless a test makes it otherwise. */
export type Peer = AsyncDisposable & {
  issuer: string
  settings: Record<string, string>
  /** What somebody allows on its pages: a code for the product. */
  authorize(guest: Guest, request: { verifier: string; nonce?: string; scopes?: string[] }): string
  /** Changes the next id_tokens; the key, too. */
  forge: { claims?: JWTPayload; key?: 'stranger'; atHash?: string; idToken?: (token: string) => string }
  /** Answers of its token endpoint from now on, if not its own. */
  outage: number | undefined
  /** What it says to a revocation, if not that it is done. */
  refusal: { status: number; error: string } | undefined
  counts: { refreshes: number; revoked: string[]; revocations: number; discoveries: number }
  /** Every secret that it was shown by somebody who revoked. */
  shown: (string | null)[]
  /** What its answers leave out. */
  omits: ('scope' | 'expires_in' | 'token_type')[]
  /** Ends what it granted, as a person does in their account. */
  withdraw(): void
  /** Whether it accepts a code more than once. */
  lenient: boolean
  /** What it waits for before it answers an exchange. */
  considers: () => Promise<unknown>
  /** What it waits for before it answers a refresh. */
  thinks: () => Promise<unknown>
  expiresIn: number
}

type Code = { guest: Guest; challenge: string; nonce: string | undefined; scopes: string[] }

export const clientId = 'attache-at-peer'
export const clientSecret = 'the secret of the client at the peer'

export function guest(changes: Partial<Guest> = {}): Guest {
  const sub = randomUUID()
  return { sub, email: `${sub.slice(0, 8)}@northwind.example`, name: 'Ana Ruiz', ...changes }
}

type Keys = Record<'own' | 'stranger', Awaited<ReturnType<typeof generateKeyPair>>>

/** Whom its codes and tokens stand for. */
type Books = { keys: Keys; codes: Map<string, Code>; access: Map<string, Guest>; refresh: Map<string, Code> }

export async function openPeer(): Promise<Peer> {
  const keys = { own: await generateKeyPair('RS256'), stranger: await generateKeyPair('RS256') }
  const books: Books = { keys, codes: new Map(), access: new Map(), refresh: new Map() }
  const server = createServer((request, response) => void answer(peer, books, request, response)).listen(0, '127.0.0.1')
  await once(server, 'listening')
  const issuer = `http://127.0.0.1:${(server.address() as AddressInfo).port}`

  const peer: Peer = {
    issuer,
    settings: { GOOGLE_CLIENT_ID: clientId, GOOGLE_CLIENT_SECRET: clientSecret, OIDC_ISSUER: issuer },
    forge: {},
    outage: undefined,
    refusal: undefined,
    counts: { refreshes: 0, revoked: [], revocations: 0, discoveries: 0 },
    shown: [],
    omits: [],
    lenient: false,
    considers: async () => {},
    thinks: async () => {},
    expiresIn: 3_600,
    authorize(person, { verifier, nonce, scopes = ['openid', 'email', 'profile'] }) {
      const code = randomUUID()
      const challenge = createHash('sha256').update(verifier).digest('base64url')
      books.codes.set(code, { guest: person, challenge, nonce, scopes })
      return code
    },
    withdraw: () => books.refresh.clear(),
    async [Symbol.asyncDispose]() {
      server.closeAllConnections()
      server.close()
    },
  }
  return peer
}

type Said = { status: number; body: unknown }

async function answer(peer: Peer, books: Books, request: IncomingMessage, response: ServerResponse): Promise<void> {
  const { pathname } = new URL(request.url ?? '', peer.issuer)
  const form = new URLSearchParams(Buffer.concat(await request.toArray()).toString())
  const bearer = request.headers.authorization?.replace('Bearer ', '') ?? ''
  const { status, body } = await reply(peer, books, { pathname, form, bearer })
  if (status === 401 && pathname === '/userinfo') response.setHeader('www-authenticate', 'Bearer error="invalid_token"')
  response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body))
}

type Asked = { pathname: string; form: URLSearchParams; bearer: string }

async function reply(peer: Peer, books: Books, { pathname, form, bearer }: Asked): Promise<Said> {
  if (pathname === '/.well-known/openid-configuration') return describe(peer)
  if (pathname === '/keys')
    return good({ keys: [{ ...(await exportJWK(books.keys.own.publicKey)), kid: 'own', alg: 'RS256' }] })
  if (pathname === '/userinfo') {
    const found = books.access.get(bearer)
    return found ? good({ ...found, locale: 'en' }) : { status: 401, body: { error: 'invalid_token' } }
  }
  if (pathname === '/revoke') return revoke(peer, form)
  if (peer.outage !== undefined) return { status: peer.outage, body: { error: 'server_error' } }
  if (form.get('client_secret') !== clientSecret) return { status: 401, body: { error: 'invalid_client' } }
  return form.get('grant_type') === 'refresh_token' ? renew(peer, books, form) : redeem(peer, books, form)
}

function describe(peer: Peer): Said {
  peer.counts.discoveries += 1
  const { issuer } = peer
  return good({
    issuer,
    authorization_endpoint: `${issuer}/authorize`,
    token_endpoint: `${issuer}/token`,
    userinfo_endpoint: `${issuer}/userinfo`,
    revocation_endpoint: `${issuer}/revoke`,
    jwks_uri: `${issuer}/keys`,
    id_token_signing_alg_values_supported: ['RS256'],
  })
}

async function redeem(peer: Peer, books: Books, form: URLSearchParams): Promise<Said> {
  const code = books.codes.get(form.get('code') ?? '')
  if (!peer.lenient) books.codes.delete(form.get('code') ?? '')
  const verifier = form.get('code_verifier') ?? ''
  const challenge = createHash('sha256').update(verifier).digest('base64url')
  if (!code || code.challenge !== challenge || form.get('redirect_uri') !== redirectUri) return bad('Bad Request')
  await peer.considers()
  return grant(peer, books, code)
}

async function renew(peer: Peer, books: Books, form: URLSearchParams): Promise<Said> {
  peer.counts.refreshes += 1
  await peer.thinks()
  const token = form.get('refresh_token') ?? ''
  const known = books.refresh.get(token)
  if (!known) return bad('Token has been expired or revoked.')
  books.refresh.delete(token)
  return grant(peer, books, known)
}

function revoke({ counts, shown, refusal }: Peer, form: URLSearchParams): Said {
  counts.revocations += 1
  shown.push(form.get('client_secret'))
  if (refusal) return { status: refusal.status, body: { error: refusal.error } }
  counts.revoked.push(form.get('token') ?? '')
  return good({})
}

async function grant(peer: Peer, books: Books, code: Code): Promise<Said> {
  const [accessToken, refreshToken] = [`peer-access-${randomUUID()}`, `peer-refresh-${randomUUID()}`]
  books.access.set(accessToken, code.guest)
  books.refresh.set(refreshToken, code)
  const granted = {
    access_token: accessToken,
    refresh_token: refreshToken,
    id_token: await idToken(peer, books, code, accessToken),
    expires_in: peer.expiresIn,
    token_type: 'Bearer',
    scope: code.scopes.join(' '),
  }
  return good({ ...granted, ...Object.fromEntries(peer.omits.map((name) => [name, undefined])) })
}

async function idToken(peer: Peer, { keys }: Books, { guest: person, nonce }: Code, accessToken: string) {
  const { claims = {}, key = 'own', atHash, idToken: change = (token: string) => token } = peer.forge
  const now = Math.floor(Date.now() / 1_000)
  const hash = createHash('sha256').update(accessToken).digest().subarray(0, 16).toString('base64url')
  const honest = {
    iss: peer.issuer,
    aud: clientId,
    ...person,
    nonce,
    iat: now,
    exp: now + 600,
    at_hash: atHash ?? hash,
  }
  const signer = new SignJWT({ ...honest, ...claims }).setProtectedHeader({ alg: 'RS256', kid: 'own' })
  return change(await signer.sign(keys[key].privateKey))
}

function good(body: unknown): Said {
  return { status: 200, body }
}

function bad(description: string): Said {
  return { status: 400, body: { error: 'invalid_grant', error_description: description } }
}
