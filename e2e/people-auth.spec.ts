import { createHash } from 'node:crypto'
import { bytesBrought } from './brought.ts'
import { answer, answerProvider, gate } from './people.ts'
import { expect, test } from './watched.ts'

test.beforeEach(({ page, baseURL }) => answerProvider(page, baseURL))

test('the sign-in page is dark and asks with one dialog that has one button', async ({ page }) => {
  await page.emulateMedia({ colorScheme: 'light' })
  await page.goto('/auth')
  const dialog = page.getByRole('dialog', { name: 'Continue with' })
  await expect(dialog).toBeVisible()
  await expect(dialog.getByRole('button')).toHaveCount(1)
  await expect(dialog.getByRole('button', { name: 'Attaché account' })).toBeFocused()
  const lightness = await page.evaluate(() => {
    const colour = getComputedStyle(document.querySelector('.theme-dark') ?? document.body).backgroundColor
    return Number(/[\d.]+/.exec(colour)?.[0])
  })
  expect(lightness).toBeLessThan(0.3)
})

test('the dialog closes on Escape and on a click beside it, and opens again', async ({ page }) => {
  await page.goto('/auth')
  const dialog = page.getByRole('dialog', { name: 'Continue with' })
  await expect(dialog).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(dialog).toBeHidden()
  await page.getByRole('button', { name: 'Sign in', exact: true }).press('Enter')
  await expect(dialog).toBeVisible()
  await page.mouse.click(20, 400)
  await expect(dialog).toBeHidden()
  await page.getByRole('button', { name: 'Sign in', exact: true }).click()
  await dialog.getByRole('heading', { name: 'Continue with' }).click()
  await expect(dialog).toBeVisible()
  await page.keyboard.press('Escape')
  await page.getByRole('link', { name: 'Attaché' }).click()
  await expect(page).toHaveURL('/')
})

test('the button is disabled while it is not known where to go, and once it was pressed', async ({ page }) => {
  const door = gate()
  await page.route('**/v1/auth/provider', async (route) => {
    await door.opened
    await route.fallback()
  })
  // Starting never comes to an end.
  await page.addInitScript(() => {
    crypto.subtle.digest = () => new Promise(() => {})
  })
  await page.goto('/auth')
  const button = page.getByRole('dialog').getByRole('button')
  await expect(button).toBeDisabled()
  await expect(button).toHaveAccessibleName('your account')
  door.open()
  await expect(button).toBeEnabled()
  await button.click()
  await expect(button).toBeDisabled()
  await expect(button).toHaveAccessibleName('Attaché account')
})

test('a sign-in goes to the provider with a state, a challenge and the way back', async ({ page, baseURL }) => {
  await answer(page, '/idp/auth', { text: 'the provider' })
  await page.goto('/auth')
  await page.getByRole('button', { name: 'Attaché account' }).click()
  await page.waitForURL('**/idp/auth?**')
  const asked = Object.fromEntries(new URL(page.url()).searchParams)
  const kept = await page.evaluate(() => Object.fromEntries(Object.entries(sessionStorage)))
  const verifier = String(kept['oauth_code_verifier'])
  expect(verifier).toMatch(/^[A-Za-z0-9]{128}$/)
  expect(kept['oauth_state']).toMatch(/^[A-Za-z0-9]{32}$/)
  expect(kept['oauth_nonce']).toMatch(/^[A-Za-z0-9]{32}$/)
  expect(kept['oauth_redirect_uri']).toBe(`${baseURL}/auth/callback`)
  expect(asked).toMatchObject({
    response_type: 'code',
    redirect_uri: `${baseURL}/auth/callback`,
    state: kept['oauth_state'],
    nonce: kept['oauth_nonce'],
    code_challenge: createHash('sha256').update(verifier).digest('base64url'),
    code_challenge_method: 'S256',
    prompt: 'consent',
  })
  expect(asked['scope']).toContain('openid')
  expect(asked['client_secret']).toBeUndefined()
})

