import { readFile } from 'node:fs/promises'
import type { Page } from '@playwright/test'
import { barriers, barriersInEveryLook } from './axe.ts'
import { expect, hearNothing, test } from './chat.ts'
import { call } from './chats.ts'
import { choose, file, hash, kept, openFiles, paste, row } from './files.ts'
import { keepToasts, letToastsGo } from './toasts.ts'

const toast = (page: Page, words: string) => page.getByRole('dialog').filter({ hasText: words })

test('several files are chosen at once, kept, and there again after a reload', async ({ entered: landing }) => {
  await openFiles(landing)
  await expect(landing.getByText('No files yet')).toBeVisible()
  await choose(landing, [file('Plan.txt', 'On Monday'), file('Zoë’s picture.png', 'no picture', 'image/png')])
  await expect(kept(landing)).toHaveCount(2)
  await expect(row(landing, 'Plan.txt')).toContainText(/TXT · 9 bytes · \d+ \w+/)
  await landing.reload()
  await expect(row(landing, 'Zoë’s picture.png')).toContainText('PNG · 10 bytes')
  await landing.getByRole('button', { name: 'Preview Plan.txt' }).click()
  const preview = landing.getByRole('region', { name: 'Plan.txt' })
  await expect(preview.getByRole('heading', { name: 'Plan.txt' })).toBeFocused()
  await expect(preview).toContainText('Line 1')
  await expect(preview).toContainText('On Monday')
  await preview.getByRole('button', { name: 'Close the preview' }).click()
  await expect(landing.getByRole('button', { name: 'Preview Plan.txt' })).toBeFocused()
})

test('beside a preview the list keeps its names, and the folders give way', async ({ entered: landing }) => {
  await landing.setViewportSize({ width: 1280, height: 800 })
  await openFiles(landing)
  await choose(landing, [file('Minutes of the review in May.txt', 'On Monday')])
  const folders = landing.getByRole('button', { name: /^All files/ })
  await expect(folders).toBeVisible()
  const name = landing.getByRole('button', { name: 'Preview Minutes of the review in May.txt' })
  await name.click()
  const preview = landing.getByRole('region', { name: 'Minutes of the review in May.txt' })
  await expect(folders).toBeHidden()
  expect(await name.evaluate((line) => line.scrollWidth <= line.clientWidth)).toBe(true)
  const listed = await landing.getByRole('list', { name: 'Files' }).boundingBox()
  expect((await preview.boundingBox())?.width).toBeGreaterThan(listed?.width ?? 0)
  await landing.getByRole('button', { name: 'Close the preview' }).click()
  await expect(folders).toBeVisible()
})

test('a picture is shown in its preview, with its size', async ({ landing }) => {
  const drawn = await landing.request.get('/icon-192.png')
  await openFiles(landing)
  await choose(landing, [{ name: 'Logo.png', mimeType: 'image/png', buffer: await drawn.body() }])
  await landing.getByRole('button', { name: 'Preview Logo.png' }).click()
  const preview = landing.getByRole('region', { name: 'Logo.png' })
  await expect(preview).toContainText('192 × 192 pixels')
  const width = () =>
    preview.getByRole('img', { name: 'Logo.png' }).evaluate((image: HTMLImageElement) => image.naturalWidth)
  await expect.poll(width).toBe(192)
  expect(await barriersInEveryLook(landing, { widths: [390, 1280] })).toEqual([])
})

test('a file is saved as it was, under its own name', async ({ entered: landing }) => {
  await openFiles(landing)
  const content = 'x'.repeat(3_000_000)
  await choose(landing, [file('Zoë’s notes.txt', content)])
  const saving = landing.waitForEvent('download')
  await landing.getByRole('button', { name: 'Download Zoë’s notes.txt' }).click()
  const download = await saving
  expect(download.suggestedFilename()).toBe('Zoë’s notes.txt')
  expect(hash(await readFile(await download.path()))).toBe(hash(content))
})

test('a file is renamed in its place with keys alone, and Escape leaves it as it was', async ({ entered: landing }) => {
  await openFiles(landing)
  await choose(landing, [file('a.txt', 'a')])
  const rename = landing.getByRole('button', { name: 'Rename a.txt' })
  await rename.press('Enter')
  const name = landing.getByRole('textbox', { name: 'Name' })
  await expect(name).toBeFocused()
  await landing.keyboard.type('Never')
  await landing.keyboard.press('Escape')
  await expect(rename).toBeFocused()
  await rename.press('Enter')
  await expect(name).toBeFocused()
  await landing.keyboard.type('Minutes')
  await landing.keyboard.press('Enter')
  await keepToasts(landing)
  await expect(row(landing, 'Minutes.txt')).toBeVisible()
  await expect(toast(landing, 'Renamed the file to “Minutes.txt”.')).toBeVisible()
  await toast(landing, 'Renamed').getByRole('button', { name: 'Undo' }).click()
  await expect(row(landing, 'a.txt')).toBeVisible()
  // On a phone one menu holds what a row of buttons would take from the name.
  await landing.setViewportSize({ width: 390, height: 844 })
  await expect(rename).toBeHidden()
  const place = landing.getByText('All files', { exact: true }).filter({ visible: true }).first()
  expect(await place.evaluate((words) => words.scrollWidth - words.clientWidth)).toBeLessThanOrEqual(0)
  const more = landing.getByRole('button', { name: 'More about a.txt' })
  await more.press('Enter')
  await landing.getByRole('menuitem', { name: 'Rename' }).press('Enter')
  await expect(name).toBeFocused()
  await landing.keyboard.press('Escape')
  await expect(more).toBeFocused()
})

