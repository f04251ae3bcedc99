import { expect, test } from './chat.ts'
import { call } from './chats.ts'

test.use({ timezoneId: 'UTC' })

test('what was typed into a form that is closed by Escape can be had again, of a task, a reminder and a contact', async ({
  entered: page,
}) => {
  await call(page, 'POST', '/v1/actions/tasks.create-task', { input: { title: 'Call the bank' } })
  const left = page.getByRole('dialog').filter({ hasText: 'Closed without saving.' })
  const forms = [
    { at: '/assistant?view=tasks&show=all', open: /^Call the bank/, field: 'Notes', words: 'Ask for Mr Weber' },
    { at: '/assistant/reminders', open: 'New reminder', field: 'Remind me', words: 'Pay the rent' },
    { at: '/assistant/contacts', open: 'Add a contact', field: 'Name', words: 'Akira Tan' },
  ]
  for (const { at, open, field, words } of forms) {
    await page.goto(at)
    const form = page.getByRole('dialog').filter({ has: page.getByRole('button', { name: 'Save' }) })
    await page.getByRole('button', { name: open }).first().click()
    await form.waitFor()
    await page.keyboard.press('Escape')
    await expect(form).toHaveCount(0)
    await expect(left).toHaveCount(0)

    await page.getByRole('button', { name: open }).first().click()
    await form.getByLabel(field, { exact: true }).fill(words)
    await page.keyboard.press('Escape')
    await expect(form).toHaveCount(0)
    await left.getByRole('button', { name: 'Reopen' }).click()
    await expect(form.getByLabel(field, { exact: true })).toHaveValue(words)
    await form.getByRole('button', { name: 'Save' }).click()
    await expect(form).toHaveCount(0)
    await expect(left).toHaveCount(0)
  }
})

test('a task form that was left and is opened again follows what changed meanwhile, and is saved', async ({
  entered: page,
}) => {
  const created = { id: crypto.randomUUID(), title: 'Call the bank' }
  await call(page, 'POST', '/v1/actions/tasks.create-task', { input: created })
  await page.goto('/assistant?view=tasks&show=all')
  const form = page.getByRole('dialog').filter({ has: page.getByRole('button', { name: 'Save' }) })
  await page
    .getByRole('button', { name: /^Call the bank/ })
    .first()
    .click()
  await form.getByLabel('Notes', { exact: true }).fill('Ask for Mr Weber')
  await page.keyboard.press('Escape')
  await expect(form).toHaveCount(0)
  await call(page, 'POST', '/v1/actions/tasks.change-task', { input: { id: created.id, title: 'Call the new bank' } })
  await page
    .getByRole('dialog')
    .filter({ hasText: 'Closed without saving.' })
    .getByRole('button', { name: 'Reopen' })
    .click()
  await expect(form.getByLabel('Title', { exact: true })).toHaveValue('Call the new bank')
  await expect(form.getByLabel('Notes', { exact: true })).toHaveValue('Ask for Mr Weber')
  await form.getByRole('button', { name: 'Save' }).click()
  await expect(form).toHaveCount(0)
})
