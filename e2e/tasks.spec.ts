import type { Locator } from '@playwright/test'
import { barriersInEveryLook } from './axe.ts'
import { call } from './chats.ts'
import { entries, expect, test } from './chat.ts'
import { middleOf } from './touch.ts'

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
  // Keys alone: out of the field into the list, and from there a task is done and reopened.
  const titled = (title: RegExp) => page.getByRole('button', { name: title })
  await page.keyboard.press('n')
  await page.keyboard.press('Escape')
  await expect(page.getByRole('checkbox', { name: 'Complete Call the bank' })).toBeFocused()
  await add.focus()
  await page.keyboard.type('Water the plants')
  await page.keyboard.press('Enter')
  await expect(row('Water the plants')).toBeVisible()
  await page.getByRole('heading', { level: 1 }).click()
  await page.keyboard.press('n')
  await page.keyboard.press('Escape')
  await expect(titled(/^(?:Call the bank|Send the offer|Water the plants)/).and(page.locator(':focus'))).toHaveCount(1)
  await titled(/^Water the plants/).focus()
  await page.keyboard.press('e')
  await expect(row('Water the plants')).toHaveCount(0)
  await page.keyboard.press('Control+z')
  await expect(row('Water the plants')).toBeVisible()
  await page.keyboard.press('?')
  await expect(page.getByRole('dialog').getByText('Complete a task, or all chosen ones')).toBeVisible()
  await page.keyboard.press('Escape')
  await page.getByRole('checkbox', { name: 'Complete Water the plants' }).click()
  await expect(row('Water the plants')).toHaveCount(0)

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
  await expect(page.getByRole('listitem').filter({ hasText: 'Sketches' })).toContainText('Part of Logo')
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

