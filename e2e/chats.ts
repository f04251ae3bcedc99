import type { Page } from '@playwright/test'

const path = '/v1/conversations/conversations/'

export type Made = { id: string; title: string }

/** Chats as another device of the same person would make them. */
export async function makeChats(page: Page, names: readonly string[]): Promise<Made[]> {
  const made: Made[] = []
  for (const title of names) made.push(await call(page, 'POST', path, { title }))
  return made
}

export async function call<Answer>(page: Page, method: string, address: string, data?: object): Promise<Answer> {
  const token = await page.evaluate(
    () => JSON.parse(localStorage.getItem('user-data') ?? '{}').state.user.backendResponse.access_token as string,
  )
  const headers = { authorization: `Bearer ${token}` }
  const response = await page.request.fetch(address, { method, headers, ...(data && { data }) })
  if (!response.ok()) throw new Error(`${method} ${address} answered ${response.status()}: ${await response.text()}`)
  return response.json()
}

export const sidebar = (page: Page) => page.getByRole('complementary', { name: 'Sidebar' })

export const recents = (page: Page) => sidebar(page).getByRole('navigation', { name: 'Recents' })

/** The titles in the list, from above, as far as they are drawn. */
export async function titles(page: Page): Promise<string[]> {
  return recents(page).getByRole('link').allInnerTexts()
}
