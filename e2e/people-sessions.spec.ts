import { type BrowserContext, expect, type Page, test } from '@playwright/test'
import { createAccount, newAccount, signIn, storedUser } from './people.ts'

test('a session that is ended elsewhere is out at once', async ({ page, browser }) => {
  const account = newAccount()
  await createAccount(page, account)
  await using elsewhere = await browser.newContext({ viewport: { width: 390, height: 800 } })
  const other = await elsewhere.newPage()
  await signIn(other, account)
  await page.goto('/assistant/settings/security')
  const rows = page.getByRole('main').getByRole('listitem').filter({ hasText: 'Last seen' })
  await expect(rows).toHaveCount(2)
  await expect(rows.filter({ hasText: 'This one' })).toHaveCount(1)
  const began = Date.now()
  await rows.filter({ hasNotText: 'This one' }).getByRole('button').click()
  await expect(rows).toHaveCount(1)
  await other.waitForURL('**/auth')
  expect(Date.now() - began).toBeLessThan(3_000)
  expect(await storedUser(other)).toBeNull()
  await page.reload()
  await expect(rows).toHaveCount(1)
})

test('all others are ended with one press, and all with another', async ({ page, browser }) => {
  const account = newAccount()
  await createAccount(page, account)
  await using elsewhere = await browser.newContext()
  const other = await elsewhere.newPage()
  await signIn(other, account)
  await page.goto('/assistant/settings/security')
  await page.getByRole('button', { name: 'End all others' }).click()
  await expect(page.getByText('You are signed in nowhere else.')).toBeVisible()
  await other.waitForURL('**/auth')
  await elsewhere.clearCookies()
  await signIn(other, account)
  await page.reload()
  await page.getByRole('button', { name: 'Sign out everywhere' }).click()
  await page.waitForURL('**/auth')
  await other.waitForURL('**/auth')
})

test('what could not be ended comes back with a reason', async ({ page, browser }) => {
  const account = newAccount()
  await createAccount(page, account)
  await using elsewhere = await browser.newContext()
  await signIn(await elsewhere.newPage(), account)
  await page.goto('/assistant/settings/security')
  const rows = page.getByRole('main').getByRole('listitem').filter({ hasText: 'Last seen' })
  await expect(rows).toHaveCount(2)
  await page.route('**/v1/me/sessions/*', (route) => route.abort())
  await rows.filter({ hasNotText: 'This one' }).getByRole('button').click()
  await expect(page.getByRole('alert')).toContainText('The server cannot be reached.')
  await expect(rows).toHaveCount(2)
})

test('logging out in one tab is logging out in all', async ({ page, context }) => {
  await createAccount(page, newAccount())
  const other = await context.newPage()
  await other.goto('/assistant/settings/profile')
  await other.getByLabel('Name').waitFor()
  await page.getByRole('button', { name: 'Log out', exact: true }).click()
  await other.waitForURL('**/auth')
})

test('five tabs whose token is no longer taken share one refresh, also when its answer is lost', async ({
  page,
  context,
}) => {
  test.slow()
  await createAccount(page, newAccount())
  const tabs = [page, ...(await Promise.all(Array.from({ length: 4 }, () => context.newPage())))]
  await Promise.all(tabs.map((tab) => open(tab)))
  const refreshes = await watchRefreshes(context, { loseFirst: true })
  const refused = countRefused(tabs)

  await spoil(tabs)
  await Promise.all(tabs.map((tab) => open(tab)))
  expect(refused()).toBeGreaterThanOrEqual(5)
  expect(refreshes).toHaveLength(2)
  expect(new Set(refreshes).size).toBe(1)
  const [first = ''] = refreshes

  await spoil(tabs)
  await Promise.all(tabs.map((tab) => open(tab)))
  expect(refreshes).toHaveLength(3)
  expect(new Set(refreshes).size).toBe(2)
  for (const tab of tabs) await expect(tab).toHaveURL('/assistant')

  // The first one is two generations old by now: whoever shows it is a thief, and the whole session ends.
  const theft = await context.request.post('/v1/auth/refresh', { data: { refresh_token: first } })
  expect(theft.status()).toBe(401)
  await Promise.all(tabs.map((tab) => tab.waitForURL('**/auth')))
  expect(await storedUser(page)).toBeNull()
})

