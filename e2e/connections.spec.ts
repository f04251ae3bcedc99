import { barriersInEveryLook } from './axe.ts'
import { expect, test } from './chat.ts'

test('a mailbox is added by its address, by hand where its domain says nothing, and told why it fails', async ({
  entered: landing,
}) => {
  await landing.goto('/assistant/settings/connections')
  await expect(landing.getByRole('heading', { name: 'Connections', level: 2 })).toBeVisible()
  await landing.getByLabel('Mail address').fill('ana@nothing.invalid')
  await landing.getByRole('button', { name: 'Find servers' }).click()
  await expect(landing.getByText('does not say where its mail is')).toBeVisible()
  await landing.getByLabel('Incoming mail (IMAP): server').fill('127.0.0.1')
  await landing.getByLabel('Password').fill('secret')
  await landing.getByRole('button', { name: 'Connect' }).click()
  await expect(landing.getByRole('list', { name: 'What was tried' })).toContainText('is not on the public internet')
  expect(await barriersInEveryLook(landing)).toEqual([])
  await landing.getByRole('button', { name: 'Cancel' }).click()
  await expect(landing.getByText('Nothing is connected yet.')).toBeVisible()
})
