import type { Locator, Page } from '@playwright/test'
import { barriers } from './axe.ts'
import { act, eventBlock, hour, openCalendar, plan, someDay } from './calendar.ts'
import { expect, test } from './chat.ts'
import { call } from './chats.ts'
import { keepToasts } from './toasts.ts'

test.use({ timezoneId: 'UTC' })

const shortcuts = (page: Page) => page.getByRole('dialog', { name: 'Keyboard shortcuts' })

async function make(page: Page, name: string, inputs: readonly object[]): Promise<void> {
  for (const input of inputs) await call(page, 'POST', `/v1/actions/${name}`, { input })
}

/** Whether it stands whole below the heading of the days. */
async function isBelowHeading(page: Page, place: Locator): Promise<boolean> {
  const head = await page.locator('[data-hour] > :first-child').boundingBox()
  const found = await place.boundingBox()
  return head !== null && found !== null && found.y >= head.y + head.height - 1
}

test('the keyboard stays with what is open beside an event, and then goes back to the event', async ({
  entered: page,
}) => {
  await plan(page, { title: 'Budget', from: '09:00', to: '10:00' })
  await openCalendar(page)
  await eventBlock(page, 'Budget').press('Enter')
  const details = page.getByRole('dialog', { name: 'Budget' })
  await expect(details.getByRole('button', { name: 'Edit' })).toBeFocused()
  for (let presses = 0; presses < 7; presses += 1) {
    await page.keyboard.press('Tab')
    await expect.poll(() => details.evaluate((element) => element.contains(document.activeElement))).toBe(true)
  }
  for (const key of ['j', 'k', 't', 'm', 'd']) await page.keyboard.press(key)
  await expect(details).toBeVisible()
  await expect(hour(page, someDay, 8)).toBeVisible()
  await expect(page.getByRole('dialog')).toHaveCount(1)
  await page.keyboard.press('Escape')
  await expect(eventBlock(page, 'Budget')).toBeFocused()
})

test('an hour that gets the focus, and the place of a new event, come out from below the heading', async ({
  entered: page,
}) => {
  await openCalendar(page)
  await hour(page, someDay, 20).focus()
  for (let presses = 0; presses < 14; presses += 1) {
    await page.keyboard.press('ArrowUp')
    expect(await isBelowHeading(page, page.locator(':focus'))).toBe(true)
  }
  await expect(hour(page, someDay, 6)).toBeFocused()
  await hour(page, someDay, 20).focus()
  await page.keyboard.press('n')
  await expect(page.getByRole('dialog', { name: 'Create Event' })).toBeVisible()
  await expect(page.locator('[data-draft]')).toBeInViewport()
  expect(await isBelowHeading(page, page.locator('[data-draft]'))).toBe(true)
})

test('J, K and arrows go through tasks, in lists and on boards, and the list of shortcuts says so', async ({
  entered: page,
}) => {
  const titles = ['Call the bank', 'Book the train', 'Sign the lease']
  await make(
    page,
    'tasks.create-task',
    titles.map((title, at) => ({ title, ...(at === 2 && { status: 'doing' }) })),
  )
  const task = (title: string) => page.getByRole('button', { name: new RegExp(`^${title}`) })
  await page.goto('/assistant?view=tasks&show=all')
  await task('Call the bank').waitFor()
  await page.keyboard.press('n')
  await page.keyboard.type('Half a thought')
  // The first Escape takes back what was typed, the second one leaves the field, where J would be a letter.
  await page.keyboard.press('Escape')
  await page.keyboard.press('Escape')
  const order = await page.locator('[data-task] > button:first-of-type > span:first-child').allInnerTexts()
  for (const key of ['j', 'j', 'ArrowDown']) await page.keyboard.press(key)
  await expect(task(order[2] ?? '')).toBeFocused()
  await page.keyboard.press('k')
  await expect(task(order[1] ?? '')).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(page.getByRole('dialog').getByLabel('Title')).toBeFocused()
  await page.keyboard.press('Escape')
  await expect(task(order[1] ?? '')).toBeFocused()

  await page.keyboard.press('?')
  await expect(shortcuts(page).getByText('Next task, also by an arrow')).toBeVisible()
  await page.keyboard.press('Escape')
  await page.goto('/assistant?view=tasks&show=all&as=board')
  await task('Sign the lease').waitFor()
  await page.keyboard.press('j')
  await page.keyboard.press('ArrowRight')
  await expect(task('Sign the lease')).toBeFocused()
  await page.keyboard.press('ArrowLeft')
  await expect(page.getByRole('region', { name: 'To do' }).locator(':focus')).toHaveCount(1)
})

