import type { Page } from '@playwright/test'
import { barriersInEveryLook } from './axe.ts'
import { enter as enterHouse, enterAgain } from './entry.ts'
import { answerProvider, answerSignIn, attempt, gate, leaveAttempt, newAccount } from './people.ts'
import { tabTo } from './tab.ts'
import { expect, test as watched } from './watched.ts'

type SignedIn = { signedIn: Awaited<ReturnType<ReturnType<Page['context']>['storageState']>> }

/** One account for all tests of a worker; none of them ends its session. */
const test = watched.extend<object, SignedIn>({
  signedIn: [
    async ({ browser }, use, { project }) => {
      const context = await browser.newContext({ baseURL: project.use.baseURL ?? '' })
      await enterHouse(await context.newPage(), newAccount())
      await use(await context.storageState())
      await context.close()
    },
    { scope: 'worker' },
  ],
})

const publicPages = [
  ['the sign-in', '/auth'],
  ['the way back that failed', '/auth/callback?error=access_denied'],
] as const

const personalPages = [
  ['the assistant', '/assistant'],
  ['the profile', '/assistant/settings/profile'],
  ['how times are written', '/assistant/settings/time'],
  ['the appearance', '/assistant/settings/appearance'],
  ['the security', '/assistant/settings/security'],
  ['the data', '/assistant/settings/data'],
] as const

for (const [name, path] of publicPages)
  test(`${name} has no barriers`, async ({ page }) => {
    await page.goto(path)
    await page.getByText(/Continue with|Authentication failed:/).waitFor()
    expect(await barriersInEveryLook(page)).toEqual([])
  })

test('the closed sign-in has no barriers', async ({ page }) => {
  await page.goto('/auth')
  await page.getByRole('dialog').waitFor()
  await page.keyboard.press('Escape')
  await page.getByRole('button', { name: 'Sign in', exact: true }).waitFor()
  expect(await barriersInEveryLook(page)).toEqual([])
})

test('on the way back from the provider there are no barriers', async ({ page, baseURL }) => {
  await answerProvider(page, baseURL)
  await answerSignIn(page)
  await leaveAttempt(page, attempt)
  const [exchange, next] = [gate(), gate()]
  await page.route('**/v1/auth/token', (route) => exchange.opened.then(() => route.fallback()))
  await page.route('**/assets/assistant-*', (route) => next.opened.then(() => route.continue()))
  await page.goto(`/auth/callback?code=C&state=${attempt.oauth_state}`)
  await page.getByRole('heading', { name: 'Processing Authentication' }).waitFor()
  expect(await barriersInEveryLook(page)).toEqual([])
  exchange.open()
  await page.getByRole('heading', { name: 'Authentication Successful!' }).waitFor()
  expect(await barriersInEveryLook(page)).toEqual([])
  next.open()
  await page.waitForURL('**/assistant')
})

test('no page behind the sign-in has barriers', async ({ page, signedIn }) => {
  await enter(page, signedIn)
  for (const [name, path] of personalPages) {
    await page.goto(path)
    await loaded(page)
    expect([name, await barriersInEveryLook(page)]).toEqual([name, []])
  }
})

test.describe('without answers', () => {
  test.use({ allowed: [[/status of 404/], { scope: 'test' }] })

  test('pages that cannot be loaded have no barriers either', async ({ page, signedIn }) => {
    await enter(page, signedIn)
    // A refused request is not retried, so the journey does not wait for retries.
    await page.route('**/v1/me**', (route) => route.fulfill({ status: 404, json: {} }))
    // The first page and the appearance request nothing.
    for (const [name, path] of personalPages.filter(([, place]) => !/\/(assistant|appearance)$/.test(place))) {
      await page.goto(path)
      await page.getByRole('button', { name: 'Retry' }).first().waitFor()
      await loaded(page)
      // What stands in place of each page is a sentence and a button.
      expect([name, await barriersInEveryLook(page, { widths: [390] })]).toEqual([name, []])
    }
  })
})

test('every page fits on 360 px', async ({ page, signedIn }) => {
  await page.setViewportSize({ width: 360, height: 800 })
  await enter(page, signedIn)
  for (const [name, path] of [...publicPages, ...personalPages]) {
    await page.goto(path)
    if (path.startsWith('/assistant')) await loaded(page)
    const widths = await page.evaluate(() =>
      [document.documentElement, ...document.querySelectorAll('main')].map(
        ({ scrollWidth, clientWidth }) => scrollWidth - clientWidth,
      ),
    )
    expect([name, Math.max(...widths)]).toEqual([name, 0])
  }
})

test('the settings keep their place from one page to the next', async ({ page, signedIn }) => {
  await enter(page, signedIn)
  const places = new Set<number>()
  for (const [, path] of personalPages.filter(([, address]) => address.includes('/settings/'))) {
    await page.goto(path)
    await loaded(page)
    const box = await page.getByRole('heading', { level: 1 }).boundingBox()
    places.add(box?.x ?? 0)
  }
  expect([...places]).toHaveLength(1)
})

