import { randomBytes, randomUUID } from 'node:crypto'
import * as client from 'openid-client'
import { pino } from 'pino'
import { type TestClock, testClock } from '#foundation/server/clock.ts'
import { type Database } from '#foundation/server/database/index.ts'
import { call, kept, openHttp, type Reply, type TestHttp } from '#foundation/server/http/testing.ts'
import { createSecrets } from '#foundation/server/secrets.ts'
import { createProvider, type EmbeddedProvider, type ProviderParts } from './provider.ts'
import { deriveByScrypt, type DeriveKey } from './scrypt.ts'

export const peopleMigrations = { feature: 'people', folder: new URL('../migrations/', import.meta.url) }

export const origin = 'https://attache.test'
const supportEmail = 'help@attache.example'

export type Node = AsyncDisposable & {
  http: TestHttp
  provider: EmbeddedProvider
  clock: TestClock
  /** How many passwords were hashed. */
  hashed: () => number
  /** Everything that was logged, by the provider and by the server around it. */
  logged: () => string
}

type Changes = {
  clock?: TestClock
  secretKey?: string
  config?: Partial<ProviderParts['config']>
  publicUrl?: string
} & Pick<ProviderParts, 'lifetimes' | 'signedOut' | 'deriveKey'>

export const secretKey = 'a key that only tests have'.padEnd(32, '.')

/** One server with the provider in it; several on one database are the nodes of one installation. */
export async function openNode(database: Database, changes: Changes = {}): Promise<Node> {
  const { clock = testClock(), config, lifetimes, signedOut, deriveKey = deriveQuickly } = changes
  const publicUrl = new URL(changes.publicUrl ?? origin)
  const lines: string[] = []
  let hashes = 0
  const provider = createProvider({
    config: { publicUrl, registration: 'open', smtpUrl: undefined, supportEmail, nothingLeaves: false, ...config },
    database,
    secrets: createSecrets([changes.secretKey ?? secretKey]),
    clock,
    log: pino({ level: 'debug' }, { write: (line: string) => void lines.push(line) }),
    outside: { permit: async () => {} },
    deriveKey: (...given) => {
      hashes += 1
      return deriveKey(...given)
    },
    ...(lifetimes && { lifetimes }),
    ...(signedOut && { signedOut }),
  })
  const http = await openHttp({ config: { publicUrl, trustProxy: 1 }, mount: (app) => provider.mount(app) })
  return {
    http,
    provider,
    clock,
    hashed: () => hashes,
    logged: () => [...lines, JSON.stringify(http.logged)].join('\n'),
    [Symbol.asyncDispose]: () => http[Symbol.asyncDispose](),
  }
}

/** As strong as a test can wait for. */
const deriveQuickly: DeriveKey = (password, salt) => deriveByScrypt(password, salt, { N: 1024, r: 8, p: 1 })

export type Browser = {
  get(path: string): Promise<Reply>
  /** Sends the form on the last page, filled in like this. */
  submit(fields: Record<string, string>, action?: string): Promise<Reply>
  /** As `get` and `submit`, and on through redirects, up to one that leads back to the product. */
  follow(reply: Reply): Promise<Reply>
  page(): string
  /** Goes on with another node of the same installation. */
  moveTo(node: Node): void
  cookies(): Cookie[]
  headers: Record<string, string>
}

/** A browser without JavaScript: cookies by their paths, redirects by hand. */
export function openBrowser(first: Node, address = anyAddress()): Browser {
  let node = first
  let page = ''
  const jar = createJar()
  const headers: Record<string, string> = { accept: 'text/html', 'x-forwarded-for': address }

  async function send(path: string, method: string, body?: string): Promise<Reply> {
    const form = { 'content-type': 'application/x-www-form-urlencoded', origin }
    const reply = await call(node.http.url + path, {
      agent: kept,
      method,
      headers: { ...(body !== undefined && form), ...headers, ...jar.headersFor(path) },
      ...(body !== undefined && { body }),
    })
    for (const line of reply.headers['set-cookie'] ?? []) jar.keep(line, path)
    if (reply.text.includes('<!doctype html>')) page = reply.text
    return reply
  }

  const browser: Browser = {
    headers,
    page: () => page,
    cookies: () => jar.all(),
    moveTo: (next) => {
      node = next
    },
    get: (path) => send(path, 'GET'),
    submit: (fields, action = /action="([^"]+)"/.exec(page)?.[1] ?? '') =>
      send(action, 'POST', new URLSearchParams({ ...hiddenFields(page), ...fields }).toString()),
    async follow(reply) {
      const to = reply.headers.location
      if (to === undefined || reply.status < 300 || reply.status > 399) return reply
      const { pathname, search } = new URL(to, origin)
      if (!pathname.startsWith('/idp/')) return reply
      return browser.follow(await browser.get(pathname + search))
    },
  }
  return browser
}

