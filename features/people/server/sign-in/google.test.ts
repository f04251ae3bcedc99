import { setTimeout as sleep } from 'node:timers/promises'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { testDatabase, type TestDatabase } from '#foundation/server/database/testing.ts'
import type { Me, Profile, TokenAnswer } from '../../contract.ts'
import { handOver } from '../testing/entry.ts'
import { type Google, openGoogle, type Visit, visit } from '../testing/google.ts'
import { newVerifier, openHouse, peopleMigrations, redirectUri, type TestHouse } from '../testing/house.ts'
import { googleScopes } from './known-provider.ts'

let database: TestDatabase
let google: Google
let house: TestHouse
beforeAll(async () => {
  database = await testDatabase({ migrations: [peopleMigrations] })
  google = await openGoogle(googleScopes)
  house = await openHouse(database, { settings: google.settings })
})
beforeEach(() => {
  Object.assign(google.person, { says: 'yes', withholds: [] })
  google.codeSeconds = 600
})
afterAll(async () => {
  await house[Symbol.asyncDispose]()
  await google[Symbol.asyncDispose]()
  await database.close()
})

function exchange({ back, verifier, nonce }: Visit) {
  return house.exchange<TokenAnswer>({
    grant_type: 'authorization_code',
    code: back.get('code') ?? '',
    redirect_uri: redirectUri,
    code_verifier: verifier,
    nonce,
  })
}

async function enterByGoogle() {
  const { body: tokens } = await exchange(await visit(house))
  const { body } = await handOver(house, tokens)
  const { body: me } = await house.api<Me>('GET', '/v1/me', { token: body.access_token })
  return { tokens, me, user: body.user }
}

test('somebody comes in with Google, with all that was asked for', async () => {
  const { tokens, me, user } = await enterByGoogle()
  expect(user).toMatchObject({ name: 'Ana at Google', email: 'ana@gmail.example' })
  expect(me.provider).toEqual({ name: 'Google', state: 'connected', missingScopes: [] })
  expect(tokens.scope?.split(' ')).toEqual(googleScopes)
  expect(tokens.refresh_token).toEqual(expect.any(String))
})

test('the profile is Google’s own', async () => {
  const { body: tokens } = await exchange(await visit(house))
  const { body } = await house.api<Profile>('GET', '/v1/auth/userinfo', { token: tokens.access_token })
  expect(body).toEqual({ sub: 'ana', email: 'ana@gmail.example', email_verified: true, name: 'Ana at Google' })
})

test('whoever says no comes back with the word for it, and no code', async () => {
  google.person.says = 'no'
  const { back } = await visit(house)
  expect(Object.fromEntries(back)).toMatchObject({ error: 'access_denied', state: 'a'.repeat(32) })
  expect(back.has('code')).toBe(false)
})

test('whoever unticks a box is in, and what is missing is known', async () => {
  const mail = googleScopes.filter((scope) => scope.includes('gmail'))
  google.person.withholds = mail
  const { me } = await enterByGoogle()
  expect(me.provider).toEqual({ name: 'Google', state: 'connected', missingScopes: mail })
})

test('a code is good once', async () => {
  const visited = await visit(house)
  expect((await exchange(visited)).status).toBe(200)
  expect(await exchange(visited)).toMatchObject({ status: 400, body: { error: 'invalid_grant' } })
})

test('a code is of no use to another browser', async () => {
  const theirs = await visit(house)
  expect(await exchange({ ...theirs, verifier: newVerifier() })).toMatchObject({
    status: 400,
    body: { error: 'invalid_grant' },
  })
})

test('a code runs out', async () => {
  google.codeSeconds = 1
  const visited = await visit(house)
  await sleep(2_100)
  expect(await exchange(visited)).toMatchObject({ status: 400, body: { error: 'invalid_grant' } })
})

test.each([
  ['no PKCE', { code_challenge: '', code_challenge_method: '' }],
  ['plain PKCE', { code_challenge_method: 'plain' }],
  ['a redirect with something behind it', { redirect_uri: `${redirectUri}/more` }],
  ['a redirect elsewhere', { redirect_uri: 'https://evil.example/auth/callback' }],
])('an authorization request with %s brings no code', async (_, changes) => {
  const { back } = await visit(house, changes)
  expect(back.has('code')).toBe(false)
})
