import { brotliCompressSync } from 'node:zlib'
import type { Page } from '@playwright/test'

/** The size of all files with this ending that the page has loaded, compressed as the server sends them outside of journeys. */
export async function bytesBrought(page: Page, ending: string): Promise<number> {
  const brought = await page.evaluate(() => performance.getEntriesByType('resource').map(({ name }) => name))
  const files = brought
    .filter((name) => name.endsWith(ending))
    .map(async (name) => (await page.request.get(name)).body())
  return (await Promise.all(files)).reduce((total, file) => total + brotliCompressSync(file).length, 0)
}