test('tasks are put in order by the mouse, before and behind others, and by keys that come faster than answers', async ({
  entered: page,
}) => {
  await page.setViewportSize({ width: 1280, height: 900 })
  await page.goto('/assistant?view=tasks&show=all')
  for (const title of ['Alpha', 'Bravo', 'Charlie', 'Delta'])
    await call(page, 'POST', '/v1/actions/tasks.create-task', { input: { title } })
  const rows = page.locator('[data-task]')
  const row = (title: string) => rows.filter({ hasText: title })
  await expect(rows).toContainText(['Alpha', 'Bravo', 'Charlie', 'Delta'])

  // The upper half of a row is before it.
  const [held, target] = [await middleOf(row('Charlie')), await middleOf(row('Alpha'))]
  await page.mouse.move(held.x, held.y)
  await page.mouse.down()
  await page.mouse.move(held.x, held.y - 20, { steps: 4 })
  await page.mouse.move(target.x, target.y - 15, { steps: 4 })
  await page.mouse.up()
  await expect(rows).toContainText(['Charlie', 'Alpha', 'Bravo', 'Delta'])

  // While a task is held, a line says where it would go.
  const dataTransfer = await page.evaluateHandle(() => {
    const data = new DataTransfer()
    data.setData('application/x-task', 'held')
    return data
  })
  const { y } = await middleOf(row('Bravo'))
  await row('Bravo').dispatchEvent('dragover', { dataTransfer, clientY: y - 10 })
  await expect(row('Bravo')).toHaveAttribute('data-below', 'before')
  await row('Bravo').dispatchEvent('dragover', { dataTransfer, clientY: y + 10 })
  await expect(row('Bravo')).toHaveAttribute('data-below', 'behind')
  await row('Alpha').dispatchEvent('dragend', { dataTransfer })
  await expect(page.locator('[data-below]')).toHaveCount(0)

  await page.getByRole('button', { name: /^Charlie/ }).focus()
  for (const key of ['Alt+ArrowDown', 'Alt+ArrowDown', 'Alt+ArrowDown']) await page.keyboard.press(key)
  await expect(rows).toContainText(['Alpha', 'Bravo', 'Delta', 'Charlie'])
  await expect(page.getByText('was changed since')).toHaveCount(0)

  await page.getByRole('button', { name: 'As a board' }).click()
  await page.getByRole('region', { name: 'To do' }).waitFor()
  await page.getByRole('button', { name: /^Bravo/ }).focus()
  for (const key of ['Alt+ArrowRight', 'Alt+ArrowRight']) await page.keyboard.press(key)
  await expect(page.getByRole('region', { name: 'In review' })).toContainText('Bravo')

  // The form that is opened at once was read before the move, and follows it.
  const form = page.getByRole('dialog')
  await page.keyboard.press('Enter')
  await expect(form.getByLabel('Title')).toBeFocused()
  await page.keyboard.press('Escape')
  await expect(form).toHaveCount(0)
  for (const key of ['Alt+ArrowLeft', 'Enter']) await page.keyboard.press(key)
  await form.getByLabel('Title').fill('Bravo, again')
  await expect(form.getByLabel('Status')).toContainText('In progress')
  await page.keyboard.press('Enter')
  await expect(form).toHaveCount(0)
  await expect(page.getByRole('region', { name: 'In progress' })).toContainText('Bravo, again')

  // Where days give the order there is none to change.
  await page.goto('/assistant?view=tasks&show=upcoming')
  await call(page, 'POST', '/v1/actions/tasks.create-task', { input: { title: 'Echo', due: '2090-01-01' } })
  await expect(row('Echo')).toHaveAttribute('draggable', 'false')
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

test('the notes of a task are shown as Markdown, and “Edit notes” opens them', async ({ entered: page }) => {
  const id = crypto.randomUUID()
  const input = { id, title: 'Call the bank', notes: 'Ask for **Mr Weber**\n\n- the loan\n- the card' }
  await call(page, 'POST', '/v1/actions/tasks.create-task', { input })
  await page.goto(`/assistant?view=tasks&show=all&task=${id}`)
  const dialog = page.getByRole('dialog', { name: 'Call the bank' })
  await expect(dialog.locator('strong')).toHaveText('Mr Weber')
  await expect(dialog.getByRole('region', { name: 'Notes' }).getByRole('listitem')).toHaveText(['the loan', 'the card'])
  await dialog.getByRole('button', { name: 'Edit notes' }).click()
  const notes = dialog.getByRole('textbox', { name: 'Notes' })
  await expect(notes).toBeFocused()
  await expect(notes).toHaveValue(input.notes)
})

test('a task repeats in a way of its own and is linked to an event and a chat, by keys; axe finds nothing', async ({
  entered: page,
}) => {
  const day = new Date(Date.now() + 86_400_000).toISOString().slice(0, 10)
  const event = { title: 'Planning with Sara', start: `${day}T09:00`, end: `${day}T10:00` }
  await call(page, 'POST', '/v1/actions/calendar.create-event', { input: event })
  await call(page, 'POST', '/v1/conversations/conversations/', { title: 'About the offer' })
  await call(page, 'POST', '/v1/actions/tasks.create-task', { input: { title: 'Water the plants', due: day } })
  await page.goto('/assistant?view=tasks&show=all')
  await page.getByRole('button', { name: /^Water the plants/ }).press('Enter')
  const dialog = page.getByRole('dialog', { name: 'Water the plants' })

  await choose(dialog.getByRole('combobox', { name: 'Repeats' }), 'Custom')
  await dialog.getByRole('spinbutton', { name: 'Every' }).fill('2')
  await dialog.getByRole('checkbox', { name: 'Monday' }).press('Space')
  await dialog.getByRole('checkbox', { name: 'Thursday' }).press('Space')
  await choose(dialog.getByRole('combobox', { name: 'Ends' }), 'After some times')
  await dialog.getByRole('spinbutton', { name: 'How many times' }).fill('5')
  await expect(dialog.getByText('Repeats every other Monday and Thursday 5 times.')).toBeVisible()

  await dialog.getByRole('button', { name: 'Link an event' }).press('Enter')
  const events = page.getByRole('dialog', { name: 'Link an event' })
  await events.getByRole('searchbox', { name: 'Search' }).fill('plann')
  // The task below is not saved from here.
  await page.keyboard.press('Control+Enter')
  await events.getByRole('button', { name: /^Planning with Sara/ }).press('Enter')
  await dialog.getByRole('button', { name: 'Link a chat' }).press('Enter')
  const chats = page.getByRole('dialog', { name: 'Link a chat' })
  expect(await barriersInEveryLook(page, { widths: [390], place: '[role=dialog]' })).toEqual([])
  await chats.getByRole('button', { name: /^About the offer/ }).press('Enter')
  await expect(dialog.getByRole('link', { name: 'Planning with Sara' })).toBeVisible()
  await expect(dialog.getByRole('link', { name: 'About the offer' })).toBeVisible()
  expect(await barriersInEveryLook(page, { widths: [390], place: '[role=dialog]' })).toEqual([])
  await dialog.getByRole('button', { name: 'Save' }).press('Enter')
  await expect(dialog).toHaveCount(0)

  // What was saved is read back into the form, and can be counted from when it was done instead.
  await page.getByRole('button', { name: /^Water the plants/ }).press('Enter')
  await expect(dialog.getByRole('spinbutton', { name: 'How many times' })).toHaveValue('5')
  await expect(dialog.getByRole('checkbox', { name: 'Thursday' })).toBeChecked()
  await choose(dialog.getByRole('combobox', { name: 'Counted from' }), 'When it was done')
  await expect(dialog.getByText('Repeats 2 weeks after it was done.')).toBeVisible()
  await expect(dialog.getByRole('combobox', { name: 'Ends' })).toHaveCount(0)
  await dialog.getByRole('button', { name: 'Save' }).press('Enter')
  await expect(page.getByRole('listitem').filter({ hasText: 'Water the plants' })).toContainText(
    '2 weeks after it was done',
  )
})

test('overdue tasks stand first and are named, in the list and in the columns of the board', async ({
  entered: page,
}) => {
  await page.setViewportSize({ width: 1280, height: 900 })
  for (const input of [{ title: 'Some day' }, { title: 'Long ago', due: '2024-01-15' }])
    await call(page, 'POST', '/v1/actions/tasks.create-task', { input })
  await page.goto('/assistant?view=tasks&show=all')
  await expect(page.getByRole('heading', { level: 2, name: /\d$/ })).toHaveText([/^Overdue/, /^Inbox/])
  await page.getByRole('button', { name: 'As a board' }).click()
  const column = page.getByRole('region', { name: 'To do' })
  await expect(column.getByRole('heading', { level: 3 })).toHaveText([/^Overdue/, 'Not overdue'])
  await expect(column.locator('[data-task]')).toContainText(['Long ago', 'Some day'])
  // What is overdue moves between columns by keys, and has no place of its own in them.
  await column.getByRole('button', { name: /^Long ago/ }).focus()
  await page.keyboard.press('Alt+ArrowRight')
  const next = page.getByRole('region', { name: 'In progress' })
  await expect(next.getByRole('heading', { level: 3 })).toHaveText([/^Overdue/])
  expect(await barriersInEveryLook(page, { widths: [1280] })).toEqual([])
})

async function choose(field: Locator, name: string): Promise<void> {
  await field.press('Enter')
  await field.page().getByRole('option', { name, exact: true }).press('Enter')
  await expect(field).toHaveText(name)
}
