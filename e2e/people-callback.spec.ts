import type { Page } from '@playwright/test'
import { expect, test } from './watched.ts'
import {
  answer,
  answerProvider,
  answerSignIn,
  attempt,
  backendResponse,
  gate,
  leaveAttempt,
  storedUser,
  tokens,
} from './people.ts'

const { oauth_state: state, oauth_code_verifier: verifier, oauth_redirect_uri: redirectUri } = attempt
const good = `code=C&state=${state}`

// A refused request is also logged in the console, by Chromium and by the page.
test.use({ allowed: [[/status of [45]\d\d/, /Refresh failed: 403/], { scope: 'test' }] })

test.beforeEach(({ page, baseURL }) => answerProvider(page, baseURL))

async function fails(page: Page, message: string): Promise<void> {
  await expect(page.getByRole('heading', { name: 'Authentication Failed', exact: true })).toBeVisible()
  await expect(page.getByText(`Authentication failed: ${message}`, { exact: true })).toBeVisible()
  await expect(page.getByText('Redirecting to authentication page in 3 seconds...', { exact: true })).toBeVisible()
  expect(await storedUser(page)).toBeNull()
}

/** The tab's stored data of a sign-in that has begun. */
function keptAttempt(page: Page): Promise<string[]> {
  return page.evaluate(() => Object.keys(sessionStorage).filter((key) => key.startsWith('oauth')))
}

const refusals: [string, string, Record<string, string>, string][] = [
  ['with an error', `error=access_denied&${good}`, attempt, 'OAuth error: access_denied'],
  ['with an error and nothing else', 'error=server_error', {}, 'OAuth error: server_error'],
  ['without a code', `state=${state}`, attempt, 'Missing authorization code or state'],
  ['without a state', 'code=C', attempt, 'Missing authorization code or state'],
  ['with the state of somebody else', 'code=C&state=other', attempt, 'Invalid state parameter'],
  ['in a browser that never left', good, {}, 'Invalid state parameter'],
  ['without the verifier', good, { oauth_state: state, oauth_redirect_uri: redirectUri }, 'Missing code verifier'],
  ['without verifier and address', good, { oauth_state: state }, 'Missing code verifier'],
  ['without the redirect address', good, { oauth_state: state, oauth_code_verifier: verifier }, 'Missing redirect URI'],
]

for (const [name, query, kept, message] of refusals) {
  test(`coming back ${name} is refused, and nothing is asked or stored`, async ({ page }) => {
    await leaveAttempt(page, kept)
    const asked: string[] = []
    page.on('request', (request) => asked.push(new URL(request.url()).pathname))
    await page.goto(`/auth/callback?${query}`)
    await fails(page, message)
    expect(asked.filter((path) => path.startsWith('/v1/'))).toEqual([])
  })
}

test('after three seconds one is back at the sign-in', async ({ page, clock }) => {
  const now = Date.now()
  await clock.install({ time: now })
  await clock.pauseAt(now + 1_000)
  await page.goto('/auth/callback?error=access_denied')
  await page.getByRole('heading', { name: 'Authentication Failed' }).waitFor()
  await clock.runFor(2_999)
  await expect(page).toHaveURL(/\/auth\/callback/)
  await clock.runFor(1)
  await page.waitForURL('**/auth')
  await clock.resume()
  await expect(page.getByRole('dialog', { name: 'Continue with' })).toBeVisible()
})

test('a refused exchange says why', async ({ page }) => {
  await leaveAttempt(page, attempt)
  const refusal = { error: 'invalid_grant', error_description: 'The code was used already.' }
  await answer(page, '/v1/auth/token', { status: 400, json: refusal })
  await page.goto(`/auth/callback?${good}`)
  await fails(page, 'Token exchange failed: The code was used already.')
  expect(await keptAttempt(page)).toEqual([])
})

test('an answer to another sign-in is refused, and nothing of it is stored', async ({ page }) => {
  await leaveAttempt(page, { ...attempt, oauth_nonce: 'N'.repeat(32) })
  await answerSignIn(page)
  const claims = Buffer.from(JSON.stringify({ nonce: 'of another sign-in' })).toString('base64url')
  await answer(page, '/v1/auth/token', { json: { ...tokens, id_token: `header.${claims}.signature` } })
  const asked: string[] = []
  page.on('request', (request) => asked.push(new URL(request.url()).pathname))
  await page.goto(`/auth/callback?${good}`)
  await fails(page, 'This is the answer to another sign-in. Please sign in again.')
  expect(asked.filter((path) => path.startsWith('/v1/auth/'))).toEqual(['/v1/auth/provider', '/v1/auth/token'])
  expect(await keptAttempt(page)).toEqual([])
})

