import type { Page } from '@playwright/test'
import { barriersInEveryLook } from './axe.ts'
import { expect, test } from './chat.ts'
import { call, makeChats, recents } from './chats.ts'
import { greeted } from './tab.ts'

test.use({ timezoneId: 'UTC' })

/** A reminder for this minute, which is due at once. */
async function remindNow(page: Page, text: string): Promise<void> {
  const at = new Date().toISOString().slice(0, 16)
  await call(page, 'POST', '/v1/actions/reminders.create', { input: { text, at } })
}

const news = (page: Page) => page.getByRole('region', { name: 'New notices' })

const row = (page: Page, text: string) => page.getByRole('listitem').filter({ hasText: text })

test('reminders are written in words and by form, stopped, brought back, and dealt with once they came', async ({
  entered: page,
}) => {
  await page.goto('/assistant/reminders')
  await expect(page.getByText('Nothing to remind you of')).toBeVisible()
  const add = page.getByRole('textbox', { name: 'Add a reminder' })
  await add.fill('remind me to call Tom tomorrow at 9')
  await expect(page.getByText('“call Tom” · Tomorrow, 09:00')).toBeVisible()
  await add.press('Enter')
  await expect(page.getByRole('region', { name: 'Tomorrow' })).toContainText('call Tom')

  await page.getByRole('heading', { name: 'Reminders', level: 1 }).click()
  await page.keyboard.press('n')
  const form = page.getByRole('dialog', { name: 'New reminder' })
  await form.getByLabel('Remind me').fill('Pay the rent')
  await form.getByRole('combobox', { name: 'Repeats' }).click()
  await page.getByRole('option', { name: 'Custom…' }).click()
  await form.getByLabel('How it repeats').fill('last Friday of the month')
  await expect(form).toContainText(/On the last Friday of each month.*Friday/)
  expect(await barriersInEveryLook(page, { widths: [390], place: '[role=dialog]' })).toEqual([])
  await form.getByRole('button', { name: 'Save' }).click()
  await expect(row(page, 'Pay the rent')).toContainText('On the last Friday of each month')
  expect(await barriersInEveryLook(page)).toEqual([])

  await page.getByRole('button', { name: 'More for Pay the rent' }).click()
  await page.getByRole('menuitem', { name: 'Stop' }).click()
  await expect(row(page, 'Pay the rent')).toHaveCount(0)
  await page.getByRole('button', { name: /^call Tom/ }).focus()
  await page.keyboard.press('Control+z')
  await expect(row(page, 'Pay the rent')).toBeVisible()

  await remindNow(page, 'Check the oven')
  await page.getByRole('navigation', { name: 'Notices and reminders' }).getByRole('link', { name: 'Notices' }).click()
  const came = row(page, 'Check the oven')
  await came.getByText('How it reached you').click()
  await expect(came).toContainText('In the app: handed over.')
  expect(await barriersInEveryLook(page)).toEqual([])
  await came.getByRole('button', { name: 'Done' }).press('Enter')
  await expect(came.getByRole('button', { name: 'Snooze' })).toHaveCount(0)
  await expect(came.getByText('How it reached you')).toBeFocused()
  await page.getByRole('button', { name: 'Undo' }).click()
  await came.getByRole('button', { name: 'Snooze' }).click()
  await page.getByRole('menuitem', { name: 'Another time…' }).click()
  const again = page.getByRole('dialog', { name: 'Remind me again' })
  await again.getByLabel('When').fill('in two hours')
  await again.getByRole('button', { name: 'Snooze' }).click()
  await expect(came).toContainText('Snoozed until')
})

