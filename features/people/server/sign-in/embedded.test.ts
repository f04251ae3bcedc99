import { afterAll, beforeAll, expect, test } from 'vitest'
import { testDatabase, type TestDatabase } from '#foundation/server/database/testing.ts'
import type { Me, Profile } from '../../contract.ts'
import { allow, join, signIn, somebody } from '../provider/testing.ts'
import { begin, browserAt, exchange } from '../testing/account.ts'
import { handOver } from '../testing/entry.ts'
import { newVerifier, openHouse, peopleMigrations, type TestHouse } from '../testing/house.ts'

let database: TestDatabase
let house: TestHouse
beforeAll(async () => {
  database = await testDatabase({ migrations: [peopleMigrations] })
  house = await openHouse(database)
})
afterAll(async () => {
  await house[Symbol.asyncDispose]()
  await database.close()
})

test('with no settings at all, somebody makes an account here and is in; the next time they sign in', async () => {
  const [sara, first] = [somebody(), await begin(house)]
  expect(first.info).toMatchObject({
    name: 'Attaché account',
    authorizationEndpoint: 'https://attache.test/idp/auth',
    clientId: 'attache',
  })
  const back = await join(browserAt(house), first.on, sara)
  const { body: tokens, status } = await exchange(house, back, first.verifier)
  expect(status).toBe(200)
  const { body: profile } = await house.api<Profile>('GET', '/v1/auth/userinfo', { token: tokens.access_token })
  expect(profile).toMatchObject({ name: sara.name, email: sara.email })
  const { body: entered } = await handOver(house, tokens)
  expect(entered.user).toMatchObject({ name: sara.name, email: sara.email })
  const { body: me } = await house.api<Me>('GET', '/v1/me', { token: entered.access_token })
  expect(me.provider).toEqual({
    name: 'Attaché account',
    state: 'connected',
    missingScopes: [],
    changePassword: expect.stringMatching(/^\/idp\/password\?email=/),
  })

  const second = await begin(house)
  const again = await signIn(browserAt(house), second.on, sara)
  const { body: returned } = await exchange(house, again, second.verifier)
  expect((await handOver(house, returned)).body.user.id).toBe(entered.user.id)
})

test('a code is of no use to another browser, nor a second time', async () => {
  const [ben, beginning] = [somebody(), await begin(house)]
  const back = await join(browserAt(house), beginning.on, ben)
  expect(await exchange(house, back, newVerifier())).toMatchObject({ status: 400, body: { error: 'invalid_grant' } })
  const next = await begin(house)
  const other = await signIn(browserAt(house), next.on, ben)
  expect((await exchange(house, other, next.verifier)).status).toBe(200)
  expect(await exchange(house, other, next.verifier)).toMatchObject({ status: 400, body: { error: 'invalid_grant' } })
})

test('whoever says no comes back with nothing', async () => {
  const [eve, beginning] = [somebody(), await begin(house)]
  const browser = browserAt(house)
  await browser.follow(await browser.get(beginning.path))
  await browser.get(/href="([^"]+\/create)"/.exec(browser.page())?.[1] ?? '')
  await browser.follow(await browser.submit({ ...eve }))
  const back = await allow(browser, 'cancel')
  expect(back.searchParams.get('error')).toBe('access_denied')
  expect(back.searchParams.has('code')).toBe(false)
})

test.each([
  ['no PKCE', { code_challenge: '', code_challenge_method: '' }],
  ['plain PKCE', { code_challenge_method: 'plain' }],
  ['another redirect address', { redirect_uri: 'https://attache.test/auth/callback/' }],
  ['another host', { redirect_uri: 'https://attache.test.evil.example/auth/callback' }],
])('an authorization request with %s leads nowhere', async (_, changes) => {
  const beginning = await begin(house, changes)
  const reply = await browserAt(house).get(beginning.path)
  const to = new URL(reply.headers.location ?? 'https://attache.test/nowhere', 'https://attache.test')
  expect(to.pathname).not.toMatch(/interaction/)
  expect(to.searchParams.has('code')).toBe(false)
})

test('sign-in goes on after a restart, on another node', async () => {
  const [ivo, beginning] = [somebody(), await begin(house)]
  const back = await join(browserAt(house), beginning.on, ivo)
  await using restarted = await openHouse(database)
  const { body: tokens } = await exchange(restarted, back, beginning.verifier)
  expect((await handOver(restarted, tokens)).status).toBe(200)
})
