import type { Locator, Page } from '@playwright/test'
import { act, plan, someDay } from './calendar.ts'
import { expect, test } from './chat.ts'
import { call } from './chats.ts'
import { keepToasts } from './toasts.ts'
import { drag, middleOf, touches } from './touch.ts'

test.use({ timezoneId: 'UTC', viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true })

async function swipe(page: Page, row: Locator, by: { x?: number; y?: number; from?: number }): Promise<void> {
  const { x: middle, y } = await middleOf(row)
  const x = by.from ?? middle
  await drag(page, { x, y }, { x: x + (by.x ?? 0), y: y + (by.y ?? 0) })
}

/** It ends while it still moves. */
async function flick(page: Page, row: Locator, by: number): Promise<void> {
  const { x, y } = await middleOf(row)
  await using touch = await touches(page)
  await touch.send('touchStart', [{ x, y }])
  for (const share of [0.5, 1]) await touch.send('touchMove', [{ x: x + by * share, y }])
  await touch.send('touchEnd', [])
}

async function undo(page: Page, words: RegExp): Promise<void> {
  await keepToasts(page)
  const said = page.getByRole('dialog').filter({ hasText: words })
  await said.getByRole('button', { name: 'Undo' }).tap()
}

test('a task is completed by a swipe to the right, and to the left shows how to do it later', async ({
  entered: page,
}) => {
  for (const title of ['Bread', 'Milk']) await call(page, 'POST', '/v1/actions/tasks.create-task', { input: { title } })
  await page.goto('/assistant?view=tasks&show=all')
  const row = (title: string) => page.locator('[data-task]').filter({ hasText: title })
  await expect(row('Milk')).toBeVisible()
  // What begins at the edge of the screen is the browser's, and what goes down scrolls.
  await swipe(page, row('Milk'), { x: 200, from: 10 })
  await swipe(page, row('Milk'), { x: 30, y: 160 })
  // Not far enough, it goes back to where it was; so does what shows a menu.
  await swipe(page, row('Milk'), { x: 60 })
  await expect(page.locator('[data-swipe]')).toHaveCount(0)
  await expect(page.getByRole('dialog')).toHaveCount(0)
  await expect(page.locator('[data-task]')).toHaveCount(2)
  await swipe(page, row('Milk'), { x: 190 })
  await expect(row('Milk')).toHaveCount(0)
  await undo(page, /Milk/)
  await expect(row('Milk')).toBeVisible()
  await swipe(page, row('Milk'), { x: -190 })
  await page.getByRole('menuitem', { name: 'In a week' }).tap()
  await expect(row('Milk')).not.toHaveText('Milk')
  await expect(page.locator('[data-swipe]')).toHaveCount(0)
  await swipe(page, row('Bread'), { x: -190 })
  await page.getByRole('menuitem', { name: 'Delete' }).tap()
  await expect(row('Bread')).toHaveCount(0)
})

test('a flick too short to show what it would do does nothing, and Enter works after a swipe', async ({
  entered: page,
}) => {
  for (const title of ['Bread', 'Milk']) await call(page, 'POST', '/v1/actions/tasks.create-task', { input: { title } })
  await page.goto('/assistant?view=tasks&show=all')
  const row = (title: string) => page.locator('[data-task]').filter({ hasText: title })
  await expect(row('Milk')).toBeVisible()
  await flick(page, row('Milk'), 40)
  await expect(page.locator('[data-swipe]')).toHaveCount(0)
  await swipe(page, row('Milk'), { x: 60 })
  await expect(page.locator('[data-swipe]')).toHaveCount(0)
  await expect(row('Milk')).toBeVisible()
  await row('Milk').getByRole('button', { name: /^Milk/ }).press('Enter')
  await expect(page.getByRole('dialog', { name: 'Milk' })).toBeVisible()
})

