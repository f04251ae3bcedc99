import type { Page } from '@playwright/test'
import { barriersInEveryLook } from './axe.ts'
import { expect, hearNothing, test } from './chat.ts'
import { call, sidebar } from './chats.ts'
import { answer } from './people.ts'

const settings = '/assistant/settings'
const facts = (page: Page) => page.getByRole('list', { name: 'Facts' }).getByRole('listitem')

async function remember(page: Page, text: string): Promise<void> {
  await page.getByLabel('Something to remember').fill(text)
  await page.getByRole('button', { name: 'Remember' }).click()
  await expect(facts(page).filter({ hasText: text })).toBeVisible()
}

test('facts are added, put in other words, forgotten and brought back', async ({ entered: landing }) => {
  await landing.goto(`${settings}/memory`)
  await expect(landing.getByText('Nothing is remembered yet')).toBeVisible()
  await remember(landing, 'I take the train on Fridays.')
  await expect(landing.getByLabel('Something to remember')).toHaveValue('')
  await remember(landing, 'My wife is called Ines.')
  await expect(facts(landing).first()).toContainText('Ines')
  await expect(facts(landing).first()).toContainText('You said so')
  const train = facts(landing).filter({ hasText: 'train' })
  await train.getByRole('button', { name: 'Edit' }).click()
  const words = landing.getByLabel('In your words')
  await expect(words).toBeFocused()
  await words.fill('I take the train on Mondays.')
  await words.press('Enter')
  const changed = facts(landing).filter({ hasText: 'Mondays' })
  await expect(changed.getByRole('button', { name: 'Edit' })).toBeFocused()
  await changed.getByRole('button', { name: 'Forget' }).click()
  await expect(changed.getByRole('button', { name: 'Undo' })).toBeFocused()
  await landing.keyboard.press('Enter')
  await expect(changed.getByRole('button', { name: 'Forget' })).toBeVisible()
  await changed.getByRole('button', { name: 'Forget' }).click()
  await expect(changed.getByRole('button', { name: 'Undo' })).toBeVisible()
  await landing.reload()
  await expect(facts(landing)).toHaveCount(1)
  await sidebar(landing).getByRole('link', { name: 'Activity' }).click()
  await expect(landing.getByRole('article').first()).toContainText('Mondays')
})

test('a fact that another tab adds is there at once', async ({ entered: landing, context }) => {
  await landing.goto(`${settings}/memory`)
  await landing.getByText('Nothing is remembered yet').waitFor()
  const other = await context.newPage()
  await other.goto(`${settings}/memory`)
  await remember(other, 'I am left-handed.')
  await expect(facts(landing)).toContainText('I am left-handed.')
})

test('the one that answers is named, and says that it works', async ({ entered: landing }) => {
  await landing.goto(`${settings}/assistant`)
  const who = landing.getByRole('region', { name: 'Who answers' })
  await expect(who).toContainText('It runs on this server, needs no key and sends nothing anywhere.')
  await who.getByRole('button', { name: 'Test' }).click()
  await expect(who.getByRole('status')).toContainText(/\w+/)
})

test('when to ask, and whether anything leaves, are kept', async ({ entered: landing }) => {
  await landing.goto(`${settings}/assistant`)
  const outside = landing.getByLabel('Ask before anything that leaves this server or cannot be undone')
  const everything = landing.getByLabel('Ask before everything')
  const quiet = landing.getByRole('switch', { name: 'Nothing leaves this server' })
  await expect(outside).toBeChecked()
  // It is ticked once the query updates, a moment after the click.
  await everything.click()
  await expect(everything).toBeChecked()
  await expect(quiet).not.toBeChecked()
  await quiet.click()
  await expect(quiet).toBeChecked()
  await expect
    .poll(() => call<{ nothingLeaves: boolean }>(landing, 'GET', '/v1/assistant/settings'))
    .toMatchObject({ nothingLeaves: true })
  await expect.poll(() => call(landing, 'GET', '/v1/activity-policy')).toEqual({ policy: 'everything' })
  await landing.reload()
  await expect(everything).toBeChecked()
  await expect(quiet).toBeChecked()
})

