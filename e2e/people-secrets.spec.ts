import { expect, type Page, test } from '@playwright/test'
import { openHouse } from './house.ts'
import { type Account, createAccount, newAccount, openSecurity, signIn, storedUser } from './people.ts'
import { betrayals, follow, type Trace } from './traces.ts'
import { givenUp } from './watched.ts'
import { greeted } from './tab.ts'

const attemptKeys = ['oauth_code_verifier', 'oauth_nonce', 'oauth_redirect_uri', 'oauth_state']
const secretKey = 'a key that only this journey has'
const changed = 'a quieter harbour'
const forgotten = 'the quietest harbour'

test('from the first sign-in to the deletion no secret stands where it does not belong', async ({ browser }) => {
  await using house = await openHouse({ LOG_LEVEL: 'trace', SECRET_KEY: secretKey })
  await using context = await browser.newContext({ baseURL: house.url })
  const page = await context.newPage()
  const account = newAccount()
  const traces = follow(page)

  await seeAttempt(page)
  await createAccount(page, account)
  await seeWhatIsKept(page)
  await traces.look()
  await use(page)
  await refresh(page)
  await traces.look()
  await changePassword(page, account)
  await traces.look()
  await signOut(page)
  const link = await house.resetLink(account.email)
  await resetPassword(page, link)
  await traces.look()
  await signIn(page, { ...account, password: forgotten })
  await traces.look()
  await leave(page)
  await traces.look()

  expect(await page.evaluate(() => localStorage.getItem('user-data'))).toBe('{"state":{"user":null},"version":0}')
  expect((await page.request.get(link)).status()).toBe(410)
  await house.stop()
  expect(house.said().split('\n').length).toBeGreaterThan(50)
  traces.all.push({ place: 'log', text: house.said() })
  for (const password of [account.password, changed, forgotten])
    traces.secrets.push({ name: 'password', value: password })
  traces.secrets.push({ name: 'link', value: new URL(link).searchParams.get('token') ?? '' })
  traces.secrets.push({ name: 'secret key', value: secretKey })

  expect(new Set(traces.secrets.map(({ name }) => name))).toEqual(new Set(all))
  expect(traces.secrets.filter(({ value }) => value.length < 16)).toEqual([])
  expect(new Set(traces.all.map(({ place }) => place)).size).toBe(8)
  expect(betrayals(traces, mayStand)).toEqual([])
})

const all = [
  'state',
  'nonce',
  'code',
  'verifier',
  'ticket',
  'password',
  'link',
  'secret key',
  'tokens access_token',
  'tokens refresh_token',
  'tokens id_token',
  'backendResponse access_token',
  'backendResponse refresh_token',
]

/** What a protocol writes into an address may be there, and is valid once. */
function mayStand(name: string, { place, text }: Trace): boolean {
  // Chromium itself logs the address of a socket that is closed while it opens. A ticket is valid once.
  const isGivenUp = place === 'console' && givenUp.test(text)
  if (name === 'ticket') return place === 'socket' || isGivenUp
  const { pathname } = new URL(text, 'http://nowhere')
  if (name === 'link') return pathname === '/idp/reset' && (place === 'address' || place === 'history')
  if (place !== 'address') return false
  if (name === 'state') return pathname === '/idp/auth' || pathname === '/auth/callback'
  return (name === 'nonce' && pathname === '/idp/auth') || (name === 'code' && pathname === '/auth/callback')
}

/** During sign-in, the tab stores what its return is checked against, and nothing else. */
async function seeAttempt(page: Page): Promise<void> {
  await page.goto('/auth')
  await page.getByRole('button', { name: 'Attaché account' }).click()
  await page.getByLabel('Password').waitFor()
  expect(await keptAttempt(page)).toEqual(attemptKeys)
}

/** The stored user, as it is specified, in the one place; of the attempt nothing is left. */
async function seeWhatIsKept(page: Page): Promise<void> {
  expect(await keptAttempt(page)).toEqual([])
  expect(Object.keys((await storedUser(page)) ?? {}).sort()).toEqual(['backendResponse', 'tokens', 'userInfo'])
}

function keptAttempt(page: Page): Promise<string[]> {
  return page.evaluate(() =>
    Object.keys(sessionStorage)
      .filter((key) => key.startsWith('oauth'))
      .sort(),
  )
}

async function use(page: Page): Promise<void> {
  const heard = greeted(page)
  await page.goto('/assistant/settings/profile')
  await heard
  await page.getByLabel('Name').fill('Sara Lund')
  await page.getByRole('button', { name: 'Save' }).click()
  await page.getByText('Saved.').waitFor()
}

async function refresh(page: Page): Promise<void> {
  const user = await storedUser(page)
  // The page that is left may be the one that notices.
  const refreshed = page.waitForResponse('**/v1/auth/refresh')
  await page.evaluate((state) => localStorage.setItem('user-data', JSON.stringify({ state, version: 0 })), {
    user: { ...user, backendResponse: { ...user?.['backendResponse'], access_token: 'no longer good' } },
  })
  await page.goto('/assistant/settings/profile')
  expect((await refreshed).status()).toBe(200)
  await page.getByLabel('Name').waitFor()
}

async function changePassword(page: Page, { password }: Account): Promise<void> {
  await openSecurity(page)
  await page.getByRole('link', { name: 'Change password' }).click()
  await page.getByLabel('Current password').fill(password)
  await page.getByLabel('New password').fill(changed)
  await page.getByRole('button', { name: 'Change password' }).click()
  await page.getByRole('link', { name: 'Back to the settings' }).click()
  await page.getByRole('link', { name: 'Change password' }).waitFor()
}

async function signOut(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Log out', exact: true }).click()
  await page.waitForURL('**/auth')
}

async function resetPassword(page: Page, link: string): Promise<void> {
  await page.goto(link)
  await page.getByLabel('New password').fill(forgotten)
  await page.getByRole('button', { name: 'Save password' }).click()
  await page.getByRole('heading', { name: 'Your password is changed' }).waitFor()
}

async function leave(page: Page): Promise<void> {
  await page.goto('/assistant/settings/data')
  // The list above the form is longer than its place until it has come.
  await page.getByText('What you delete can be restored').waitFor()
  await page.getByLabel(/to confirm/).fill('delete my account')
  await page.getByRole('button', { name: 'Delete my account' }).click()
  await page.getByText(/^Your account is deleted\./).waitFor()
}
