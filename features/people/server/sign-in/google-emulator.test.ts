/**
 * Two stand-ins for Google, because neither does all that Google does.
 *
 * Here, `@emulators/google` (Google's paths, its account chooser, its token shapes, its Gmail behind the token):
 * discovery, the code exchange, PKCE, the id_token's signature and nonce, userinfo, refreshing without a new refresh
 * token and without an id_token, and revoking.
 *
 * In `google.test.ts`, `oidc-provider`, for what the emulator cannot do: saying no (`access_denied`), unticking boxes,
 * requests without PKCE, codes that run out, and verifiers that burn the code. In `provider-access.test.ts` and
 * `revocations.test.ts`, a peer that does as it is told, for what no honest provider does on demand: withdrawn grants,
 * answers without scope or lifetime, late answers, outages, refused revocations. Nobody but Google itself gives a refresh
 * token at consent alone, reports `redirect_uri_mismatch`, or ends a grant after seven days of testing.
 */
import { once } from 'node:events'
import type { AddressInfo } from 'node:net'
import { createServer, serve } from '@emulators/core'
import { googlePlugin, seedFromConfig } from '@emulators/google'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { testDatabase, type TestDatabase } from '#foundation/server/database/testing.ts'
import { createLog } from '#foundation/server/log.ts'
import { createSecrets } from '#foundation/server/secrets.ts'
import { leaveConfirmation, type Me, type Profile, type TokenAnswer } from '../../contract.ts'
import { handOver } from '../testing/entry.ts'
import { authorizationRequest } from '../testing/google.ts'
import { newVerifier, openHouse, peopleMigrations, redirectUri, secretKey, type TestHouse } from '../testing/house.ts'
import { googleScopes, knownProvider } from './known-provider.ts'
import { createProviderAccess, type ProviderAccess } from './provider-access.ts'
import { createProviderClient } from './provider-client.ts'

const clientId = 'attache.apps.googleusercontent.example'
const clientSecret = 'the secret that Google gave to the operator'

type Emulator = AsyncDisposable & {
  issuer: string
  /** The forms that were posted to where tokens are revoked. */
  revoked: string[]
  /** Ends an access token before its time. */
  forget(accessToken: string): void
}

async function openEmulator(): Promise<Emulator> {
  const revoked: string[] = []
  const server = serve({
    port: 0,
    hostname: '127.0.0.1',
    fetch: async (request) => {
      if (request.url.endsWith('/oauth2/revoke')) {
        const form = new URLSearchParams(await request.clone().text())
        revoked.push(form.get('token') ?? '')
      }
      return emulated.app.fetch(request)
    },
  })
  await once(server, 'listening')
  const issuer = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  const emulated = createServer(googlePlugin, { baseUrl: issuer })
  seedFromConfig(emulated.store, issuer, {
    users: [
      { email: 'ana@gmail.example', name: 'Ana Ruiz' },
      { email: 'ben@gmail.example', name: 'Ben Okafor' },
    ],
    oauth_clients: [{ client_id: clientId, client_secret: clientSecret, redirect_uris: [redirectUri] }],
  })
  return {
    issuer,
    revoked,
    forget: (accessToken) => void emulated.tokenMap.delete(accessToken),
    async [Symbol.asyncDispose]() {
      server.closeAllConnections()
      server.close()
    },
  }
}

let database: TestDatabase
let google: Emulator
let house: TestHouse
beforeAll(async () => {
  database = await testDatabase({ migrations: [peopleMigrations] })
  google = await openEmulator()
  house = await openHouse(database, { settings: settings() })
})
afterAll(async () => {
  await house[Symbol.asyncDispose]()
  await google[Symbol.asyncDispose]()
  await database.close()
})

function settings() {
  return { GOOGLE_CLIENT_ID: clientId, GOOGLE_CLIENT_SECRET: clientSecret, OIDC_ISSUER: google.issuer }
}

/** From the button, by the account chooser, to what stands behind the redirect address. */
async function choose(email: string): Promise<Chosen> {
  const { url, verifier, nonce } = await authorizationRequest(house)
  const page = await (await fetch(url)).text()
  const form = page.match(/<form[\s\S]*?<\/form>/g)?.find((each) => each.includes(`value="${email}"`)) ?? ''
  const fields = [...form.matchAll(/name="([^"]+)" value="([^"]*)"/g)].map(([, name = '', value = '']) => [name, value])
  const action = /action="([^"]+)"/.exec(form)?.[1] ?? ''
  const reply = await fetch(new URL(action, google.issuer), {
    method: 'POST',
    redirect: 'manual',
    body: new URLSearchParams(
      Object.fromEntries(fields.map(([name, value = '']) => [name, value.replaceAll('&amp;', '&')])),
    ),
  })
  const back = new URL(reply.headers.get('location') ?? 'about:blank')
  expect(back.origin + back.pathname).toBe(redirectUri)
  return { code: back.searchParams.get('code') ?? '', verifier, nonce }
}

type Chosen = { code: string; verifier: string; nonce: string }

function exchange({ code, verifier, nonce }: Chosen, at = house) {
  return at.exchange<TokenAnswer>({
    grant_type: 'authorization_code',
    code,
    redirect_uri: redirectUri,
    code_verifier: verifier,
    nonce,
  })
}

async function enterAs(email: string) {
  const { body: tokens, status } = await exchange(await choose(email))
  expect(status).toBe(200)
  const { body: profile } = await house.api<Profile>('GET', '/v1/auth/userinfo', { token: tokens.access_token })
  const { body: entered } = await handOver(house, tokens)
  const { body: me } = await house.api<Me>('GET', '/v1/me', { token: entered.access_token })
  return { tokens, profile, entered, me }
}

