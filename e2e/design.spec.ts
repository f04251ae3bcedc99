import type { Page } from '@playwright/test'
import { barriersInEveryLook } from './axe.ts'
import { bytesBrought } from './brought.ts'
import { gate } from './people.ts'
import { expect, test } from './watched.ts'

const pages = [
  ['the design page', '/design'],
  ['the frame', '/design/frame/budget'],
] as const

for (const [name, path] of pages)
  test(`${name} has no barriers, and fits on 360 px`, async ({ page }) => {
    await open(page, path)
    expect(await barriersInEveryLook(page, { widths: [360, 1280], crossed: true })).toEqual([])
  })

const overlays = [
  ['Rename chat', '[role=dialog]'],
  ['Send the draft', '[role=alertdialog]'],
  ['Chat', '[role=menu]'],
  ['Who is coming?', '[role=dialog]'],
  ['Delete with undo', 'section[aria-label=Notifications]'],
  ['Fail', 'section[aria-label=Notifications]'],
] as const

test('what lies over the page has no barriers either', async ({ page }) => {
  await open(page, '/design')
  const widths = [1280]
  await page.getByRole('combobox', { name: 'Home zone' }).click()
  expect(await barriersInEveryLook(page, { place: '[role=listbox]', widths })).toEqual([])
  await page.keyboard.press('Escape')
  for (const [name, place] of overlays) {
    await page.getByRole('button', { name, exact: true }).click()
    // A toast stays as long as the pointer is over it.
    if (place === 'section[aria-label=Notifications]') await page.locator(place).last().hover()
    expect([name, await barriersInEveryLook(page, { place, widths })]).toEqual([name, []])
    if (place !== 'section[aria-label=Notifications]') await page.keyboard.press('Escape')
  }
  await page.keyboard.press('Control+k')
  const palette = 'dialog[aria-label="Command palette"]'
  expect(await barriersInEveryLook(page, { place: palette, widths })).toEqual([])
})

test('an unknown address answers 404 and leads back', async ({ page }) => {
  const response = await page.goto('/nowhere/at/all')
  expect(response?.status()).toBe(404)
  await page.getByRole('link', { name: 'Go to the first page' }).click()
  await expect(page).toHaveURL('/')
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
})

test('an unknown address inside the app is said to be one, too', async ({ page }) => {
  await open(page, '/design')
  await page.evaluate(() => {
    history.pushState(null, '', '/nowhere')
    dispatchEvent(new PopStateEvent('popstate', { state: null }))
  })
  await expect(page.getByRole('heading', { name: 'There is no page at this address' })).toBeVisible()
})

test('the first page brings little', async ({ page }) => {
  await page.goto('/', { waitUntil: 'networkidle' })
  expect(await bytesBrought(page, '.js')).toBeLessThan(130_000)
  expect(await bytesBrought(page, '.css')).toBeLessThan(15_000)
  expect(await bytesBrought(page, '.woff2')).toBeLessThan(110_000)
})

test('nothing moves when the fonts arrive late', async ({ page }) => {
  const fonts = gate()
  await page.route('**/*.woff2', async (route) => {
    await fonts.opened
    await route.continue()
  })
  await page.goto('/', { waitUntil: 'domcontentloaded' })
  await page.evaluate(drawn)
  const before = await page.evaluate(places)
  fonts.open()
  await page.evaluate(() => document.fonts.ready)
  await page.evaluate(drawn)
  expect(await page.evaluate(() => [...document.fonts].some(({ status }) => status === 'loaded'))).toBe(true)
  expect(await page.evaluate(places)).toEqual(before)
})

/** Two frames later, when everything known before has been painted. */
function drawn(): Promise<unknown> {
  return new Promise((next) => requestAnimationFrame(() => requestAnimationFrame(next)))
}

/** The position of each block, in whole pixels. */
function places(): string[] {
  return [...document.querySelectorAll('header, main, section, h1, h2, h3, p, li, footer')].map((block) => {
    const { top, height } = block.getBoundingClientRect()
    return `${block.tagName} ${block.textContent?.trim().slice(0, 30)}: ${Math.round(top)} + ${Math.round(height)}`
  })
}

test('with reduced motion nothing moves', async ({ page }) => {
  await open(page, '/design')
  await page.getByRole('button', { name: 'Rename chat' }).click()
  await page.getByRole('dialog').waitFor()
  const slowest = await page.evaluate(() => {
    return Math.max(
      ...[...document.querySelectorAll('*')].map((element) => {
        const { transitionDuration, animationName, animationDuration } = getComputedStyle(element)
        const durations = animationName === 'none' ? transitionDuration : `${transitionDuration},${animationDuration}`
        return Math.max(...durations.split(',').map(Number.parseFloat))
      }),
    )
  })
  expect(slowest).toBeLessThanOrEqual(0.001)
})

