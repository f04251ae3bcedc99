import { createHash, randomUUID } from 'node:crypto'
import { once } from 'node:events'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'

/** A provider of accounts elsewhere that does as it is told: honest unless a test makes it otherwise. */
export type TestProvider = AsyncDisposable & {
  origin: string
  /** What its settings call it. */
  name: string
  /** With it as the provider of these hosts. */
  settings(hosts: string): Record<string, string>
  /** What its page does when somebody allows what is asked: the state and the code for the way back. */
  consent(address: string): { state: string; code: string }
  /** Whether an access token opens an account now. */
  opens(token: string): boolean
  /** Ends all access tokens, as time does; what was granted goes on. */
  expire(): void
  /** Ends what was granted, as a person does in their account; access tokens stay good. */
  withdraw(): void
  /** Answers of its token endpoint, if not its own. */
  outage: number | undefined
  /** Answers of its revocation endpoint, if not that it is done. */
  refusal: number | undefined
  /** What it waits for before it answers a refresh. */
  thinks: () => Promise<unknown>
  /** Seconds. */
  expiresIn: number
  counts: { exchanges: number; refreshes: number; revocations: number; revoked: string[] }
}

type Code = { challenge: string; redirectUri: string; address: string }

const clientId = 'attache'
const clientSecret = 'the secret of the client: elsewhere'

export async function openProvider(): Promise<TestProvider> {
  const books: Books = { codes: new Map(), access: new Map(), refresh: new Map() }
  const server = createServer((request, response) => void answer(provider, books, request, response))
  await once(server.listen(0, '127.0.0.1'), 'listening')
  const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  const provider: TestProvider = {
    origin,
    name: new URL(origin).host,
    settings: (hosts) => ({
      MAIL_OAUTH_CLIENT: `${clientId}:${encodeURIComponent(clientSecret)}`,
      MAIL_OAUTH_NAME: 'Example',
      MAIL_OAUTH_AUTHORIZE_URL: `${origin}/authorize`,
      MAIL_OAUTH_TOKEN_URL: `${origin}/token`,
      MAIL_OAUTH_REVOKE_URL: `${origin}/revoke`,
      MAIL_OAUTH_SCOPE: 'mail',
      MAIL_OAUTH_HOSTS: hosts,
    }),
    consent: (address) => consent(books, new URL(address)),
    opens: (token) => books.access.has(token),
    expire: () => books.access.clear(),
    withdraw: () => books.refresh.clear(),
    outage: undefined,
    refusal: undefined,
    thinks: async () => {},
    expiresIn: 3_600,
    counts: { exchanges: 0, refreshes: 0, revocations: 0, revoked: [] },
    async [Symbol.asyncDispose]() {
      server.closeAllConnections()
      server.close()
    },
  }
  return provider
}

/** Whom its codes and tokens stand for. */
type Books = { codes: Map<string, Code>; access: Map<string, string>; refresh: Map<string, string> }

function consent({ codes }: Books, { searchParams: asked }: URL): { state: string; code: string } {
  const given = (name: string) => asked.get(name) ?? ''
  const isWhole = given('response_type') === 'code' && given('client_id') === clientId
  if (!isWhole || given('code_challenge_method') !== 'S256') throw new Error('This is no request of ours.')
  const code = randomUUID()
  const [challenge, redirectUri] = [given('code_challenge'), given('redirect_uri')]
  codes.set(code, { challenge, redirectUri, address: given('login_hint') })
  return { state: given('state'), code }
}

async function answer(
  provider: TestProvider,
  books: Books,
  request: IncomingMessage,
  response: ServerResponse,
): Promise<void> {
  const url = new URL(request.url ?? '', provider.origin)
  const form = new URLSearchParams(Buffer.concat(await request.toArray()).toString())
  if (url.pathname === '/authorize') {
    const back = new URL(url.searchParams.get('redirect_uri') ?? '')
    for (const [name, value] of Object.entries(consent(books, url))) back.searchParams.set(name, value)
    response.writeHead(302, { location: back.href }).end()
    return
  }
  const { status, body } = await reply(provider, books, { path: url.pathname, form })
  response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body))
}

type Said = { status: number; body: object }

async function reply(
  provider: TestProvider,
  books: Books,
  { path, form }: { path: string; form: URLSearchParams },
): Promise<Said> {
  const token = form.get('token') ?? ''
  if (path === '/introspect') {
    const address = books.access.get(token)
    return good(address === undefined ? { active: false } : { active: true, email: address })
  }
  if (form.get('client_secret') !== encodeURIComponent(clientSecret)) return bad(401, 'invalid_client')
  if (path === '/revoke') return revoke(provider, books, token)
  if (provider.outage !== undefined) return bad(provider.outage, 'server_error')
  if (form.get('grant_type') === 'authorization_code') return redeem(provider, books, form)
  provider.counts.refreshes += 1
  await provider.thinks()
  const address = books.refresh.get(form.get('refresh_token') ?? '')
  books.refresh.delete(form.get('refresh_token') ?? '')
  return address === undefined ? bad(400, 'invalid_grant') : grant(provider, books, address)
}

function redeem(provider: TestProvider, books: Books, form: URLSearchParams): Said {
  provider.counts.exchanges += 1
  const code = books.codes.get(form.get('code') ?? '')
  books.codes.delete(form.get('code') ?? '')
  const challenge = createHash('sha256')
    .update(form.get('code_verifier') ?? '')
    .digest('base64url')
  const isOurs = code?.challenge === challenge && code.redirectUri === form.get('redirect_uri')
  return code && isOurs ? grant(provider, books, code.address) : bad(400, 'invalid_grant')
}

function grant({ expiresIn }: TestProvider, { access, refresh }: Books, address: string): Said {
  const [accessToken, refreshToken] = [`elsewhere-access-${randomUUID()}`, `elsewhere-refresh-${randomUUID()}`]
  access.set(accessToken, address)
  refresh.set(refreshToken, address)
  return good({ access_token: accessToken, refresh_token: refreshToken, expires_in: expiresIn, token_type: 'Bearer' })
}

/** With everything else that it granted for that account, as Google does. */
function revoke({ counts, refusal }: TestProvider, { access, refresh }: Books, token: string): Said {
  counts.revocations += 1
  if (refusal !== undefined) return bad(refusal, 'server_error')
  counts.revoked.push(token)
  const address = refresh.get(token)
  if (address === undefined) return bad(400, 'invalid_token')
  for (const book of [access, refresh]) for (const [each, whose] of book) if (whose === address) book.delete(each)
  return good({})
}

function good(body: object): Said {
  return { status: 200, body }
}

function bad(status: number, error: string): Said {
  return { status, body: { error } }
}
