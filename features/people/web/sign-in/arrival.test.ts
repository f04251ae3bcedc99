import { expect, test } from 'vitest'
import { type Arrival, checkArrival, finishSignIn } from './arrival.ts'

const attempt = { state: 'S', verifier: 'V', redirectUri: 'https://here.example/auth/callback', nonce: 'N' }
const good = new URLSearchParams({ code: 'C', state: 'S' })
const tokens = {
  access_token: 'handle',
  refresh_token: 'handle too',
  id_token: idToken({ nonce: 'N' }),
  expires_in: 600,
  token_type: 'Bearer',
  scope: 'openid',
}
const person = { access_token: 'ours', refresh_token: 'next', user: { id: '1', name: 'Ana Lund' }, more: true }

type Sent = { path: string; method: string; headers: Headers; body: string }

function arrive(answers: Record<string, () => Response>) {
  const sent: Sent[] = []
  const alerts: string[] = []
  let forgotten = false
  const arrival: Arrival = {
    query: good,
    attempt,
    forget: () => {
      forgotten = true
    },
    clientId: async () => 'attache',
    zone: 'Europe/Vienna',
    alert: (message) => alerts.push(message),
    async fetch(path, { method = 'GET', headers, body = '' }) {
      sent.push({ path, method, headers: new Headers(headers), body: body.toString() })
      const answer = answers[path] ?? working[path]
      if (!answer) throw new TypeError('Failed to fetch')
      return answer()
    },
  }
  return { arrival, sent, alerts, forgotten: () => forgotten }
}

const working: Record<string, () => Response> = {
  '/v1/auth/token': () => Response.json(tokens),
  '/v1/auth/userinfo': () => Response.json({ sub: '7', name: 'Ana Lund' }),
  '/v1/auth/google/signin': () => Response.json(person),
}

test.each([
  ['error=access_denied&code=C&state=S', {}, 'OAuth error: access_denied'],
  ['error=access_denied', {}, 'OAuth error: access_denied'],
  ['state=S', {}, 'Missing authorization code or state'],
  ['code=C', {}, 'Missing authorization code or state'],
  ['code=C&state=T', {}, 'Invalid state parameter'],
  ['code=C&state=T', { state: null, verifier: null, redirectUri: null }, 'Invalid state parameter'],
  ['code=C&state=S', { verifier: null, redirectUri: null }, 'Missing code verifier'],
  ['code=C&state=S', { redirectUri: null }, 'Missing redirect URI'],
])('coming back with %s and %j is refused: %s', (query, lost, message) => {
  const check = () => checkArrival({ query: new URLSearchParams(query), attempt: { ...attempt, ...lost } })
  expect(check).toThrow(new Error(message))
})

test('the code is exchanged as at a provider, without any secret, and everything is handed over', async () => {
  const { arrival, sent, forgotten } = arrive({})
  const user = await finishSignIn(arrival)
  expect(user).toEqual({ tokens, userInfo: { sub: '7', name: 'Ana Lund' }, backendResponse: person })
  expect(forgotten()).toBe(true)
  const [exchange, profile, handOver] = sent
  expect(exchange?.method).toBe('POST')
  expect(Object.fromEntries(new URLSearchParams(exchange?.body))).toEqual({
    grant_type: 'authorization_code',
    client_id: 'attache',
    code: 'C',
    code_verifier: 'V',
    redirect_uri: attempt.redirectUri,
    nonce: 'N',
  })
  expect(profile?.headers.get('authorization')).toBe('Bearer handle')
  expect(JSON.parse(handOver?.body ?? '')).toEqual({
    id_token: tokens.id_token,
    access_token: 'handle',
    refresh_token: 'handle too',
    expires_in: 600,
    scope: 'granted',
    timezone: 'Europe/Vienna',
  })
})

