import type { Page } from '@playwright/test'
import { barriersInEveryLook } from './axe.ts'
import { holdServer } from './away.ts'
import { call } from './chats.ts'
import { expect, test } from './chat.ts'
import { drag, middleOf } from './touch.ts'

test.use({
  timezoneId: 'UTC',
  allowed: [[/Failed to load resource|WebSocket connection|WS not ready/], { scope: 'test' }],
})

const waiting = (page: Page) => page.getByRole('region', { name: 'Sent when the connection is back' })
const away = (page: Page) => page.getByText('can’t be reached')
const reminders = async (page: Page) =>
  (await call<{ text: string }[]>(page, 'GET', '/v1/reminders')).map(({ text }) => text)

/** Waits until what opens over a page has been loaded, which happens once the page has stood for a while. */
async function openable(page: Page, name: string): Promise<void> {
  await page.waitForFunction(
    (part) => performance.getEntriesByType('resource').some((each) => each.name.includes(part)),
    `/${name}-`,
  )
}

/** How often each action was done, by its name. */
async function done(page: Page, action: string): Promise<number> {
  const activities = await call<{ action: string }[]>(page, 'GET', '/v1/activity?limit=50')
  return activities.filter((each) => each.action === action).length
}

test('reminders are set, put off, stopped and taken up again without a connection, and sent once', async ({
  entered: page,
}) => {
  for (const text of ['Call Tom', 'Pay the rent', 'Water the plants'])
    await call(page, 'POST', '/v1/actions/reminders.create', { input: { text, at: '2090-01-05T09:00' } })
  const server = await holdServer(page)
  await page.goto('/assistant/reminders')
  const row = (text: string) => page.locator('[data-reminder]').filter({ hasText: text })
  await row('Call Tom').waitFor()
  await openable(page, 'placed-menu')
  await server.leave()
  await expect(away(page)).toBeVisible()

  for (const text of ['Call Tom', 'Pay the rent']) {
    await page.getByRole('button', { name: `More for ${text}` }).click()
    await page.getByRole('menuitem', { name: 'Stop' }).click()
    await expect(row(text)).toHaveCount(0)
  }
  await page.getByRole('heading', { name: 'Reminders', level: 1 }).click()
  await page.getByRole('button', { name: /^Water the plants/ }).focus()
  await page.keyboard.press('Control+z')
  await expect(row('Pay the rent')).toBeVisible()
  await page.getByRole('button', { name: 'More for Water the plants' }).click()
  await page.getByRole('menuitem', { name: 'An hour later' }).click()
  await expect(row('Water the plants')).toContainText('10:00')
  await expect(row('Water the plants')).toContainText('Not sent yet')
  const add = page.getByRole('textbox', { name: 'Add a reminder' })
  await add.fill('order bread tomorrow at 9')
  await add.press('Enter')
  await expect(row('order bread')).toContainText('Not sent yet')
  await expect(waiting(page).getByRole('listitem')).toHaveText([
    /^Stop “Call Tom”/,
    /^Change “Water the plants”/,
    /^Remind of “order bread”/,
  ])
  expect(await barriersInEveryLook(page, { widths: [390, 1280] })).toEqual([])

  await server.comeBack()
  await expect(waiting(page)).toHaveCount(0)
  await expect(page.getByText('Not sent yet')).toHaveCount(0)
  expect(await reminders(page)).toEqual(['order bread', 'Pay the rent', 'Water the plants'])
  expect(await done(page, 'reminders.stop')).toBe(1)
  expect(await done(page, 'reminders.change')).toBe(1)
})

