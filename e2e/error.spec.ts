import { enter } from './entry.ts'
import { newAccount } from './people.ts'
import { expect, test } from './watched.ts'

test.describe('a mistake', () => {
  test.use({ allowed: [[/^(?:error: .*)?(?:Error: )?a mistake of ours/s], { scope: 'test' }] })

  test('an error outside the pages shows the error page, and a reload recovers', async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 844 })
    await enter(page, newAccount())
    await page.route('**/assets/more-sheet-*.js', (route) =>
      route.fulfill({ contentType: 'text/javascript', body: 'throw new Error("a mistake of ours")' }),
    )
    await page.getByRole('navigation', { name: 'Views' }).getByRole('button', { name: 'More' }).click()
    await expect(page.getByRole('heading', { level: 1, name: 'This page stopped working' })).toBeVisible()
    await page.unroute('**/assets/more-sheet-*.js')
    await page.getByRole('button', { name: 'Retry' }).click()
    await page.getByRole('navigation', { name: 'Views' }).getByRole('button', { name: 'More' }).click()
    await expect(page.getByRole('dialog').getByRole('link', { name: 'Contacts' })).toBeVisible()
  })

  test('a page that breaks says so, keeps the rest, and can be tried again in place', async ({ page }) => {
    await page.goto('/design/broken')
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
  await page.goto('/design/broken')
  await page.getByRole('button', { name: 'By a failure' }).click()
  await expect(page.getByRole('alert')).toContainText('The calendar does not answer.')
})
