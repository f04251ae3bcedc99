import type { Page } from '@playwright/test'
import { barriersInEveryLook } from './axe.ts'
import { act, eventBlock, plan, toast } from './calendar.ts'
import { box, entries, expect, test } from './chat.ts'
import { call, makeChats } from './chats.ts'
import { gate } from './people.ts'

test.use({ timezoneId: 'UTC' })

const palette = (page: Page) => page.getByRole('dialog', { name: 'Command palette' })
const option = (page: Page, name: string | RegExp) => palette(page).getByRole('option', { name })
const field = (page: Page) => palette(page).getByRole('combobox', { name: 'Go to, search or do' })

test('keys that are typed while the palette loads are neither lost nor typed anywhere else', async ({
  landing: page,
}) => {
  const loaded = gate()
  await page.route(/palette-list-[\w-]+\.js/, async (route) => {
    await loaded.opened
    await route.fallback()
  })
  await box(page).focus()
  await page.keyboard.press('Control+k')
  await page.keyboard.type('agen')
  await page.keyboard.press('Enter')
  await expect(field(page)).toHaveValue('agen')
  await expect(box(page)).toHaveValue('')
  loaded.open()
  await expect(page).toHaveURL('/assistant?view=agenda')
  await expect(palette(page)).toBeHidden()
})

test('what is pressed is chosen, although results that arrive meanwhile move it', async ({ landing: page }) => {
  await plan(page, { title: 'Zeppelin briefing', from: '09:00', to: '10:00' })
  await page.keyboard.press('Control+k')
  await option(page, 'Create Event').waitFor()
  const found = gate()
  await page.route('**/v1/**', async (route) => {
    await found.opened
    await route.continue()
  })
  await field(page).fill('zeppelin')
  const everything = option(page, 'Search everything for “zeppelin”')
  await everything.hover()
  const before = await everything.boundingBox()
  await page.mouse.down()
  found.open()
  await expect.poll(async () => (await everything.boundingBox())?.y).not.toBe(before?.y)
  await page.mouse.up()
  await expect(page).toHaveURL('/assistant/search?text=zeppelin')
})

test('the palette finds chats, events, guests, files, settings and commands, and says where they are', async ({
  landing: page,
}) => {
  await makeChats(page, ['Zeppelin trip'])
  await plan(page, { title: 'Zeppelin briefing', from: '09:00', to: '10:00' })
  const invited = { title: 'Hangar visit', start: '2038-01-14T09:00', end: '2038-01-14T10:00', zone: 'UTC' }
  const guest = { name: 'Zara Zeppelin', email: 'zara@example.com' }
  const waiting = await act(page, 'create-event', { ...invited, people: [guest] })
  await call(page, 'POST', `/v1/activity/${waiting.id}/approve`, { hash: waiting.hash })
  await page.getByRole('link', { name: 'Files' }).click()
  const choosing = page.waitForEvent('filechooser')
  await page.getByRole('button', { name: 'Choose files' }).click()
  await (await choosing).setFiles([{ name: 'Zeppelin plan.txt', mimeType: 'text/plain', buffer: Buffer.from('x') }])
  await expect(page.getByRole('list', { name: 'Files' }).getByRole('listitem')).toHaveCount(1)

  await page.keyboard.press('Control+k')
  await field(page).fill('zeppelin')
  await expect(option(page, /^Zeppelin briefing .*13 January 2038, 09:00 to 10:00/)).toBeVisible()
  await expect(option(page, /^Zara Zeppelin Hangar visit/)).toBeVisible()
  await expect(option(page, 'Zeppelin trip')).toBeVisible()
  await expect(option(page, /^Zeppelin plan\.txt TXT/)).toBeVisible()
  await expect(palette(page).getByRole('option').nth(-4)).toHaveText(/^Add “zeppelin” to the calendar/)
  await expect(palette(page).getByRole('option').nth(-3)).toHaveText(/^Add “zeppelin” to your tasks/)
  await expect(palette(page).getByRole('option').nth(-2)).toHaveText('Ask Attaché: zeppelin')
  await expect(palette(page).getByRole('option').last()).toHaveText('Search everything for “zeppelin”')
  // An event or a file that the search finds as well is shown once.
  await expect(option(page, /^Zeppelin (?:briefing|plan)/)).toHaveCount(2)
  const place = 'dialog[aria-label="Command palette"]'
  expect(await barriersInEveryLook(page, { place, widths: [390, 1280] })).toEqual([])
  await option(page, /^Zeppelin plan\.txt/).click()
  await expect(page.getByRole('list', { name: 'Files' }).getByRole('listitem')).toBeFocused()

  await page.keyboard.press('Control+k')
  await expect(palette(page).getByRole('group', { name: 'Recent' }).getByRole('option')).toHaveText([/Zeppelin plan/])
  await field(page).fill('secur')
  await expect(option(page, 'Security Settings')).toHaveAttribute('aria-selected', 'true')
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL('/assistant/settings/security')
  // From there the keyboard goes on in the page.
  await expect(page.getByRole('main', { name: 'Settings' })).toBeFocused()
  await page.keyboard.press('Control+k')
  await field(page).fill('hangar')
  await option(page, /^Hangar visit/).click()
  await expect(eventBlock(page, 'Hangar visit')).toBeFocused()
})