test.each([
  [{ error: 'invalid_grant', error_description: 'The code was used.' }, 'The code was used.'],
  [{ error: 'invalid_grant' }, 'invalid_grant'],
  [{ detail: 'Too many tries.' }, 'Too many tries.'],
  ['<html>', 'Unknown error'],
])('an exchange refused with %j says why', async (body, description) => {
  const { arrival, sent, forgotten } = arrive({ '/v1/auth/token': () => Response.json(body, { status: 400 }) })
  await expect(finishSignIn(arrival)).rejects.toThrow(new Error(`Token exchange failed: ${description}`))
  expect(sent).toHaveLength(1)
  expect(forgotten()).toBe(true)
})

test('whoever the address says it comes from is named to the server', async () => {
  const { arrival, sent } = arrive({})
  const query = new URLSearchParams([...good, ['iss', 'https://login.example']])
  await finishSignIn({ ...arrival, query })
  expect(new URLSearchParams(sent[0]?.body).get('iss')).toBe('https://login.example')
})

test('an exchange that nobody answers says so', async () => {
  const { arrival } = arrive({
    '/v1/auth/token': () => {
      throw new TypeError('Failed to fetch')
    },
  })
  await expect(finishSignIn(arrival)).rejects.toThrow(
    'Token exchange failed: The server cannot be reached. Check your connection and try again.',
  )
})

test('words that quote a token are not shown', async () => {
  const { arrival } = arrive({ '/v1/auth/token': () => new Response('{"access_token":"secret') })
  await expect(finishSignIn(arrival)).rejects.toThrow(
    'Token exchange failed: The answer could not be understood. Try again in a moment.',
  )
})

test.each([
  ['another sign-in', { nonce: 'M' }, 'N'],
  ['no sign-in of ours', {}, 'N'],
  ['one that began elsewhere', { nonce: 'N' }, null],
])('an id_token that was made for %s ends it, and nothing more is asked', async (_name, claims, nonce) => {
  const { arrival, sent, forgotten } = arrive({
    '/v1/auth/token': () => Response.json({ ...tokens, id_token: idToken(claims) }),
  })
  const end = finishSignIn({ ...arrival, attempt: { ...attempt, nonce } })
  await expect(end).rejects.toThrow(new Error('This is the answer to another sign-in. Please sign in again.'))
  expect(sent).toHaveLength(1)
  expect(forgotten()).toBe(true)
})

test('an id_token that cannot be read is for the server to refuse', async () => {
  const { arrival, sent } = arrive({
    '/v1/auth/token': () => Response.json({ ...tokens, id_token: 'no token' }),
    '/v1/auth/google/signin': () => Response.json({ detail: 'This is no token.' }, { status: 401 }),
  })
  await expect(finishSignIn(arrival)).rejects.toThrow('Backend communication failed: This is no token.')
  expect(sent).toHaveLength(3)
})

test('a profile that cannot be had ends it', async () => {
  const { arrival, sent, forgotten } = arrive({ '/v1/auth/userinfo': () => Response.json({}, { status: 401 }) })
  await expect(finishSignIn(arrival)).rejects.toThrow(new Error('Failed to fetch user info'))
  expect(sent).toHaveLength(2)
  expect(forgotten()).toBe(true)
})

test.each([
  [{ detail: 'This sign-in was used already.' }, 'This sign-in was used already.'],
  [{}, 'Backend authentication failed'],
])('a hand-over refused with %j is told in an alert', async (body, reason) => {
  const { arrival, alerts, forgotten } = arrive({
    '/v1/auth/google/signin': () => Response.json(body, { status: 401 }),
  })
  const message = `Backend communication failed: ${reason}`
  await expect(finishSignIn(arrival)).rejects.toThrow(new Error(message))
  expect(alerts).toEqual([message])
  expect(forgotten()).toBe(true)
})

function idToken(claims: object): string {
  return `header.${Buffer.from(JSON.stringify(claims)).toString('base64url')}.signature`
}

test('a token answer with the four fields of the specification is enough', async () => {
  const { token_type: _type, scope: _scope, ...four } = tokens
  const { arrival } = arrive({ '/v1/auth/token': () => Response.json(four) })
  expect((await finishSignIn(arrival)).tokens).toEqual(four)
})
