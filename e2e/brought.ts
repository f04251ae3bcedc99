import { brotliCompressSync } from 'node:zlib'
import type { Page } from '@playwright/test'

/** The addresses of all files with this ending that the page has loaded. */
export async function filesBrought(page: Page, ending: string): Promise<string[]> {
  const brought = await page.evaluate(() => performance.getEntriesByType('resource').map(({ name }) => name))
  return [...new Set(brought)].filter((name) => name.endsWith(ending))
}

/** Their size, compressed as the server sends them outside of journeys. */
export async function bytesOf(page: Page, files: readonly string[]): Promise<number> {
  const bodies = await Promise.all(files.map(async (name) => (await page.request.get(name)).body()))
  return bodies.reduce((total, body) => total + brotliCompressSync(body).length, 0)
}

export async function bytesBrought(page: Page, ending: string): Promise<number> {
  return bytesOf(page, await filesBrought(page, ending))
}
