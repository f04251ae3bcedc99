import type { Locator, Page } from '@playwright/test'
import { barriersInEveryLook } from './axe.ts'
import { blockOn, eventBlock, hour, openCalendar, plan, someDay, stored, timesOf, toast } from './calendar.ts'
import { box, expect, test } from './chat.ts'
import { call, makeChats } from './chats.ts'
import { drag, middleOf } from './touch.ts'

test.use({
  timezoneId: 'UTC',
  viewport: { width: 390, height: 844 },
  hasTouch: true,
  isMobile: true,
  contextOptions: { reducedMotion: 'no-preference' },
})

const dayAfter = '2038-01-14'
const views = (page: Page) => page.getByRole('navigation', { name: 'Views' })
const sheet = (page: Page, name: string) => page.getByRole('dialog', { name, exact: true })

const ghost = (page: Page) => page.locator('[data-ghost]:visible')

test('a day is turned by swipes, and an event is moved, made and read by touch', async ({ entered: page }) => {
  await plan(page, { title: 'Budget', from: '09:00', to: '10:00' })
  await plan(page, { title: 'Dentist', day: dayAfter, from: '11:00', to: '12:00' })
  await openCalendar(page, { show: 'day' })
  await expect(eventBlock(page, 'Budget')).toBeVisible()

  // One header, and three quarters of the screen for the day.
  await expect(page.locator('header:visible')).toHaveCount(1)
  const around = ['header:visible', '[data-hour] > :first-child', 'nav[aria-label="Views"]', 'main header + div']
  const heights = await Promise.all(
    around.map(async (place) => (await page.locator(place).boundingBox())?.height ?? NaN),
  )
  expect(heights.reduce((sum, height) => sum + height, 0)).toBeLessThanOrEqual(844 / 4)

  const across = { x: 330, y: 500 }
  await drag(page, across, { x: 60, y: 505 })
  await expect(page).toHaveURL(new RegExp(`date=${dayAfter}`))
  await expect(eventBlock(page, 'Dentist')).toBeVisible()
  await drag(page, { x: 60, y: 505 }, across)
  await expect(page).toHaveURL(new RegExp(`date=${someDay}`))
  // A long press lifts the event; it is dropped an hour further down.
  const block = await middleOf(eventBlock(page, 'Budget'))
  await drag(page, block, { x: block.x, y: block.y + 80 }, () => expect(ghost(page)).toHaveCount(1))
  await expect.poll(() => timesOf(page, 'Budget')).toBe('10:00 to 11:00')
  await expect(toast(page, /Budget/)).toBeVisible()
  await expect.poll(async () => (await stored(page)).map(({ start }) => start)).toContain('2038-01-13T10:00:00.000Z')
  // By its end it is made longer.
  const { y, height } = (await eventBlock(page, 'Budget').boundingBox()) ?? { y: NaN, height: NaN }
  const bottom = { x: block.x, y: y + height - 8 }
  await drag(page, bottom, { x: bottom.x, y: bottom.y + 40 }, () => expect(ghost(page)).toHaveCount(1))
  await expect.poll(() => timesOf(page, 'Budget')).toBe('10:00 to 11:30')

  const cell = await middleOf(hour(page, someDay, 13))
  await drag(page, cell, { x: cell.x, y: cell.y + 120 }, () => expect(ghost(page)).toHaveCount(1))
  const form = page.getByRole('dialog').filter({ has: page.getByLabel('Title') })
  await expect(form).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(form).toBeHidden()

  await eventBlock(page, 'Budget').tap()
  await expect(sheet(page, 'Budget').getByRole('button', { name: 'Edit' })).toBeVisible()
  expect(await barriersInEveryLook(page, { widths: [390], place: '[role=dialog]' })).toEqual([])
  const handle = await middleOf(sheet(page, 'Budget').getByRole('heading', { name: 'Budget' }))
  await drag(page, handle, { x: handle.x, y: handle.y + 200 })
  await expect(sheet(page, 'Budget')).toBeHidden()
})

