import { expect, test } from './watched.ts'

test.beforeEach(async ({ page }) => {
  await page.goto('/design/frame/budget')
  await page.getByRole('heading', { name: 'Budget with Sara' }).waitFor()
})

test('a page keeps the room of a scrollbar, so that nothing moves when it grows', async ({ page }) => {
  await expect(page.getByRole('main')).toHaveCSS('scrollbar-gutter', 'stable')
})

test('one may skip the sidebar', async ({ page }) => {
  await page.keyboard.press('Tab')
  const skip = page.getByRole('link', { name: 'Skip to content' })
  await expect(skip).toBeFocused()
  await expect(skip).toBeInViewport()
  await page.keyboard.press('Enter')
  await expect(page.getByRole('main')).toBeFocused()
})

test('the sidebar collapses, stays so, and comes back', async ({ page }) => {
  await page.getByRole('button', { name: 'Collapse sidebar' }).press('Enter')
  const expand = page.getByRole('button', { name: 'Expand sidebar' })
  await expect(expand).toBeFocused()
  await expect(expand).toHaveAttribute('aria-expanded', 'false')
  await expect(page.getByRole('navigation', { name: 'Recents' })).toBeHidden()
  // It collapses to a rail of icons, which show their names on hover and focus.
  const link = page.getByRole('complementary', { name: 'Sidebar' }).getByRole('link', { name: 'Assistant' })
  const name = link.getByText('Assistant')
  await expect(name).toHaveCSS('opacity', '0')
  await page.keyboard.press('Tab')
  await expect(link).toBeFocused()
  await expect(name).toHaveCSS('opacity', '1')
  await page.getByRole('link', { name: 'All the pieces' }).hover()
  await expect(page.getByRole('link', { name: 'All the pieces' }).getByText('All the pieces')).toHaveCSS('opacity', '1')
  await page.reload()
  await expand.press('Enter')
  await expect(page.getByRole('navigation', { name: 'Recents' })).toBeVisible()
  await expect(page.getByRole('link', { name: 'Budget with Sara' })).toHaveAttribute('aria-current', 'page')
})

test.describe('under 900 px', () => {
  test.use({ viewport: { width: 800, height: 700 } })

  test('the sidebar is a drawer that holds the focus and gives it back', async ({ page }) => {
    await expect(page.getByRole('complementary', { name: 'Sidebar' })).toBeHidden()
    const open = page.getByRole('button', { name: 'Open menu' })
    await open.press('Enter')
    const drawer = page.getByRole('dialog', { name: 'Menu' })
    await expect(drawer).toBeVisible()
    const holdsFocus = () => drawer.evaluate((element) => element.contains(document.activeElement))
    await expect.poll(holdsFocus).toBe(true)
    for (let presses = 0; presses < 12; presses++) {
      await page.keyboard.press('Tab')
      await expect.poll(holdsFocus).toBe(true)
    }
    await page.keyboard.press('Escape')
    await expect(drawer).toBeHidden()
    await expect(open).toBeFocused()
  })

  test('the drawer goes when one has gone somewhere, and when the screen grows', async ({ page }) => {
    const open = page.getByRole('button', { name: 'Open menu' })
    const drawer = page.getByRole('dialog', { name: 'Menu' })
    await open.click()
    await drawer.getByRole('link', { name: 'Monday brief' }).click()
    await expect(page.getByRole('heading', { name: 'Monday brief' })).toBeVisible()
    await expect(drawer).toBeHidden()
    await open.click()
    await page.setViewportSize({ width: 1000, height: 700 })
    await expect(drawer).toBeHidden()
    await expect(page.getByRole('complementary', { name: 'Sidebar' })).toBeVisible()
    await page.getByRole('button', { name: 'Start something' }).click()
  })
})
