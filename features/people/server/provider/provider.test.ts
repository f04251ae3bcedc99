import { createHash } from 'node:crypto'
import { createRemoteJWKSet, customFetch, jwtVerify } from 'jose'
import * as client from 'openid-client'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { testDatabase, type TestDatabase } from '#foundation/server/database/testing.ts'
import { call } from '#foundation/server/http/testing.ts'
import {
  allow,
  begin,
  type Beginning,
  join,
  type Node,
  openBrowser,
  openNode,
  origin,
  peopleMigrations,
  redeem,
  signIn,
  somebody,
} from './testing.ts'

let database: TestDatabase
let node: Node
beforeAll(async () => {
  database = await testDatabase({ migrations: [peopleMigrations] })
  node = await openNode(database)
})
afterAll(async () => {
  await node[Symbol.asyncDispose]()
  await database.close()
})

/** A person with an account, and the tokens of their first sign-in. */
async function newcomer(changes: Parameters<typeof somebody>[0] = {}) {
  const [beginning, person, browser] = [await begin(node), somebody(changes), openBrowser(node)]
  const tokens = await redeem(beginning, await join(browser, beginning, person))
  return { beginning, person, browser, tokens, sub: tokens.claims()?.sub ?? '' }
}

test('a new person creates an account, says yes and comes back known by name and e-mail', async () => {
  const [beginning, sara] = [await begin(node), somebody()]
  const back = await join(openBrowser(node), beginning, sara)
  expect(back.origin + back.pathname).toBe(`${origin}/auth/callback`)
  expect(back.searchParams.get('iss')).toBe(`${origin}/idp`)
  const tokens = await redeem(beginning, back)
  const claims = tokens.claims()
  expect(claims).toMatchObject({ iss: `${origin}/idp`, aud: 'attache', name: sara.name, email: sara.email })
  expect(claims?.['email_verified']).toBe(false)
  expect(tokens.scope).toBe('openid email profile offline_access')
  const profile = await client.fetchUserInfo(beginning.configuration, tokens.access_token, claims?.sub ?? '')
  expect(profile).toEqual({ sub: claims?.sub, name: sara.name, email: sara.email, email_verified: false })
})

test('the id_token is signed by a published key and belongs to its access token', async () => {
  const { tokens, beginning } = await newcomer()
  const keys = createRemoteJWKSet(new URL(`${origin}/idp/jwks`), {
    [customFetch]: (url, options) => node.provider.fetch(url, options),
  })
  const { payload, protectedHeader } = await jwtVerify(tokens.id_token ?? '', keys, { audience: 'attache' })
  expect(protectedHeader.alg).toBe('ES256')
  expect(payload['at_hash']).toBe(leftHalf(tokens.access_token))
  const refreshed = await client.refreshTokenGrant(beginning.configuration, tokens.refresh_token ?? '')
  expect(refreshed.claims()?.['at_hash']).toBe(leftHalf(refreshed.access_token))
  expect(refreshed.access_token).not.toBe(tokens.access_token)
})

/** OpenID Connect Core 3.1.3.6. */
function leftHalf(token: string): string {
  return createHash('sha256').update(token).digest().subarray(0, 16).toString('base64url')
}

test('whoever has an account signs in with the e-mail in any case, and is the same person', async () => {
  const { person, sub } = await newcomer()
  const beginning = await begin(node)
  const again = { ...person, email: ` ${person.email.toUpperCase()} ` }
  const tokens = await redeem(beginning, await signIn(openBrowser(node), beginning, again))
  expect(tokens.claims()?.sub).toBe(sub)
})

test('cancelling comes back as access_denied, and nothing is granted', async () => {
  const [beginning, browser] = [await begin(node), openBrowser(node)]
  const { person } = await newcomer()
  await browser.follow(await browser.get(beginning.path))
  await browser.follow(await browser.submit({ email: person.email, password: person.password }))
  const back = await allow(browser, 'cancel')
  expect(back.pathname).toBe('/auth/callback')
  expect(back.searchParams.get('error')).toBe('access_denied')
  expect(back.searchParams.get('state')).toBe(beginning.state)
  expect(back.searchParams.has('code')).toBe(false)
})

test('each sign-in asks for the password, also in a browser that has signed in a moment ago', async () => {
  const { browser } = await newcomer()
  await browser.follow(await browser.get((await begin(node)).path))
  expect(browser.page()).toContain('<h1>Sign in</h1>')
  const silent = await browser.get((await begin(node, { prompt: 'none' })).path)
  expect(silent.headers.location).toContain('error=login_required')
})