test('coming back with the browser’s own button, one can press again', async ({ page }) => {
  await answer(page, '/idp/auth', { text: '<title>provider</title>', headers: { 'content-type': 'text/html' } })
  await page.goto('/auth')
  await page.getByRole('button', { name: 'Attaché account' }).click()
  await page.waitForURL('**/idp/auth?**')
  await page.goBack()
  await expect(page.getByRole('button', { name: 'Attaché account' })).toBeEnabled()
})

for (const [reason, words] of [
  ['No digest here', 'No digest here'],
  ['', 'Unknown error'],
] as const) {
  test(`when the sign-in cannot be started, an alert says why: ${words}`, async ({ page }) => {
    await page.addInitScript((message) => {
      crypto.subtle.digest = () => Promise.reject(new Error(message))
    }, reason)
    const told = page.waitForEvent('dialog')
    await page.goto('/auth')
    const button = page.getByRole('button', { name: 'Attaché account' })
    const pressed = button.click()
    const dialog = await told
    expect([dialog.type(), dialog.message()]).toEqual(['alert', `Authentication failed: ${words}`])
    await dialog.accept()
    await pressed
    await expect(button).toBeEnabled()
  })
}

test('the first page leads to the sign-in, and to the dashboard once somebody is signed in', async ({ page }) => {
  await page.goto('/')
  const bar = page.getByRole('banner')
  await expect(bar.getByRole('link', { name: 'Dashboard' })).toBeHidden()
  await bar.getByRole('link', { name: 'Get Started' }).click()
  await expect(page.getByRole('dialog', { name: 'Continue with' })).toBeVisible()
  await page.evaluate(() => {
    localStorage.setItem('user-data', JSON.stringify({ state: { user: { tokens: {} } }, version: 0 }))
  })
  await page.addInitScript(() => {
    const seen: (string | undefined)[] = []
    Object.assign(globalThis, { seen })
    new MutationObserver(() => {
      if (document.body && seen.length === 0) seen.push(document.documentElement.dataset['user'])
    }).observe(document, { childList: true, subtree: true })
  })
  await page.goto('/')
  expect(await page.evaluate(() => Reflect.get(globalThis, 'seen'))).toEqual(['stored'])
  await expect(bar.getByRole('link', { name: 'Get Started' })).toBeHidden()
  await expect(bar.getByRole('link', { name: 'Dashboard' })).toHaveAttribute('href', '/assistant')
})

test.describe('without a server that answers', () => {
  test('the alert says so, and the page says that nothing was lost', async ({ page }) => {
    await page.route('**/v1/auth/provider', (route) => route.fulfill({ json: { unexpected: true } }))
    await page.goto('/auth')
    await expect(page.getByRole('alert')).toContainText('cannot be reached')
    const told = page.waitForEvent('dialog')
    const pressed = page.getByRole('button', { name: 'Try again' }).click()
    const dialog = await told
    expect(dialog.message()).toBe(
      'Authentication failed: The server is not available right now. Try again in a moment.',
    )
    await dialog.accept()
    await pressed
  })
})

test('the sign-in page brings little', async ({ page }) => {
  await page.goto('/auth', { waitUntil: 'networkidle' })
  const scripts = await bytesBrought(page, '.js')
  expect(scripts).toBeGreaterThan(0)
  expect(scripts).toBeLessThan(130_000)
})

test('a page that was changed on its way still works', async ({ browser, baseURL }) => {
  await using context = await browser.newContext({ baseURL: baseURL ?? '' })
  const page = await context.newPage()
  await answerProvider(page, baseURL)
  await page.route(
    (url) => url.pathname === '/auth',
    async (route) => {
      const response = await route.fetch()
      const body = (await response.text()).replace('>Sign in<', '>Anmelden<')
      await route.fulfill({ response, body })
    },
  )
  await page.goto('/auth')
  await expect(page.getByRole('button', { name: 'Attaché account' })).toBeFocused()
  await page.keyboard.press('Escape')
  await expect(page.getByRole('button', { name: 'Sign in', exact: true })).toBeVisible()
})