test.describe('under a finger', () => {
  test.use({ hasTouch: true, isMobile: true, viewport: { width: 390, height: 844 } })

  for (const path of ['/design', '/design/frame/budget']) {
    test(`everything to press on ${path} is 44 px or more`, async ({ page }) => {
      await open(page, path)
      const small = await page.evaluate(() => {
        const pressable = 'button, select, [role=tab], [role=combobox], label:has(input), input, textarea, nav a'
        return [...document.querySelectorAll<HTMLElement>(pressable)]
          .filter((element) => !element.parentElement?.closest('label') && element.checkVisibility())
          .map((element) => ({ box: element.getBoundingClientRect(), name: element.outerHTML.slice(0, 120) }))
          .filter(({ box }) => box.height > 1 && Math.min(box.height, box.width) < 44)
          .map(({ box, name }) => `${box.width} × ${box.height}: ${name}`)
      })
      expect(small).toEqual([])
    })
  }
})

test.describe('on a phone', () => {
  test.use({ hasTouch: true, isMobile: true, viewport: { width: 390, height: 844 } })

  test('a toast lies under what is opened, and is there again afterwards', async ({ page }) => {
    await open(page, '/design')
    await page.getByRole('button', { name: 'Fail', exact: true }).tap()
    const toast = page.locator('[role=alertdialog]', { hasText: 'The mail was not sent' })
    await expect.poll(() => toast.evaluate(isOnTop)).toBe(true)
    await page.getByRole('button', { name: 'Rename chat' }).tap()
    await page.getByRole('dialog', { name: 'Rename chat' }).waitFor()
    await expect.poll(() => toast.evaluate(isOnTop)).toBe(false)
    await page.getByRole('button', { name: 'Close', exact: true }).tap()
    await expect.poll(() => toast.evaluate(isOnTop)).toBe(true)
  })

  test('the time of a toast stands still while something covers it', async ({ page, clock }) => {
    await clock.install()
    await open(page, '/design')
    await page.getByRole('button', { name: 'Delete with undo' }).tap()
    const toast = page.getByRole('dialog', { name: 'Chat deleted' })
    await expect.poll(() => toast.evaluate(isOnTop)).toBe(true)
    await page.getByRole('button', { name: 'Rename chat' }).tap()
    await page.getByRole('dialog', { name: 'Rename chat' }).waitFor()
    await clock.runFor('01:00')
    await page.getByRole('button', { name: 'Close', exact: true }).tap()
    await expect.poll(() => toast.evaluate(isOnTop)).toBe(true)
    await clock.runFor('01:00')
    await expect(toast).toBeHidden()
  })
})

/** Whether a press in its middle reaches it. */
function isOnTop(element: Element): boolean {
  const { x, y, width, height } = element.getBoundingClientRect()
  return element.contains(document.elementFromPoint(x + width / 2, y + height / 2))
}

test('a chosen theme is there before anything is painted, in every tab', async ({ page, context }) => {
  await page.addInitScript(() => {
    const seen: (string | undefined)[] = []
    Object.assign(globalThis, { seen })
    new MutationObserver(() => {
      if (document.body && seen.length === 0) seen.push(document.documentElement.dataset['theme'])
    }).observe(document, { childList: true, subtree: true })
  })
  await open(page, '/design')
  const other = await context.newPage()
  await other.goto('/design')
  await page.getByRole('radio', { name: 'Dark' }).check()
  await expect(other.locator('html')).toHaveAttribute('data-theme', 'dark')
  await expect(other.getByRole('radio', { name: 'Dark' })).toBeChecked()
  await page.reload()
  expect(await page.evaluate(() => Reflect.get(globalThis, 'seen'))).toEqual(['dark'])
  await expect(page.getByRole('radio', { name: 'Dark' })).toBeChecked()
})

test('without a choice the page follows the system at once', async ({ page }) => {
  await open(page, '/design')
  const day = await ground(page)
  await page.emulateMedia({ colorScheme: 'dark' })
  await expect.poll(() => ground(page)).not.toBe(day)
  await page.getByRole('radio', { name: 'Light' }).check()
  await expect.poll(() => ground(page)).toBe(day)
  await page.getByRole('radio', { name: 'System' }).check()
  await expect.poll(() => ground(page)).not.toBe(day)
})

async function open(page: Page, path: string): Promise<void> {
  await page.goto(path)
  await page.getByRole('heading', { level: 1 }).waitFor()
}

function ground(page: Page): Promise<string> {
  return page.evaluate(() => getComputedStyle(document.body).backgroundColor)
}
