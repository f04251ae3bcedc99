import { env } from 'node:process'
import { expect, type Page } from '@playwright/test'
import { comeInByDoor, enterByDoor } from './entry.ts'
import { newAccount } from './people.ts'
import { test as watched } from './watched.ts'

/** The pages that all journeys look at, in front of an assistant that answers as the message itself says. */
export const test = watched.extend<{ landing: Page; entered: Page }>({
  baseURL: env['ATTACHE_E2E_SCRIPTED'] ?? '',
  /** The landing page of a new person. */
  landing: async ({ page }, use) => {
    await enterByDoor(page, newAccount())
    await page.getByRole('heading', { name: 'How can I help today?' }).waitFor()
    await use(page)
  },
  /** A new person, for journeys that begin on another page: the landing page would be loaded for nothing. */
  entered: async ({ page }, use) => {
    await comeInByDoor(page, newAccount())
    await use(page)
  },
})

export { expect } from './watched.ts'

/** Orders for the scripted assistant, as part of a message. */
export function script(orders: object): string {
  return JSON.stringify(orders)
}

export const box = (page: Page) => page.getByRole('textbox', { name: 'Message' })

/** From the landing screen into a chat. */
export async function beginChat(page: Page, text: string): Promise<void> {
  await box(page).fill(text)
  await box(page).press('Enter')
  await page.waitForURL(/\/assistant\/[0-9a-f-]{36}$/)
  // The address is there a moment before the page.
  await page.getByRole('region', { name: 'Conversation' }).waitFor()
}

export async function say(page: Page, text: string): Promise<void> {
  await box(page).fill(text)
  await box(page).press('Enter')
}

/** All that was said, in order. */
export const entries = (page: Page) => page.getByRole('region', { name: 'Conversation' }).getByRole('article')

/** Waits until the last answer, whose words are seen already, has ended: only then is it a message. */
export async function answered(page: Page): Promise<void> {
  await expect(page.locator('[data-entry]').last()).not.toHaveAttribute('aria-busy')
}

/**
 * From its next load on, the page receives nothing from the server. A page refetches what it shows when its connection
 * opens, and a journey about Retry would race with that.
 */
export async function hearNothing(page: Page): Promise<void> {
  await page.routeWebSocket(/\/v1\/ws/, () => {})
}

/** A chat in which nothing was said yet. */
export async function openEmptyChat(page: Page): Promise<void> {
  const id = await page.evaluate(async () => {
    const stored = JSON.parse(localStorage.getItem('user-data') ?? '{}').state.user.backendResponse
    const answer = await fetch('/v1/conversations/conversations/', {
      method: 'POST',
      headers: { authorization: `Bearer ${stored.access_token}`, 'content-type': 'application/json' },
      body: JSON.stringify({ title: 'A chat' }),
    })
    const made: { id: string } = await answer.json()
    return made.id
  })
  await page.goto(`/assistant/${id}`)
  await page.getByRole('heading', { name: 'How can I help you today?' }).waitFor()
}