test('two people sign in from one browser, one after the other, and are not mixed up', async () => {
  const [ana, ben] = [await newcomer(), await newcomer()]
  const beginning = await begin(node)
  const tokens = await redeem(beginning, await signIn(ana.browser, beginning, ben.person))
  expect(tokens.claims()?.sub).toBe(ben.sub)
})

const refusal = (error: string) => expect.objectContaining({ error })

test('a code is good for one time, and using it again ends what it gave', async () => {
  const [beginning, person] = [await begin(node), somebody()]
  const back = await join(openBrowser(node), beginning, person)
  const tokens = await redeem(beginning, back)
  await expect(redeem(beginning, back)).rejects.toThrow(refusal('invalid_grant'))
  const refreshed = client.refreshTokenGrant(beginning.configuration, tokens.refresh_token ?? '')
  await expect(refreshed).rejects.toThrow(refusal('invalid_grant'))
})

test('of ten who bring one code at the same moment, one gets tokens', async () => {
  const beginning = await begin(node)
  const back = await join(openBrowser(node), beginning, somebody())
  const tries = await Promise.allSettled(Array.from({ length: 10 }, () => redeem(beginning, back)))
  expect(tries.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
})

test('a code without its verifier, or with another, gives nothing', async () => {
  const beginning = await begin(node)
  const back = await join(openBrowser(node), beginning, somebody())
  const other = await begin(node)
  await expect(redeem({ ...beginning, verifier: other.verifier }, back)).rejects.toThrow(refusal('invalid_grant'))
  const bare = await node.provider.fetch(`${origin}/idp/token`, {
    method: 'POST',
    body: new URLSearchParams({
      grant_type: 'authorization_code',
      code: back.searchParams.get('code') ?? '',
      redirect_uri: `${origin}/auth/callback`,
      client_id: node.provider.client.id,
      client_secret: node.provider.client.secret,
    }),
  })
  expect(bare.status).toBe(400)
  expect(await bare.json()).toMatchObject({ error: 'invalid_grant' })
})

test('a code that was left lying is no longer good', async () => {
  await using hurried = await openNode(database, { lifetimes: { code: 1 } })
  const beginning = await begin(hurried)
  const back = await join(openBrowser(hurried), beginning, somebody())
  await new Promise((resolve) => setTimeout(resolve, 2_100))
  await expect(redeem(beginning, back)).rejects.toThrow(refusal('invalid_grant'))
})

test('a wrong client secret gives nothing', async () => {
  const answer = await node.provider.fetch(`${origin}/idp/token`, {
    method: 'POST',
    body: new URLSearchParams({
      grant_type: 'refresh_token',
      refresh_token: 'x',
      client_id: 'attache',
      client_secret: 'y',
    }),
  })
  expect(answer.status).toBe(401)
  expect(await answer.json()).toMatchObject({ error: 'invalid_client' })
})

test.each([
  ['no challenge at all', { code_challenge: undefined, code_challenge_method: undefined }],
  ['a plain challenge', { code_challenge_method: 'plain' }],
  ['a challenge without its method', { code_challenge_method: undefined }],
])('%s is refused before anybody is asked anything', async (_, changes) => {
  const reply = await openBrowser(node).get((await begin(node, changes)).path)
  expect(reply.headers.location).toMatch(/^https:\/\/attache\.test\/auth\/callback\?error=invalid_request/)
})

test.each([
  'https://evil.example/auth/callback',
  'https://attache.test/auth/callback/',
  'https://attache.test/auth/callback?next=//evil.example',
  'https://attache.test.evil.example/auth/callback',
  'http://attache.test/auth/callback',
])('an authorization that would lead to %s stops on a page of ours', async (redirectUri) => {
  const reply = await openBrowser(node).get((await begin(node, { redirect_uri: redirectUri })).path)
  expect(reply.status).toBe(400)
  expect(reply.headers.location).toBeUndefined()
  expect(reply.text).toContain('an address that is not ours')
})

test('staying signed in can be renewed, and ends when it is revoked', async () => {
  const { beginning, tokens, sub } = await newcomer()
  const refreshed = await client.refreshTokenGrant(beginning.configuration, tokens.refresh_token ?? '')
  expect(refreshed.claims()?.sub).toBe(sub)
  await client.tokenRevocation(beginning.configuration, tokens.refresh_token ?? '')
  const again = client.refreshTokenGrant(beginning.configuration, tokens.refresh_token ?? '')
  await expect(again).rejects.toThrow(refusal('invalid_grant'))
  await expect(profileOf(beginning, refreshed.access_token, sub)).rejects.toThrow('WWW-Authenticate')
})

function profileOf({ configuration }: Beginning, accessToken: string, sub: string) {
  return client.fetchUserInfo(configuration, accessToken, sub)
}

test('an account that is deleted is gone at once, with everything it was given', async () => {
  const { beginning, tokens, sub, person } = await newcomer()
  await database.asHouse((tx) => node.provider.deleteAccount(sub, tx))
  await expect(profileOf(beginning, tokens.access_token, sub)).rejects.toThrow('WWW-Authenticate')
  const browser = openBrowser(node)
  await browser.follow(await browser.get((await begin(node)).path))
  const reply = await browser.submit({ email: person.email, password: person.password })
  expect(reply.text).toContain('do not go together')
})

test('another node finishes what one has begun, and so does the same one after a restart', async () => {
  const [beginning, sara, browser] = [await begin(node), somebody(), openBrowser(node)]
  await browser.follow(await browser.get(beginning.path))
  await using second = await openNode(database)
  browser.moveTo(second)
  await browser.get(/href="([^"]+\/create)"/.exec(browser.page())?.[1] ?? '')
  await browser.follow(await browser.submit({ ...sara }))
  await using third = await openNode(database)
  browser.moveTo(third)
  const tokens = await redeem(beginning, await allow(browser))
  expect(tokens.claims()).toMatchObject({ email: sara.email })
})