test('files that are let go over the page are kept, and other tabs see them at once', async ({
  entered: landing,
  context,
}) => {
  await openFiles(landing)
  const other = await context.newPage()
  await openFiles(other)
  const dropped = await landing.evaluateHandle(() => {
    const carried = new DataTransfer()
    carried.items.add(new File(['dropped'], 'dropped.txt', { type: 'text/plain' }))
    return carried
  })
  const heading = landing.getByRole('heading', { name: 'Files', level: 1 })
  await heading.dispatchEvent('dragover', { dataTransfer: dropped })
  await heading.dispatchEvent('drop', { dataTransfer: dropped })
  for (const page of [landing, other]) await expect(row(page, 'dropped.txt')).toBeVisible()
})

test('files that are pasted are kept, wherever the focus is but in a dialog', async ({ entered: landing }) => {
  await openFiles(landing)
  await paste(landing, 'pasted.txt')
  await expect(row(landing, 'pasted.txt')).toBeVisible()
  const palette = landing.getByRole('combobox', { name: 'Go to, search or do' })
  await landing.keyboard.press('Control+k')
  await expect(palette).toBeFocused()
  await paste(landing, 'elsewhere.txt')
  await landing.keyboard.press('Escape')
  await expect(palette).toHaveCount(0)
  await paste(landing, 'second.txt')
  await expect(row(landing, 'second.txt')).toBeVisible()
  await expect(kept(landing)).toHaveCount(2)
})

test('how far a file is can be seen; it can be cancelled, and nothing of it is kept', async ({ entered: landing }) => {
  await openFiles(landing)
  const held = Promise.withResolvers<void>()
  await landing.route(/\/v1\/documents\/files\?/, async (route) => {
    if (route.request().method() !== 'POST') return route.fallback()
    await held.promise
    return route.abort()
  })
  await choose(landing, [file('slow.bin', 'x'.repeat(5_000)), file('next.bin', 'y')])
  const onTheirWay = landing.getByRole('list', { name: 'Uploading' })
  await expect(onTheirWay.getByRole('progressbar', { name: 'slow.bin on its way' })).toBeVisible()
  await expect(onTheirWay).toContainText('Waits for its turn')
  await landing.getByRole('button', { name: 'Cancel next.bin' }).click()
  await landing.getByRole('button', { name: 'Cancel slow.bin' }).click()
  await expect(onTheirWay).toHaveCount(0)
  held.resolve()
  expect(await call(landing, 'GET', '/v1/documents/files')).toEqual([])
})

test.describe('what goes wrong', () => {
  test.use({ allowed: [[/Failed to load resource/], { scope: 'test' }] })

  test('a file that is too large is refused with a sentence, and others are kept', async ({ entered: landing }) => {
    await openFiles(landing)
    await landing.evaluate(() => {
      const part = new Blob([new Uint8Array(16 * 1024 * 1024)])
      const big = new File(
        Array.from({ length: 129 }, () => part),
        'film.mp4',
      )
      const carried = new DataTransfer()
      carried.items.add(big)
      carried.items.add(new File(['a'], 'small.txt'))
      const input = document.querySelector<HTMLInputElement>('input[type="file"][multiple]')
      if (!input) throw new Error('There is nothing to choose files with.')
      input.files = carried.files
      input.dispatchEvent(new Event('change', { bubbles: true }))
    })
    await expect(landing.getByText('A file can have 2 GB at most. Nothing of this one was kept.')).toBeVisible()
    await expect(row(landing, 'small.txt')).toBeVisible()
    await landing.getByRole('button', { name: 'Dismiss film.mp4' }).click()
    await expect(landing.getByText('film.mp4')).toHaveCount(0)
  })

  test('after a broken line a file is sent again, and kept once', async ({ entered: landing }) => {
    await openFiles(landing)
    const sending = /\/v1\/documents\/files\?/
    await landing.route(sending, (route) => (route.request().method() === 'POST' ? route.abort() : route.fallback()))
    await choose(landing, [file('a.txt', 'a')])
    await expect(landing.getByText('The server cannot be reached.')).toBeVisible()
    await landing.unroute(sending)
    await landing.getByRole('button', { name: 'Send a.txt again' }).click()
    await expect(row(landing, 'a.txt')).toBeVisible()
    await expect(kept(landing)).toHaveCount(1)
  })

  test('files that cannot be loaded are asked for again in their place', async ({ entered: landing }) => {
    const listing = /\/v1\/documents\/files\?limit/
    await hearNothing(landing)
    await landing.route(listing, (route) => route.fulfill({ status: 403, body: '{}' }))
    await openFiles(landing)
    await expect(landing.getByText('Your files could not be loaded')).toBeVisible()
    await landing.unroute(listing)
    await landing.getByRole('button', { name: 'Retry' }).click()
    await expect(landing.getByText('No files yet')).toBeVisible()
  })
})

