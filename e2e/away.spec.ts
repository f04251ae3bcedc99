import { holdServer } from './away.ts'
import { plan, someDay } from './calendar.ts'
import { beginChat, entries, expect, test } from './chat.ts'

test.use({
  timezoneId: 'UTC',
  allowed: [[/Failed to load resource|WebSocket connection|WS not ready/], { scope: 'test' }],
})

test('while the server is away every view stays with one banner, and each reads again when it is back', async ({
  landing: page,
}) => {
  await plan(page, { title: 'Standup', from: '09:00', to: '09:30' })
  await beginChat(page, 'Good morning')
  await expect(entries(page)).toHaveCount(2)
  const server = await holdServer(page)
  await page.goto(`/assistant?view=agenda&date=${someDay}`)
  await page.getByText('Standup').waitFor()
  const banner = page.getByRole('status').filter({ hasText: 'can’t be reached' })
  const views = page.getByRole('navigation', { name: 'Main' })

  await server.leave()
  await expect(banner).toBeVisible()
  await expect(page.getByText('Standup')).toBeVisible()
  // A day that was never read, and a view whose code was never loaded, wait without an error.
  for (let days = 0; days < 12; days++) await page.getByRole('button', { name: 'Next day' }).click()
  const notLoaded = page.getByRole('status').filter({ hasText: /^Not loaded yet$/ })
  await expect(notLoaded).toBeVisible()
  await expect(page.getByText('Loading your day')).toHaveCount(0)
  await views.getByRole('link', { name: 'Files' }).click()
  await expect(notLoaded).toBeVisible()
  await expect(page.getByText('Opening', { exact: true })).toHaveCount(0)
  await views.getByRole('link', { name: 'Calendar' }).click()
  await expect(banner).toHaveCount(1)
  await expect(page.getByRole('alert').filter({ hasText: /\w/ })).toHaveCount(0)
  // Navigation to a page whose code is missing is held back, instead of ending in the browser's error page.
  await page.getByRole('link', { name: 'Activity', exact: true }).click()
  await expect(banner).toContainText('opens when the connection is back')
  await expect(page).toHaveURL(/view=calendar/)

  // Pressed while the server is still away: once it is back, the page may notice by itself before any press.
  await banner.getByRole('button', { name: 'Try now' }).click()
  await expect(banner).toContainText('opens when the connection is back')

  await server.comeBack()
  await expect(page.getByRole('heading', { level: 1, name: 'Activity' })).toBeVisible()
  await expect(banner).toHaveCount(0)
  for (const [view, shows] of [
    ['Files', page.getByText('No files yet')],
    ['Agenda', page.getByText('Morning', { exact: true })],
    ['Calendar', page.getByRole('heading', { level: 1 })],
  ] as const) {
    await page.getByRole('link', { name: 'Assistant', exact: true }).click()
    await views.getByRole('link', { name: view }).click()
    await expect(shows).toBeVisible()
  }
  await expect(page.getByRole('link', { name: 'Good morning' })).toBeVisible()
})

test('what changed while the server was away is there when it is back, in the settings as well', async ({
  entered: page,
}) => {
  const server = await holdServer(page)
  await page.goto('/assistant/settings/profile')
  await page.getByLabel('Name', { exact: true }).waitFor()
  await server.leave()
  const banner = page.getByRole('status').filter({ hasText: 'can’t be reached' })
  await expect(banner).toBeVisible()
  await expect(page.getByRole('heading', { name: 'Settings' })).toBeVisible()
  await page.getByRole('link', { name: 'Security' }).click()
  await expect(page).toHaveURL(/profile$/)
  // What a press would load waits as well, and the page stays.
  await page.setViewportSize({ width: 390, height: 844 })
  await page.getByRole('navigation', { name: 'Views' }).getByRole('button', { name: 'More' }).click()
  await page.getByRole('button', { name: 'Open menu' }).click()
  await expect(banner).toBeVisible()
  await server.comeBack()
  // Without any press: the page retries every few seconds.
  await expect(page.getByRole('link', { name: 'Change password' })).toBeVisible()
  await expect(banner).toHaveCount(0)
})
