import { join } from 'node:path'
import type { Browser, BrowserContext, Page } from '@playwright/test'
import { startScratchPostgres } from '#foundation/server/database/testing/scratch.ts'
import { freshDatabase, type TestDatabase } from '#foundation/server/database/testing.ts'
import { openBrowser } from './browser.ts'
import { urlOf } from './calendar.ts'
import { createAccount } from './chat/screen.ts'
import { startServer } from './chat/wire.ts'
import type { Row } from './measure.ts'

export type FullPage = { page: Page; context: BrowserContext; browser: Browser; database: TestDatabase; url: string }

export const windowSize = { width: 1440, height: 900 }

/** Measures in Chromium as a new person of the whole product, with a database of its own. */
export async function onFullPage(root: string, measure: (full: FullPage) => Promise<Row[]>): Promise<Row[]> {
  await using postgres = await startScratchPostgres()
  await using database = await freshDatabase(postgres, [])
  await using server = await startServer(root, 'start/testing/scripted-server.ts', {
    DATABASE_URL: urlOf(database),
    PAGES: join(root, 'build/web'),
  })
  const browser = await openBrowser(root)
  try {
    const context = await browser.newContext({ baseURL: server.url, viewport: windowSize })
    const page = await context.newPage()
    await createAccount(page)
    return await measure({ page, context, browser, database, url: server.url })
  } finally {
    await browser.close()
  }
}

/** Whoever signed in. */
export async function onlyPerson({ pool }: TestDatabase): Promise<string> {
  const { rows } = await pool.query<{ owner_id: string }>('select owner_id from people')
  const [person] = rows
  if (!person || rows.length > 1) throw new Error('One person was expected.')
  return person.owner_id
}
