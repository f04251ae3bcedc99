import { barriersInEveryLook } from './axe.ts'
import { call } from './chats.ts'
import { entries, expect, test } from './chat.ts'

test.use({ timezoneId: 'UTC' })

test('a task is written in words, moved on a board by keys, done and brought back; axe finds nothing', async ({
  entered: page,
}) => {
  await page.goto('/assistant?view=tasks')
  const add = page.getByRole('textbox', { name: 'Add a task', exact: true })
  await add.waitFor()
  await page.keyboard.press('n')
  await expect(add).toBeFocused()
  await add.fill('Send the offer tomorrow at 16:00 !high')
  await expect(page.getByText('“Send the offer” · Tomorrow, 16:00 · High priority')).toBeVisible()
  await add.press('Enter')
  await add.fill('Call the bank')
  await add.press('Enter')
  const row = (title: string) => page.getByRole('listitem').filter({ hasText: title })
  // A task added in today's view is due today; the other one is due tomorrow.
  await expect(row('Call the bank')).toContainText('Today')
  await expect(row('Send the offer')).toHaveCount(0)

  await page.getByRole('navigation', { name: 'Lists of tasks' }).getByRole('link', { name: /^All/ }).click()
  await expect(row('Send the offer')).toContainText('Tomorrow, 16:00')
  expect(await barriersInEveryLook(page)).toEqual([])

  // Once a task is done, the keyboard is on the next one, and the undo works from there.
  await page.getByRole('checkbox', { name: 'Complete Send the offer' }).press('Space')
  await expect(row('Send the offer')).toHaveCount(0)
  await expect(page.getByRole('checkbox', { name: 'Complete Call the bank' })).toBeFocused()
  await page.keyboard.press('Control+z')
  await expect(row('Send the offer')).toBeVisible()

  await page.setViewportSize({ width: 1280, height: 900 })
  await page.getByRole('button', { name: 'As a board' }).click()
  const column = (name: string) => page.getByRole('region', { name })
  // The list is shown until the board is drawn, and Alt with an arrow does nothing there.
  await expect(column('To do')).toContainText('Call the bank')
  await page.getByRole('button', { name: /^Call the bank/ }).focus()
  await page.keyboard.press('Alt+ArrowRight')
  await expect(column('In progress')).toContainText('Call the bank')
  await page.getByRole('checkbox', { name: 'Complete Call the bank' }).click()
  await expect(column('Done')).toContainText('Call the bank')
  await page.getByRole('heading', { level: 1 }).click()
  await page.getByRole('button', { name: /^Send the offer/ }).focus()
  await page.keyboard.press('Control+z')
  await expect(column('In progress')).toContainText('Call the bank')
})

test('a task is opened, given to somebody and found below whom it waits for', async ({ entered: page }) => {
  await page.goto('/assistant?view=tasks&show=all')
  const add = page.getByRole('textbox', { name: 'Add a task', exact: true })
  await add.fill('Logo')
  await add.press('Enter')
  await page.getByRole('button', { name: /^Logo/ }).click()
  const dialog = page.getByRole('dialog', { name: 'Logo' })
  await dialog.getByLabel('Waits for').fill('Sara Okafor <sara@example.com>')
  await dialog.getByRole('textbox', { name: 'Add a part' }).fill('Sketches')
  await dialog.getByRole('button', { name: 'Add', exact: true }).click()
  await expect(dialog.getByRole('checkbox', { name: 'Complete Sketches' })).toBeVisible()
  expect(await barriersInEveryLook(page, { widths: [390], place: '[role=dialog]' })).toEqual([])
  await dialog.getByRole('button', { name: 'Save' }).click()
  await expect(dialog).toHaveCount(0)
  await page.goto('/assistant?view=tasks&show=waiting')
  const waiting = page.getByRole('region', { name: 'Sara Okafor <sara@example.com>' })
  await expect(waiting).toContainText('Logo')
  await expect(waiting).toContainText('0 of 1')
  // What is open stands in the address: it can be sent, and the way back closes it.
  await waiting.getByRole('button', { name: /^Logo/ }).click()
  await expect(dialog).toBeVisible()
  await page.reload()
  await expect(dialog).toBeVisible()
  await page.goBack()
  await expect(dialog).toHaveCount(0)
})

test('a day is planned by a button once something is due, which asks the assistant', async ({ entered: page }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await page.goto('/assistant?view=tasks')
  const button = page.getByRole('button', { name: 'Plan my day' })
  await expect(button).toHaveAccessibleDescription('Nothing is due today, so there is nothing to plan.')
  await expect(button).toBeDisabled()
  await call(page, 'POST', '/v1/actions/tasks.create-task', {
    input: { title: 'Send the report', due: '2026-01-05', zone: 'UTC' },
  })
  await expect(button).toBeEnabled()
  expect(await barriersInEveryLook(page, { widths: [390] })).toEqual([])
  await button.focus()
  await page.keyboard.press('Enter')
  await page.waitForURL(/\/assistant\/[0-9a-f-]{36}$/)
  await expect(entries(page).first()).toContainText('Plan my day')
})
