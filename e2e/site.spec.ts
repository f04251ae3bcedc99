import type { Page } from '@playwright/test'
import { bar, columns, labels, sitePaths, wake } from './site-pages.ts'
import { expect, test } from './watched.ts'

for (const [path, words] of Object.entries(labels))
  test(`${path} says what the specification wants, and brings nothing of what comes with the sign-in`, async ({
    page,
  }) => {
    const scripts: string[] = []
    page.on('request', (request) => request.resourceType() === 'script' && scripts.push(request.url()))
    await page.goto(path)
    const said = await page.getByRole('main').innerText()
    expect(words.filter((label) => !said.includes(label))).toEqual([])
    await wake(page)
    await page.waitForLoadState('networkidle')
    expect(scripts.some((script) => script.includes('/site-'))).toBe(true)
    expect(scripts.filter((script) => /\/(?:house|inside)-/.test(script))).toEqual([])
  })

test('the bar leads to six pages and to the sign-in, and stays in sight', async ({ page }) => {
  await page.goto('/')
  const banner = page.getByRole('banner')
  const links = banner.getByRole('navigation', { name: 'Main' }).getByRole('link')
  await expect(links).toHaveText(bar.map(([name]) => name))
  for (const [name, path] of bar) await expect(links.getByText(name, { exact: true })).toHaveAttribute('href', path)
  await expect(banner.getByRole('link', { name: 'Get Started' })).toHaveAttribute('href', '/auth')
  await page.mouse.wheel(0, 1_500)
  await expect(banner).toBeInViewport()
})

test('the bar changes its style after fifty pixels, not before', async ({ page }) => {
  await page.goto('/')
  await wake(page)
  const edge = () => page.getByRole('banner').evaluate((element) => getComputedStyle(element).borderBottomColor)
  const before = await edge()
  await page.evaluate(() => scrollTo(0, 50))
  await expect(page.locator('header[data-scrolled]')).toHaveCount(0)
  expect(await edge()).toBe(before)
  await page.evaluate(() => scrollTo(0, 51))
  await expect(page.locator('header[data-scrolled]')).toHaveCount(1)
  await expect.poll(edge).not.toBe(before)
})

test('the footer has four columns, and signs without a target', async ({ page }) => {
  await page.goto('/about')
  const footer = page.getByRole('contentinfo')
  await expect(footer.getByRole('heading')).toHaveText(Object.keys(columns))
  for (const [title, names] of Object.entries(columns)) {
    const column = footer.locator('div', { has: page.getByRole('heading', { name: title }) }).last()
    await expect(column.getByRole('link')).toHaveText([...names])
  }
  for (const name of ['X', 'LinkedIn', 'GitHub']) {
    const sign = footer.getByRole('link', { name, exact: true })
    await expect(sign).not.toHaveAttribute('href')
  }
})

test('on a small screen the links are in a menu, which Escape closes', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 800 })
  await page.goto('/')
  await wake(page)
  const menu = page.getByRole('navigation', { name: 'Menu' })
  await expect(menu).toBeHidden()
  await page.locator('summary[aria-label=Menu]').press('Enter')
  await expect(menu.getByRole('link')).toHaveText(bar.map(([name]) => name))
  await page.keyboard.press('Escape')
  await expect(menu).toBeHidden()
  await page.locator('summary[aria-label=Menu]').click()
  await menu.getByRole('link', { name: 'Pricing' }).click()
  await expect(page).toHaveURL('/pricing')
  await expect(menu).toBeHidden()
})

test('a page asks for no code before somebody is there, and a button pressed until then is not forgotten', async ({
  page,
}) => {
  const scripts: string[] = []
  page.on('request', (request) => request.resourceType() === 'script' && scripts.push(request.url()))
  const door = Promise.withResolvers<void>()
  await page.route(/\/assets\/entry\.client-/, async (route) => {
    await door.promise
    await route.fallback()
  })
  await page.goto('/', { waitUntil: 'networkidle' })
  expect(scripts).toEqual([])
  await page.getByRole('button', { name: 'Watch Demo' }).click()
  door.resolve()
  await expect(page.getByRole('dialog', { name: 'A short session' })).toBeVisible()
  expect(scripts).not.toEqual([])
})

