import { barriersInEveryLook } from './axe.ts'
import { expect, test } from './chat.ts'
import { call, sidebar } from './chats.ts'
import { keepToasts, letToastsGo } from './toasts.ts'
import type { Page } from '@playwright/test'

test.use({ timezoneId: 'UTC' })

/** Adds a guest to an event, and approves the invitation. */
async function invite(page: Page, people: readonly { name: string; email: string }[]): Promise<void> {
  const input = { title: 'Lunch', start: '2026-05-04T12:00', end: '2026-05-04T13:00', zone: 'UTC', people }
  const { id, hash } = await call<{ id: string; hash: string }>(page, 'POST', '/v1/actions/calendar.create-event', {
    input,
  })
  await call(page, 'POST', `/v1/activity/${id}/approve`, { hash })
}

const file = ['BEGIN:VCARD', 'FN:Tom Weber', 'EMAIL:tom@example.com', 'BDAY:19800101', 'END:VCARD', ''].join('\r\n')

test('guests and contacts stand beside each other, are put right, merged, deleted, imported, and found again', async ({
  landing: page,
}) => {
  await invite(page, [
    { name: 'A. Tan', email: 'akira@example.com' },
    { name: 'Ben Okafor', email: 'ben@example.com' },
  ])
  await sidebar(page).getByRole('link', { name: 'Contacts' }).click()
  const list = page.getByRole('list', { name: 'Contacts' })
  const row = (name: string) => list.getByRole('listitem').filter({ hasText: name })
  await expect(row('A. Tan')).toContainText('Last met 4 May')

  await page.getByRole('button', { name: 'Add a contact' }).click()
  // A toast is a dialog, too, and is dismissed instead of closed.
  const dialog = page.getByRole('dialog').filter({ has: page.getByRole('button', { name: 'Close', exact: true }) })
  await dialog.getByLabel('Name').fill('Akira Tan')
  await dialog.getByLabel('Email', { exact: true }).fill('at@example.com')
  await dialog.getByLabel('Email 2').fill('tan@example.com')
  await expect(dialog.getByLabel('Email 3')).toHaveValue('')
  expect(await barriersInEveryLook(page, { widths: [390], place: '[role=dialog]' })).toEqual([])
  await dialog.getByRole('button', { name: 'Save' }).click()

  await row('Akira Tan').getByRole('button').click()
  const title = await dialog.getByRole('heading', { name: 'Akira Tan' }).boundingBox()
  const close = await dialog.getByRole('button', { name: 'Close', exact: true }).boundingBox()
  const middle = (box: typeof title) => (box?.y ?? 0) + (box?.height ?? 0) / 2
  expect(Math.abs(middle(title) - middle(close))).toBeLessThan(2)
  const widths = await Promise.all(
    ['Email', 'Name'].map((label) => dialog.getByLabel(label, { exact: true }).evaluate((field) => field.clientWidth)),
  )
  expect(widths[0]).toBe(widths[1])
  await dialog.getByRole('button', { name: 'Merge…' }).click()
  await dialog.getByLabel('Find the other contact').fill('tan')
  await dialog.getByRole('button', { name: /^A\. Tan/ }).click()
  await expect(dialog).toHaveCount(0)
  await expect(row('A. Tan')).toHaveCount(0)
  await expect(row('Akira Tan')).toContainText('Last met 4 May')

  await row('Ben Okafor').getByRole('button').click()
  await dialog.getByRole('button', { name: 'Delete' }).click()
  await keepToasts(page)
  await expect(row('Ben Okafor')).toHaveCount(0)
  await expect(row('Akira Tan').getByRole('button')).toBeFocused()
  const deleted = page.getByRole('dialog').filter({ hasText: 'Deleted “Ben Okafor”' })
  await deleted.getByRole('button', { name: 'Undo' }).click()
  await letToastsGo(page)
  await expect(row('Ben Okafor')).toBeVisible()

  await page.getByRole('button', { name: 'More for contacts' }).click()
  await page.getByRole('menuitem', { name: 'Import…' }).click()
  const buffer = Buffer.from(file)
  await dialog.getByLabel('Contacts file').setInputFiles({ name: 'friends.vcf', mimeType: 'text/vcard', buffer })
  await expect(dialog).toContainText('Tom Weber: Not kept: birthday.')
  await dialog.getByRole('button', { name: 'Import', exact: true }).click()
  await expect(row('Tom Weber')).toContainText('tom@example.com')
  await page.getByRole('searchbox', { name: 'Search contacts' }).fill('nobody')
  await expect(page.getByText('No contacts found')).toBeVisible()
  await page.getByRole('searchbox', { name: 'Search contacts' }).fill('')
  await expect(list.getByRole('listitem')).toHaveCount(3)
  expect(await barriersInEveryLook(page)).toEqual([])

  await page.goto('/assistant?view=tasks&show=all')
  await page.getByRole('textbox', { name: 'Add a task', exact: true }).fill('Logo')
  await page.keyboard.press('Enter')
  await page.getByRole('button', { name: /^Logo/ }).click()
  await dialog.getByLabel('Waits for').fill('tom')
  await expect(dialog.getByRole('option', { name: 'Tom Weber tom@example.com' })).toBeVisible()
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('Enter')
  await expect(dialog.getByLabel('Waits for')).toHaveValue('Tom Weber <tom@example.com>')
})
