import { WebSocket } from 'ws'
import { openBrowser } from './browser.ts'

/*
 * A client written only from the specification, as a stranger would: with `fetch` and a WebSocket, and without our
 * code. It ignores what it does not know.
 */

export type StoredUser = {
  tokens: { access_token: string; id_token: string; refresh_token: string; expires_in: number }
  userInfo: { name?: string; email?: string }
  backendResponse: { access_token: string; refresh_token: string }
}

export type Account = { name: string; email: string; password: string }

/** The provider and this client's identity there, as an operator would configure them. */
export type Provider = { authorize: string; token: string; userInfo: string; clientId: string; clientSecret: string }

/** Creates the account on the provider's pages, consents, and exchanges the code. */
export async function signUp(site: string, provider: Provider, account: Account): Promise<StoredUser> {
  const redirectUri = `${site}/auth/callback`
  const state = randomText(32)
  const verifier = randomText(128)
  const address = new URL(provider.authorize)
  address.search = new URLSearchParams({
    response_type: 'code',
    client_id: provider.clientId,
    redirect_uri: redirectUri,
    scope: 'openid email profile offline_access',
    access_type: 'offline',
    prompt: 'consent',
    state,
    code_challenge: await challengeOf(verifier),
    code_challenge_method: 'S256',
  }).toString()
  const entrance = await openBrowser(redirectUri).open(address.href)
  const consent = await (await entrance.follow('Create account')).submit('Create account', account)
  const { searchParams } = new URL((await consent.submit('Allow')).address)
  if (searchParams.get('state') !== state) throw new Error('Invalid state parameter')
  return exchange(site, provider, { code: searchParams.get('code') ?? '', redirectUri, verifier })
}

type Given = { code: string; redirectUri: string; verifier: string }

async function exchange(site: string, provider: Provider, { code, redirectUri, verifier }: Given): Promise<StoredUser> {
  const form = new URLSearchParams({
    client_id: provider.clientId,
    client_secret: provider.clientSecret,
    code,
    grant_type: 'authorization_code',
    redirect_uri: redirectUri,
    code_verifier: verifier,
  })
  const tokens = await read<StoredUser['tokens']>(await fetch(provider.token, { method: 'POST', body: form }))
  const userInfo = await read<StoredUser['userInfo']>(
    await fetch(provider.userInfo, { headers: { authorization: `Bearer ${tokens.access_token}` } }),
  )
  const backendResponse = await post<StoredUser['backendResponse']>(`${site}/v1/auth/google/signin`, {
    id_token: tokens.id_token,
    access_token: tokens.access_token,
    refresh_token: tokens.refresh_token,
    expires_in: tokens.expires_in,
    scope: 'openid email profile',
    timezone: 'Europe/Vienna',
  })
  return { tokens, userInfo, backendResponse }
}

export type Backend = {
  user: StoredUser
  /** How often the access token was renewed. */
  refreshes: () => number
  call<T>(method: string, path: string, body?: object): Promise<T>
}

/** Every call carries the token, and is tried once more after a refresh where that was refused. */
export function openBackend(site: string, user: StoredUser): Backend {
  let refreshes = 0

  function ask(method: string, path: string, body?: object): Promise<Response> {
    return fetch(site + path, {
      method,
      headers: {
        authorization: `Bearer ${user.backendResponse.access_token}`,
        ...(body && { 'content-type': 'application/json' }),
      },
      ...(body && { body: JSON.stringify(body) }),
    })
  }

  async function refresh(): Promise<void> {
    refreshes += 1
    const { refresh_token } = user.backendResponse
    Object.assign(user.backendResponse, await post<object>(`${site}/v1/auth/refresh`, { refresh_token }))
  }

  return {
    user,
    refreshes: () => refreshes,
    async call(method, path, body) {
      const first = await ask(method, path, body)
      if (first.status !== 401) return read(first)
      await refresh()
      return read(await ask(method, path, body))
    },
  }
}

export type Heard = { type: string; content: string; conversation_id: string }

export type Socket = {
  send(message: { type: 'user_message'; content: string; conversation_id: string }): void
  /** The next message that the specification speaks of. */
  next(): Promise<Heard>
  warnings: string[]
  closed: Promise<number>
  close(): void
}

export async function openSocket(site: string, token: string | undefined): Promise<Socket> {
  if (!token) throw new Error('No authentication token available for WebSocket connection')
  const ws = new WebSocket(`${site.replace(/^http/, 'ws')}/v1/ws?token=${encodeURIComponent(token)}`)
  const warnings: string[] = []
  const heard: Heard[] = []
  const waiting: ((message: Heard) => void)[] = []

  ws.on('message', (data: Buffer) => {
    const message = parse(data.toString())
    if (message === undefined) warnings.push('A message that is not JSON was ignored')
    else if (message.type === 'assistant_message') (waiting.shift() ?? ((late) => heard.push(late)))(message)
  })
  const closed = new Promise<number>((resolve) => {
    ws.on('close', (code) => resolve(code))
  })
  await new Promise((resolve, reject) => {
    ws.once('open', resolve).once('error', reject)
  })
  return {
    warnings,
    closed,
    send(message) {
      if (ws.readyState === ws.OPEN) ws.send(JSON.stringify(message))
      else warnings.push('WS not ready')
    },
    async next() {
      return heard.shift() ?? new Promise((resolve) => waiting.push(resolve))
    },
    close: () => ws.close(),
  }
}

function parse(text: string): Heard | undefined {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

async function post<T>(address: string, body: object): Promise<T> {
  const headers = { 'content-type': 'application/json' }
  return read(await fetch(address, { method: 'POST', headers, body: JSON.stringify(body) }))
}

/** As the specification gives it: a client takes it as it comes. */
async function read<T>(answer: Response): Promise<T> {
  const text = await answer.text()
  if (!answer.ok) throw new Error(`HTTP error! Status: ${answer.status} ${text}`)
  return text === '' ? (undefined as T) : JSON.parse(text)
}

const alphanumerics = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789'

function randomText(length: number): string {
  const bytes = crypto.getRandomValues(new Uint8Array(length))
  return Array.from(bytes, (byte) => alphanumerics[byte % alphanumerics.length]).join('')
}

/** RFC 7636, section 4.2. */
async function challengeOf(verifier: string): Promise<string> {
  const digest = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(verifier))
  return btoa(String.fromCharCode(...new Uint8Array(digest)))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replaceAll('=', '')
}
