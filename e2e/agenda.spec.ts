import type { Page } from '@playwright/test'
import { barriersInEveryLook } from './axe.ts'
import { act, plan, someDay } from './calendar.ts'
import { expect, hearNothing, test } from './chat.ts'
import { keepToasts } from './toasts.ts'

test.use({ viewport: { width: 1280, height: 900 }, timezoneId: 'UTC' })

const slot = (page: Page, name: string) => page.getByRole('region', { name, exact: true })
const items = (page: Page, name: string) => slot(page, name).locator('[data-item]')
const toast = (page: Page, words: string | RegExp) => page.getByRole('dialog').filter({ hasText: words })

async function openAgenda(page: Page, date = someDay): Promise<void> {
  await page.goto(`/assistant?view=agenda&date=${date}`)
  await slot(page, 'Morning').waitFor()
}

test('the three slots are called as the specification calls them, and one sentence says that nothing is planned', async ({
  entered: landing,
}) => {
  await openAgenda(landing)
  await expect(landing.getByRole('heading', { level: 1 })).toHaveText('Wednesday 13 January 2038')
  await expect(slot(landing, 'Morning')).toContainText('9:00 AM-12:00 PM')
  await expect(slot(landing, 'Afternoon')).toContainText('1:00-5:00 PM')
  await expect(slot(landing, 'Evening')).toContainText('6:00 PM onwards')
  await expect(landing.getByText('Nothing is planned')).toBeVisible()
  await expect(landing.getByText('Nothing planned.')).toHaveCount(0)
})

test('the real items of the day stand in their slots, and nothing falls between', async ({ entered: landing }) => {
  for (const [title, from, to] of [
    ['Run', '07:00', '08:00'],
    ['Standup', '09:00', '09:30'],
    ['Lunch', '12:15', '13:00'],
    ['Review', '13:00', '14:00'],
    ['Commute', '17:15', '17:45'],
    ['Theatre', '19:00', '21:00'],
  ] as const)
    await plan(landing, { title, from, to })
  await plan(landing, { title: 'Elsewhere', day: '2038-01-14', from: '09:00', to: '10:00' })
  await openAgenda(landing)
  const names = (name: string) => items(landing, name).locator('p.font-medium').allInnerTexts()
  await expect(items(landing, 'Morning')).toHaveCount(3)
  expect(await names('Morning')).toEqual(['Run', 'Standup', 'Lunch'])
  expect(await names('Afternoon')).toEqual(['Review', 'Commute'])
  expect(await names('Evening')).toEqual(['Theatre'])
  await expect(slot(landing, 'Morning')).toContainText('09:00– to 09:30')
  // Each slot states the free time between them.
  for (const [name, free] of [
    ['Morning', '2 h 45 min free'],
    ['Afternoon', '3 h 15 min free'],
    ['Evening', '1 h free'],
  ] as const)
    await expect(slot(landing, name)).toContainText(free)
  await expect(landing.locator('[data-now]')).toHaveCount(0)
  // An arrow leads into the day from the page, as in the calendar.
  await landing.keyboard.press('ArrowDown')
  await expect(items(landing, 'Morning').first().locator(':focus')).toHaveCount(1)
  await landing.keyboard.press('ArrowDown')
  await expect(items(landing, 'Morning').nth(1).locator(':focus')).toHaveCount(1)
})

test('today shows where the day has got to, and what has passed is quiet', async ({ entered: landing, clock }) => {
  const now = new Date()
  const day = now.toISOString().slice(0, 10)
  await clock.setFixedTime(`${day}T10:30:00Z`)
  await plan(landing, { title: 'Standup', day, from: '09:00', to: '09:30' })
  await plan(landing, { title: 'Review', day, from: '10:15', to: '11:00' })
  await plan(landing, { title: 'Lunch', day, from: '12:00', to: '12:45' })
  await openAgenda(landing, day)
  const lines = slot(landing, 'Morning').getByRole('listitem')
  await expect(lines).toHaveText([/Standup/, /Review/, /Now, 10:30/, /1 h free/, /Lunch/, /15 min free/])
  await expect(items(landing, 'Morning').filter({ hasText: 'Review' })).toHaveAttribute('aria-current', 'time')
})