test('without a refresh token one is signed out, and the console says why', async ({ page }) => {
  const warned = page.waitForEvent('console', (message) => message.text().includes('No refresh token available'))
  await createAccount(page, newAccount())
  await change(page, (response) => ({ ...response, access_token: 'spoilt', refresh_token: undefined }))
  await page.goto('/assistant')
  await warned
  await page.waitForURL('**/auth')
  expect(await storedUser(page)).toBeNull()
})

test('a refused refresh signs out, and the console says why in 300 characters', async ({ page }) => {
  await createAccount(page, newAccount())
  await page.route('**/v1/auth/refresh', (route) => route.fulfill({ status: 403, body: 'x'.repeat(400) }))
  const warned = page.waitForEvent('console', (message) => message.text().startsWith('Refresh failed'))
  await spoil([page])
  await page.goto('/assistant')
  expect((await warned).text()).toBe(`Refresh failed: 403 ${'x'.repeat(300)}`)
  await page.waitForURL('**/auth')
})

test('a sign-out that the server does not take is only logged', async ({ page }) => {
  await createAccount(page, newAccount())
  await page.route('**/v1/auth/signout', (route) => route.abort())
  const warned = page.waitForEvent('console', (message) => message.text().startsWith('Sign-out failed'))
  await page.getByRole('button', { name: 'Log out', exact: true }).click()
  await warned
  await page.waitForURL('**/auth')
  expect(await storedUser(page)).toBeNull()
})

test('no token stands in an address, a referrer, the history or the console', async ({ page, context }) => {
  const seen: string[] = []
  page.on('request', (request) => seen.push(request.url(), request.headers()['referer'] ?? ''))
  page.on('websocket', (socket) => seen.push(socket.url()))
  page.on('console', (message) => seen.push(message.text()))
  await createAccount(page, newAccount())
  const before = await storedUser(page)
  await spoil([page])
  await open(page)
  const after = await storedUser(page)
  await page.getByRole('button', { name: 'Log out', exact: true }).click()
  await page.waitForURL('**/auth')

  const devtools = await context.newCDPSession(page)
  const { entries } = await devtools.send('Page.getNavigationHistory')
  const history = entries.map(({ url }) => url)
  expect(history.length).toBeGreaterThan(2)
  expect(history.filter((address) => address.includes('code='))).toEqual([])
  const secrets = [before, after].flatMap((user) =>
    [user?.['tokens'], user?.['backendResponse']].flatMap((held) =>
      ['access_token', 'refresh_token', 'id_token'].flatMap((name) =>
        typeof held?.[name] === 'string' ? [held[name]] : [],
      ),
    ),
  )
  expect(secrets.length).toBeGreaterThan(6)
  for (const secret of secrets) expect([...seen, ...history].filter((text) => text.includes(secret))).toEqual([])
  expect(await page.evaluate(() => JSON.stringify([localStorage, sessionStorage]))).not.toMatch(/eyJ|attache_/)
})

async function open(tab: Page): Promise<void> {
  await tab.goto('/assistant')
  // The greeting is there before the server was asked; this is not.
  await tab.getByRole('link', { name: 'Your working week' }).waitFor()
}

/** An access token that the server does not take, as an expired one. */
async function spoil(tabs: Page[]): Promise<void> {
  const [first] = tabs
  if (first) await change(first, (response) => ({ ...response, access_token: 'spoilt' }))
}

type Response = Record<string, unknown>

async function change(page: Page, edit: (response: Response) => Response): Promise<void> {
  const user = await storedUser(page)
  const backendResponse = edit(user?.['backendResponse'] ?? {})
  await page.evaluate((state) => localStorage.setItem('user-data', JSON.stringify({ state, version: 0 })), {
    user: { ...user, backendResponse },
  })
}

/** The refresh tokens as they are sent. */
async function watchRefreshes(context: BrowserContext, { loseFirst }: { loseFirst: boolean }): Promise<string[]> {
  const sent: string[] = []
  await context.route('**/v1/auth/refresh', async (route) => {
    sent.push(String(route.request().postDataJSON().refresh_token))
    if (!loseFirst || sent.length > 1) return route.continue()
    await route.fetch()
    return route.abort()
  })
  return sent
}

function countRefused(tabs: Page[]): () => number {
  let count = 0
  for (const tab of tabs) tab.on('response', (response) => (count += response.status() === 401 ? 1 : 0))
  return () => count
}