test('a second finger leaves no row on its way', async ({ entered: page }) => {
  for (const title of ['Bread', 'Milk']) await call(page, 'POST', '/v1/actions/tasks.create-task', { input: { title } })
  await page.goto('/assistant?view=tasks&show=all')
  const row = (title: string) => page.locator('[data-task]').filter({ hasText: title })
  await expect(row('Milk')).toBeVisible()
  const [first, second] = [await middleOf(row('Milk')), await middleOf(row('Bread'))]
  const moved = { x: first.x + 60, y: first.y, id: 0 }
  await using touch = await touches(page)
  await touch.send('touchStart', [{ ...first, id: 0 }])
  for (const x of [20, 40, 60]) await touch.send('touchMove', [{ ...moved, x: first.x + x }])
  await expect(page.locator('[data-swipe]')).toHaveCount(1)
  await touch.send('touchStart', [moved, { ...second, id: 1 }])
  await touch.send('touchEnd', [])
  await expect(page.locator('[data-swipe]')).toHaveCount(0)
  await swipe(page, row('Bread'), { y: 100 })
  await expect(page.locator('[data-swipe]')).toHaveCount(0)
  await expect(page.locator('[data-task]')).toHaveCount(2)
  await swipe(page, row('Milk'), { x: 190 })
  await expect(row('Milk')).toHaveCount(0)
})

test('a mail is archived by a swipe to the right, and snoozed by one to the left', async ({ entered: page }) => {
  await call(page, 'POST', '/v1/actions/mail.load-sample', { input: {} })
  await page.goto('/assistant/mail')
  const rows = page.locator('[data-thread]')
  await expect(rows.first()).toBeVisible()
  const idOf = async () => (await rows.first().getAttribute('data-thread')) ?? ''
  const first = page.locator(`[data-thread="${await idOf()}"]`)
  await swipe(page, first, { x: 20, y: -200 })
  await expect(page.locator('#thread-subject')).toHaveCount(0)
  await page
    .locator('[data-swipes]')
    .locator('..')
    .evaluate((list) => list.scrollTo({ top: 0 }))
  await swipe(page, first, { x: 190 })
  await expect(first).toHaveCount(0)
  await undo(page, /[Aa]rchived/)
  await expect(first).toBeVisible()
  await swipe(page, first, { x: -190 })
  await page
    .getByRole('dialog', { name: /Snooze/ })
    .getByRole('button', { name: /^Tomorrow morning/ })
    .tap()
  await expect(first).toHaveCount(0)
  await expect(page.locator('#thread-subject')).toHaveCount(0)
})

test('an agenda item is deleted by a swipe to the left with a way back, and a task done by one to the right', async ({
  entered: page,
}) => {
  await plan(page, { title: 'Standup', from: '09:00', to: '09:30' })
  await act(page, 'create-agenda-item', { title: 'Call', date: someDay, time: '10:00', priority: 'low', type: 'task' })
  await page.goto(`/assistant?view=agenda&date=${someDay}`)
  const item = (title: string) => page.locator('[data-item]').filter({ hasText: title })
  await expect(item('Standup')).toBeVisible()
  await swipe(page, item('Standup'), { x: 190 })
  await swipe(page, item('Standup'), { x: -190 })
  await expect(item('Standup')).toHaveCount(0)
  await undo(page, /Standup/)
  await expect(item('Standup')).toBeVisible()
  await swipe(page, item('Call'), { x: 190 })
  await expect(item('Call')).toContainText('Done')
})

test('what a notice is about is done by a swipe to the right, and one to the left shows until when it can wait', async ({
  entered: page,
}) => {
  const at = new Date().toISOString().slice(0, 16)
  await call(page, 'POST', '/v1/actions/reminders.create', { input: { text: 'Take the pills', at } })
  await page.goto('/assistant/notices')
  const notice = page.locator('[data-notice]')
  await notice.getByRole('button', { name: 'Done: Take the pills' }).waitFor()
  await swipe(page, notice, { x: -190 })
  await expect(page.getByRole('menuitem', { name: /^Another time/ })).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(page.getByRole('menuitem')).toHaveCount(0)
  await swipe(page, notice, { x: 190 })
  await expect(notice).toContainText('Done')
  await expect(notice.getByRole('button', { name: 'Done: Take the pills' })).toHaveCount(0)
})
