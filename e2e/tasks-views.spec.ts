import { barriersInEveryLook } from './axe.ts'
import { call } from './chats.ts'
import { expect, test } from './chat.ts'

test.use({ timezoneId: 'UTC' })

test('tasks that are looked for stand in one group, the best first', async ({ entered: page }) => {
  const tasks = [
    { title: 'Report' },
    { title: 'Report to the board', due: '2020-01-01' },
    { title: 'Offices', notes: 'See the report.', due: '2020-01-01' },
  ]
  for (const input of tasks) await call(page, 'POST', '/v1/actions/tasks.create-task', { input })
  await page.goto('/assistant?view=tasks&show=all')
  await expect(page.getByRole('region', { name: 'Overdue' })).toContainText('Offices')
  // A letter moves among no rows, so none is looked at: that would lay out the page.
  const looks = await page.evaluateHandle(() => {
    const counted = { rows: 0 }
    for (const row of document.querySelectorAll('[data-task]'))
      row.checkVisibility = () => {
        counted.rows += 1
        return true
      }
    return counted
  })
  await page.getByRole('searchbox', { name: 'Search tasks' }).press('r')
  expect(await looks.evaluate(({ rows }) => rows)).toBe(0)
  await page.getByRole('searchbox', { name: 'Search tasks' }).fill('report')
  const found = page.getByRole('region', { name: 'Found' })
  await expect(found.getByRole('listitem')).toHaveText([/^Report(?! to)/, /^Report to the board/, /^Offices/])
  expect(await barriersInEveryLook(page, { widths: [390, 1280] })).toEqual([])
})

test('a new list has a colour that is seen, and opens', async ({ entered: page }) => {
  await page.goto('/assistant?view=tasks')
  await page.getByRole('button', { name: 'New list' }).click()
  const dialog = page.getByRole('dialog', { name: 'New list' })
  await dialog.getByRole('textbox', { name: 'Name' }).fill('Home')
  await dialog.getByRole('radio', { name: 'Teal' }).check()
  expect(await barriersInEveryLook(page, { place: '[role=dialog]', widths: [390, 1280] })).toEqual([])
  await dialog.getByRole('button', { name: 'Save' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Home' })).toBeVisible()
  const { lists } = await call<{ lists: { id: string }[] }>(page, 'GET', '/v1/tasks/lists')
  await expect(page).toHaveURL(new RegExp(`list=${lists.at(-1)?.id}`))
  await page.getByRole('button', { name: 'Change Home' }).click()
  await expect(page.getByRole('radio', { name: 'Teal' })).toBeChecked()
})

test('today is a board as well, with what was done today', async ({ entered: page }) => {
  const today = new Date().toISOString().slice(0, 10)
  const add = (input: object) => call(page, 'POST', '/v1/actions/tasks.create-task', { input })
  await add({ title: 'Call the bank', due: today, zone: 'UTC', status: 'doing' })
  await add({ title: 'Some day' })
  await page.goto('/assistant?view=tasks')
  await page.getByRole('button', { name: 'As a board' }).click()
  const column = (name: string) => page.getByRole('region', { name, exact: true })
  await expect(column('In progress').getByRole('listitem')).toHaveText(/Call the bank/)
  await expect(column('To do').getByRole('listitem')).toHaveCount(0)
  await page.getByRole('checkbox', { name: /Call the bank/ }).click()
  await expect(column('Done').getByRole('listitem')).toHaveText(/Call the bank/)
  await column('To do').getByRole('textbox', { name: 'Add a task to To do' }).fill('Buy stamps')
  await page.keyboard.press('Enter')
  await expect(column('To do').getByRole('listitem')).toHaveText(/Buy stamps/)
  await page.reload()
  await expect(column('Done').getByRole('listitem')).toHaveText(/Call the bank/)
})
