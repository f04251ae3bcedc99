import type { Dialog, Locator, Page } from '@playwright/test'
import { eventBlock, openCalendar, panel } from './calendar.ts'
import { expect } from './chat.ts'

export const form = (page: Page, name = 'Create Event') => page.getByRole('dialog', { name })
export const toast = (page: Page, words: string | RegExp) => page.getByRole('dialog').filter({ hasText: words })

/** The browser's alerts while this is done. */
export async function alerts(page: Page, work: () => Promise<void>): Promise<string[]> {
  const heard: string[] = []
  const hear = (dialog: Dialog) => {
    heard.push(dialog.message())
    void dialog.accept()
  }
  page.on('dialog', hear)
  await work()
  // Alerts come while what was pressed is drawn, so after a frame they have been heard.
  await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))))
  page.off('dialog', hear)
  return heard
}

/** Opens the full form by way of the quick one. */
export async function openForm(page: Page): Promise<void> {
  await openCalendar(page)
  await panel(page).getByRole('button', { name: 'Create Event' }).click()
  await form(page).getByRole('button', { name: 'More' }).click()
  await form(page).getByLabel('Description').waitFor()
}

/** Types a day and a time; closes the list of times again. */
export async function write(fields: Locator, end: 'Start' | 'End', day: string, time: string): Promise<void> {
  await fields.getByLabel(end, { exact: true }).fill(day)
  await fields.getByLabel(`${end} time`).fill(time)
  await fields.getByLabel(`${end} time`).press('Tab')
}

export async function expectTimes(fields: Locator, start: [string, string], end: [string, string]): Promise<void> {
  await expect(fields.getByLabel('Start', { exact: true })).toHaveValue(start[0])
  await expect(fields.getByLabel('Start time')).toHaveValue(start[1])
  await expect(fields.getByLabel('End', { exact: true })).toHaveValue(end[0])
  await expect(fields.getByLabel('End time')).toHaveValue(end[1])
}

export async function openEdit(page: Page, title: string): Promise<void> {
  await eventBlock(page, title).first().click()
  await page.getByRole('button', { name: 'Edit', exact: true }).click()
  await form(page, 'Edit event').waitFor()
}

export const submit = (page: Page, name = 'Create Event') =>
  form(page, name === 'Save' ? 'Edit event' : name)
    .getByRole('button', { name, exact: true })
    .click()
