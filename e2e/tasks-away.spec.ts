import type { Page } from '@playwright/test'
import { barriersInEveryLook } from './axe.ts'
import { holdServer } from './away.ts'
import { call } from './chats.ts'
import { expect, test } from './chat.ts'

test.use({
  timezoneId: 'UTC',
  allowed: [[/Failed to load resource|WebSocket connection|WS not ready/], { scope: 'test' }],
})

const row = (page: Page, title: string) => page.locator('[data-task]').filter({ hasText: title })
const waiting = (page: Page) => page.getByRole('region', { name: 'Sent when the connection is back' })
const refused = (page: Page) => page.getByRole('region', { name: 'Not done' })
const titles = async (page: Page, view: string) =>
  (await call<{ tasks: { title: string }[] }>(page, 'GET', `/v1/tasks?view=${view}`)).tasks.map(({ title }) => title)

/** Waits until what opens over the tasks has been loaded, which happens once the page has stood for a while. */
async function openable(page: Page): Promise<void> {
  await page.waitForFunction(() =>
    performance.getEntriesByType('resource').some(({ name }) => name.includes('/schedule-dialog-')),
  )
}

async function openTasks(page: Page) {
  const server = await holdServer(page)
  await page.goto('/assistant?view=tasks&show=all')
  await row(page, 'Call the bank').waitFor()
  await openable(page)
  return server
}

test('two tabs without a connection finish one task, add, move and change others; back, it is one state', async ({
  entered: page,
  context,
}) => {
  for (const title of ['Call the bank', 'Logo', 'Report'])
    await call(page, 'POST', '/v1/actions/tasks.create-task', { input: { title, zone: 'UTC' } })
  const other = await context.newPage()
  const [server, theirs] = [await openTasks(page), await openTasks(other)]
  await server.leave()
  await theirs.leave()
  const banner = page.getByRole('status').filter({ hasText: 'can’t be reached' })
  await expect(banner).toBeVisible()
  await expect(other.getByRole('status').filter({ hasText: 'can’t be reached' })).toBeVisible()

  for (const each of [page, other]) await each.getByRole('checkbox', { name: 'Complete Call the bank' }).click()
  await expect(page.getByRole('checkbox', { name: 'Reopen Call the bank' })).toBeChecked()
  await expect(row(page, 'Call the bank')).toContainText('Not sent yet')
  const add = page.getByRole('textbox', { name: 'Add a task', exact: true })
  await add.fill('Buy milk')
  await add.press('Enter')
  await expect(row(page, 'Buy milk')).toContainText('Not sent yet')
  // A form opens from what was read, and what it saves lies over it; then it is changed once more on top of that.
  await page.getByRole('button', { name: /^Logo/ }).click()
  const dialog = page.getByRole('dialog', { name: 'Logo' })
  await dialog.getByLabel('Title').fill('New logo')
  await dialog.getByRole('button', { name: 'Save' }).click()
  await expect(dialog).toHaveCount(0)
  await page.getByRole('button', { name: /^New logo/ }).focus()
  await page.keyboard.press('Alt+ArrowDown')
  await page.getByRole('button', { name: /^Buy milk/ }).focus()
  await page.keyboard.press('Delete')
  await expect(row(page, 'Buy milk').getByRole('checkbox')).toHaveCount(0)
  await page.keyboard.press('Control+z')
  await expect(page.getByRole('checkbox', { name: 'Complete Buy milk' })).toBeVisible()
  await expect(waiting(page).getByRole('listitem')).toHaveText([
    /^Complete “Call the bank”/,
    /^Add “Buy milk”/,
    /^Change “Logo”/,
    /^Move “New logo”/,
  ])
  expect(await barriersInEveryLook(page, { widths: [390, 1280] })).toEqual([])
  // The other tab changes what this one changed: one of them will be refused, and says so.
  await other.getByRole('button', { name: /^Logo/ }).focus()
  await other.keyboard.press('Delete')

  await server.comeBack()
  await expect(waiting(page)).toHaveCount(0)
  await expect(page.getByText('Not sent yet')).toHaveCount(0)
  await theirs.comeBack()
  await expect(refused(other)).toContainText('The task “New logo” was changed since you saw it')
  await refused(other).getByRole('button', { name: 'Dismiss' }).click()
  await expect(refused(other)).toHaveCount(0)
  for (const each of [page, other])
    await expect(each.locator('[data-task]')).toHaveText([/^Report/, /^New logo/, /^Buy milk/])
  expect(await titles(page, 'done')).toEqual(['Call the bank'])
  await other.close()
})