test('both Get Started buttons of the first page lead to /assistant, with Ctrl in a tab of its own', async ({
  page,
  context,
}) => {
  await page.goto('/')
  const doors = page.getByRole('main').getByRole('link', { name: 'Get Started' })
  await expect(doors).toHaveCount(2)
  for (const door of await doors.all()) await expect(door).toHaveAttribute('href', '/assistant')
  const opened = context.waitForEvent('page')
  await doors.first().click({ modifiers: ['ControlOrMeta'] })
  await expect(await opened).toHaveURL(/\/auth|\/assistant/)
  await expect(page).toHaveURL('/')
})

test('the other buttons lead where the specification says', async ({ page }) => {
  const doors = [
    ['/features', 'Get Started Free', '/auth'],
    ['/features', 'Schedule a Demo', /^mailto:support@attache\.example/],
    ['/pricing', 'Get Started Now', '/auth'],
    ['/about', 'Get Started', '/auth'],
    ['/about', 'View Pricing', '/pricing'],
  ] as const
  for (const [path, name, address] of doors) {
    await page.goto(path)
    await expect(page.getByRole('main').getByRole('link', { name, exact: true })).toHaveAttribute('href', address)
  }
})

test('going from page to page loads no page anew', async ({ page }) => {
  await page.goto('/')
  await wake(page)
  await page.evaluate(() => Object.assign(globalThis, { kept: true }))
  await page.getByRole('banner').getByRole('link', { name: 'Blog' }).click()
  await expect(page).toHaveURL('/blog')
  await expect(page.getByRole('heading', { name: 'Notes on working with an assistant' })).toBeVisible()
  await page.getByRole('main').getByRole('link').first().click()
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  // A link within supplied text, and one within text that the page wrote itself.
  await page.goto('/blog/benefits-of-attache')
  await wake(page)
  await page.evaluate(() => Object.assign(globalThis, { kept: true }))
  await page.getByRole('main').getByRole('link', { name: 'Help Center' }).click()
  await expect(page).toHaveURL('/help')
  await expect(page.getByRole('heading', { name: 'Troubleshooting' })).toBeVisible()
  await page.getByRole('main').getByRole('link', { name: 'Privacy Policy' }).click()
  await expect(page.getByRole('heading', { name: 'How long it is kept' })).toBeVisible()
  expect(await page.evaluate(() => Reflect.get(globalThis, 'kept'))).toBe(true)
})

test('a picture of the product stands in the written page, says what it shows, and nothing in it can be pressed', async ({
  page,
}) => {
  const scripts: string[] = []
  page.on('request', (request) => request.resourceType() === 'script' && scripts.push(request.url()))
  const pictures = [
    ['/features', 'Waits for your yes', 'What reaches other people waits for your yes.'],
    ['/how-it-works', '6 hours 30 minutes of focus time', 'The line above an answer opens'],
    ['/blog/getting-started-guide', 'Created “Pitch deck”', 'What was done, with Undo beside it.'],
  ] as const
  for (const [path, content, caption] of pictures) {
    await page.goto(path, { waitUntil: 'networkidle' })
    const picture = page.getByRole('figure')
    await expect(picture).toContainText(content)
    await expect(picture).toHaveAccessibleName(/A conversation with Attaché/)
    await expect(picture.getByText(caption)).toBeVisible()
    await expect(picture.locator('button:not([inert] *)')).toHaveCount(0)
  }
  expect(scripts).toEqual([])
})

test('coming back to the first page, its scene is drawn anew', async ({ page }) => {
  await page.goto('/features')
  await wake(page)
  await page.getByRole('banner').getByRole('link', { name: 'Home' }).click()
  await expect(page.getByText('Created “Pitch deck”')).toBeVisible()
})

