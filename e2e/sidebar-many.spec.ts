import type { Page } from '@playwright/test'
import { barriers, looks } from './axe.ts'
import { expect, test } from './chat.ts'
import { makeChats, recents, sidebar } from './chats.ts'

const count = 10_000

test('ten thousand chats are there at once, and scroll to the last without holding up the page', async ({
  landing: page,
}, info) => {
  await answerWithMany(page)
  await watchWork(page)
  await page.reload()
  await expect(recents(page).getByRole('link', { name: 'Chat 0', exact: true })).toBeVisible()
  const shown = await firstPaint(page)
  expect(await recents(page).getByRole('link').count()).toBeLessThan(60)

  const list = recents(page).locator('ul').locator('..')
  await forgetWork(page)
  await expect(async () => {
    await list.evaluate((element) => element.scrollBy(0, 20_000))
    await expect(recents(page).getByRole('link', { name: `Chat ${count - 1}`, exact: true })).toBeVisible({
      timeout: 100,
    })
  }).toPass({ intervals: [50], timeout: 25_000 })
  const work = await longestWork(page)
  info.annotations.push({
    type: 'measured',
    description: `painted ${Math.round(shown)} ms after the data; longest task while scrolling ${Math.round(work)} ms`,
  })
  // Three times the bar: others may be at work on this machine.
  expect(shown).toBeLessThan(300)
  expect(work).toBeLessThan(150)
  expect(await recents(page).getByRole('link').count()).toBeLessThan(60)
})

test('the last of ten thousand is reached with the keyboard', async ({ landing: page }) => {
  await answerWithMany(page)
  await page.reload()
  await recents(page).getByRole('link', { name: 'Chat 0', exact: true }).focus()
  const last = recents(page).getByRole('link', { name: `Chat ${count - 1}`, exact: true })
  await expect(async () => {
    await page.keyboard.press('End')
    await expect(last).toBeFocused({ timeout: 300 })
  }).toPass({ intervals: [50], timeout: 25_000 })
  await page.keyboard.press('Home')
  await expect(recents(page).getByRole('link', { name: 'Chat 0', exact: true })).toBeFocused()
})

for (const { colorScheme, width } of looks) {
  test.describe(`${colorScheme}, ${width} px`, () => {
    test.use({ colorScheme, viewport: { width, height: 900 } })

    test(`the sidebar has no barriers: ${colorScheme}, ${width} px`, async ({ landing: page }) => {
      await page.emulateMedia({ reducedMotion: 'reduce' })
      await makeChats(page, ['Budget', 'Travel'])
      const narrow = width < 900
      if (narrow) await page.getByRole('button', { name: 'Open menu' }).click()
      const place = narrow ? page.getByRole('dialog', { name: 'Menu' }) : sidebar(page)
      const within = narrow ? '[role=dialog]' : 'aside'
      await place.getByRole('link', { name: 'Budget' }).waitFor()
      expect(await barriers(page, within)).toEqual([])
      await place.getByRole('button', { name: 'Options for Budget' }).click()
      expect(await barriers(page, '[role=menu]')).toEqual([])
      await page.keyboard.press('Enter')
      await place.getByRole('textbox', { name: 'Title of the chat' }).waitFor()
      expect(await barriers(page, within)).toEqual([])
      await page.keyboard.press('Enter')
      await page.keyboard.press('Delete')
      await page.getByText('“Budget” is deleted.').waitFor()
      expect(await barriers(page)).toEqual([])
      await place.getByRole('combobox', { name: 'Search all chats' }).fill('travel')
      await place.getByRole('option').first().waitFor()
      expect(await barriers(page, within)).toEqual([])
    })
  })
}

/** As the server lists them, an hour between one and the next. */
async function answerWithMany(page: Page): Promise<void> {
  const newest = Date.now()
  const many = Array.from({ length: count }, (_, at) => {
    const moment = new Date(newest - at * 3_600_000).toISOString()
    const id = `0199a5d2-0000-7000-8000-${String(at).padStart(12, '0')}`
    const times = { created_at: moment, updated_at: moment }
    return {
      id,
      title: `Chat ${at}`,
      ...times,
      provisional: false,
      pinned: false,
      unread: false,
      deleted: false,
      revision: 1,
    }
  })
  await page.route(/conversations\/\?/, (route) => {
    const { searchParams } = new URL(route.request().url())
    const before = searchParams.get('before')
    const rest = many.filter(({ updated_at }) => before === null || updated_at < before)
    const wanted = searchParams.get('pinned') === 'true' ? [] : rest.slice(0, Number(searchParams.get('limit')))
    return route.fulfill({ json: wanted })
  })
}

type Watched = { longest: number; shown: number }

async function watchWork(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const watched = { longest: 0, shown: 0 }
    Object.assign(globalThis, { watched })
    new PerformanceObserver((list) => {
      for (const { duration } of list.getEntries()) watched.longest = Math.max(watched.longest, duration)
    }).observe({ type: 'longtask' })
    const look = (): void => {
      if (document.querySelector('aside a[data-chat]')) watched.shown = performance.now()
      else requestAnimationFrame(look)
    }
    requestAnimationFrame(look)
  })
}

function read(page: Page): Promise<Watched> {
  return page.evaluate(() => Reflect.get(globalThis, 'watched'))
}

async function forgetWork(page: Page): Promise<void> {
  await page.evaluate(() => Object.assign(Reflect.get(globalThis, 'watched'), { longest: 0 }))
}

async function longestWork(page: Page): Promise<number> {
  return (await read(page)).longest
}

/** From the end of the answer to the frame in which the first row stands. */
async function firstPaint(page: Page): Promise<number> {
  const arrived = await page.evaluate(() => {
    const entries = performance.getEntriesByType('resource').filter(({ name }) => name.endsWith('?limit=100'))
    return Math.min(
      ...entries.map((entry) => (entry instanceof PerformanceResourceTiming ? entry.responseEnd : Infinity)),
    )
  })
  return (await read(page)).shown - arrived
}
