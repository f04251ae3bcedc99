import { expect, test } from './watched.ts'

test.beforeEach(async ({ page }) => {
  await page.goto('/design/broken')
})

test.describe('a mistake', () => {
  test.use({ allowed: [[/^error: .*a mistake of ours/s], { scope: 'test' }] })

  test('a page that breaks says so, keeps the rest, and can be tried again in place', async ({ page }) => {
    const console: string[] = []
    page.on('console', (message) => console.push(message.text()))
    await page.getByRole('button', { name: 'By a mistake' }).click()
    const notice = page.getByRole('alert')
    await expect(notice).toContainText('This page stopped working')
    await expect(notice).toContainText('What was saved is safe.')
    await expect(notice).not.toContainText('a mistake of ours')
    await expect.poll(() => console.join('\n')).toContain('a mistake of ours')
    await page.getByRole('button', { name: 'Retry' }).press('Enter')
    await expect(page.getByRole('heading', { name: 'Break this page' })).toBeVisible()
    await expect(notice).toBeHidden()
  })
})

test('a failure that is known is told in its own words', async ({ page }) => {
  await page.getByRole('button', { name: 'By a failure' }).click()
  await expect(page.getByRole('alert')).toContainText('The calendar does not answer.')
})