test('an item is created on the shown day, changed, deleted and taken back', async ({ entered: landing }) => {
  await openAgenda(landing)
  // Presses that come faster than the page follows all count.
  await landing.getByRole('button', { name: 'Next day' }).evaluate((button: HTMLElement) => {
    button.click()
    button.click()
  })
  await expect(landing.getByRole('heading', { level: 1 })).toHaveText('Friday 15 January 2038')
  await landing.getByRole('button', { name: 'Previous day' }).click()
  await expect(landing.getByRole('heading', { level: 1 })).toHaveText('Thursday 14 January 2038')
  await landing.getByRole('button', { name: 'Create Agenda' }).click()
  const form = landing.getByRole('dialog', { name: 'Create Agenda' })
  await expect(form).toContainText('On Thursday 14 January 2038')
  await form.getByLabel('Title', { exact: true }).fill('Call the bank')
  await form.getByLabel('Time', { exact: true }).fill('15:00')
  await form.getByRole('combobox', { name: 'Priority' }).click()
  await landing.getByRole('option', { name: 'High' }).click()
  await form.getByLabel('Time', { exact: true }).press('Enter')
  const item = items(landing, 'Afternoon')
  await expect(item).toContainText('Call the bank')
  await expect(item).toContainText('High priority')
  await expect(item.locator('[data-edge]')).toHaveCSS('background-color', 'rgb(239, 68, 68)')
  // Its actions are hidden until hover or focus.
  await landing.mouse.move(0, 0)
  const actions = item.locator('div', { has: landing.getByRole('button', { name: 'Edit Call the bank' }) }).last()
  await expect(actions).toHaveCSS('opacity', '0')
  await landing.getByRole('button', { name: 'Edit Call the bank' }).focus()
  await expect(actions).toHaveCSS('opacity', '1')
  await item.getByRole('button', { name: 'Call the bank', exact: true }).click()
  const detail = landing.getByRole('dialog', { name: 'Call the bank', exact: true })
  await expect(detail).toContainText('15:00')
  await landing.keyboard.press('Escape')
  await landing.getByRole('button', { name: 'Edit Call the bank' }).click()
  const edit = landing.getByRole('dialog', { name: 'Edit event' })
  await edit.getByLabel('Title', { exact: true }).fill('Call the lawyer')
  await edit.getByRole('button', { name: 'Save' }).click()
  await landing.getByRole('button', { name: 'Delete Call the lawyer' }).click()
  await keepToasts(landing)
  await expect(item).toHaveCount(0)
  await toast(landing, /[Dd]eleted/)
    .getByRole('button', { name: 'Undo' })
    .click()
  await expect(item).toContainText('Call the lawyer')
})

test.describe('under a finger', () => {
  test.use({ hasTouch: true, isMobile: true, viewport: { width: 390, height: 844 } })

  test('a line that is held shows what can be done with it, until another place is touched', async ({
    entered: landing,
  }) => {
    await plan(landing, { title: 'Standup', from: '09:00', to: '09:30' })
    await openAgenda(landing)
    const remove = landing.getByRole('button', { name: 'Delete Standup' })
    await expect(items(landing, 'Morning')).toBeVisible()
    await expect(remove).toBeHidden()
    const box = await items(landing, 'Morning').boundingBox()
    const finger = await landing.context().newCDPSession(landing)
    const at = [{ x: (box?.x ?? 0) + 40, y: (box?.y ?? 0) + 20 }]
    await finger.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: at })
    await expect(remove).toBeVisible()
    await finger.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] })
    await landing.getByRole('heading', { level: 1 }).tap()
    await expect(remove).toBeHidden()
    expect(await barriersInEveryLook(landing, { widths: [390] })).toEqual([])
  })
})

test('what another device does is there at once', async ({ entered: landing }) => {
  await openAgenda(landing)
  await act(landing, 'create-agenda-item', { title: 'From afar', date: someDay, time: '09:00', priority: 'low' })
  await expect(slot(landing, 'Morning')).toContainText('From afar')
})

test('on paper stands the day and nothing to press', async ({ entered: landing }) => {
  await plan(landing, { title: 'Standup', from: '09:00', to: '09:30', description: 'Long words\n'.repeat(5) })
  await openAgenda(landing)
  await expect(slot(landing, 'Morning').getByRole('listitem')).toHaveCount(2)
  await landing.emulateMedia({ media: 'print' })
  await expect(landing.getByRole('button').filter({ visible: true })).toHaveCount(0)
  await expect(landing.getByRole('heading', { name: 'Wednesday 13 January 2038' })).toBeVisible()
  await expect(slot(landing, 'Morning')).toContainText('Standup')
  await expect(landing.getByRole('tablist')).toBeHidden()
})

test.describe('what goes wrong', () => {
  test.use({ allowed: [[/Failed to load resource/], { scope: 'test' }] })

  test('a day that cannot be loaded is asked for again in its place', async ({ entered: landing }) => {
    const events = /\/v1\/calendar\/events\?/
    await hearNothing(landing)
    await landing.route(events, (route) => route.fulfill({ status: 403, body: '{}' }))
    await landing.goto(`/assistant?view=agenda&date=${someDay}`)
    await expect(landing.getByText('Your day could not be loaded')).toBeVisible()
    await landing.unroute(events)
    await landing.getByRole('button', { name: 'Retry' }).click()
    await expect(landing.getByText('Nothing is planned')).toBeVisible()
  })
})

test('neither axe nor the frame has anything against the agenda, in any look', async ({ entered: landing }) => {
  for (const [priority, time] of [
    ['high', '09:00'],
    ['medium', '14:00'],
    ['low', '19:00'],
  ])
    await act(landing, 'create-agenda-item', { title: `Priority ${priority}`, date: someDay, time, priority })
  await openAgenda(landing)
  await expect(landing.getByText('Priority low')).toBeVisible()
  expect(await barriersInEveryLook(landing)).toEqual([])
})