let addresses = 0
function anyAddress(): string {
  addresses += 1
  return `10.0.${Math.floor(addresses / 250)}.${(addresses % 250) + 1}`
}

function hiddenFields(page: string): Record<string, string> {
  const hidden = [...page.matchAll(/<input type="hidden" name="([^"]+)" value="([^"]*)"/g)]
  return Object.fromEntries(hidden.map(([, name = '', value = '']) => [name, value]))
}

type Cookie = { name: string; value: string; path: string; attributes: string }

function createJar() {
  const jar = new Map<string, Cookie>()
  return {
    all: (): Cookie[] => [...jar.values()],
    headersFor(path: string): Record<string, string> {
      const sent = [...jar.values()].filter(({ path: under }) => path.startsWith(under))
      return sent.length === 0 ? {} : { cookie: sent.map(({ name, value }) => `${name}=${value}`).join('; ') }
    },
    keep(line: string, asked: string): void {
      const [pair = '', ...attributes] = line.split('; ')
      const at = pair.indexOf('=')
      const [name, value] = [pair.slice(0, at), pair.slice(at + 1)]
      const path = attributes.find((each) => /^path=/i.test(each))?.slice(5) ?? asked
      if (value === '' || attributes.some((each) => each.includes('1970'))) jar.delete(`${name} ${path}`)
      else jar.set(`${name} ${path}`, { name, value, path, attributes: attributes.join('; ') })
    },
  }
}

export type Beginning = {
  path: string
  verifier: string
  state: string
  nonce: string
  configuration: client.Configuration
}

/** What the product's button does: an authorization request by openid-client. */
export async function begin(node: Node, changes: Record<string, string | undefined> = {}): Promise<Beginning> {
  const { issuer, client: known, fetch, scope } = node.provider
  const configuration = await client.discovery(
    new URL(issuer),
    known.id,
    known.secret,
    client.ClientSecretPost(known.secret),
    { [client.customFetch]: (url, options) => fetch(url, options as RequestInit) },
  )
  const [verifier, state, nonce] = [randomBytes(64).toString('hex'), randomUUID(), randomUUID()]
  const parameters: Record<string, string | undefined> = {
    redirect_uri: known.redirectUris[0],
    scope,
    state,
    nonce,
    access_type: 'offline',
    prompt: 'consent',
    code_challenge: await client.calculatePKCECodeChallenge(verifier),
    code_challenge_method: 'S256',
    ...changes,
  }
  const stated = Object.entries(parameters).filter((pair): pair is [string, string] => pair[1] !== undefined)
  const url = client.buildAuthorizationUrl(configuration, Object.fromEntries(stated))
  return { path: url.pathname + url.search, verifier, state, nonce, configuration }
}

export type Somebody = { name: string; email: string; password: string }

export function somebody(changes: Partial<Somebody> = {}): Somebody {
  return { name: 'Sara Lindqvist', email: `${randomUUID()}@northwind.example`, password: 'a quiet harbour', ...changes }
}

/** Creates an account on the pages and says yes; comes back with the address that the browser is sent to. */
export async function join(browser: Browser, { path }: Beginning, person: Somebody): Promise<URL> {
  await browser.follow(await browser.get(path))
  await browser.get(/href="([^"]+\/create)"/.exec(browser.page())?.[1] ?? '')
  await browser.follow(await browser.submit({ ...person }))
  return allow(browser)
}

/** Signs in on the pages and says yes. */
export async function signIn(browser: Browser, { path }: Beginning, { email, password }: Somebody): Promise<URL> {
  await browser.follow(await browser.get(path))
  await browser.follow(await browser.submit({ email, password }))
  return allow(browser)
}

export async function allow(browser: Browser, answer = 'allow'): Promise<URL> {
  const reply = await browser.follow(await browser.submit({ answer }))
  return new URL(reply.headers.location ?? '', origin)
}

/** As if someone had signed in with this account, so that it is kept. */
export async function admitAccount({ pool }: Database, { email }: Somebody): Promise<void> {
  await pool.query(
    `with account as (select id, email from house.idp_accounts where email = $1),
      person as (insert into people (owner_id, name, email, zone, working_hours, created_at)
        select id, 'Admitted', email, 'UTC', '[]', now() from account returning owner_id)
    insert into identities (owner_id, issuer, sub, email)
      select owner_id, $2, account.id::text, account.email from person, account`,
    [email, `${origin}/idp`],
  )
}

/** What our server does with the code. */
export function redeem({ configuration, verifier, state, nonce }: Beginning, back: URL) {
  return client.authorizationCodeGrant(configuration, back, {
    pkceCodeVerifier: verifier,
    expectedState: state,
    expectedNonce: nonce,
  })
}