test('on a phone what comes due shows itself in every tab, can wait or be done there, and the bell is behind More', async ({
  landing: page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 })
  const other = await page.context().newPage()
  const heard = greeted(other)
  await other.goto('/assistant?view=agenda')
  await expect(other.getByRole('region', { name: 'Agenda', exact: true })).toBeVisible()
  await heard
  await remindNow(page, 'Call Tom')
  await expect(news(other)).toContainText('Call Tom')
  await expect(page.getByRole('button', { name: 'More 1 new notice' })).toBeVisible()
  expect(await barriersInEveryLook(page, { widths: [390] })).toEqual([])
  await news(page).getByRole('button', { name: 'Dismiss Call Tom' }).click()
  await expect(news(other)).toHaveCount(0)

  await remindNow(page, 'Check the oven')
  await news(page).getByRole('button', { name: 'Done: Check the oven' }).click()
  await expect(news(page)).toContainText('Marked “Check the oven” as done.')
  await expect(news(other)).toHaveCount(0)
  await other.close()

  await page.getByRole('button', { name: /^More/ }).click()
  await page.getByRole('navigation', { name: 'More' }).getByRole('button', { name: 'Notices' }).click()
  await page.getByRole('link', { name: 'All notices, and how they reached you' }).click()
  await expect(page.getByRole('dialog', { name: 'Notices' })).toHaveCount(0)
  await expect(news(page)).toHaveCount(0)
  await expect(row(page, 'Check the oven')).toContainText('Done')
  await page.getByRole('navigation', { name: 'Notices and reminders' }).getByRole('link', { name: 'Reminders' }).click()
  await expect(page.getByText('Nothing to remind you of')).toBeVisible()
  await expect(news(page)).toHaveCount(0)
  await page.getByRole('button', { name: 'New reminder' }).click()
  const form = page.getByRole('dialog', { name: 'New reminder' })
  await form.getByRole('combobox', { name: 'When' }).click()
  await page.getByRole('option', { name: 'Before events' }).click()
  await form.getByRole('combobox', { name: 'Which events' }).click()
  await page.getByRole('option', { name: 'Events with a person' }).click()
  await form.getByLabel('Name or word').fill('Akira')
  await form.getByRole('button', { name: 'Save' }).click()
  await expect(page.getByRole('region', { name: 'Before events' })).toContainText(
    '10 minutes before everything with Akira',
  )
})

test('an event has a reminder of its own, chosen beside it or in its form, and a calendar one for all of its events', async ({
  entered: page,
}) => {
  const day = new Date(Date.now() + 86_400_000).toISOString().slice(0, 10)
  const input = { title: 'Lunch', start: `${day}T12:00`, end: `${day}T13:00` }
  await call(page, 'POST', '/v1/actions/calendar.create-event', { input })
  await page.setViewportSize({ width: 1440, height: 900 })
  await page.goto(`/assistant?view=calendar&date=${day}&show=day`)
  await page.getByRole('button', { name: /^Lunch/ }).click()
  const detail = page.getByRole('dialog', { name: 'Lunch' })
  await detail.getByRole('combobox', { name: 'Reminder' }).waitFor()
  // Its room is kept from the start, so nothing moved when it came.
  const [kept, taken] = await detail
    .locator('[data-event-parts]')
    .evaluate((parts) => [Number.parseFloat(getComputedStyle(parts).minHeight), parts.getBoundingClientRect().height])
  expect(taken).toBe(kept)
  await detail.getByRole('combobox', { name: 'Reminder' }).click()
  await page.getByRole('option', { name: '15 minutes before' }).click()
  await expect(page.getByText(/I will remind you 15 minutes before/)).toBeVisible()
  expect(await barriersInEveryLook(page, { widths: [1440] })).toEqual([])
  await detail.getByRole('button', { name: 'Edit' }).click()
  const form = page.getByRole('dialog', { name: 'Edit event' })
  await expect(form.getByRole('combobox', { name: 'Reminder' })).toHaveText('15 minutes before')
  await form.getByRole('combobox', { name: 'Reminder' }).click()
  await page.getByRole('option', { name: 'An hour before' }).click()
  await form.getByRole('button', { name: 'Save' }).click()
  await expect(form).toHaveCount(0)

  await page.getByRole('button', { name: 'More about Work' }).click()
  await page.getByRole('menuitem', { name: 'Name and colour…' }).click()
  const calendar = page.getByRole('dialog', { name: 'Name and colour' })
  await calendar.getByRole('combobox', { name: 'Reminder before its events' }).click()
  await page.getByRole('option', { name: '10 minutes before' }).click()
  await calendar.getByRole('button', { name: 'Save' }).click()
  await expect(calendar).toHaveCount(0)
  await page.goto('/assistant/reminders')
  const before = page.getByRole('region', { name: 'Before events' })
  await expect(before).toContainText('An hour before')
  await expect(before).toContainText('10 minutes before every event of a calendar')
})

