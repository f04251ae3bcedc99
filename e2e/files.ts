import { Buffer } from 'node:buffer'
import { createHash } from 'node:crypto'
import { expect, type Locator, type Page } from '@playwright/test'

/** The rows of the files that are kept. */
export const kept = (page: Page): Locator => page.getByRole('list', { name: 'Files' }).getByRole('listitem')
export const row = (page: Page, name: string): Locator => kept(page).filter({ hasText: name })

export const hash = (bytes: Buffer | string): string => createHash('sha256').update(bytes).digest('hex')

export async function openFiles(page: Page): Promise<void> {
  await page.goto('/assistant?view=files')
  await page.getByRole('heading', { name: 'Files', level: 1 }).waitFor()
}

/** Pastes a file where the focus is. */
export async function paste(page: Page, name: string): Promise<void> {
  await page.evaluate((called) => {
    const clipboardData = new DataTransfer()
    clipboardData.items.add(new File([called], called, { type: 'text/plain' }))
    const event = new ClipboardEvent('paste', { bubbles: true, cancelable: true, clipboardData })
    document.activeElement?.dispatchEvent(event)
  }, name)
}

type Given = { name: string; mimeType: string; buffer: Buffer }
export const file = (name: string, content: string, mimeType = 'text/plain'): Given => ({
  name,
  mimeType,
  buffer: Buffer.from(content),
})

export async function choose(page: Page, files: Given[]): Promise<void> {
  const choosing = page.waitForEvent('filechooser')
  await page.getByRole('button', { name: 'Choose files' }).click()
  const chooser = await choosing
  expect(chooser.isMultiple()).toBe(true)
  await chooser.setFiles(files)
}
