import type { Page } from '@playwright/test'
import { barriers } from './axe.ts'
import { answered, beginChat, box, say } from './chat.ts'
import { call, sidebar } from './chats.ts'
import { enter } from './entry.ts'
import { newAccount } from './people.ts'
import { expect, test } from './watched.ts'

/** The cards in the conversation. */
const cards = (page: Page) =>
  page.getByRole('region', { name: 'Conversation' }).getByRole('article').getByRole('article')
const button = (page: Page, name: string) => cards(page).last().getByRole('button', { name })

test.beforeEach(async ({ page }) => {
  await enter(page, newAccount())
  await box(page).waitFor()
})

test('what touches only one’s own things is done at once, with its proof and the way back', async ({ page }) => {
  await beginChat(page, 'Hello')
  await say(page, 'Rename this chat to Budget')
  await expect(cards(page).last()).toContainText('“Budget”')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Budget')
  await button(page, 'Undo').click()
  await expect(cards(page).last()).toContainText('Undone')
  await expect(page.getByRole('heading', { level: 1 })).not.toHaveText('Budget')
})

test('whoever wants to be asked for everything is asked, and finds it under Activity', async ({ page }) => {
  await call(page, 'PUT', '/v1/activity-policy', { policy: 'everything' })
  await beginChat(page, 'Hello')
  await say(page, 'Rename this chat to Budget')
  await expect(cards(page).last()).toContainText('Waits for your yes')
  expect(await barriers(page)).toEqual([])
  await sidebar(page).getByRole('link', { name: 'Activity 1 waits for your yes' }).click()
  await page.getByRole('link', { name: 'Show the conversation' }).click()
  await expect(page).toHaveURL(/\/assistant\/[0-9a-f-]{36}\?message=/)
  await button(page, 'Approve').click()
  await expect(cards(page).last()).toContainText('“Budget”')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Budget')
})

test.describe('what has changed since it was proposed', () => {
  test.use({ allowed: [[/status of 409/], { scope: 'test' }] })

  test('is shown as it would be now, and waits for a yes of its own', async ({ page }) => {
    await call(page, 'PUT', '/v1/activity-policy', { policy: 'everything' })
    await beginChat(page, 'Hello')
    await say(page, 'Rename this chat to Budget')
    await expect(cards(page).last()).toContainText('Waits for your yes')
    const id = page.url().split('/').at(-1)
    await call(page, 'PATCH', `/v1/conversations/conversations/${id}`, { title: 'Spring' })
    await button(page, 'Approve').click()
    await expect(cards(page).last().getByRole('alert')).toContainText('This is not what you saw any more.')
    await expect(cards(page).last()).toContainText('Rename the chat “Spring”')
    await expect(cards(page).last()).toBeFocused()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Spring')
    await button(page, 'Approve').click()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Budget')
  })
})

test('what is told to remember stands in the memory, with where it came from', async ({ page }) => {
  await beginChat(page, 'Remember that I take the train on Fridays')
  await expect(cards(page).last()).toContainText('train')
  await page.goto('/assistant/settings/memory')
  const fact = page.getByRole('list', { name: 'Facts' }).getByRole('listitem')
  await expect(fact).toContainText('train on Fridays')
  await expect(fact).toContainText('You said so')
  await fact.getByRole('link', { name: 'Show the conversation' }).click()
  await expect(cards(page).last()).toContainText('train')
})

test('what it cannot do it says in a sentence, and offers what it can', async ({ page }) => {
  await beginChat(page, 'Order a pizza for tonight')
  const offers = page.getByRole('list', { name: 'Suggestions' }).getByRole('button')
  await expect(offers.first()).toBeVisible()
  await expect(page.getByRole('article').last()).toContainText('From your activity: Nothing was changed.')
  expect(await barriers(page)).toEqual([])
  await answered(page)
  const words = (await offers.first().textContent()) ?? ''
  await offers.first().click()
  const asked = page.getByRole('region', { name: 'Conversation' }).getByRole('article').nth(2)
  await expect(asked).toContainText(words)
})

test('an attached file is summed up, and a sentence leads to its place in the file', async ({ page }) => {
  const said = [
    'The bridge was closed in May.',
    'Cracks had been found in the bridge.',
    'Guests stayed away.',
    'Anna will call the mayor by 5 May 2027.',
  ]
  const bridge = { name: 'Bridge.txt', mimeType: 'text/plain', buffer: Buffer.from(said.join('\n\n')) }
  await beginChat(page, 'Hello')
  const choosing = page.waitForEvent('filechooser')
  await page.getByRole('button', { name: 'Attach files' }).click()
  await (await choosing).setFiles([bridge])
  await box(page).fill('/summarise in 9 lines')
  await expect(page.getByRole('button', { name: 'Send', exact: true })).toBeEnabled()
  await box(page).press('Enter')
  const conversation = page.getByRole('region', { name: 'Conversation' })
  await expect(conversation.getByRole('listitem').filter({ hasText: 'Cracks had been found' })).toBeVisible()
  await conversation.getByRole('link', { name: 'Line 1' }).first().click()
  const preview = page.getByRole('region', { name: 'Bridge.txt' })
  await expect(preview).toContainText('Guests stayed away.')
  await preview.getByRole('button', { name: 'Summary' }).click()
  await expect(preview.getByRole('region', { name: 'Summary' })).toContainText('The bridge was closed in May.')
  const duties = preview.getByRole('region', { name: 'To do' })
  await duties.getByRole('button', { name: 'Make a task: Call the mayor' }).click()
  await expect(duties).toContainText('Task made')
  await duties.getByRole('button', { name: 'Undo: Make a task: Call the mayor' }).click()
  await expect(duties.getByRole('button', { name: 'Make a task: Call the mayor' })).toBeVisible()
  expect(await barriers(page)).toEqual([])
})