test('neither axe nor the frame has anything against files, in any look', async ({ entered: landing }) => {
  await openFiles(landing)
  await choose(landing, [file(`${'A very long name of a file '.repeat(6)}.pdf`, 'a'), file('b.txt', 'b')])
  await expect(kept(landing)).toHaveCount(2)
  expect(await barriersInEveryLook(landing)).toEqual([])
  await landing.getByRole('button', { name: 'Rename b.txt' }).click()
  expect(await barriers(landing)).toEqual([])
})

test('files are filed by hand: into a folder by dragging, with tags by keys, several at once, with one Undo', async ({
  entered: landing,
}) => {
  await openFiles(landing)
  await choose(landing, [file('a.txt', 'a'), file('b.txt', 'b'), file('c.txt', 'c')])
  await expect(kept(landing)).toHaveCount(3)
  const places = landing.getByRole('navigation', { name: 'Folders and tags' })
  await places.getByRole('button', { name: 'New folder' }).click()
  await expect(landing.locator('input:focus')).toBeVisible()
  await landing.keyboard.type('Finance')
  await landing.keyboard.press('Enter')
  const folder = places.getByRole('button', { name: /^Finance/ })
  await expect(folder).toContainText('0')
  await row(landing, 'a.txt').dragTo(folder)
  await expect(toast(landing, 'Moved “a.txt” into “Finance”.')).toBeVisible()
  await expect(row(landing, 'a.txt')).toContainText('in Finance')
  await landing.getByRole('button', { name: 'Preview b.txt' }).press('x')
  await landing.getByRole('checkbox', { name: 'Select c.txt' }).check()
  await expect(landing.getByRole('toolbar', { name: 'Selected files' })).toContainText('2 selected')
  await landing.getByRole('button', { name: 'Preview b.txt' }).press('t')
  await landing.getByRole('combobox', { name: 'Tag' }).fill('urgent')
  await landing.keyboard.press('Enter')
  await expect(row(landing, 'b.txt')).toContainText('#urgent')
  expect(await barriers(landing)).toEqual([])
  await landing.getByRole('button', { name: 'Preview b.txt' }).press('Delete')
  await keepToasts(landing)
  await expect(kept(landing)).toHaveCount(1)
  await expect(landing.getByRole('button', { name: 'Preview a.txt' })).toBeFocused()
  await toast(landing, 'Deleted 2 files.').getByRole('button', { name: 'Undo' }).click()
  await letToastsGo(landing)
  await expect(kept(landing)).toHaveCount(3)
  await folder.click()
  await expect(kept(landing)).toHaveCount(1)
  await landing.getByRole('button', { name: 'As a grid' }).click()
  await landing.reload()
  await expect(kept(landing)).toHaveCount(1)
  expect(await barriersInEveryLook(landing, { widths: [390, 1280] })).toEqual([])
  await landing.setViewportSize({ width: 390, height: 844 })
  const kind = landing.getByRole('combobox', { name: 'Kind' })
  await expect(kind).toBeHidden()
  await landing.getByRole('button', { name: 'Filter' }).click()
  await expect(kind).toBeVisible()
  // The folders are behind the name of the one that is shown, and close once another is chosen.
  await expect(places).toBeHidden()
  await landing.getByRole('button', { name: 'Finance', expanded: false }).click()
  await places.getByRole('button', { name: /^All files/ }).click()
  await expect(places).toBeHidden()
  await expect(landing.getByRole('button', { name: 'All files', expanded: false })).toBeFocused()
})

test('a PDF is shown page by page, drawn by the server', async ({ entered: landing }) => {
  await openFiles(landing)
  const pdf = await readFile(new URL('../features/documents/server/sample/delivery-note.pdf', import.meta.url))
  await choose(landing, [{ name: 'Note.pdf', mimeType: 'application/pdf', buffer: pdf }])
  await landing.getByRole('button', { name: 'Preview Note.pdf' }).click()
  const page = landing.getByRole('region', { name: 'Note.pdf' }).getByRole('img', { name: 'Page 1 of Note.pdf' })
  await expect.poll(() => page.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBe(1_200)
  // There is no text in a scan that could be shown or summed up.
  const preview = landing.getByRole('region', { name: 'Note.pdf' })
  await expect(preview).toContainText('It is a scan: there is no text inside.')
  await expect(preview.getByRole('button', { name: 'Text' })).toBeHidden()
  await expect(preview.getByRole('button', { name: 'Summary, dates and duties' })).toBeHidden()
})