test('files, contacts, reminders, the agenda and activity are gone through by keys as well', async ({
  entered: page,
}) => {
  await call(page, 'POST', '/v1/actions/documents.load-sample', { input: {} })
  await make(page, 'contacts.add-contact', [{ name: 'Akira Tan' }, { name: 'Ben Lund' }])
  await make(page, 'reminders.create', [
    { text: 'Pay the rent', at: '2038-01-13T09:00' },
    { text: 'Water the plants', at: '2038-01-14T09:00' },
  ])
  await plan(page, { title: 'Budget', from: '09:00', to: '10:00' })
  await plan(page, { title: 'Review', from: '11:00', to: '12:00' })
  const rows = [
    { at: '/assistant?view=files', row: 'data-file', says: 'Next file, also by an arrow' },
    { at: '/assistant/contacts', row: 'data-contact', says: 'Add a contact' },
    { at: '/assistant/reminders', row: 'data-reminder', says: 'New reminder' },
    { at: '/assistant/activity', row: 'data-activity', says: 'Next line, also by an arrow' },
  ]
  for (const { at, row, says } of rows) {
    await page.goto(at)
    const second = page.locator(`[${row}]`).nth(1).locator('button:enabled').first()
    await second.waitFor()
    for (const key of ['j', 'j', 'k', 'ArrowDown']) await page.keyboard.press(key)
    await expect(second).toBeFocused()
    await page.keyboard.press('?')
    await expect(shortcuts(page).getByText(says)).toBeVisible()
  }
  await page.goto(`/assistant?view=agenda&date=2038-01-12`)
  await page.getByText('Nothing is planned').first().waitFor()
  await page.keyboard.press('j')
  await page.getByRole('button', { name: 'Budget', exact: true }).focus()
  await page.keyboard.press('ArrowDown')
  await expect(page.getByRole('button', { name: 'Review', exact: true })).toBeFocused()
  await page.keyboard.press('k')
  await expect(page).toHaveURL(/date=2038-01-12/)
})

test('a sentence that names an event is added by Enter from the palette, and the event has the focus then', async ({
  entered: page,
}) => {
  await make(page, 'tasks.create-task', [{ title: 'Lunch with everybody at the office' }])
  await act(page, 'create-event', {
    title: 'Tour',
    start: `${someDay}T15:00`,
    end: `${someDay}T16:00`,
    zone: 'UTC',
  })
  await page.goto('/assistant/activity')
  await page.locator('[data-activity]').first().waitFor()
  await page.keyboard.press('j')
  await page.keyboard.press('Control+k')
  await page.keyboard.type('Lunch with Tom at the office on 13 January 2038 at 1pm')
  const options = page.getByRole('dialog', { name: 'Command palette' }).getByRole('option')
  await expect(options.filter({ hasText: '13:00 to 14:00' })).toHaveAttribute('aria-selected', 'true')
  await expect(options.first()).toContainText('to the calendar')
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/view=calendar&date=2038-01-13/)
  await expect(eventBlock(page, 'Lunch with Tom')).toBeFocused()
  await page.keyboard.press('ArrowDown')
  await expect(page.locator('[data-key]:focus')).toHaveCount(1)
  expect(await barriers(page)).toEqual([])
})

test('an arrow brings back the people that a name suggested', async ({ entered: page }) => {
  await make(page, 'contacts.add-contact', [{ name: 'Akira Tan', emails: ['akira@example.com'] }])
  await plan(page, { title: 'Budget', from: '09:00', to: '10:00' })
  await openCalendar(page)
  await eventBlock(page, 'Budget').press('Enter')
  await page.getByRole('button', { name: 'Edit', exact: true }).press('Enter')
  const form = page.getByRole('dialog', { name: 'Edit event' })
  await form.getByRole('button', { name: 'Add a person' }).press('Enter')
  const name = form.getByLabel('Name of person 1')
  await name.pressSequentially('aki')
  await expect(form.getByRole('option', { name: /Akira Tan/ })).toBeVisible()
  await page.keyboard.press('Tab')
  await page.keyboard.press('Shift+Tab')
  await expect(form.getByRole('option')).toHaveCount(0)
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('Enter')
  await expect(form.getByLabel('Email of person 1')).toHaveValue('akira@example.com')
})

test('what a toast says never lies over the buttons of a form', async ({ entered: page }) => {
  await page.setViewportSize({ width: 1280, height: 800 })
  await plan(page, { title: 'Budget', from: '09:00', to: '10:00' })
  await openCalendar(page)
  await eventBlock(page, 'Budget').press('Alt+ArrowDown')
  await page.getByRole('dialog').filter({ hasText: 'Moved “Budget”' }).waitFor()
  await keepToasts(page)
  await page.keyboard.press('n')
  const quick = page.getByRole('dialog', { name: 'Create Event' })
  await quick.getByRole('button', { name: 'More', exact: true }).press('Enter')
  const form = page.getByRole('dialog', { name: 'Create Event' }).filter({ has: page.getByLabel('Description') })
  await form.getByLabel('Title').fill('Handover')
  // A click lands on whatever lies on top, and the toast stays for as long as it is wanted to.
  await form.getByRole('button', { name: 'Create Event' }).click()
  await expect(eventBlock(page, 'Handover')).toBeVisible()
})

test('a reminder is set, changed and taken back by keys alone', async ({ entered: page }) => {
  await page.goto('/assistant/reminders')
  await expect(page.getByText('Nothing to remind you of')).toBeVisible()
  await page.keyboard.press('n')
  const form = page.getByRole('dialog', { name: 'New reminder' })
  await expect(form.getByLabel('Remind me')).toBeFocused()
  await page.keyboard.type('Pay the rent')
  await page.keyboard.press('Enter')
  await expect(form).toBeHidden()
  const row = page.getByRole('button', { name: /^Pay the rent/ })
  await expect(row).toBeVisible()
  await page.keyboard.press('j')
  await expect(row).toBeFocused()
  await page.keyboard.press('Enter')
  const known = page.getByRole('dialog')
  await expect(known.getByLabel('Remind me')).toHaveValue('Pay the rent')
  await known.getByLabel('Remind me').press('End')
  await page.keyboard.type(' today')
  await page.keyboard.press('Enter')
  await expect(page.getByRole('button', { name: /^Pay the rent today/ })).toBeFocused()
  await page.keyboard.press('Control+z')
  await expect(row).toHaveText(/Pay the rent(?! today)/)
})
