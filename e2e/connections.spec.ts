import { barriersInEveryLook } from './axe.ts'
import type { Page } from '@playwright/test'
import { expect, test } from './chat.ts'

test('a mailbox is added by its address, by hand where its domain says nothing, and told why it fails', async ({
  entered: landing,
}) => {
  await landing.goto('/assistant/settings/connections')
  await expect(landing.getByRole('heading', { name: 'Connections', level: 2 })).toBeVisible()
  await landing.getByLabel('Mail address').fill('ana@nothing.invalid')
  await landing.getByRole('button', { name: 'Find servers' }).click()
  await expect(landing.getByText('No mail servers were found')).toBeVisible()
  await incoming(landing).getByLabel('Server').fill('10.0.0.1')
  await landing.getByLabel('Password').fill('secret')
  await landing.getByRole('button', { name: 'Connect' }).click()
  await expect(landing.getByRole('list', { name: 'What was tried' })).toContainText('is not on the public internet')
  expect(await barriersInEveryLook(landing)).toEqual([])
  await landing.getByRole('button', { name: 'Cancel' }).click()
  await expect(landing.getByText('Nothing is connected yet.')).toBeVisible()
})

test('a mailbox is opened by signing in at its provider, and what the provider says is tried once', async ({
  entered: landing,
}) => {
  const hosts = ['mail.example.com']
  const finished: unknown[] = []
  await landing.route('**/v1/connections', async (route) => {
    const answer = await route.fetch()
    const json: object = await answer.json()
    await route.fulfill({
      response: answer,
      json: { ...json, providers: [{ name: 'other', label: 'Example', hosts }] },
    })
  })
  await landing.route('**/v1/connections/servers', async (route) => {
    const servers = [{ use: 'imap', host: 'mail.example.com', port: 993, security: 'tls' }]
    await route.fulfill({ json: { servers, user: 'ana@example.com' } })
  })
  await landing.route('**/v1/connections/sign-ins', async (route) => {
    expect(route.request().postDataJSON()).toMatchObject({ provider: 'other', wanted: { user: 'ana@example.com' } })
    const back = new URL('/assistant/settings/connections/callback?state=s&code=c', landing.url())
    await route.fulfill({ json: { address: back.href } })
  })
  await landing.route('**/v1/connections/sign-ins/finish', async (route) => {
    finished.push(route.request().postDataJSON())
    const steps = [{ name: 'Sign in', ok: false, sentence: 'mail.example.com refuses this sign-in.' }]
    await route.fulfill({ json: { connection: null, steps } })
  })
  await landing.goto('/assistant/settings/connections')
  await landing.getByLabel('Mail address').fill('ana@example.com')
  await landing.getByRole('button', { name: 'Find servers' }).click()
  const signIn = landing.getByRole('button', { name: 'Sign in with Example' })
  await expect(signIn).toBeVisible()
  await incoming(landing).getByLabel('Server').fill('mail.other.example')
  await expect(signIn).toBeHidden()
  await incoming(landing).getByLabel('Server').fill('mail.example.com')
  await signIn.click()
  await expect(landing.getByRole('list', { name: 'What was tried' })).toContainText('refuses this sign-in')
  await expect(landing).toHaveURL(/\/callback$/)
  await landing.reload()
  await expect(landing.getByText('the provider did not let this server in')).toBeVisible()
  expect(finished).toEqual([{ state: 's', code: 'c' }])
  await landing.getByRole('link', { name: 'Back to the connections' }).click()
  await expect(landing.getByText('Nothing is connected yet.')).toBeVisible()
})

function incoming(page: Page) {
  return page.getByRole('group', { name: 'Incoming mail (IMAP)' })
}
