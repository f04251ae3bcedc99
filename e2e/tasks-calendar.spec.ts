import type { Page } from '@playwright/test'
import { barriersInEveryLook } from './axe.ts'
import { eventBlock, hour, openCalendar, panel, someDay, stored, timesOf, toast } from './calendar.ts'
import { call } from './chats.ts'
import { expect, test } from './chat.ts'
import { keepToasts, letToastsGo } from './toasts.ts'

test.use({ timezoneId: 'UTC' })

const add = (page: Page, task: object) =>
  call(page, 'POST', '/v1/actions/tasks.create-task', { input: { zone: 'UTC', ...task } })

const row = (page: Page, title: string) => page.getByRole('listitem').filter({ hasText: title })
const rowButton = (page: Page, title: string) => page.getByRole('button', { name: new RegExp(`^${title}`) })
const chosen = (page: Page) => page.getByRole('toolbar', { name: 'Selected tasks' })

test('a task is dropped on an hour, done in the calendar, and taken back; by keys it is given the first free time', async ({
  entered: page,
}) => {
  await page.setViewportSize({ width: 1600, height: 900 })
  await add(page, { title: 'Write the report', minutes: 45 })
  await add(page, { title: 'Call the bank about the mortgage and the papers that the board wants to see' })
  await openCalendar(page)
  const item = panel(page).getByRole('button', { name: 'Schedule Write the report' })
  await expect(item).toBeVisible()
  expect(await panel(page).evaluate((element) => element.scrollWidth - element.clientWidth)).toBe(0)
  const [from, to] = [await item.boundingBox(), await hour(page, someDay, 10).boundingBox()]
  if (!from || !to) throw new Error('Nothing to carry.')
  await page.mouse.move(from.x + 40, from.y + 8)
  await page.mouse.down()
  await page.mouse.move(to.x + 20, to.y + 60, { steps: 5 })
  await page.mouse.move(to.x + 22, to.y + 62)
  await expect(page.locator('[data-ghost]:not([hidden])')).toHaveText('10:45–11:30')
  await page.mouse.up()
  await expect(eventBlock(page, 'Write the report')).toBeVisible()
  await expect.poll(() => timesOf(page, 'Write the report')).toBe('10:45 to 11:30')
  await expect(item).toHaveCount(0)

  await eventBlock(page, 'Write the report').click()
  const answered = page.waitForResponse(/\/v1\/actions\//)
  await page.getByRole('dialog').getByRole('button', { name: 'Mark as done' }).click()
  await expect(eventBlock(page, 'Write the report')).toHaveAttribute('aria-description', /, done/)
  // It is shown before the server has heard of it, and another page would not wait for that.
  await answered
  await page.goto('/assistant?view=tasks&show=done')
  await expect(row(page, 'Write the report')).toBeVisible()
  await page.getByRole('checkbox', { name: 'Reopen Write the report' }).click()
  await expect(row(page, 'Write the report')).toHaveCount(0)
  await expect.poll(() => stored(page)).toMatchObject([{ done: false, start: '2038-01-13T10:45:00.000Z' }])

  await page.goto('/assistant?view=tasks&show=all')
  await page.getByRole('button', { name: 'More for Write the report' }).click()
  await page.getByRole('menuitem', { name: 'Schedule…' }).click()
  const dialog = page.getByRole('dialog', { name: 'Schedule “Write the report”' })
  await expect(dialog.getByLabel('At')).toHaveValue('10:45')
  expect(await barriersInEveryLook(page, { widths: [390], place: '[role=dialog]' })).toEqual([])
  await dialog.getByLabel('At').fill('15:00')
  await dialog.getByLabel('At').press('Tab')
  await dialog.getByRole('button', { name: 'Schedule' }).click()
  await expect(dialog).toHaveCount(0)
  await expect
    .poll(() => stored(page))
    .toMatchObject([{ start: '2038-01-13T15:00:00.000Z', end: '2038-01-13T15:45:00.000Z' }])
})

test('several tasks are chosen by keys and pointer, changed as one and brought back as one; a search narrows them', async ({
  entered: page,
}) => {
  for (const title of ['Apples', 'Bread', 'Cheese', 'Dates']) await add(page, { title })
  await page.goto('/assistant?view=tasks&show=all')
  await rowButton(page, 'Apples').focus()
  await page.keyboard.press('x')
  await rowButton(page, 'Cheese').click({ modifiers: ['Shift'] })
  await rowButton(page, 'Bread').click({ modifiers: ['Control'] })
  await expect(chosen(page)).toContainText('2 selected')
  expect(await barriersInEveryLook(page, { widths: [390] })).toEqual([])
  await chosen(page).getByRole('button', { name: 'Complete all' }).click()
  await keepToasts(page)
  await expect(row(page, 'Apples')).toHaveCount(0)
  await expect(row(page, 'Bread')).toBeVisible()
  await toast(page, 'Completed 2 tasks').getByRole('button', { name: 'Undo' }).click()
  await letToastsGo(page)
  await expect(row(page, 'Cheese')).toBeVisible()

  await page.keyboard.press('/')
  await page.keyboard.type('dat')
  await expect(row(page, 'Apples')).toHaveCount(0)
  await expect(row(page, 'Dates')).toBeVisible()
})

test.describe('under a finger', () => {
  test.use({ hasTouch: true, viewport: { width: 390, height: 844 } })

  test('tasks are chosen from the menu and by tapping, and go together', async ({ entered: page }) => {
    for (const title of ['Apples', 'Bread', 'Cheese']) await add(page, { title })
    await page.goto('/assistant?view=tasks&show=all')
    await page.getByRole('button', { name: 'More for Apples' }).tap()
    await page.getByRole('menuitem', { name: 'Choose' }).tap()
    await rowButton(page, 'Bread').tap()
    await expect(chosen(page)).toContainText('2 selected')
    await chosen(page).getByRole('button', { name: 'Due date of selected tasks' }).tap()
    await page.getByRole('menuitem', { name: 'Tomorrow' }).tap()
    await expect(row(page, 'Bread')).toContainText('Tomorrow')
    await expect(row(page, 'Cheese')).not.toContainText('Tomorrow')
  })
})