test.describe('a post', () => {
  test('that does not exist answers 404 and says so, with the way back', async ({ page }) => {
    const response = await page.goto('/blog/nothing-of-the-kind')
    expect(response?.status()).toBe(404)
    await expect(page.getByRole('heading', { name: 'Error' })).toBeVisible()
    await expect(page.getByText('Failed to load blog post')).toBeVisible()
    await page.getByRole('link', { name: 'Back to Blog' }).click()
    await expect(page).toHaveURL('/blog')
  })

  test('without a name says that none was specified', async ({ page }) => {
    expect((await page.goto('/blog/%20'))?.status()).toBe(404)
    await wake(page)
    await expect(page.getByText('No post specified')).toBeVisible()
    await expect(page.getByRole('link', { name: 'Back to Blog' })).toBeVisible()
  })

  test('that is on its way says so', async ({ page }) => {
    const door = Promise.withResolvers<void>()
    await page.route(/\/assets\/(?:words|getting-started-guide)-/, async (route) => {
      await door.promise
      await route.fallback()
    })
    await page.goto('/blog')
    await wake(page)
    await page.getByRole('link', { name: 'Getting started with Attaché' }).click()
    await expect(page.getByText('Loading blog post...')).toBeVisible()
    door.resolve()
    await expect(page.getByRole('heading', { name: '1. Sign in' })).toBeVisible()
  })

  test.describe('that does not arrive', () => {
    test.use({ allowed: [[/Failed to load resource|could not be fetched/], { scope: 'test' }] })

    test('says so', async ({ page }) => {
      await page.route(/\/assets\/getting-started-guide-/, (route) => route.abort())
      await page.goto('/blog')
      await wake(page)
      await page.getByRole('link', { name: 'Getting started with Attaché' }).click()
      await expect(page.getByText('Failed to load blog post')).toBeVisible()
    })
  })

  test('has headings that an address leads to', async ({ page }) => {
    await page.goto('/blog/getting-started-guide#7-learn-three-keys')
    await expect(page.getByRole('heading', { name: '7. Learn three keys' })).toBeInViewport()
  })

  test('has eight hundred words or more', async ({ page }) => {
    for (const path of sitePaths.filter((each) => each.startsWith('/blog/'))) {
      await page.goto(path)
      const words = (await page.locator('main article:has(h1)').innerText()).split(/\s+/)
      expect([path, words.length >= 800]).toEqual([path, true])
    }
  })
})

test.describe('the demo', () => {
  test.describe('where things may move', () => {
    test.use({ contextOptions: { reducedMotion: 'no-preference' } })

    test('plays by itself, can be held, led on and ended by keyboard', async ({ page }) => {
      const demo = await openDemo(page)
      await expect(demo.getByText('What does my Wednesday look like?')).toBeVisible()
      await demo.getByRole('button', { name: 'Pause' }).press('Enter')
      const held = await demo.getByRole('log').innerText()
      await demo.getByRole('button', { name: 'Next' }).press('Enter')
      await demo.getByRole('button', { name: 'Next' }).press('Enter')
      await expect(demo.getByText('Created “Pitch deck”')).toBeVisible()
      expect(await demo.getByRole('log').innerText()).not.toBe(held)
      await demo.getByRole('button', { name: 'Next' }).press('Enter')
      await expect(demo.getByRole('button', { name: 'Play again' })).toBeVisible()
      await page.keyboard.press('Escape')
      await expect(demo).toBeHidden()
      await expect(page.getByRole('button', { name: 'Watch Demo' })).toBeFocused()
    })
  })

  test('is made of the real parts: what waits can be approved, what was done undone', async ({ page }) => {
    const demo = await openDemo(page)
    for (const _ of [1, 2]) await demo.getByRole('button', { name: 'Next' }).click()
    await demo.getByRole('button', { name: 'Approve' }).click()
    await expect(demo.getByText('with mira@example.com').first()).toBeVisible()
    await demo.getByRole('button', { name: /^Undo ?: Create “Pitch deck”$/ }).click()
    await expect(demo.getByText('Undone', { exact: true })).toBeVisible()
  })

  test('moves nothing by itself for those who want nothing to move', async ({ page }) => {
    const demo = await openDemo(page)
    await expect(demo.getByText('6 hours 30 minutes of focus time')).toBeVisible()
    await expect(demo.getByRole('button', { name: 'Play', exact: true })).toBeVisible()
    await expect(demo.getByText('Book two hours')).toBeHidden()
  })
})

async function openDemo(page: Page) {
  await page.goto('/')
  await page.getByRole('button', { name: 'Watch Demo' }).press('Enter')
  return page.getByRole('dialog', { name: 'A short session' })
}