/** The way of a feature to what the person has at Google. */
function openAccess(): ProviderAccess {
  const issuer = new URL(google.issuer)
  const provider = knownProvider({ kind: 'google', name: 'Google', issuer, clientId, clientSecret })
  const client = createProviderClient(provider, house.clock)
  const log = createLog('silent')
  return createProviderAccess({ database, secrets: createSecrets([secretKey]), clock: house.clock, log, client })
}

async function readLabels(accessToken: string): Promise<number> {
  const headers = { authorization: `Bearer ${accessToken}` }
  return (await fetch(`${google.issuer}/gmail/v1/users/me/labels`, { headers })).status
}

test('somebody chooses an account at Google and is in, with their own profile and all that was asked for', async () => {
  const { tokens, profile, entered, me } = await enterAs('ana@gmail.example')
  expect(profile).toMatchObject({ email: 'ana@gmail.example', name: 'Ana Ruiz', given_name: 'Ana' })
  expect(entered.user).toMatchObject({ email: 'ana@gmail.example', name: 'Ana Ruiz', restored: false })
  expect(tokens.scope?.split(' ')).toEqual(googleScopes)
  expect(JSON.stringify(tokens)).not.toMatch(/google_/)
  expect(me.provider).toEqual({ name: 'Google', state: 'connected', missingScopes: [] })
})

test('the same account is the same person, and another is somebody else', async () => {
  const [first, again, other] = [
    await enterAs('ana@gmail.example'),
    await enterAs('ana@gmail.example'),
    await enterAs('ben@gmail.example'),
  ]
  expect(again.entered.user.id).toBe(first.entered.user.id)
  expect(other.entered.user.id).not.toBe(first.entered.user.id)
})

test('what Google granted opens their mail, and goes on doing so after every hour', async () => {
  const { entered } = await enterAs('ben@gmail.example')
  const access = openAccess()
  const first = await access.token(entered.user.id)
  expect(await readLabels(first)).toBe(200)
  house.clock.advance(3_600_000)
  const second = await access.token(entered.user.id)
  google.forget(first)
  expect([await readLabels(first), await readLabels(second)]).toEqual([401, 200])
  house.clock.advance(3_600_000)
  const third = await access.token(entered.user.id)
  expect(new Set([first, second, third]).size).toBe(3)
  expect(await access.state(entered.user.id)).toEqual({ state: 'connected', scopes: googleScopes })
  house.clock.advance(-7_200_000)
})

test('a code is of no use to another browser, nor a second time', async () => {
  const chosen = await choose('ana@gmail.example')
  const refused = { status: 400, body: { error: 'invalid_grant' } }
  expect(await exchange({ ...chosen, verifier: newVerifier() })).toMatchObject(refused)
  expect(await exchange(chosen)).toMatchObject({ status: 200 })
  expect(await exchange(chosen)).toMatchObject(refused)
})

test('an id_token of another sign-in is refused', async () => {
  const chosen = await choose('ana@gmail.example')
  expect(await exchange({ ...chosen, nonce: 'of another sign-in' })).toMatchObject({ status: 401 })
})

test('a secret that Google does not know is said to be the trouble', async () => {
  await using mistyped = await openHouse(database, { settings: { ...settings(), GOOGLE_CLIENT_SECRET: 'mistyped' } })
  const chosen = await choose('ana@gmail.example')
  expect(await exchange(chosen, mistyped)).toMatchObject({ status: 401, body: { error: 'invalid_client' } })
})

test('a redirect address that Google does not know leads to its own page, and to no code', async () => {
  const { url } = await authorizationRequest(house, { redirect_uri: 'https://evil.example/auth/callback' })
  const reply = await fetch(url, { redirect: 'manual' })
  expect(reply.status).toBe(400)
  expect(await reply.text()).toContain('Redirect URI mismatch')
})

test('whoever ends the grant at Google is asked to reconnect, and does so by signing in', async () => {
  const { entered } = await enterAs('ana@gmail.example')
  const access = openAccess()
  const [granted] = await database.asHouse(async (tx) => {
    const taken = await access.takeAll(tx, entered.user.id)
    await access.save(tx, entered.user.id, {
      accessToken: 'of an hour ago',
      refreshToken: taken[0]?.token,
      expiresAt: house.clock.now(),
      scopes: googleScopes,
    })
    return taken
  })
  await fetch(`${google.issuer}/oauth2/revoke`, {
    method: 'POST',
    body: new URLSearchParams({ token: granted?.token ?? '' }),
  })
  await expect(access.token(entered.user.id)).rejects.toMatchObject({ code: 'conflict' })
  expect(await access.state(entered.user.id)).toMatchObject({ state: 'reconnect' })
  await enterAs('ana@gmail.example')
  expect(await readLabels(await access.token(entered.user.id))).toBe(200)
})

test('whoever leaves takes back at Google what they granted', async () => {
  const { entered } = await enterAs('ben@gmail.example')
  const token = entered.access_token
  await house.api('POST', '/v1/me/leave', { token, body: { confirmation: leaveConfirmation } })
  await house.runJobs()
  const revoked = google.revoked.at(-1) ?? ''
  expect(revoked).toMatch(/^google_refresh_/)
  const answer = await fetch(`${google.issuer}/oauth2/token`, {
    method: 'POST',
    body: new URLSearchParams({
      grant_type: 'refresh_token',
      refresh_token: revoked,
      client_id: clientId,
      client_secret: clientSecret,
    }),
  })
  expect(await answer.json()).toMatchObject({ error: 'invalid_grant' })
})
