import { barriers, barriersInEveryLook } from './axe.ts'
import { bar, labels, sitePaths } from './site-pages.ts'
import { expect, test } from './watched.ts'

const looks = { widths: [360, 1280], fits: [768, 1920] }

for (const path of [...sitePaths, '/blog/nothing-of-the-kind', '/nowhere'])
  test(`${path} has no barriers and fits at every width`, async ({ page }) => {
    await page.goto(path)
    expect(await barriersInEveryLook(page, looks)).toEqual([])
  })

test('the open menu and the demo have no barriers either', async ({ page }) => {
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme })
    await page.setViewportSize({ width: 360, height: 800 })
    await page.goto('/')
    await page.locator('summary[aria-label=Menu]').click()
    expect(await barriers(page)).toEqual([])
    await page.locator('summary[aria-label=Menu]').click()
    await page.getByRole('button', { name: 'Watch Demo' }).click()
    for (const _ of [1, 2]) await page.getByRole('button', { name: 'Next' }).click()
    await expect(page.getByRole('button', { name: 'Approve' })).toBeVisible()
    expect(await barriers(page, '[role=dialog]')).toEqual([])
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(360)
  }
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('every page can be read', async ({ page }) => {
    for (const [path, words] of Object.entries(labels)) {
      await page.goto(path)
      const said = await page.getByRole('main').innerText()
      expect([path, words.filter((label) => !said.includes(label))]).toEqual([path, []])
      await expect(page.getByText(/^Loading/)).toHaveCount(0)
    }
  })

  test('the menu opens and leads on, and questions open', async ({ page }) => {
    await page.setViewportSize({ width: 360, height: 800 })
    await page.goto('/')
    await page.locator('summary[aria-label=Menu]').click()
    const menu = page.getByRole('navigation', { name: 'Menu' })
    await expect(menu.getByRole('link')).toHaveText(bar.map(([name]) => name))
    await menu.getByRole('link', { name: 'Pricing' }).click()
    await expect(page).toHaveURL('/pricing')
    await page.goto('/help')
    const answer = page.getByText('there is one plan', { exact: false }).or(page.getByText('There is one plan'))
    await expect(answer).toBeHidden()
    await page.getByText('What does it cost?').click()
    await expect(answer).toBeVisible()
  })
})
