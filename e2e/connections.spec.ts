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

test('what could not be read or was not taken is named, and a change is handed over again', async ({
  entered: landing,
}) => {
  const at = '2026-11-23T08:00:00.000Z'
  const account = {
    id: '0197a0f0-0000-7000-8000-000000000001',
    kind: 'imap',
    address: 'ana@example.com',
    user: 'ana',
    servers: [{ use: 'imap', host: 'mail.example.com', port: 993, security: 'tls' }],
    provider: null,
    state: 'active',
    trouble: null,
    looked_at: at,
    created_at: at,
    done: 2,
    most: 2,
    whole: true,
    waiting: 0,
    given_up: 1,
    refused: 1,
  }
  const budget = { id: '7', kind: 'change', title: 'Budget', by: 'Sara Weber', at, place: 'Inbox' }
  const nameless = { id: 'a', kind: 'unread', title: '', by: '', at: null, place: 'Inbox, number 42' }
  let left = [
    { ...budget, sentence: 'It was to be moved to Archive. The server did not take it.' },
    { ...nameless, sentence: 'The mail is larger than 25 MB.' },
  ]
  const count = (kind: string) => left.filter((each) => each.kind === kind).length
  const settled: unknown[] = []
  await landing.route('**/v1/connections', async (route) => {
    const answer = await route.fetch()
    const json: object = await answer.json()
    const connections = [{ ...account, given_up: count('change'), refused: count('unread') }]
    await route.fulfill({ response: answer, json: { ...json, connections } })
  })
  await landing.route('**/v1/connections/*/left', async (route) => {
    if (route.request().method() === 'GET') return route.fulfill({ json: { left } })
    const given = route.request().postDataJSON() as { id: string }
    settled.push(given)
    left = left.filter(({ id }) => id !== given.id)
    return route.fulfill({ status: 204 })
  })
  await landing.goto('/assistant/settings/connections')
  const list = landing.getByRole('list', { name: 'What did not work at ana@example.com' })
  await expect(list.getByRole('listitem')).toContainText([
    /“Budget” from Sara Weber.*It was to be moved to Archive\. The server did not take it\./,
    /A mail of which nothing is known.*Inbox, number 42.*The mail is larger than 25 MB\./,
  ])
  expect(await barriersInEveryLook(landing)).toEqual([])
  await list.getByRole('button', { name: 'Try again for “Budget” from Sara Weber' }).click()
  await expect(list.getByRole('listitem')).toHaveCount(1)
  await list.getByRole('button', { name: 'Dismiss A mail of which nothing is known' }).click()
  await expect(list).toBeHidden()
  expect(settled).toEqual([
    { id: '7', kind: 'change', again: true },
    { id: 'a', kind: 'unread', again: false },
  ])
})
