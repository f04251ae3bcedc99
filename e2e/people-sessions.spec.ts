import { type BrowserContext, expect, type Page, test } from '@playwright/test'
import { enter, enterAgain, openNothing } from './entry.ts'
import { gate, newAccount, storedUser } from './people.ts'
import { greeted } from './tab.ts'

test('a session that is ended elsewhere is out at once', async ({ page, browser }) => {
  const account = newAccount()
  await enter(page, account)
  await using elsewhere = await browser.newContext({ viewport: { width: 390, height: 800 } })
  const other = await elsewhere.newPage()
  await enterAgain(other, account)
  await page.goto('/assistant/settings/security')
  const rows = page.getByRole('main').getByRole('listitem').filter({ hasText: 'Last seen' })
  await expect(rows).toHaveCount(2)
  await expect(rows.filter({ hasText: 'This one' })).toHaveCount(1)
  await rows.filter({ hasNotText: 'This one' }).getByRole('button').click()
  await expect(rows).toHaveCount(1)
  await other.waitForURL('**/auth')
  expect(await storedUser(other)).toBeNull()
  await page.reload()
  await expect(rows).toHaveCount(1)
})

test('all others are ended with one press, and all with another', async ({ page, browser }) => {
  const account = newAccount()
  await enter(page, account)
  await using elsewhere = await browser.newContext()
  const other = await elsewhere.newPage()
  await enterAgain(other, account)
  await page.goto('/assistant/settings/security')
  await page.getByRole('button', { name: 'End all others' }).click()
  await expect(page.getByText('You are not signed in anywhere else.')).toBeVisible()
  await other.waitForURL('**/auth')
  await enterAgain(other, account)
  await page.reload()
  await page.getByRole('button', { name: 'Sign out everywhere' }).click()
  await page.waitForURL('**/auth')
  await other.waitForURL('**/auth')
})

test('what could not be ended comes back with a reason', async ({ page, browser }) => {
  const account = newAccount()
  await enter(page, account)
  await using elsewhere = await browser.newContext()
  await enterAgain(await elsewhere.newPage(), account)
  await page.goto('/assistant/settings/security')
  const rows = page.getByRole('main').getByRole('listitem').filter({ hasText: 'Last seen' })
  await expect(rows).toHaveCount(2)
  await page.route('**/v1/me/sessions/*', (route) => route.abort())
  await rows.filter({ hasNotText: 'This one' }).getByRole('button').click()
  await expect(page.getByRole('alert')).toContainText('The server cannot be reached.')
  await expect(rows).toHaveCount(2)
})

test('logging out in one tab is logging out in all', async ({ page, context }) => {
  await enter(page, newAccount())
  const other = await context.newPage()
  await other.goto('/assistant/settings/profile')
  await other.getByLabel('Name').waitFor()
  await page.getByRole('button', { name: 'Log out', exact: true }).click()
  await other.waitForURL('**/auth')
})

test('fifty calls of five tabs whose token is no longer taken share one refresh, also when its answer is lost', async ({
  page,
  context,
}) => {
  await enter(page, newAccount())
  const tabs = await Promise.all(Array.from({ length: 5 }, () => context.newPage()))
  // Once their connections are open, no tab requests anything by itself.
  const lines = tabs.map(greeted)
  await Promise.all(tabs.map((tab) => tab.goto('/design/calls')))
  await Promise.all(lines)
  await openNothing(page)
  const refused = await gatherRefusals(context, 50)
  const refreshes = await watchRefreshes(context, { loseFirst: true })

  await spoilInAll(page, tabs)
  await callTen(tabs, '10 of 10 answered')
  expect(refused()).toBe(50)
  // The one whose answer was lost is asked again with the same token, which gives the same successor.
  expect(refreshes.length).toBeGreaterThan(1)
  expect(new Set(refreshes).size).toBe(1)
  const [first = ''] = refreshes
  const before = refreshes.length

  await spoilInAll(page, tabs)
  await callTen(tabs, '10 of 10 answered, 10 of 10 answered')
  expect(refused()).toBe(50)
  expect(refreshes.slice(before)).toHaveLength(1)
  expect(new Set(refreshes).size).toBe(2)
  for (const tab of tabs) await expect(tab).toHaveURL('/design/calls')
  expect(await storedUser(page)).not.toBeNull()

  // The first one is two generations old by now: whoever presents it is a thief, so the whole session ends.
  const theft = await context.request.post('/v1/auth/refresh', { data: { refresh_token: first } })
  expect(theft.status()).toBe(401)
  await Promise.all(tabs.map((tab) => tab.waitForURL('**/auth')))
  expect(await storedUser(page)).toBeNull()
})

test('without a refresh token one is signed out, and the console says why', async ({ page }) => {
  const warned = page.waitForEvent('console', (message) => message.text().includes('No refresh token available'))
  await enter(page, newAccount())
  await change(page, (response) => ({ ...response, access_token: 'spoilt', refresh_token: undefined }))
  await page.goto('/assistant')
  await warned
  await page.waitForURL('**/auth')
  expect(await storedUser(page)).toBeNull()
})

test('a refused refresh signs out, and the console says why in 300 characters', async ({ page }) => {
  await enter(page, newAccount())
  await page.route('**/v1/auth/refresh', (route) => route.fulfill({ status: 403, body: 'x'.repeat(400) }))
  const warned = page.waitForEvent('console', (message) => message.text().startsWith('Refresh failed'))
  await spoil([page])
  await page.goto('/assistant')
  expect((await warned).text()).toBe(`Refresh failed: 403 ${'x'.repeat(300)}`)
  await page.waitForURL('**/auth')
})

test('a sign-out that the server does not take is only logged', async ({ page }) => {
  await enter(page, newAccount())
  await page.route('**/v1/auth/signout', (route) => route.abort())
  const warned = page.waitForEvent('console', (message) => message.text().startsWith('Sign-out failed'))
  await page.getByRole('button', { name: 'Log out', exact: true }).click()
  await warned
  await page.waitForURL('**/auth')
  expect(await storedUser(page)).toBeNull()
})

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

/** Holds calls with an invalid token until there are enough, then rejects them; returns how many there were. */
async function gatherRefusals(context: BrowserContext, together: number): Promise<() => number> {
  const waiting: (() => void)[] = []
  let count = 0
  await context.route('**/v1/me', async (route) => {
    if (route.request().headers()['authorization'] !== 'Bearer spoilt') return route.continue()
    count += 1
    const door = gate()
    waiting.push(door.open)
    if (count >= together) for (const open of waiting.splice(0)) open()
    await door.opened
    return route.continue()
  })
  return () => {
    const seen = count
    count = 0
    return seen
  }
}

/** Resolves when every tab has noticed. */
async function spoilInAll(page: Page, tabs: Page[]): Promise<void> {
  const ears = await Promise.all(
    tabs.map((tab) =>
      tab.evaluateHandle(() => ({
        heard: new Promise((resolve) => addEventListener('storage', resolve, { once: true })),
      })),
    ),
  )
  await spoil([page])
  await Promise.all(ears.map((ear) => ear.evaluate(async ({ heard }) => void (await heard))))
}

async function callTen(tabs: Page[], outcome: string): Promise<void> {
  await Promise.all(tabs.map((tab) => tab.getByRole('button', { name: 'Call' }).click()))
  for (const tab of tabs) await expect(tab.getByText(outcome, { exact: true })).toBeVisible()
}