test('three days, a month and any day are a press away, and the rest is behind the tabs', async ({ landing: page }) => {
  await plan(page, { title: 'Budget', from: '09:00', to: '10:00' })
  await plan(page, { title: 'Dentist', day: dayAfter, from: '11:00', to: '12:00' })
  await makeChats(page, ['Travel'])
  await expect(box(page)).toBeVisible()
  await views(page).getByRole('link', { name: 'Calendar' }).tap()
  await expect(views(page).getByRole('link', { name: 'Calendar' })).toHaveAttribute('aria-current', 'page')
  await openCalendar(page, { show: 'day' })
  await page.getByRole('button', { name: 'View: Day' }).tap()
  await page.getByRole('menuitem', { name: '3 Days' }).tap()
  await expect(page.locator('[data-day]')).toHaveCount(3)
  await expect(blockOn(page, dayAfter, 'Dentist')).toBeVisible()
  await page.getByRole('button', { name: 'View: 3 Days' }).tap()
  await page.getByRole('menuitem', { name: 'Month' }).tap()
  await page.getByRole('button', { name: 'Thursday 14 January 2038, 1 event' }).tap()
  await expect(page.getByRole('region', { name: 'Thursday 14 January 2038' }).getByRole('button')).toHaveText(/Dentist/)
  await drag(page, { x: 330, y: 300 }, { x: 60, y: 305 })
  await expect(page).toHaveURL(/date=2038-02-01/)
  await expect(page.getByRole('heading', { level: 1, name: 'February 2038' })).toBeVisible()
  await page.getByRole('heading', { level: 1 }).getByRole('button').tap()
  await sheet(page, 'Go to a day')
    .getByRole('button', { name: /10 February 2038/ })
    .tap()
  await expect(page).toHaveURL(/date=2038-02-10/)
  await page.getByRole('button', { name: 'Create Event' }).tap()
  const form = sheet(page, 'Create Event')
  const title = form.getByLabel('Title')
  await expect(title).toBeFocused()
  // Keys of the calendar, which stands behind.
  await page.keyboard.type('Jwn')
  await expect(title).toHaveValue('Jwn')
  await title.fill('')
  await form.getByRole('button', { name: 'Close' }).focus()
  for (const key of ['j', 'w', 'n']) await page.keyboard.press(key)
  await expect(page).toHaveURL(/date=2038-02-10&show=month/)
  await expect(form).toHaveCount(1)
  await page.keyboard.press('Escape')

  await views(page).getByRole('button', { name: 'More' }).tap()
  expect(await barriersInEveryLook(page, { widths: [390], place: '[role=dialog]' })).toEqual([])
  await sheet(page, 'More').getByRole('link', { name: 'Activity' }).tap()
  await expect(page).toHaveURL('/assistant/activity')
  await expect(sheet(page, 'More')).toBeHidden()
  await page.getByRole('button', { name: 'Search' }).tap()
  await page.getByRole('combobox', { name: 'Go to, search or do' }).fill('travel')
  await page.getByRole('option', { name: 'Travel', exact: true }).tap()
  // A chat has one header too, and all views are reachable from there.
  await expect(page.getByRole('heading', { name: 'Travel' })).toBeVisible()
  await expect(page.locator('header:visible')).toHaveCount(1)
  await expect(views(page).getByRole('link', { name: 'Chat' })).toHaveAttribute('aria-current', 'page')
  await page.getByRole('button', { name: 'Open menu' }).tap()
  await expect(page.getByRole('dialog', { name: 'Menu' }).getByRole('link', { name: 'Travel' })).toBeVisible()
})

