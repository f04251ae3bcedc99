import { expect, type Page, test } from '@playwright/test'
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

test.beforeEach(({ page, baseURL }) => answerProvider(page, baseURL))

async function fails(page: Page, message: string): Promise<void> {
  await expect(page.getByRole('heading', { name: 'Authentication Failed', exact: true })).toBeVisible()
  await expect(page.getByText(`Authentication failed: ${message}`, { exact: true })).toBeVisible()
  await expect(page.getByText('Redirecting to authentication page in 3 seconds...', { exact: true })).toBeVisible()
  expect(await storedUser(page)).toBeNull()
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

test('after three seconds one is back at the sign-in', async ({ page }) => {
  await page.goto('/auth/callback?error=access_denied')
  await page.getByRole('heading', { name: 'Authentication Failed' }).waitFor()
  const began = Date.now()
  await page.waitForURL('**/auth')
  expect(Date.now() - began).toBeGreaterThan(2_500)
  expect(Date.now() - began).toBeLessThan(5_000)
  await expect(page.getByRole('dialog', { name: 'Continue with' })).toBeVisible()
})

test('a refused exchange says why', async ({ page }) => {
  await leaveAttempt(page, attempt)
  const refusal = { error: 'invalid_grant', error_description: 'The code was used already.' }
  await answer(page, '/v1/auth/token', { status: 400, json: refusal })
  await page.goto(`/auth/callback?${good}`)
  await fails(page, 'Token exchange failed: The code was used already.')
})

test('a profile that cannot be had is told', async ({ page }) => {
  await leaveAttempt(page, attempt)
  await answerSignIn(page)
  await answer(page, '/v1/auth/userinfo', { status: 401, json: { detail: 'No.' } })
  await page.goto(`/auth/callback?${good}`)
  await fails(page, 'Failed to fetch user info')
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
    expect(await page.evaluate(() => sessionStorage.getItem('oauth_state'))).toBeNull()
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
  expect(await page.evaluate(() => Object.keys(sessionStorage).filter((key) => key.startsWith('oauth')))).toEqual([])
})

test('whoever is not signed in is sent to sign in, and brought back to where they were going', async ({ page }) => {
  await page.goto('/assistant/settings/security')
  await expect(page).toHaveURL('/auth')
  await leaveAndReturn(page)
  await page.waitForURL('**/assistant/settings/security')
})

async function leaveAndReturn(page: Page): Promise<void> {
  await answerSignIn(page)
  await page.evaluate((entries) => {
    for (const [key, value] of Object.entries(entries)) sessionStorage.setItem(key, value)
  }, attempt)
  await page.goto(`/auth/callback?${good}`)
}
