import { barriersInEveryLook } from './axe.ts'
import { call } from './chats.ts'
import { expect, test } from './chat.ts'
import { drag, middleOf } from './touch.ts'

test.use({ timezoneId: 'UTC', viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true })

test('a finger that rests lifts a task, and puts it elsewhere in its list and on its board', async ({
  entered: page,
}) => {
  await page.goto('/assistant?view=tasks&show=all')
  const add = page.getByRole('textbox', { name: 'Add a task', exact: true })
  const rows = page.getByRole('region', { name: 'Inbox' }).getByRole('listitem')
  for (const title of ['Bread', 'Milk', 'Eggs']) {
    await add.fill(title)
    await add.press('Enter')
    await expect(rows.filter({ hasText: title })).toBeVisible()
  }
  // What is typed has the whole width.
  const wide = async () => (await add.boundingBox())?.width ?? NaN
  const usual = await wide()
  await add.fill('Butter')
  await expect.poll(wide).toBeGreaterThan(usual + 100)
  await add.fill('')
  await expect.poll(wide).toBe(usual)
  const order = () => rows.getByRole('checkbox').evaluateAll((all) => all.map((each) => each.ariaLabel))
  const before = await order()
  const [first, last] = [await middleOf(rows.first()), await middleOf(rows.last())]
  const ghost = page.locator('[data-ghost]')
  await drag(page, first, { x: last.x, y: last.y + 8 }, () => expect(ghost).toHaveCount(1))
  await expect(ghost).toHaveCount(0)
  await expect.poll(order).toEqual([...before.slice(1), before[0]])

  await page.getByRole('button', { name: 'As a board' }).tap()
  const column = (name: string) => page.getByRole('region', { name })
  const card = column('To do').getByRole('listitem').first()
  await expect(card).toBeVisible()
  // The next column is cut by the edge of the screen alone.
  expect(await page.locator('[data-board]').boundingBox()).toMatchObject({ x: 0, width: 390 })
  const [from, to] = [await middleOf(card), (await column('In progress').boundingBox()) ?? { x: 0, y: 0 }]
  await drag(page, from, { x: to.x + 40, y: to.y + 20 }, () => expect(ghost).toHaveCount(1))
  await expect(column('In progress').getByRole('listitem')).toHaveCount(1)
})

test('by touch a task repeats some days after it was done, and is linked to a chat', async ({ entered: page }) => {
  await call(page, 'POST', '/v1/conversations/conversations/', { title: 'About the offer' })
  await call(page, 'POST', '/v1/actions/tasks.create-task', { input: { title: 'Water the plants' } })
  await page.goto('/assistant?view=tasks&show=all')
  await page.getByRole('button', { name: /^Water the plants/ }).tap()
  const dialog = page.getByRole('dialog', { name: 'Water the plants' })
  const choose = async (field: string, option: string) => {
    await dialog.getByRole('combobox', { name: field }).tap()
    await page.getByRole('option', { name: option, exact: true }).tap()
  }
  await choose('Repeats', 'Custom')
  await choose('Unit', 'Days')
  await expect(dialog.getByText('needs a first day')).toBeVisible()
  await choose('Counted from', 'When it was done')
  await dialog.getByRole('spinbutton', { name: 'Every' }).fill('3')
  await expect(dialog.getByText('Repeats 3 days after it was done.')).toBeVisible()
  await dialog.getByRole('button', { name: 'Link a chat' }).tap()
  await page
    .getByRole('dialog', { name: 'Link a chat' })
    .getByRole('button', { name: /^About the offer/ })
    .tap()
  await expect(dialog.getByRole('link', { name: 'About the offer' })).toBeVisible()
  expect(await barriersInEveryLook(page, { widths: [390], place: '[role=dialog]' })).toEqual([])
  await dialog.getByRole('button', { name: 'Save' }).tap()
  await expect(page.getByRole('listitem').filter({ hasText: 'Water the plants' })).toContainText(
    '3 days after it was done',
  )
})

test('what a line is understood as lies over the tasks, and a task opens without the keyboard of the phone', async ({
  entered: page,
}) => {
  await call(page, 'POST', '/v1/actions/tasks.create-task', { input: { title: 'Call the bank' } })
  await page.goto('/assistant?view=tasks&show=all')
  const row = page.getByRole('button', { name: /^Call the bank/ })
  await row.waitFor()
  const before = await row.boundingBox()
  await page.getByRole('textbox', { name: 'Add a task' }).fill('Pay the invoice of the printer on Friday at 10')
  await expect(page.getByText(/^“Pay the invoice of the printer” · Friday/)).toBeVisible()
  expect(await row.boundingBox()).toEqual(before)
  await page.getByRole('textbox', { name: 'Add a task' }).fill('')
  await row.tap()
  const form = page.getByRole('dialog', { name: 'Call the bank' })
  await expect(form).toBeFocused()
  await expect(form.getByLabel('Title')).toHaveValue('Call the bank')
  await expect(form).toBeFocused()
  expect(await barriersInEveryLook(page, { widths: [390], place: '[role=dialog]' })).toEqual([])
})
