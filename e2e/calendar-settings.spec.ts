import type { Page } from '@playwright/test'
import { act, eventBlock, grid, openCalendar, panel, plan, someDay } from './calendar.ts'
import { form } from './calendar-form.ts'
import { expect, test } from './chat.ts'

test.use({ viewport: { width: 1440, height: 900 }, timezoneId: 'UTC' })

/** Does what changes a setting, and waits until the server has kept it. */
async function keeping(page: Page, change: () => Promise<void>): Promise<void> {
  const kept = page.waitForResponse((response) => response.request().method() !== 'GET' && response.ok())
  await change()
  await kept
  await expect(page.getByText('Saved.')).toBeVisible()
}

async function choose(page: Page, list: string, name: string): Promise<void> {
  await page.getByRole('combobox', { name: list }).click()
  await keeping(page, () => page.getByRole('option', { name, exact: true }).click())
}

test('a clock of 12 hours and the order of dates are chosen once, and seen wherever times stand', async ({
  entered: page,
}) => {
  await plan(page, { title: 'Review', from: '14:30', to: '15:30' })
  await act(page, 'create-agenda-item', { title: 'Call Bo', date: someDay, time: '16:00', priority: 'low' })
  await page.goto('/assistant/settings/time')
  for (const name of ['12 hours', /March 25/]) {
    await keeping(page, () => page.getByRole('radio', { name }).click())
    await expect(page.getByRole('radio', { name })).toBeChecked()
  }

  await openCalendar(page)
  await expect(eventBlock(page, 'Review')).toContainText('2:30–3:30 pm')
  await expect(eventBlock(page, 'Review')).toHaveAttribute('aria-description', /^Wednesday, January 13, 2038, /)
  await panel(page).getByRole('button', { name: 'Create Event' }).click()
  await form(page).getByRole('button', { name: 'More' }).click()
  await form(page).getByLabel('Start time').fill('930')
  await form(page).getByLabel('Start time').press('Enter')
  await expect(form(page).getByLabel('Start time')).toHaveValue(/^9:30\s?AM$/i)
  await page.goto(`/assistant?view=agenda&date=${someDay}`)
  await expect(page.getByRole('listitem').filter({ hasText: 'Call Bo' })).toContainText('4:00 pm– to 5:00 pm')
})

test('the first day of the week, and the length and the calendar of new events, are those that were chosen', async ({
  entered: page,
}) => {
  await page.goto('/assistant/settings/time')
  await choose(page, 'First day of the week', 'Sunday')
  await choose(page, 'Length of new events', '45 minutes')
  await page.goto('/assistant/settings/calendar')
  await choose(page, 'Default calendar', 'Personal')

  await openCalendar(page)
  // The week of Wednesday 13 January 2038 begins on the 10th.
  await expect(grid(page)).toHaveAttribute('data-day', '2038-01-10')
  await panel(page).getByRole('button', { name: 'Create Event' }).click()
  await expect(form(page).getByRole('combobox', { name: 'Calendar' })).toHaveText('Personal')
  await form(page).getByRole('button', { name: 'More' }).click()
  await form(page).getByLabel('Start time').fill('9:00')
  await form(page).getByLabel('Start time').press('Enter')
  await expect(form(page).getByLabel('End time')).toHaveValue('09:45')
})
