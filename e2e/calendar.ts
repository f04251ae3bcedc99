import type { Locator, Page } from '@playwright/test'
import type { Activity } from '../features/activity/contract.ts'
import type { Occurrence } from '../features/calendar/contract.ts'
import { call } from './chats.ts'

/** A Wednesday in winter without events of its own, and ahead for years, so that journeys do not depend on today. */
export const someDay = '2038-01-13'

export function act(page: Page, name: string, input: object): Promise<Activity> {
  return call(page, 'POST', `/v1/actions/calendar.${name}`, { input })
}

type Wanted = { title: string; day?: string; from: string; to: string } & Record<string, unknown>

/** Creates an event as another device of the same person would. */
export async function plan(page: Page, { day = someDay, from, to, ...event }: Wanted): Promise<void> {
  await act(page, 'create-event', { ...event, start: `${day}T${from}`, end: `${day}T${to}`, zone: 'UTC' })
}

export async function openCalendar(page: Page, { date = someDay, show = 'week' } = {}): Promise<void> {
  await page.goto(`/assistant?view=calendar&date=${date}&show=${show}`)
  await grid(page).waitFor()
}

/** The days with their hours. */
export const grid = (page: Page): Locator => page.locator('[data-day]').first()

export const eventBlock = (page: Page, title: string): Locator => page.locator('[data-key]').filter({ hasText: title })

export const blockOn = (page: Page, day: string, title: string): Locator =>
  page.locator(`[data-day="${day}"] [data-key]`).filter({ hasText: title })

/** “09:00 to 10:00”, as the event's label says. */
export async function timesOf(page: Page, title: string): Promise<string> {
  const label = (await eventBlock(page, title).first().getAttribute('aria-description')) ?? ''
  return /\d\d:\d\d to (?:.*, )?\d\d:\d\d/.exec(label)?.[0] ?? label
}

/** What the server stores for these days, with moments in one format. */
export async function stored(page: Page, from = '2038-01-11', to = '2038-01-18'): Promise<Occurrence[]> {
  const query = `from=${from}T00:00:00.000Z&to=${to}T00:00:00.000Z`
  const found = await call<Occurrence[]>(page, 'GET', `/v1/calendar/events?${query}`)
  return found.map((one) => ({ ...one, start: moment(one.start), end: moment(one.end) }))
}

export const hour = (page: Page, day: string, at: number): Locator =>
  page.locator(`[data-day="${day}"] [data-cell="${at}"]`)

export const panel = (page: Page): Locator => page.getByRole('complementary', { name: 'Calendars' })

/** A toast with an Undo. */
export const toast = (page: Page, words: string | RegExp): Locator =>
  page
    .getByRole('dialog')
    .filter({ hasText: words })
    .or(page.getByRole('alertdialog').filter({ hasText: words }))

function moment(text: string): string {
  return text.length === 10 ? text : new Date(text).toISOString()
}
