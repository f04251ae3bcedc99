import type { Page } from '@playwright/test'
import { barriers } from './axe.ts'
import { expect, test } from './watched.ts'

const pages = [
  ['the design page', '/design'],
  ['the frame', '/design/frame/budget'],
] as const

for (const [name, path] of pages) {
  for (const colorScheme of ['light', 'dark'] as const) {
    for (const width of [390, 1280]) {
      test(`${name} has no barriers: ${colorScheme}, ${width} px`, async ({ page }) => {
        await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' })
        await page.setViewportSize({ width, height: 900 })
        await open(page, path)
        expect(await barriers(page)).toEqual([])
      })
    }
  }

  test(`${name} fits on 360 px`, async ({ page }) => {
    await page.setViewportSize({ width: 360, height: 800 })
    await open(page, path)
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(360)
  })
}

const overlays = [
  ['Rename chat', '[role=dialog]'],
  ['Send the draft', '[role=alertdialog]'],
  ['Chat', '[role=menu]'],
  ['Who is coming?', '[role=dialog]'],
  ['Delete with undo', '[role=region]'],
  ['Fail', '[role=region]'],
] as const

for (const colorScheme of ['light', 'dark'] as const) {
  test(`what lies over the page has no barriers either: ${colorScheme}`, async ({ page }) => {
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' })
    await open(page, '/design')
    await page.getByRole('combobox', { name: 'Home zone' }).click()
    expect(await barriers(page, '[role=listbox]')).toEqual([])
    await page.keyboard.press('Escape')
    for (const [name, place] of overlays) {
      await page.getByRole('button', { name, exact: true }).click()
      expect([name, await barriers(page, place)]).toEqual([name, []])
      if (place !== '[role=region]') await page.keyboard.press('Escape')
    }
    await page.keyboard.press('Control+k')
    expect(await barriers(page, '[role=dialog][aria-label="Command palette"]')).toEqual([])
  })
}

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
  const sizes = await page.evaluate(() => {
    const entries = performance.getEntriesByType('resource') as PerformanceResourceTiming[]
    const sum = (ending: string) =>
      entries
        .filter(({ name }) => name.endsWith(ending))
        .reduce((total, { encodedBodySize }) => total + encodedBodySize, 0)
    return { scripts: sum('.js'), styles: sum('.css'), fonts: sum('.woff2') }
  })
  expect(sizes.scripts).toBeLessThan(130_000)
  expect(sizes.styles).toBeLessThan(15_000)
  expect(sizes.fonts).toBeLessThan(110_000)
})

test('nothing moves when the fonts arrive late', async ({ page }) => {
  await page.route('**/*.woff2', async (route) => {
    await new Promise((resolve) => setTimeout(resolve, 500))
    await route.continue()
  })
  await page.goto('/')
  const shift = await page.evaluate(async () => {
    let total = 0
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) total += 'value' in entry ? Number(entry.value) : 0
    }).observe({ type: 'layout-shift', buffered: true })
    await document.fonts.ready
    await new Promise((resolve) => setTimeout(resolve, 300))
    return total
  })
  expect(shift).toBeLessThan(0.001)
})

test('with reduced motion nothing moves', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await open(page, '/design')
  await page.getByRole('button', { name: 'Rename chat' }).click()
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
    test(`everything to press on ${path} is 40 px or more`, async ({ page }) => {
      await open(page, path)
      const small = await page.evaluate(() => {
        const pressable = 'button, select, [role=tab], [role=combobox], label:has(input), input, textarea, nav a'
        return [...document.querySelectorAll<HTMLElement>(pressable)]
          .filter((element) => !element.parentElement?.closest('label') && element.checkVisibility())
          .map((element) => ({ box: element.getBoundingClientRect(), name: element.outerHTML.slice(0, 120) }))
          .filter(({ box }) => box.height > 1 && Math.min(box.height, box.width) < 40)
          .map(({ box, name }) => `${box.width} × ${box.height}: ${name}`)
      })
      expect(small).toEqual([])
    })
  }
})

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

/** Everything that axe finds, on the whole page or in one place of it; quick, as there are no frames. */

function ground(page: Page): Promise<string> {
  return page.evaluate(() => getComputedStyle(document.body).backgroundColor)
}
