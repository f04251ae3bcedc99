import type { Page } from '@playwright/test'
import { barriersInEveryLook } from './axe.ts'
import { expect, test } from './chat.ts'
import { choose, file, openFiles, row } from './files.ts'
import { keepToasts, letToastsGo } from './toasts.ts'

const toast = (page: Page, words: string) => page.getByRole('dialog').filter({ hasText: words })

test('what was deleted is there again after Undo, or is restored later', async ({ entered: landing }) => {
  await openFiles(landing)
  await choose(landing, [file('a.txt', 'a')])
  await landing.getByRole('button', { name: 'Delete a.txt' }).click()
  await keepToasts(landing)
  await expect(landing.getByText('No files here.')).toBeVisible()
  await toast(landing, 'Deleted the file “a.txt”.').getByRole('button', { name: 'Undo' }).click()
  await letToastsGo(landing)
  await landing.getByRole('button', { name: 'Delete a.txt' }).click()
  await expect(landing.getByText('No files here.')).toBeVisible()

  await landing.getByRole('button', { name: 'Deleted', exact: true }).click()
  await expect(landing.getByRole('list', { name: 'Deleted files' })).toContainText('a.txt')
  expect(await barriersInEveryLook(landing)).toEqual([])
  await landing.getByRole('button', { name: 'Restore a.txt' }).click()
  await expect(landing.getByText('Nothing deleted')).toBeVisible()
  await landing.getByRole('button', { name: /^All files/ }).click()
  await expect(row(landing, 'a.txt')).toBeVisible()
})