test('what is typed in the palette becomes a task or a reminder, which is seen before it is saved', async ({
  landing: page,
}) => {
  await page.keyboard.press('Control+k')
  await field(page).fill('Pump up the balloon 2038-01-13')
  await option(page, /to your tasks$/).click()
  const task = page.getByRole('textbox', { name: 'Add a task' })
  await expect(task).toBeFocused()
  await expect(task).toHaveValue('Pump up the balloon 2038-01-13')
  await page.keyboard.press('Enter')
  await expect(page.getByRole('listitem').filter({ hasText: 'Pump up the balloon' })).toContainText('13 January 2038')

  await page.keyboard.press('Control+k')
  await field(page).fill('remind me to call Tom 2038-01-13 at 17:00')
  const first = palette(page).getByRole('option').first()
  await expect(first).toHaveText(/^remind me to call Tom.*“call Tom” · Wednesday 13 January 2038, 17:00/)
  await field(page).fill('balloon insurance')
  await expect(option(page, /^Add “balloon insurance” to your tasks/)).toBeVisible()
  await expect(option(page, /call Tom/)).toHaveCount(0)
  await field(page).fill('remind me to call Tom 2038-01-13 at 17:00')
  await expect(first).toHaveText(/^remind me to call Tom.*17:00/)
  await page.keyboard.press('Enter')
  await expect(page.getByRole('textbox', { name: 'Add a reminder' })).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(page.getByRole('listitem').filter({ hasText: /call Tom/i })).toContainText('17:00')
  await page.reload()
  await expect(page.getByRole('textbox', { name: 'Add a reminder' })).toHaveValue('')
})

test('the palette adds an event, opens the form and asks, from anywhere', async ({ landing: page }) => {
  await page.keyboard.press('Control+k')
  await field(page).fill('Balloon ride 2038-01-13 at 9:00')
  await expect(option(page, /^Add “Balloon .*13 January 2038, 09:00 to 10:00/)).toBeVisible()
  await option(page, /^Add “Balloon .*to the calendar/).click()
  await expect(toast(page, /Balloon ride/)).toBeVisible()
  await expect(eventBlock(page, 'Balloon ride')).toBeVisible()
  await page.reload()
  await expect(eventBlock(page, 'Balloon ride')).toHaveCount(1)

  await page.goto('/assistant/settings/profile')
  await page.getByRole('textbox', { name: 'Name', exact: true }).waitFor()
  await page.keyboard.press('Control+k')
  await page.keyboard.type('create ev')
  await page.keyboard.press('Enter')
  await expect(page.getByRole('dialog').getByRole('textbox', { name: 'Title' })).toBeFocused()
  await page.keyboard.press('Escape')
  await page.keyboard.press('Control+k')
  await page.keyboard.type('Is it going to rain')
  await expect(palette(page).getByRole('option').last()).toHaveText('Search everything for “Is it going to rain”')
  await expect(palette(page).getByRole('option').first()).toHaveText('Ask Attaché: Is it going to rain')
  await expect(palette(page).getByRole('option').first()).toHaveAttribute('aria-selected', 'true')
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/\/assistant\/[0-9a-f-]{36}$/)
  await expect(entries(page).first()).toContainText('Is it going to rain')
})

test('what waits for a yes is found by “approve” and seen before the yes; Mail takes the focus', async ({
  landing: page,
}) => {
  const letter = { to: 'ana@example.com', title: 'Lunch', body: 'At noon on Thursday?' }
  await call(page, 'POST', '/v1/actions/notes.send-note', { input: letter })
  await call(page, 'POST', '/v1/actions/notes.send-note', { input: { ...letter, title: 'Dinner' } })
  await page.keyboard.press('Control+k')
  await page.keyboard.type('decline lunch')
  await expect(option(page, /^Decline: .*Lunch/)).toHaveAttribute('aria-selected', 'true')
  await field(page).fill('approve')
  await option(page, /^Approve: .*Lunch/).click()
  await expect(page).toHaveURL('/assistant/activity')
  const card = page.getByRole('article', { name: /“Lunch”/ })
  await expect(card).toContainText('At noon on Thursday?')
  await expect(card.getByRole('button', { name: 'Approve' })).toBeFocused()
  await page.keyboard.press('Control+k')
  await page.keyboard.type('decline dinner')
  await expect(option(page, /^Decline: .*Dinner/)).toHaveAttribute('aria-selected', 'true')
  await page.keyboard.press('Enter')
  const other = page.getByRole('article', { name: /“Dinner”/ })
  await expect(other.getByRole('button', { name: 'Decline' })).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(other).toContainText('Declined')
  await expect(card.getByRole('button', { name: 'Approve' })).toBeVisible()

  await page.goto('/assistant')
  await box(page).focus()
  await page.keyboard.press('Control+k')
  await page.keyboard.type('mail')
  await expect(option(page, /^Mail$/)).toHaveAttribute('aria-selected', 'true')
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL('/assistant/mail')
  await expect(page.getByRole('main')).toBeFocused()
})
