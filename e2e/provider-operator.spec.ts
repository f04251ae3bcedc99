import type { Page } from '@playwright/test'
import { barriersInEveryLook } from './axe.ts'
import { enter } from './entry.ts'
import { type House, openHouse } from './house.ts'
import { type Account, newAccount, signIn } from './people.ts'
import { openPostOffice, type PostOffice } from './post-office.ts'
import { expect, test as watched } from './watched.ts'

/** The provider's pages with an operator's settings, or after too many tries. */

type Operated = { post: PostOffice; house: House; owner: Account }

const test = watched.extend<object, Operated>({
  post: [
    // oxlint-disable-next-line no-empty-pattern -- Playwright reads the names of what is needed here
    async ({}, use) => {
      await using post = await openPostOffice()
      await use(post)
    },
    { scope: 'worker' },
  ],
  house: [
    async ({ post }, use) => {
      await using house = await openHouse({ REGISTRATION: 'closed', SMTP_URL: post.url, TRUST_PROXY: '1' })
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

const stages: [string, (page: Page, operated: Omit<Operated, 'post'>) => Promise<unknown>][] = [
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

test('too much at once has no barriers', async ({ page }) => {
  await page.goto('/idp/forgotten')
  // For this page only: the next journey has the same context and needs its own address.
  const headers = { 'x-forwarded-for': '203.0.113.7' }
  await page.setExtraHTTPHeaders(headers)
  let answered = await page.goto('/idp/forgotten')
  // A minute may be over between what was too much and the page.
  for (let asked = 0; asked < 4_000 && answered?.status() !== 429; asked += 50) {
    const answers = Array.from({ length: 50 }, () => page.request.get('/idp/password', { headers }))
    const statuses = (await Promise.all(answers)).map((answer) => answer.status())
    if (statuses.includes(429)) answered = await page.goto('/idp/forgotten')
  }
  expect(answered?.status()).toBe(429)
  expect(Number(answered?.headers()['retry-after'])).toBeGreaterThan(0)
  await expect(page.getByRole('alert')).toHaveText('That was a lot at once. Please wait a moment.')
  await seeNoBarriers(page)
})

test('whoever forgot their password gets a link by mail, chooses another, and signs in with it', async ({
  page,
  house,
  owner,
  post,
}) => {
  const password = 'the quietest harbour'
  await openSignIn(page)
  await page.getByRole('link', { name: 'Forgotten password' }).click()
  await page.getByLabel('Email').fill(owner.email)
  await page.getByRole('button', { name: 'Send link' }).click()
  await expect(page.getByRole('heading', { name: 'Look into your mail' })).toBeVisible()

  await expect.poll(() => post.mails.length).toBe(1)
  const [mail] = post.mails
  expect(mail?.to).toEqual([owner.email])
  expect(mail?.text).toContain('hopefully you, has asked for a new password')
  const [link = ''] = /http:\S+\/idp\/reset\?token=[\w-]{43}/.exec(mail?.text ?? '') ?? []
  await page.goto(link)
  await page.getByLabel('New password').fill(password)
  await page.getByRole('button', { name: 'Save password' }).click()
  await page.getByRole('link', { name: 'Sign in' }).click()
  await page.waitForURL('**/auth')
  await signIn(page, { ...owner, password })
  await page.goto(link)
  await expect(page.getByRole('heading', { name: 'This link is no longer good' })).toBeVisible()
  expect(house.said()).not.toContain(post.password)
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
  expect(await barriersInEveryLook(page)).toEqual([])
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
  const action = String(await page.locator('form').getAttribute('action'))
  const form = {
    form_token: await page.locator('[name=form_token]').inputValue(),
    email: 'nobody@northwind.example',
    password: 'not the right one',
  }
  let status = 0
  for (let tries = 0; tries < 50 && status !== 429; tries++)
    status = (await page.request.post(action, { form })).status()
  expect(status).toBe(429)
  // The first delay is a second, which may pass before a busy machine sends the form. Each further guess doubles it.
  for (status = 0; status !== 429;) {
    await page.getByLabel('Email').fill(form.email)
    await page.getByLabel('Password').fill(form.password)
    const answered = page.waitForResponse((response) => response.request().method() === 'POST')
    await page.getByRole('button', { name: 'Sign in' }).click()
    status = (await answered).status()
    expect([422, 429]).toContain(status)
    await expect(page.getByRole('alert')).toHaveText(status === 429 ? tooMany : /^This e-mail and password/)
  }
}

const tooMany = /^There were too many tries\. Please wait/
