import type { Page } from '@playwright/test'
import { bytesBrought, bytesOf, filesBrought } from './brought.ts'
import { expect, test } from './chat.ts'
import { sidebar } from './chats.ts'
import { choose, file, kept, openFiles } from './files.ts'

/** What opening a view from the chat loads before the page has stood for a while, in bytes as the server sends them. */
async function addedBy(landing: Page, view: string, drawn: () => Promise<void>): Promise<number> {
  await landing.goto('/assistant')
  await landing.getByRole('region', { name: 'Prompts' }).waitFor()
  await landing.waitForLoadState('networkidle')
  const before = new Set(await filesBrought(landing, '.js'))
  await sidebar(landing).getByRole('link', { name: view, exact: true }).click()
  await drawn()
  await landing.waitForLoadState('networkidle')
  const added = (await filesBrought(landing, '.js')).filter((name) => !before.has(name))
  return bytesOf(landing, added)
}

test('the tasks, the files and the mail add little code to the chat', async ({ entered: landing }) => {
  await openFiles(landing)
  await choose(landing, [file('Plan.txt', 'On Monday')])
  await expect(kept(landing)).toHaveCount(1)
  const files = await addedBy(landing, 'Files', () => expect(kept(landing)).toHaveCount(1))
  expect(files).toBeGreaterThan(5_000)
  expect(files).toBeLessThan(60_000)
  const tasks = await addedBy(landing, 'Tasks', () => landing.getByLabel('Add a task').waitFor())
  expect(tasks).toBeLessThan(45_000)
  const mail = await addedBy(landing, 'Mail', () => landing.getByRole('heading', { level: 1 }).first().waitFor())
  expect(mail).toBeLessThan(60_000)
})

test('the chat brings little code', async ({ entered: landing }) => {
  await landing.goto('/assistant')
  await landing.getByRole('region', { name: 'Prompts' }).waitFor()
  await landing.waitForLoadState('networkidle')
  const brought = await bytesBrought(landing, '.js')
  expect(brought).toBeGreaterThan(50_000)
  expect(brought).toBeLessThan(190_000)
})