test('a budget and prices are kept, and what makes no sense is said', async ({ entered: landing }) => {
  await landing.goto(`${settings}/assistant`)
  const budget = landing.getByLabel('Tokens a day')
  await budget.fill('plenty')
  await landing.getByRole('button', { name: 'Save budget' }).click()
  await expect(landing.getByText('Write a whole number')).toBeVisible()
  await budget.fill('200,000')
  await landing.getByRole('button', { name: 'Save budget' }).click()
  await expect(budget).toHaveValue('200000')
  await landing.getByRole('button', { name: 'Add a model' }).click()
  await landing.getByLabel('Model').fill('qwen3-32b')
  await landing.getByLabel('Sent').fill('0,4')
  await landing.getByRole('button', { name: 'Save prices' }).click()
  await expect(landing.getByRole('alert').filter({ hasText: 'two prices' })).toBeVisible()
  await landing.getByLabel('Received').fill('1.2')
  await landing.getByRole('button', { name: 'Save prices' }).click()
  await expect(landing.getByLabel('Sent')).toHaveValue('0.4')
  await landing.reload()
  await expect(budget).toHaveValue('200000')
  await expect(landing.getByLabel('Received')).toHaveValue('1.2')
  await landing.getByRole('button', { name: 'Remove qwen3-32b' }).click()
  await landing.getByRole('button', { name: 'Save prices' }).click()
  await expect(landing.getByText('No price is written down yet.')).toBeVisible()
})

const id = '01999999-0000-7000-8000-000000000001'
const departure = {
  id,
  at: '2026-11-20T10:00:00.000Z',
  host: 'models.example.com',
  model: 'qwen3-32b',
  state: 'answered',
  input_tokens: 2_314,
  output_tokens: 210,
  cost: 0.0012,
  masked: 2,
  bytes: 8_123,
  conversation_id: null,
  sentence: null,
}

test('what left is listed, with the exact text of each', async ({ entered: landing }) => {
  await landing.goto(`${settings}/what-left`)
  await expect(landing.getByText('Nothing has left this server')).toBeVisible()
  await answer(landing, '/v1/assistant/departures', { json: [departure] })
  await answer(landing, `/v1/assistant/departures/${id}`, { json: { ...departure, text: '{"say":"[masked]"}' } })
  await landing.reload()
  const row = landing.getByRole('link', { name: /qwen3-32b at models\.example\.com/ })
  await expect(row).toContainText('2,314 tokens sent · 210 received · cost 0.0012 · 2 secrets masked')
  await row.click()
  await expect(landing.getByRole('region', { name: 'The exact text' })).toHaveText('{"say":"[masked]"}')
  await landing.getByRole('link', { name: 'All that left' }).click()
  await expect(row).toBeVisible()
})

test.describe('what cannot be loaded', () => {
  test.use({ allowed: [[/status of 503|Unavailable/], { scope: 'test' }] })

  for (const [page, path, title] of [
    ['assistant', '/v1/assistant/settings', 'These settings could not be loaded'],
    ['memory', '/v1/assistant/facts', 'Your memory could not be loaded'],
    ['what-left', '/v1/assistant/departures', 'The calls could not be loaded'],
  ] as const)
    test(`is said on the page ${page}, and can be tried again`, async ({ entered: landing }) => {
      await hearNothing(landing)
      await answer(landing, path, { status: 503 })
      await landing.goto(`${settings}/${page}`)
      await expect(landing.getByText(title)).toBeVisible()
      await landing.unroute((url) => url.pathname === path)
      await landing.getByRole('button', { name: 'Retry' }).click()
      await expect(landing.getByText(title)).toBeHidden()
    })
})

test('the settings of the assistant have no barriers', async ({ entered: landing }) => {
  await landing.goto(`${settings}/assistant`)
  await landing.getByRole('button', { name: 'Add a model' }).click()
  expect(await barriersInEveryLook(landing)).toEqual([])
  await landing.goto(`${settings}/memory`)
  await remember(landing, 'I take the train on Fridays.')
  await remember(landing, 'My wife is called Ines.')
  await facts(landing).first().getByRole('button', { name: 'Forget' }).click()
  await facts(landing).first().getByRole('button', { name: 'Undo' }).waitFor()
  await facts(landing).last().getByRole('button', { name: 'Edit' }).click()
  expect(await barriersInEveryLook(landing)).toEqual([])
  await answer(landing, '/v1/assistant/departures', { json: [departure] })
  await answer(landing, `/v1/assistant/departures/${id}`, { json: { ...departure, text: 'x\n'.repeat(100) } })
  await landing.goto(`${settings}/what-left`)
  await landing.getByText('2,314').waitFor()
  expect(await barriersInEveryLook(landing)).toEqual([])
  await landing.goto(`${settings}/what-left/${id}`)
  await landing.getByText('8 kB').waitFor()
  expect(await barriersInEveryLook(landing)).toEqual([])
})
