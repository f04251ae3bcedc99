import type { Page } from '@playwright/test'
import { barriers, looks } from './axe.ts'
import { enter } from './entry.ts'
import { type House, openHouse } from './house.ts'
import { type Account, newAccount } from './people.ts'
import { expect, test as watched } from './watched.ts'

/** The provider's pages as they are where an operator has set something, or somebody has tried too much. */

type Operated = { house: House; owner: Account }

const test = watched.extend<object, Operated>({
  house: [
    // oxlint-disable-next-line no-empty-pattern -- Playwright reads the names of what is needed here
    async ({}, use) => {
      await using house = await openHouse({
        REGISTRATION: 'closed',
        SMTP_URL: 'smtp://127.0.0.1:9',
        TRUST_PROXY: '1',
      })
      await use(house)
    },
    { scope: 'worker' },
  ],
  /** The first person, and so the only one. */
  owner: [
    async ({ browser, house }, use) => {
      await using context = await browser.newContext({ baseURL: house.url })
      const account = newAccount()
      await enter(await context.newPage(), account)
      await use(account)
    },
    { scope: 'worker' },
  ],
})

test.use({ baseURL: ({ house }, use) => use(house.url) })
// One server is enough.
test.describe.configure({ mode: 'default' })

const stages: [string, (page: Page, operated: Operated) => Promise<unknown>][] = [
  ['the way to a link by mail', (page) => page.goto('/idp/forgotten')],
  ['a new password behind a link', async (page, { house, owner }) => page.goto(await house.resetLink(owner.email))],
  ['an account that may not be made', openClosed],
  ['a sign-in that has to wait', openThrottled],
]

for (const [name, open] of stages)
  test(`${name} has no barriers`, async ({ page, house, owner }) => {
    await open(page, { house, owner })
    await seeNoBarriers(page)
  })

test('too much at once has no barriers', async ({ page, context }) => {
  await page.goto('/idp/forgotten')
  await context.setExtraHTTPHeaders({ 'x-forwarded-for': '203.0.113.7' })
  let status = 200
  for (let asked = 0; asked < 2_000 && status !== 429; asked += 50) {
    const answers = Array.from({ length: 50 }, () => context.request.get('/idp/password'))
    status = Math.max(...(await Promise.all(answers)).map((answer) => answer.status()))
  }
  const answered = await page.goto('/idp/forgotten')
  expect(answered?.status()).toBe(429)
  expect(Number(answered?.headers()['retry-after'])).toBeGreaterThan(0)
  await expect(page.getByRole('alert')).toHaveText('That was a lot at once. Please wait a moment.')
  await seeNoBarriers(page)
})

test('a closed house says so, and leads nobody to where an account is made', async ({ page, owner }) => {
  await openClosed(page)
  await expect(page.getByRole('alert')).toHaveText(
    'New accounts are not open here. Ask whoever runs this server for one.',
  )
  await page.goBack()
  await expect(page.getByLabel('Email')).toBeVisible()
  await expect(page.getByRole('link', { name: 'Create account' })).toBeHidden()
  expect(owner.email).not.toBe('')
})

async function seeNoBarriers(page: Page): Promise<void> {
  for (const { colorScheme, width } of looks) {
    await page.emulateMedia({ colorScheme })
    await page.setViewportSize({ width, height: 800 })
    expect([colorScheme, width, await barriers(page)]).toEqual([colorScheme, width, []])
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width)
  }
  await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1)
}

async function openSignIn(page: Page): Promise<void> {
  await page.goto('/auth')
  await page.getByRole('button', { name: 'Attaché account' }).click()
  await page.getByLabel('Email').waitFor()
}

async function openClosed(page: Page): Promise<void> {
  await openSignIn(page)
  const answered = await page.goto(`${page.url()}/create`)
  expect(answered?.status()).toBe(403)
}

async function openThrottled(page: Page): Promise<void> {
  await openSignIn(page)
  const held = page.getByText(/^There were too many tries\. Please wait/)
  await expect(async () => {
    await page.getByLabel('Email').fill('nobody@northwind.example')
    await page.getByLabel('Password').fill('not the right one')
    await page.getByRole('button', { name: 'Sign in' }).click()
    await expect(held).toBeVisible({ timeout: 100 })
  }).toPass()
}