const wordless: [string, string, string][] = [
  ['without words', 'new Error("")', 'Authentication failed: Unknown error'],
  ['without anything', 'undefined', 'Authentication failed'],
]
for (const [name, thrown, words] of wordless) {
  test(`a failure ${name} is told all the same`, async ({ page }) => {
    await leaveAttempt(page, attempt)
    await page.addInitScript(`{
      const { getItem } = Storage.prototype
      Storage.prototype.getItem = function (key) {
        if (key.startsWith('oauth')) throw ${thrown}
        return getItem.call(this, key)
      }
    }`)
    await page.goto(`/auth/callback?${good}`)
    await expect(page.getByRole('heading', { name: 'Authentication Failed', exact: true })).toBeVisible()
    await expect(page.getByText(words, { exact: true }).last()).toHaveText(words, { ignoreCase: false })
  })
}

test('code and state are out of the address before anything is loaded, and told to nobody', async ({ page }) => {
  await leaveAttempt(page, attempt)
  await answerSignIn(page)
  const door = gate()
  await page.route('**/assets/**', async (route) => {
    await door.opened
    await route.continue()
  })
  const referrers: string[] = []
  page.on('request', (request) => referrers.push(request.headers()['referer'] ?? 'none'))
  const arrived = await page.goto(`/auth/callback?${good}`, { waitUntil: 'commit' })
  expect(arrived?.headers()['referrer-policy']).toBe('no-referrer')
  await expect(page).toHaveURL('/auth/callback')
  door.open()
  await page.waitForURL('**/assistant')
  expect(referrers.length).toBeGreaterThan(10)
  expect(new Set(referrers)).toEqual(new Set(['none']))
})

test('a profile that cannot be had is told', async ({ page }) => {
  await leaveAttempt(page, attempt)
  await answerSignIn(page)
  await answer(page, '/v1/auth/userinfo', { status: 401, json: { detail: 'No.' } })
  await page.goto(`/auth/callback?${good}`)
  await fails(page, 'Failed to fetch user info')
  expect(await keptAttempt(page)).toEqual([])
})

const handOvers: [string, unknown, string][] = [
  ['with a reason', { detail: 'This sign-in was used already.' }, 'This sign-in was used already.'],
  ['without one', {}, 'Backend authentication failed'],
]
for (const [name, json, reason] of handOvers) {
  test(`a hand-over that is refused ${name} is told in an alert`, async ({ page }) => {
    await leaveAttempt(page, attempt)
    await answerSignIn(page)
    await answer(page, '/v1/auth/google/signin', { status: 401, json })
    const told = page.waitForEvent('dialog')
    await page.goto(`/auth/callback?${good}`, { waitUntil: 'commit' })
    const dialog = await told
    expect([dialog.type(), dialog.message()]).toEqual(['alert', `Backend communication failed: ${reason}`])
    await dialog.accept()
    await fails(page, `Backend communication failed: ${reason}`)
    expect(await keptAttempt(page)).toEqual([])
  })
}

test('all three states have their words, and what came is stored', async ({ page }) => {
  await leaveAttempt(page, attempt)
  await answerSignIn(page)
  const door = gate()
  await page.route('**/v1/auth/token', async (route) => {
    await door.opened
    await route.fulfill({ json: tokens })
  })
  await page.goto(`/auth/callback?${good}`)
  await expect(page.getByRole('heading', { name: 'Processing Authentication', exact: true })).toBeVisible()
  await expect(page.getByText('Processing authentication...', { exact: true })).toBeVisible()
  expect(page.url()).not.toContain('code=')
  const greeted = page.evaluate(
    () =>
      new Promise<string>((resolve) => {
        new MutationObserver(() => {
          const text = document.querySelector('main')?.textContent ?? ''
          if (text.includes('Successful')) resolve(text)
        }).observe(document.body, { childList: true, subtree: true, characterData: true })
      }),
  )
  door.open()
  expect(await greeted).toBe('Authentication Successful!Welcome! Redirecting to your dashboard...')
  await page.waitForURL('**/assistant')
  expect(await storedUser(page)).toMatchObject({ tokens, userInfo: { name: 'Sara Okafor' }, backendResponse })
  expect(await keptAttempt(page)).toEqual([])
})

test('whoever is not signed in is sent to sign in, and brought back to where they were going', async ({ page }) => {
  await page.goto('/assistant/settings/security')
  await expect(page).toHaveURL('/auth')
  await leaveAndReturn(page)
  await page.waitForURL('**/assistant/settings/security')
})

test('somebody else who signs in there is not brought to where the first one was', async ({ page }) => {
  const first = { ...backendResponse, user: { ...backendResponse.user, id: '0199a5d2-0000-7000-8000-000000000002' } }
  await leaveAttempt(page, {})
  const held = { state: { user: { tokens, userInfo: {}, backendResponse: first } }, version: 0 }
  await page.evaluate((text) => localStorage.setItem('user-data', text), JSON.stringify(held))
  await page.route('**/v1/auth/refresh', (route) => route.fulfill({ status: 403, json: {} }))
  await page.goto('/assistant/settings/security')
  await expect(page).toHaveURL('/auth')
  await leaveAndReturn(page)
  await page.waitForURL('**/assistant')
})

async function leaveAndReturn(page: Page): Promise<void> {
  await answerSignIn(page)
  await page.evaluate((entries) => {
    for (const [key, value] of Object.entries(entries)) sessionStorage.setItem(key, value)
  }, attempt)
  await page.goto(`/auth/callback?${good}`)
}
