import type { Page } from '@playwright/test'
import { barriersInEveryLook } from './axe.ts'
import { expect, test } from './chat.ts'
import { makeChats, recents, sidebar } from './chats.ts'

const count = 2_000

test('of two thousand chats only those in sight are drawn, from the first to the last', async ({ landing: page }) => {
  await answerWithMany(page)
  await page.reload()
  await expect(recents(page).getByRole('link', { name: 'Chat 0', exact: true })).toBeVisible()
  expect(await recents(page).getByRole('link').count()).toBeLessThan(60)
  const list = recents(page).locator('ul').locator('..')
  const last = recents(page).getByRole('link', { name: `Chat ${count - 1}`, exact: true })
  await expect(async () => {
    await list.evaluate((element) => element.scrollBy(0, 20_000))
    await expect(last).toBeVisible({ timeout: 100 })
  }).toPass({ intervals: [50] })
  expect(await recents(page).getByRole('link').count()).toBeLessThan(60)
})

test('the last of two thousand is reached with the keyboard', async ({ landing: page }) => {
  await answerWithMany(page)
  await page.reload()
  await recents(page).getByRole('link', { name: 'Chat 0', exact: true }).focus()
  const last = recents(page).getByRole('link', { name: `Chat ${count - 1}`, exact: true })
  await expect(async () => {
    await page.keyboard.press('End')
    await expect(last).toBeFocused({ timeout: 300 })
  }).toPass({ intervals: [50] })
  await page.keyboard.press('Home')
  await expect(recents(page).getByRole('link', { name: 'Chat 0', exact: true })).toBeFocused()
})

for (const width of [390, 1280])
  test.describe(`${width} px`, () => {
    test.use({ viewport: { width, height: 900 } })
    const widths = [width]

    test('the sidebar has no barriers', async ({ landing: page }) => {
      await makeChats(page, ['Budget', 'Travel'])
      const narrow = width < 900
      if (narrow) await page.getByRole('button', { name: 'Open menu' }).click()
      const panel = narrow ? page.getByRole('dialog', { name: 'Menu' }) : sidebar(page)
      const place = narrow ? '[role=dialog]' : 'aside'
      await panel.getByRole('link', { name: 'Budget' }).waitFor()
      expect(await barriersInEveryLook(page, { widths, place })).toEqual([])
      await panel.getByRole('button', { name: 'Options for Budget' }).click()
      expect(await barriersInEveryLook(page, { widths, place: '[role=menu]' })).toEqual([])
      await page.keyboard.press('Enter')
      await panel.getByRole('textbox', { name: 'Title of the chat' }).waitFor()
      expect(await barriersInEveryLook(page, { widths, place })).toEqual([])
      await page.keyboard.press('Enter')
      await expect(panel.getByRole('link', { name: 'Budget' })).toBeFocused()
      await page.keyboard.press('Delete')
      await page.getByText('“Budget” is deleted.').waitFor()
      expect(await barriersInEveryLook(page, { widths })).toEqual([])
      await panel.getByRole('combobox', { name: 'Search all chats' }).fill('travel')
      await panel.getByRole('option').first().waitFor()
      expect(await barriersInEveryLook(page, { widths, place })).toEqual([])
    })
  })

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true })

  test('the drawer has the chats, their options and the way back', async ({ landing: page }) => {
    await makeChats(page, ['Budget', 'Travel'])
    await page.getByRole('button', { name: 'Open menu' }).tap()
    const menu = page.getByRole('dialog', { name: 'Menu' })
    await menu.getByRole('button', { name: 'Options for Budget' }).tap()
    await page.getByRole('menuitem', { name: 'Delete' }).tap()
    await expect(menu.getByRole('link', { name: 'Budget' })).toBeHidden()
    await menu.getByRole('button', { name: 'Undo' }).tap()
    await expect(menu.getByRole('link', { name: 'Budget' })).toBeVisible()
    await menu.getByRole('combobox', { name: 'Search all chats' }).fill('travel')
    await menu.getByRole('option', { name: 'Travel' }).tap()
    await expect(page).toHaveURL(/\/assistant\/[0-9a-f-]{36}$/)
    await expect(menu).toBeHidden()
  })
})

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
      title_sources: [],
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
