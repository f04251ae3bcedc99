import { box, expect, test } from './chat.ts'
import { call } from './chats.ts'

test.use({
  serviceWorkers: 'allow',
  allowed: [[/Failed to load resource|WebSocket connection|WS not ready|ERR_INTERNET_DISCONNECTED/], { scope: 'test' }],
})

test('the app can be installed, opens without a connection, and takes what others share', async ({
  landing: page,
  context,
}) => {
  await page.evaluate(() => navigator.serviceWorker.ready)
  const browser = await context.newCDPSession(page)

  await test.step('browsers find nothing that is in the way of installing it', async () => {
    const { installabilityErrors } = await browser.send('Page.getInstallabilityErrors')
    // Playwright's windows store nothing, like private ones.
    expect(installabilityErrors.filter(({ errorId }) => errorId !== 'in-incognito')).toEqual([])
    const { errors, data } = await browser.send('Page.getAppManifest')
    expect(errors).toEqual([])
    const { shortcuts, icons } = JSON.parse(data ?? '{}')
    for (const { src } of icons) expect((await page.request.get(src)).status()).toBe(200)
    expect(shortcuts).toHaveLength(4)
  })

  await test.step('without a connection it opens and says so; what is typed stays', async () => {
    await expect.poll(() => page.evaluate(keptFiles)).toContain('/assistant')
    expect(
      (await page.evaluate(keptFiles)).filter((path) => path !== '/assistant' && !path.startsWith('/assets/')),
    ).toEqual([])
    await context.setOffline(true)
    await page.goto('/assistant')
    const banner = page.getByRole('status').filter({ hasText: 'can’t be reached' })
    await expect(banner).toBeVisible()
    await box(page).fill('Call Tom about the offer')
    await page.goto('/assistant/settings/time')
    await expect(page).toHaveURL('/assistant')
    await expect(banner).toBeVisible()
    await expect(box(page)).toHaveValue('Call Tom about the offer')
    await context.setOffline(false)
    await expect(banner).toHaveCount(0)
    await box(page).fill('')
  })

  await test.step('what another app shares stands in the box, and nowhere else', async () => {
    await page.evaluate(() => {
      const form = Object.assign(document.createElement('form'), { method: 'post', action: '/assistant/shared' })
      const field = Object.assign(document.createElement('input'), { name: 'text', value: 'Worth reading' })
      form.append(field)
      document.body.append(form)
      form.submit()
    })
    await expect(box(page)).toHaveValue('Worth reading')
    await expect(page).toHaveURL('/assistant')
    expect(await call<{ items?: unknown[] } & unknown[]>(page, 'GET', '/v1/conversations/conversations/')).toEqual([])
  })
})

async function keptFiles(): Promise<string[]> {
  const names = await caches.keys()
  const kept = await Promise.all(names.map(async (name) => (await caches.open(name)).keys()))
  return kept.flat().map(({ url }) => new URL(url).pathname)
}