test('notices are answered without a connection, and are dealt with once it is back', async ({ entered: page }) => {
  const at = new Date().toISOString().slice(0, 16)
  for (const text of ['Call Tom', 'Check the oven', 'Feed the cat'])
    await call(page, 'POST', '/v1/actions/reminders.create', { input: { text, at } })
  const server = await holdServer(page)
  await page.goto('/assistant/notices')
  const row = (text: string) => page.locator('[data-notice]').filter({ hasText: text })
  for (const text of ['Call Tom', 'Check the oven', 'Feed the cat']) await row(text).waitFor()
  await openable(page, 'placed-menu')
  await server.leave()
  await expect(away(page)).toBeVisible()

  for (const text of ['Call Tom', 'Feed the cat']) {
    await page.getByRole('button', { name: `Done: ${text}` }).click()
    await expect(row(text)).toContainText('Answered, not sent yet')
  }
  // What waits is not answered once more by a swipe.
  const { x, y } = await middleOf(row('Call Tom'))
  await drag(page, { x, y }, { x: x + 300, y })
  await page.getByRole('button', { name: 'Snooze: Check the oven' }).click()
  await page.getByRole('menuitem', { name: 'In an hour' }).click()
  await expect(waiting(page).getByRole('listitem')).toHaveText([
    /^Done with “Call Tom”/,
    /^Done with “Feed the cat”/,
    /^Snooze “Check the oven”/,
  ])
  await page.getByRole('button', { name: 'Take back the answer to Feed the cat' }).click()
  await expect(page.getByRole('button', { name: 'Done: Feed the cat' })).toBeVisible()
  expect(await barriersInEveryLook(page, { widths: [390, 1280] })).toEqual([])

  await server.comeBack()
  await expect(waiting(page)).toHaveCount(0)
  await expect(row('Check the oven')).toContainText('Snoozed until')
  await expect(row('Call Tom').getByRole('button', { name: 'Snooze' })).toHaveCount(0)
  expect(await done(page, 'notices.finish')).toBe(1)
  expect(await done(page, 'notices.snooze')).toBe(1)
})

test('what came is marked as seen once the server is back, though its page was left', async ({ entered: page }) => {
  const server = await holdServer(page)
  await page.goto('/assistant/reminders')
  await call(page, 'POST', '/v1/notices/trial')
  const places = page.getByRole('navigation', { name: 'Notices and reminders' })
  await expect(page.getByRole('button', { name: 'Notices 1 new notice' })).toBeVisible()
  const unseen = async () => (await call<{ unseen: number }>(page, 'GET', '/v1/notices/unseen')).unseen
  // The marks of what is shown do not arrive, as when the connection goes just then.
  await page.route('**/v1/notices/seen', (route) => route.abort('connectionrefused'))
  await places.getByRole('link', { name: 'Notices' }).click()
  await page.locator('[data-notice]').waitFor()
  await server.leave()
  await expect(away(page)).toBeVisible()
  await places.getByRole('link', { name: 'Reminders' }).click()
  await page.unroute('**/v1/notices/seen')
  await server.comeBack()
  await expect.poll(unseen).toBe(0)
})

test('contacts are added, changed twice and deleted without a connection, and sent once', async ({ entered: page }) => {
  for (const name of ['Akira Tan', 'Ben Okafor'])
    await call(page, 'POST', '/v1/actions/contacts.add-contact', { input: { name } })
  const server = await holdServer(page)
  await page.goto('/assistant/contacts')
  const row = (name: string) => page.locator('[data-contact]').filter({ hasText: name })
  const dialog = page.getByRole('dialog').filter({ has: page.getByRole('button', { name: 'Close', exact: true }) })
  const open = (name: string) => row(name).getByRole('button').click()
  const save = () => dialog.getByRole('button', { name: 'Save' }).click()
  await openable(page, 'contact-dialog')
  await server.leave()
  await expect(away(page)).toBeVisible()

  await open('Akira Tan')
  await dialog.getByLabel('Company').fill('Northwind')
  await save()
  await expect(row('Akira Tan')).toContainText('Not sent yet')
  await open('Akira Tan')
  await dialog.getByLabel('Name').fill('Akira T.')
  await save()
  await expect(row('Akira T.')).toContainText('Northwind')
  await open('Ben Okafor')
  await dialog.getByRole('button', { name: 'Delete' }).click()
  await expect(row('Ben Okafor')).toHaveCount(0)
  await page.getByRole('button', { name: 'Add a contact' }).click()
  await dialog.getByLabel('Name').fill('Tom Weber')
  await save()
  await expect(row('Tom Weber')).toContainText('Not sent yet')
  await expect(waiting(page).getByRole('listitem')).toHaveText([
    /^Change “Akira Tan”/,
    /^Change “Akira Tan”/,
    /^Delete “Ben Okafor”/,
    /^Add “Tom Weber”/,
  ])
  expect(await barriersInEveryLook(page, { widths: [390, 1280] })).toEqual([])

  await server.comeBack()
  await expect(waiting(page)).toHaveCount(0)
  await expect(page.locator('[data-contact]')).toHaveText([/^.*Akira T\..*Northwind/, /Tom Weber/])
  const { contacts } = await call<{ contacts: { name: string; revision: number }[] }>(page, 'GET', '/v1/contacts')
  expect(contacts.map(({ name, revision }) => [name, revision])).toEqual([
    ['Akira T.', 3],
    ['Tom Weber', 1],
  ])
})
