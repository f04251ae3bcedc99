import { Buffer } from 'node:buffer'
import { readFile } from 'node:fs/promises'
import type { Page } from '@playwright/test'
import { barriersInEveryLook } from './axe.ts'
import { eventBlock, openCalendar, panel, plan, stored } from './calendar.ts'
import { expect, test } from './chat.ts'
import { keepToasts } from './toasts.ts'

test.use({ viewport: { width: 1440, height: 900 }, timezoneId: 'UTC' })

const dialog = (page: Page, name: string) => page.getByRole('dialog', { name })

const event = (uid: string, hour: string, title: string) => `BEGIN:VEVENT
UID:${uid}
DTSTAMP:20380101T000000Z
DTSTART:20380113T${hour}0000Z
DTEND:20380113T${hour}3000Z
SUMMARY:${title}
END:VEVENT
`

const calendarOf = (...events: string[]) =>
  `BEGIN:VCALENDAR\nVERSION:2.0\nPRODID:-//Somebody//Elsewhere//EN\n${events.join('')}END:VCALENDAR\n`.replaceAll(
    '\n',
    '\r\n',
  )

async function openImport(page: Page): Promise<void> {
  await openCalendar(page)
  await page.getByRole('button', { name: 'More about calendars' }).click()
  await page.getByRole('menuitem', { name: 'Import a file…' }).click()
  await dialog(page, 'Import a calendar file').waitFor()
}

async function choose(page: Page, content: string, name = 'theirs.ics'): Promise<void> {
  await page.locator('input[type="file"][accept*="ics"]').setInputFiles({
    name,
    mimeType: 'text/calendar',
    buffer: Buffer.from(content),
  })
}

async function openMenu(page: Page, item: string): Promise<void> {
  await panel(page).getByRole('button', { name: 'More about Work Calendar' }).click()
  await page.getByRole('menuitem', { name: item }).click()
}

test('a file is imported after it was seen what it would bring, and brings nothing a second time', async ({
  entered: landing,
}) => {
  await openImport(landing)
  const content = calendarOf(event('one@theirs', '09', 'Standup'), event('two@theirs', '14', 'Review'))
  await choose(landing, content)
  const form = dialog(landing, 'Import a calendar file')
  await expect(form).toContainText('2 events: 2 new.')
  await expect(form.getByRole('list', { name: 'Events in the file' }).getByRole('listitem')).toHaveCount(2)
  expect(await stored(landing)).toEqual([])
  await form.getByRole('combobox', { name: 'Into the calendar' }).click()
  await landing.getByRole('option', { name: 'Project A' }).click()
  await form.getByRole('button', { name: 'Import', exact: true }).click()
  await expect(form).toHaveCount(0)
  await expect(eventBlock(landing, 'Review')).toBeVisible()
  expect((await stored(landing)).map(({ title, color }) => [title, color])).toEqual([
    ['Standup', '#f59e0b'],
    ['Review', '#f59e0b'],
  ])
  await openImport(landing)
  await choose(landing, content)
  await expect(form).toContainText('2 events: 2 here already. There is nothing to import.')
  await expect(form.getByRole('button', { name: 'Import', exact: true })).toHaveCount(0)
})

test('what was imported can be taken back', async ({ entered: landing }) => {
  await openImport(landing)
  await choose(landing, calendarOf(event('one@theirs', '09', 'Standup')))
  await dialog(landing, 'Import a calendar file').getByRole('button', { name: 'Import', exact: true }).click()
  await keepToasts(landing)
  await expect(eventBlock(landing, 'Standup')).toBeVisible()
  await landing.getByRole('dialog').getByRole('button', { name: 'Undo' }).click()
  await expect(eventBlock(landing, 'Standup')).toHaveCount(0)
})

test.describe('a file that is none', () => {
  test.use({ allowed: [[/status of 4\d\d/], { scope: 'test' }] })

  test('is refused with a sentence, and another one can be chosen', async ({ entered: landing }) => {
    await openImport(landing)
    const form = dialog(landing, 'Import a calendar file')
    await choose(landing, 'Dear Sir or Madam')
    await expect(form.getByRole('alert')).not.toBeEmpty()
    await choose(landing, calendarOf(event('one@theirs', '09', 'Standup')))
    await expect(form).toContainText('1 event: 1 new.')
    await expect(form.getByRole('alert').filter({ visible: true })).toHaveCount(0)
  })
})

test('a calendar and an event are saved as files', async ({ entered: landing }) => {
  await plan(landing, { title: 'Standup', from: '09:00', to: '09:30' })
  await openCalendar(landing)
  const saving = landing.waitForEvent('download')
  await openMenu(landing, 'Export')
  const whole = await saving
  expect(whole.suggestedFilename()).toBe('Work Calendar.ics')
  expect(await readFile(await whole.path(), 'utf8')).toMatch(/^BEGIN:VCALENDAR\r\n[^]*SUMMARY:Standup\r\n/)
  await eventBlock(landing, 'Standup').click()
  const savingOne = landing.waitForEvent('download')
  await landing.getByRole('button', { name: 'Export as a calendar file' }).click()
  expect((await savingOne).suggestedFilename()).toBe('Standup.ics')
})

test('a secret address is made after a yes, read by whoever knows it, copied and revoked', async ({
  entered: landing,
  context,
  request,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  await plan(landing, { title: 'Standup', from: '09:00', to: '09:30' })
  await openCalendar(landing)
  await openMenu(landing, 'Secret address…')
  const form = dialog(landing, 'Secret address')
  await form.getByRole('button', { name: 'Create a secret address' }).click()
  const card = dialog(landing, 'This waits for your yes')
  await card.getByRole('button', { name: 'Approve' }).click()
  await card.getByRole('button', { name: 'Close' }).click()
  // The new calendar appears in the form that asked for it.
  await expect(form.getByLabel('Address')).toHaveValue(/\/v1\/calendar\/feeds\/[\w-]{20,}\/calendar\.ics$/)
  const address = await form.getByLabel('Address').inputValue()
  await expect(landing.getByRole('checkbox', { name: /shared by secret address$/, includeHidden: true })).toHaveCount(1)
  const path = new URL(address).pathname
  expect(await (await request.get(path)).text()).toContain('SUMMARY:Standup')
  await form.getByRole('button', { name: 'Copy' }).click()
  await expect(form.getByText('Copied.').first()).toBeVisible()
  expect(await landing.evaluate(() => navigator.clipboard.readText())).toBe(address)
  await form.getByRole('button', { name: 'Revoke' }).click()
  await expect(form.getByText('There is none yet.')).toBeVisible()
  expect((await request.get(path)).status()).toBe(404)
})

test('neither axe nor the frame has anything against these dialogs, in any look', async ({ entered: landing }) => {
  await openImport(landing)
  const broken = event('three@theirs', '10', 'Broken').replace('DTSTART:20380113T', 'DTSTART:nonsense')
  await choose(landing, calendarOf(event('one@theirs', '09', `A long title ${'of an event '.repeat(20)}`), broken))
  await expect(dialog(landing, 'Import a calendar file')).toContainText('1 event: 1 new.')
  expect(await barriersInEveryLook(landing)).toEqual([])
})