test.describe('under a finger', () => {
  test.use({ hasTouch: true, isMobile: true, viewport: { width: 390, height: 844 } })

  test('everything to press is 44 px or more', async ({ page, signedIn }) => {
    await enter(page, signedIn)
    for (const [name, path] of personalPages) {
      await page.goto(path)
      await loaded(page)
      expect([name, await small(page)]).toEqual([name, []])
    }
    await page.goto('/auth')
    await page.getByRole('button', { name: 'Attaché account' }).waitFor()
    expect(await small(page)).toEqual([])
  })

  test('the focus goes along between the list of settings and a page', async ({ page, signedIn }) => {
    await enter(page, signedIn)
    await page.goto('/assistant/settings')
    const link = page.getByRole('navigation', { name: 'Settings' }).getByRole('link', { name: 'Data', exact: true })
    await link.press('Enter')
    const heading = page.getByRole('main').getByRole('heading', { level: 2 }).first()
    await expect(heading).toBeFocused()
    await page.getByRole('link', { name: 'All settings' }).press('Enter')
    await expect(link).toBeFocused()
    await page.goBack()
    await expect(heading).toBeFocused()
    // A tablet has the list beside the page, for the same finger.
    await page.setViewportSize({ width: 1280, height: 800 })
    expect((await link.boundingBox())?.height).toBeGreaterThanOrEqual(44)
  })
})

test('everything is done without a mouse', async ({ page, signedIn }) => {
  await enter(page, signedIn)
  await page.goto('/assistant')
  await loaded(page)
  await tabTo(page, 'Settings')
  await page.keyboard.press('Enter')
  await tabTo(page, 'Profile')
  await loaded(page)
  await page.getByLabel('Name', { exact: true }).waitFor()
  await page.keyboard.press('ArrowDown')
  await expect(page.getByRole('link', { name: 'Time', exact: true })).toBeFocused()
  await page.keyboard.press('Tab')
  await expect(page.getByLabel('Name', { exact: true })).toBeFocused()
  await page.keyboard.press('ControlOrMeta+a')
  await page.keyboard.type('Sara Okafor')
  await tabTo(page, 'Saturday')
  await page.keyboard.press('Space')
  await tabTo(page, 'Saturday, from')
  await tabTo(page, 'Save')
  await page.keyboard.press('Enter')
  await expect(page.getByText('Saved.')).toBeVisible()
  await page.goto('/assistant/settings/data')
  await loaded(page)
  await tabTo(page, 'Type “delete my account” to confirm')
  await page.goto('/assistant/settings/security')
  await loaded(page)
  await tabTo(page, 'End this session')
})

test('signing out, ending a session and leaving are done without a mouse', async ({ page, browser, baseURL }) => {
  const account = newAccount()
  await using elsewhere = await browser.newContext({ baseURL: baseURL ?? '' })
  await enterHouse(page, account)
  await tabTo(page, 'Log out')
  await page.keyboard.press('Enter')
  await page.waitForURL('**/auth')

  await enterAgain(await elsewhere.newPage(), account)
  await enterAgain(page, account, '/assistant/settings/security')
  await loaded(page)
  await tabTo(page, 'End Chrome on Linux')
  await page.keyboard.press('Enter')
  await expect(page.getByText('You are not signed in anywhere else.')).toBeVisible()
  await tabTo(page, 'End this session')
  await page.keyboard.press('Enter')
  await page.waitForURL('**/auth')

  await enterAgain(page, account, '/assistant/settings/data')
  await loaded(page)
  await tabTo(page, 'Type “delete my account” to confirm')
  await page.keyboard.type('delete my account')
  await tabTo(page, 'Delete my account')
  await page.keyboard.press('Enter')
  await expect(page.getByText(/^Your account is deleted\./)).toBeVisible()
})

async function enter(page: Page, signedIn: SignedIn['signedIn']): Promise<void> {
  const stored = signedIn.origins.flatMap(({ localStorage }) => localStorage)
  await page.addInitScript((entries) => {
    for (const { name, value } of entries) localStorage.setItem(name, value)
  }, stored)
}

/** Heading there, and nothing on its way any more. */
async function loaded(page: Page): Promise<void> {
  await page.getByRole('heading', { level: 1 }).waitFor()
  await expect(page.getByText(/^Loading your/)).toHaveCount(0)
}

function small(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const pressable = 'button, label:has(input), input, nav a, main li > a'
    return [...document.querySelectorAll<HTMLElement>(pressable)]
      .filter((element) => !element.parentElement?.closest('label') && element.checkVisibility())
      .map((element) => ({ box: element.getBoundingClientRect(), name: element.outerHTML.slice(0, 120) }))
      .filter(({ box }) => box.height > 1 && Math.min(box.height, box.width) < 44)
      .map(({ box, name }) => `${box.width} × ${box.height}: ${name}`)
  })
}