test('a chat has a reminder, set from its menu in the list, which opens it', async ({ entered: page }) => {
  await page.goto('/assistant')
  const [budget] = await makeChats(page, ['Budget', 'Travel'])
  const options = recents(page).getByRole('button', { name: 'Options for Budget' })
  const form = page.getByRole('dialog', { name: 'New reminder' })
  async function ask(): Promise<void> {
    await options.press('Enter')
    await page.getByRole('menuitem', { name: 'Remind me about this chat…' }).press('Enter')
    await expect(form.getByLabel('Remind me')).toHaveValue('Budget')
  }
  await ask()
  await form.press('Escape')
  await expect(options).toBeFocused()
  await ask()
  expect(await barriersInEveryLook(page, { widths: [1280], place: '[role=dialog]' })).toEqual([])
  await form.getByLabel('Remind me').fill('Answer about the budget')
  await form.getByRole('button', { name: 'Save' }).click()
  const said = page.getByRole('status').filter({ hasText: 'I will remind you of “Answer about the budget”' })
  await said.getByRole('button', { name: 'Undo' }).click()
  await expect(page.getByRole('status').filter({ hasText: 'Taken back' })).toBeVisible()

  await page.setViewportSize({ width: 390, height: 844 })
  await page.getByRole('button', { name: 'Open menu' }).click()
  const menu = page.getByRole('dialog', { name: 'Menu' })
  await menu.getByRole('button', { name: 'Options for Budget' }).click()
  await page.getByRole('menuitem', { name: 'Remind me about this chat…' }).click()
  await form.getByRole('button', { name: 'Save' }).click()
  await expect(menu).toContainText('I will remind you of “Budget”')
  const [reminder] = await call<{ id: string }[]>(page, 'GET', '/v1/reminders')
  expect(reminder).toMatchObject({ about: 'chat', target: { chat: budget?.id } })
  await menu.getByRole('button', { name: 'Close menu' }).click()
  const input = { id: reminder?.id, at: new Date().toISOString().slice(0, 16) }
  await call(page, 'POST', '/v1/actions/reminders.change', { input })
  await news(page).getByRole('link', { name: 'Budget' }).click()
  await expect(page).toHaveURL(`/assistant/${budget?.id}`)

  await call(page, 'POST', '/v1/actions/reminders.create', {
    input: { text: 'Look again', at: '2090-01-05T09:00', chat: budget?.id },
  })
  await page.goto('/assistant/reminders')
  await page.getByRole('button', { name: 'More for Look again' }).click()
  await page.getByRole('menuitem', { name: 'Open the chat' }).click()
  await expect(page).toHaveURL(`/assistant/${budget?.id}`)
})

test('whole days have a usual time of their own', async ({ entered: landing }) => {
  await landing.goto('/assistant/settings/notices')
  const days = landing.getByRole('combobox', { name: 'All-day events' })
  await expect(days).toHaveText('No reminder')
  await days.press('ArrowDown')
  await landing.getByRole('option', { name: 'At 18:00 the day before' }).click()
  await expect(
    landing.getByRole('dialog').filter({ hasText: 'at 18:00 the day before every all-day event' }),
  ).toBeVisible()
  await landing.reload()
  await expect(days).toHaveText('At 18:00 the day before')
  await expect(landing.getByRole('combobox', { name: 'All calendars', exact: true })).toHaveText('No reminder')
})

test('a device is offered for notices once, after a reminder was set, and never again', async ({ entered: page }) => {
  // What a whole browser has, of which these have the engine alone.
  await page.addInitScript(() => {
    Object.assign(globalThis, { PushManager: Object, Notification: { permission: 'default' } })
  })
  await page.goto('/assistant/reminders')
  const add = page.getByRole('textbox', { name: 'Add a reminder' })
  const offer = page.getByRole('region', { name: 'Notices on this device' })
  async function set(words: string): Promise<void> {
    await add.fill(`${words} tomorrow at 9`)
    await add.press('Enter')
    await expect(row(page, words)).toBeVisible()
  }
  await expect(page.getByText('Nothing to remind you of')).toBeVisible()
  await expect(offer).toHaveCount(0)
  await set('call Tom')
  await expect(offer).toContainText('This device can also show them when it is closed.')
  expect(await barriersInEveryLook(page, { widths: [390, 1280] })).toEqual([])
  await offer.getByRole('button', { name: 'No, thanks' }).click()
  await expect(offer).toHaveCount(0)
  await page.reload()
  await set('pay the rent')
  await page.getByRole('button', { name: /^pay the rent/ }).focus()
  await page.keyboard.press('Control+z')
  await expect(row(page, 'pay the rent')).toHaveCount(0)
  await expect(offer).toHaveCount(0)
})
