import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { testDatabase, type TestDatabase } from '#foundation/server/database/testing.ts'
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

/** Of everything that a sign-in could leave behind. */
async function stored(models = '%'): Promise<number> {
  const { rows } = await database.pool.query(
    `select (select count(*) from house.idp_payloads where model like $1)
      + (select count(*) from house.idp_accounts) + (select count(*) from people) as count`,
    [models],
  )
  return Number(rows[0].count)
}

test.each<[string, Record<string, string | undefined>]>([
  ['without a challenge', { code_challenge: undefined, code_challenge_method: undefined }],
  ['with a plain challenge', { code_challenge_method: 'plain' }],
  ['with a challenge that is none', { code_challenge: 'short' }],
  ['that wants tokens in the address', { response_type: 'token' }],
  ['that wants an id_token in the address', { response_type: 'code id_token' }],
  ['by somebody else', { client_id: 'another' }],
  ['that says not where to', { redirect_uri: undefined }],
  ['with its parameters in an object', { request: 'eyJhbGciOiJub25lIn0.e30.' }],
  ['with its parameters elsewhere', { request_uri: 'https://evil.example/request' }],
  ['that leads to another host', { redirect_uri: 'https://evil.example/auth/callback' }],
  ['that leads to another path', { redirect_uri: `${origin}/auth/callback/more` }],
  ['that leads past a fragment', { redirect_uri: `${origin}/auth/callback#more` }],
  ['that leads past a name', { redirect_uri: 'https://attache.test@evil.example/auth/callback' }],
  ['that leads to a script', { redirect_uri: 'javascript:alert(1)' }],
])('an authorization %s is refused, and leaves nothing behind', async (_, changes) => {
  const before = await stored()
  const { status, headers, text } = await openBrowser(node).get((await begin(node, changes)).path)
  const [to, words] = [headers.location ?? '', `${text} ${headers.location ?? ''}`]
  expect(words).toMatch(/error=|not ours|do not know|has expired/)
  expect(to === '' ? status : new URL(to).origin).toBe(to === '' ? 400 : origin)
  expect(words).not.toMatch(/[?&#]code=/)
  expect(await stored()).toBe(before)
})

test('an authorization that names where to twice is refused', async () => {
  const before = await stored()
  const { path } = await begin(node)
  const reply = await openBrowser(node).get(`${path}&redirect_uri=${encodeURIComponent('https://evil.example')}`)
  expect(reply.status).toBe(400)
  expect(reply.headers.location).toBeUndefined()
  expect(await stored()).toBe(before)
})

function bring(beginning: Beginning, back: URL, changes: Record<string, string> = {}) {
  return node.provider.fetch(`${origin}/idp/token`, {
    method: 'POST',
    body: new URLSearchParams({
      grant_type: 'authorization_code',
      code: back.searchParams.get('code') ?? '',
      redirect_uri: `${origin}/auth/callback`,
      code_verifier: beginning.verifier,
      client_id: node.provider.client.id,
      client_secret: node.provider.client.secret,
      ...changes,
    }),
  })
}

test.each<[string, Record<string, string>, number]>([
  ['with the verifier of another browser', { code_verifier: 'another'.padEnd(64, '-') }, 400],
  ['without a verifier', { code_verifier: '' }, 400],
  ['for another address', { redirect_uri: `${origin}/auth/callback/` }, 400],
  ['by another client', { client_id: 'another' }, 401],
  ['with another secret', { client_secret: 'guessed' }, 401],
  ['that never was', { code: 'x'.repeat(43) }, 400],
])('a code that is brought %s gives no token', async (_, changes, status) => {
  const beginning = await begin(node)
  const back = await join(openBrowser(node), beginning, somebody())
  const before = await stored('%Token')
  const answer = await bring(beginning, back, changes)
  expect(answer.status).toBe(status)
  expect(await answer.json()).not.toHaveProperty('access_token')
  expect(await stored('%Token')).toBe(before)
})

test('a code that comes twice takes back what it gave', async () => {
  const beginning = await begin(node)
  const back = await join(openBrowser(node), beginning, somebody())
  const before = await stored('%Token')
  expect((await bring(beginning, back)).status).toBe(200)
  expect(await stored('%Token')).toBe(before + 2)
  expect(await (await bring(beginning, back)).json()).toMatchObject({ error: 'invalid_grant' })
  expect(await stored('%Token')).toBe(before)
})

test('saying yes twice makes one code, and nobody says it for somebody else', async () => {
  const [beginning, browser, stranger] = [await begin(node), openBrowser(node), openBrowser(node)]
  await browser.follow(await browser.get(beginning.path))
  await browser.get(/href="([^"]+\/create)"/.exec(browser.page())?.[1] ?? '')
  await browser.follow(await browser.submit({ ...somebody() }))
  const consent = /action="([^"]+\/consent)"/.exec(browser.page())?.[1] ?? ''
  const token = /name="form_token" value="([^"]+)"/.exec(browser.page())?.[1] ?? ''
  const answer = { answer: 'allow', form_token: token }
  expect((await stranger.submit(answer, consent)).status).toBe(403)

  const before = await stored('AuthorizationCode')
  expect((await allow(browser)).searchParams.get('state')).toBe(beginning.state)
  expect((await browser.submit(answer, consent)).status).toBe(400)
  expect(await stored('AuthorizationCode')).toBe(before + 1)
})

describe('text that cannot be stored', () => {
  const nul = encodeURIComponent('a\0b')

  test.each(['auth', 'session/end', 'password', 'reset', 'interaction/x'])(
    'is refused with a sentence in the address of /idp/%s',
    async (path) => {
      const browser = openBrowser(node)
      for (const parameter of ['email', 'token', 'client_id', 'state', 'nonce', 'login_hint', 'redirect_uri', nul]) {
        const { status, text } = await browser.get(`/idp/${path}?${parameter}=${nul}`)
        expect(status).toBe(422)
        expect(text).toContain('contains a character that cannot be stored')
      }
    },
  )

  test('leads nowhere as the name of an interaction', async () => {
    expect((await openBrowser(node).get(`/idp/interaction/${nul}`)).status).toBe(400)
  })

  test.each(['name', 'email', 'password', 'form_token'])('is refused as the %s of a new account', async (field) => {
    const browser = openBrowser(node)
    await browser.follow(await browser.get((await begin(node)).path))
    await browser.get(/href="([^"]+\/create)"/.exec(browser.page())?.[1] ?? '')
    const { status, text } = await browser.submit({ ...somebody(), [field]: 'a\0b' })
    expect([status, text]).toEqual([422, expect.stringContaining('contains a character that cannot be stored')])
  })

  test.each(['code', 'redirect_uri', 'code_verifier', 'client_id', 'client_secret', 'grant_type'])(
    'is no %s that is taken for a token',
    async (field) => {
      const beginning = await begin(node)
      const { status } = await bring(beginning, new URL(`${origin}/auth/callback?code=x`), { [field]: 'a\0b' })
      expect([400, 401]).toContain(status)
    },
  )
})