test('a copy of the database holds no code, token or password that could be used', async () => {
  const { beginning, tokens, person } = await newcomer()
  const rows = await Promise.all(
    ['idp_payloads', 'idp_accounts', 'idp_keys'].map((table) =>
      database.pool.query<{ row: string }>(`select to_jsonb(kept)::text as row from house.${table} kept`),
    ),
  )
  const text = rows.flatMap(({ rows: found }) => found.map(({ row }) => row)).join()
  for (const secret of [tokens.access_token, tokens.refresh_token ?? '', person.password, beginning.state])
    expect(text.includes(secret)).toBe(false)
  expect(text).not.toContain('"d":')
})

test('the log knows when somebody was refused, and no password, code, token or link', async () => {
  await using watched = await openNode(database)
  const [beginning, person, browser] = [await begin(watched), somebody(), openBrowser(watched)]
  const back = await join(browser, beginning, person)
  const tokens = await redeem(beginning, back)
  await browser.follow(await browser.get((await begin(watched)).path))
  await browser.submit({ email: person.email, password: 'a wrong password' })
  const link = (await watched.provider.resetLink(person.email)) ?? ''
  await browser.get(link.replace(origin, ''))
  await browser.get(`/idp/reset/${link.slice(-43)}`)
  const log = watched.logged()
  expect(log).toContain('a sign-in was refused')
  const secrets = [tokens.access_token, tokens.refresh_token, tokens.id_token, back.searchParams.get('code')]
  for (const secret of [...secrets, person.password, 'a wrong password', link.split('=')[1]])
    expect(log.includes(secret ?? '')).toBe(false)
})

test('where a caller says that it came from changes nothing', async () => {
  const headers = { 'x-forwarded-host': 'evil.example', 'x-forwarded-proto': 'http', host: 'evil.example' }
  const discovery = await call(`${node.http.url}/idp/.well-known/openid-configuration`, { headers })
  expect(discovery.text).not.toContain('evil.example')
  const begun = await call(node.http.url + (await begin(node)).path, { headers })
  expect(begun.headers.location).toMatch(/^\/idp\/interaction\//)
  expect(begun.headers['set-cookie']?.every((cookie) => cookie.includes('secure'))).toBe(true)
})

test('whoever asks again and again is told to wait', async () => {
  const browser = openBrowser(node)
  const statuses: number[] = []
  for (let asked = 0; asked < 1_600; asked += 100)
    for (const { status } of await Promise.all(Array.from({ length: 100 }, () => browser.get('/idp/password'))))
      statuses.push(status)
  expect(statuses.filter((status) => status === 200)).toHaveLength(1_500)
  expect(browser.page()).toContain('Please wait a moment')
  expect((await openBrowser(node).get('/idp/password')).status).toBe(200)
})

test('nothing is said on standard output', async () => {
  const said: unknown[] = []
  const { info, log, warn } = console
  Object.assign(console, { info: say, log: say, warn: say })
  function say(...words: unknown[]) {
    said.push(words)
  }
  try {
    await newcomer()
    await openBrowser(node).get('/idp/nowhere')
  } finally {
    Object.assign(console, { info, log, warn })
  }
  expect(said).toEqual([])
})