test('five tabs stand side by side on the narrowest phone, and More leads to the other views and says what is new there', async ({
  entered: page,
}) => {
  await page.goto('/assistant?view=agenda')
  const tabs = views(page).locator(':scope > *')
  await expect(tabs).toHaveText(['Chat', 'Calendar', 'Agenda', 'Files', 'More'])
  await call(page, 'POST', '/v1/actions/tasks.create-task', { input: { title: 'Send it', due: '2026-01-05' } })
  await call(page, 'POST', '/v1/actions/mail.load-sample', { input: {} })
  await page.setViewportSize({ width: 320, height: 640 })
  expect(await tabs.evaluateAll((all) => all.some((tab) => tab.scrollWidth > tab.clientWidth))).toBe(false)
  expect(await views(page).evaluate((bar) => bar.scrollWidth - bar.clientWidth)).toBe(0)
  const more = views(page).getByRole('button', { name: 'More' })
  await more.tap()
  await expect(sheet(page, 'More').getByRole('link', { name: /^Mail \d+ unread$/ })).toBeVisible()
  await sheet(page, 'More').getByRole('link', { name: 'Tasks 1 overdue' }).tap()
  await expect(page.getByRole('textbox', { name: 'Add a task', exact: true })).toBeVisible()
  await expect(sheet(page, 'More')).toBeHidden()
  await expect(more).toHaveAttribute('aria-current', 'true')
  await more.tap()
  await expect(sheet(page, 'More').getByRole('link', { name: /^Tasks/ })).toHaveAttribute('aria-current', 'page')
  await expect(sheet(page, 'More').getByRole('link', { name: /^Mail/ })).not.toHaveAttribute('aria-current', 'page')
  await page.keyboard.press('Escape')
  await expect(sheet(page, 'More')).toBeHidden()
  expect(await barriersInEveryLook(page, { widths: [320, 390] })).toEqual([])
})

test('what is not content takes at most a quarter of the screen in every view', async ({ entered: page }) => {
  await plan(page, { title: 'Budget', from: '09:00', to: '10:00' })
  await call(page, 'POST', '/v1/actions/tasks.create-task', { input: { title: 'Book the train', due: someDay } })
  await call(page, 'POST', '/v1/actions/mail.load-sample', { input: {} })
  /** The lowest edge of what stands above the content, and the whole height of what stands below it. */
  async function chrome(content: Locator): Promise<number> {
    const [top, tabs] = [await content.boundingBox(), await views(page).boundingBox()]
    return (top?.y ?? NaN) + (tabs?.height ?? NaN)
  }
  const most = 844 / 4

  await openCalendar(page, { show: '3days' })
  const headings = await page.locator('[data-hour] > :first-child').boundingBox()
  const tabs = await views(page).boundingBox()
  expect((headings?.y ?? NaN) + (headings?.height ?? NaN) + (tabs?.height ?? NaN)).toBeLessThanOrEqual(most)

  await page.goto(`/assistant?view=calendar&date=${someDay}&show=month`)
  const day = page.getByRole('button', { name: 'Friday 1 January 2038' })
  await expect(day).toBeVisible()
  expect(await chrome(day)).toBeLessThanOrEqual(most)

  await page.goto(`/assistant?view=agenda&date=${someDay}`)
  await expect(page.locator('[data-item]').first()).toBeVisible()
  expect(await chrome(page.getByRole('heading', { name: /^Morning/ }))).toBeLessThanOrEqual(most)

  await page.goto('/assistant?view=tasks&show=all')
  const list = page.getByRole('region', { name: 'Inbox' })
  await expect(list.getByRole('listitem')).toHaveCount(1)
  expect(await chrome(list)).toBeLessThanOrEqual(most)
  // The search opens below, and nothing is hidden while it filters.
  await page.getByRole('button', { name: 'Search tasks' }).tap()
  const search = page.getByRole('searchbox', { name: 'Search tasks' })
  await expect(search).toBeFocused()
  const found = page.getByRole('region', { name: 'Found' })
  await search.fill('boat')
  await expect(list).toBeHidden()
  await search.fill('train')
  await expect(found.getByRole('listitem')).toHaveCount(1)
  await search.fill('')
  await expect(list.getByRole('listitem')).toHaveCount(1)
  await search.blur()
  await expect(search).toBeHidden()
  expect(await barriersInEveryLook(page, { widths: [360, 390] })).toEqual([])

  await page.goto('/assistant/mail')
  const threads = page.getByRole('list', { name: 'Threads' })
  await expect(threads.getByRole('listitem').first()).toBeVisible()
  expect(await chrome(threads)).toBeLessThanOrEqual(most)
})
