import { Buffer } from 'node:buffer'
import { writeFile } from 'node:fs/promises'
import type { Page } from '@playwright/test'
import { barriers } from './axe.ts'
import { expect, test } from './chat.ts'
import { call } from './chats.ts'
import { hash, openFiles, row } from './files.ts'

async function choosePath(page: Page, path: string): Promise<void> {
  const choosing = page.waitForEvent('filechooser')
  await page.getByRole('button', { name: 'Choose files' }).click()
  await (await choosing).setFiles(path)
}

test.describe('a large file', () => {
  test.use({ allowed: [[/Failed to load resource/], { scope: 'test' }] })

  test('a large file goes on where it was cut, also after a reload, and leaves nothing when it is cancelled', async ({
    landing,
  }, testInfo) => {
    const path = testInfo.outputPath('film.mp4')
    const content = Buffer.alloc(9 * 1024 * 1024, 'film')
    await writeFile(path, content)
    const asked: string[] = []
    // The first request is cut once, and what follows the first 8 MB until the page is loaded again.
    let cut = (offset: string) => asked.length === 1 || offset !== '0'
    await landing.route(/\/v1\/documents\/uploads\/[^/]+\?offset/, (route) => {
      const offset = new URL(route.request().url()).searchParams.get('offset') ?? ''
      asked.push(offset)
      return cut(offset) ? route.abort() : route.fallback()
    })
    const onTheirWay = landing.getByRole('list', { name: 'Uploading' })
    await openFiles(landing)
    await choosePath(landing, path)
    await expect(onTheirWay).toContainText('Waits for the connection · 8 MB of 9 MB')
    await landing.reload()
    await expect(onTheirWay).toContainText('8 MB of 9 MB arrived. Choose the same file again to continue.')
    expect(await barriers(landing)).toEqual([])
    cut = () => false
    asked.length = 0
    await choosePath(landing, path)
    await expect(row(landing, 'film.mp4')).toBeVisible()
    await expect(onTheirWay).toHaveCount(0)
    expect(asked).toEqual([String(8 * 1024 * 1024)])
    expect(await call(landing, 'GET', '/v1/documents/files')).toMatchObject([{ sha256: hash(content) }])

    cut = () => true
    await landing.reload()
    const other = testInfo.outputPath('other.mp4')
    await writeFile(other, content.subarray(1))
    await choosePath(landing, other)
    await expect(onTheirWay).toContainText('Waits for the connection · 0 bytes of 9 MB')
    expect(await call(landing, 'GET', '/v1/documents/uploads')).toHaveLength(1)
    await landing.getByRole('button', { name: 'Cancel other.mp4' }).click()
    await expect(onTheirWay).toHaveCount(0)
    await expect.poll(() => call(landing, 'GET', '/v1/documents/uploads')).toEqual([])
  })

  test('an upload is paused and resumed where it was, and a paused one can be cancelled', async ({
    landing,
  }, testInfo) => {
    const path = testInfo.outputPath('talk.mp4')
    const content = Buffer.alloc(9 * 1024 * 1024, 'talk')
    await writeFile(path, content)
    // What follows the first 8 MB is held until the upload is resumed.
    let holds = true
    const asked: string[] = []
    await landing.route(/\/v1\/documents\/uploads\/[^/]+\?offset/, async (route) => {
      const offset = new URL(route.request().url()).searchParams.get('offset') ?? ''
      asked.push(offset)
      if (offset === '0' || !holds) await route.fallback()
    })
    const onTheirWay = landing.getByRole('list', { name: 'Uploading' })
    await openFiles(landing)
    await choosePath(landing, path)
    await expect.poll(() => asked).toEqual(['0', String(8 * 1024 * 1024)])
    await landing.getByRole('button', { name: 'Pause talk.mp4' }).click()
    await expect(onTheirWay).toContainText('Paused · 8 MB of 9 MB')
    expect(await call(landing, 'GET', '/v1/documents/uploads')).toMatchObject([{ arrived: 8 * 1024 * 1024 }])
    expect(await barriers(landing)).toEqual([])
    await landing.getByRole('button', { name: 'Resume talk.mp4' }).click()
    await expect.poll(() => asked).toHaveLength(3)
    await landing.getByRole('button', { name: 'Pause talk.mp4' }).click()
    holds = false
    await landing.getByRole('button', { name: 'Resume talk.mp4' }).click()
    await expect(row(landing, 'talk.mp4')).toBeVisible()
    expect(await call(landing, 'GET', '/v1/documents/files')).toMatchObject([{ sha256: hash(content) }])

    holds = true
    const other = testInfo.outputPath('other.mp4')
    await writeFile(other, content.subarray(1))
    asked.length = 0
    await choosePath(landing, other)
    await expect.poll(() => asked).toEqual(['0', String(8 * 1024 * 1024)])
    await landing.getByRole('button', { name: 'Pause other.mp4' }).click()
    await expect(onTheirWay).toContainText('Paused · 8 MB of 9 MB')
    await landing.getByRole('button', { name: 'Cancel other.mp4' }).click()
    await expect(onTheirWay).toHaveCount(0)
    await expect.poll(() => call(landing, 'GET', '/v1/documents/uploads')).toEqual([])
  })
})
