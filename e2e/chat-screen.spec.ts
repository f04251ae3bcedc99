import type { Page } from '@playwright/test'
import { answered, beginChat, box, entries, expect, openEmptyChat, say, script, test } from './chat.ts'

const send = (page: Page) => page.getByRole('button', { name: 'Send', exact: true })
const tool = (page: Page, name: string) => page.getByRole('button', { name, exact: true })

test('an empty chat says how to begin, and offers prompts and three questions', async ({ entered: page }) => {
  await openEmptyChat(page)
  await expect(page.getByRole('heading', { name: 'How can I help you today?' })).toBeVisible()
  await expect(page.getByText('Choose a suggestion below or type your own message', { exact: true })).toBeVisible()
  await expect(page.getByRole('region', { name: 'Prompts' }).getByRole('listitem')).toHaveCount(4)
  await expect(page.getByRole('button', { name: 'Refresh Prompts' })).toBeVisible()
  await expect(page.getByRole('list', { name: 'Suggestions' }).getByRole('button')).toHaveText([
    'What meetings do I have today?',
    'Show my recent documents',
    'Schedule a follow-up',
  ])
  await page.getByRole('button', { name: 'Show my recent documents' }).click()
  await expect(entries(page).nth(0)).toContainText('Show my recent documents')
  await expect(entries(page).nth(1)).toContainText('You said: Show my recent documents')
})

test('Enter sends; Shift and Enter or Ctrl and Enter do not', async ({ entered: page }) => {
  await openEmptyChat(page)
  await expect(send(page)).toBeDisabled()
  await box(page).fill('  ')
  await expect(send(page)).toBeDisabled()
  await box(page).press('Enter')
  await box(page).fill('one')
  await page.keyboard.press('Control+Enter')
  await page.keyboard.press('Shift+Enter')
  await page.keyboard.type('two')
  await expect(box(page)).toHaveValue('one\ntwo')
  await expect(entries(page)).toHaveCount(0)
  await page.keyboard.press('Enter')
  await expect(box(page)).toHaveValue('')
  await expect(entries(page).nth(0)).toContainText('one')
})

test('the box is at most 128 pixels high', async ({ entered: page }) => {
  await openEmptyChat(page)
  await box(page).fill('line\n'.repeat(40))
  await expect.poll(async () => (await box(page).boundingBox())?.height).toBe(128)
})

test('Smart Suggestions holds the three questions', async ({ landing: page }) => {
  await beginChat(page, 'Good morning')
  await tool(page, 'Smart Suggestions').click()
  const group = page.getByRole('group', { name: 'Smart Suggestions' })
  await expect(group.getByRole('button')).toHaveText([
    'What meetings do I have today?',
    'Show my recent documents',
    'Schedule a follow-up',
  ])
  await group.getByRole('button', { name: 'Schedule a follow-up' }).click()
  await expect(group).toBeHidden()
  await expect(box(page)).toBeFocused()
  await expect(entries(page).nth(3)).toContainText('You said: Schedule a follow-up')
})

test('each Quick Action sends a message that it was initiated', async ({ entered: page }) => {
  await openEmptyChat(page)
  const keys = ['schedule', 'task', 'remind', 'search', 'report', 'email', 'call', 'share']
  for (const key of keys) {
    await tool(page, 'Quick Actions').click()
    const group = page.getByRole('group', { name: 'Quick Actions' })
    await expect(group.getByRole('button')).toHaveCount(keys.length)
    await group.getByRole('button', { name: key }).click()
    await expect(entries(page).last()).toContainText(`You said: Initiated: ${key}`)
  }
})

test('Text Formatting styles the box alone, also by its shortcuts', async ({ entered: page }) => {
  await openEmptyChat(page)
  await tool(page, 'Text Formatting').click()
  const group = page.getByRole('group', { name: 'Text Formatting' })
  const format = (name: string) => group.getByRole('button', { name })
  await format('Bold').click()
  await expect(format('Bold')).toHaveAttribute('aria-pressed', 'true')
  await expect(box(page)).toHaveCSS('font-weight', '700')
  await page.keyboard.press('Escape')
  await expect(tool(page, 'Text Formatting')).toBeFocused()
  await box(page).fill('plain')
  await page.keyboard.press('Control+b')
  await expect(box(page)).toHaveCSS('font-weight', '400')
  await page.keyboard.press('Control+i')
  await expect(box(page)).toHaveCSS('font-style', 'italic')
  await page.keyboard.press('Control+u')
  await expect(box(page)).toHaveCSS('text-decoration-line', 'underline')
  await page.keyboard.press('Enter')
  await expect(entries(page).nth(1)).toContainText('You said: plain')
  await expect(entries(page).nth(0).getByText('plain')).toHaveCSS('font-style', 'normal')
})

test('somebody who is waited for is seen to be writing, and what they wrote comes as it is written', async ({
  entered: page,
}) => {
  await openEmptyChat(page)
  // Looked for in every frame from before the question on, because it goes with the first word.
  const seen = page.getByText('Attaché is writing').waitFor()
  await say(page, script({ after: 3_000, tokens: 100_000, every: 20 }))
  await seen
  const answer = entries(page).nth(1)
  await expect(answer).toContainText('Good 0 morning. 1')
  await expect(answer).toHaveAttribute('aria-busy', 'true')
  await expect(page.getByText('Attaché is writing')).toBeHidden()
  await expect(answer).toContainText('39')
  await page.getByRole('button', { name: 'Stop' }).click()
  await expect(answer).not.toHaveAttribute('aria-busy', 'true')
})

test('what was done on the way folds into one line that opens', async ({ entered: page }) => {
  await openEmptyChat(page)
  const steps = [{ label: 'Looked at 3 calendars' }, { label: 'Read 14 threads' }]
  await say(page, script({ steps, say: 'All is free.' }))
  const line = entries(page).nth(1).getByText('Read 14 threads · 1 more step')
  await expect(line).toBeVisible()
  const other = page.getByText('Looked at 3 calendars', { exact: true })
  await expect(other).toBeHidden()
  await line.click()
  await expect(other).toBeVisible()
})

test('what is opened in an answer while it is written stays open, with the focus, when it has ended', async ({
  entered: page,
}) => {
  await openEmptyChat(page)
  const steps = [{ label: 'Looked at 3 calendars' }, { label: 'Read 14 threads' }]
  await say(page, script({ steps, tokens: 100_000, every: 20 }))
  const answer = entries(page).nth(1)
  const line = answer.locator('summary').filter({ hasText: 'Read 14 threads' })
  await line.click()
  await expect(answer).toHaveAttribute('aria-busy', 'true')
  await page.getByRole('button', { name: 'Stop' }).focus()
  await page.keyboard.press('Enter')
  await line.focus()
  await answered(page)
  await expect(answer.getByText('Looked at 3 calendars', { exact: true })).toBeVisible()
  await expect(line).toBeFocused()
})

test('twenty messages in a burst are answered in order, the rest shown as queued', async ({ entered: page }) => {
  await openEmptyChat(page)
  await say(page, script({ tokens: 300, every: 20 }))
  await say(page, 'message 1')
  await expect(page.getByText('Queued: answered after the one before.').first()).toBeVisible()
  for (let number = 2; number < 20; number++) await say(page, `message ${number}`)
  await expect(entries(page).last()).toContainText('You said: message 19')
  await answered(page)
  const order = await page.evaluate(async () => {
    const stored = JSON.parse(localStorage.getItem('user-data') ?? '{}').state.user.backendResponse.access_token
    const address = `/v1/conversations/conversations/${location.pathname.split('/').at(-1)}`
    const answer = await fetch(address, { headers: { authorization: `Bearer ${stored}` } })
    const { messages }: { messages: { content: string }[] } = await answer.json()
    return messages.map(({ content }) => content)
  })
  expect(order).toHaveLength(40)
  for (let number = 1; number < 20; number++)
    expect(order.slice(2 * number, 2 * number + 2)).toEqual([`message ${number}`, `You said: message ${number}`])
})

test('Stop ends an answer and keeps what was written; Retry asks for another and the old one stays', async ({
  entered: page,
}) => {
  await openEmptyChat(page)
  await say(page, script({ tokens: 5_000, every: 20 }))
  await expect(entries(page).nth(1)).toContainText('morning. 1')
  await page.getByRole('button', { name: 'Stop' }).click()
  await expect(page.getByText('Stopped. What was written is kept.')).toBeVisible()
  await expect(entries(page).nth(1)).toContainText('morning. 1')
  await expect(page.getByRole('button', { name: 'Stop' })).toBeHidden()
  await entries(page).nth(1).getByText('Retry').click()
  await page.getByRole('button', { name: 'Stop' }).waitFor()
  await expect(page.getByText('Stopped. What was written is kept.')).toBeHidden()
  await expect(entries(page).nth(1)).toContainText('morning. 1')
  await box(page).press('Escape')
  await expect(entries(page).nth(1)).toContainText('2 of 2')
  await expect(page.getByText('Stopped. What was written is kept.')).toBeVisible()
  await entries(page).nth(1).hover()
  await entries(page).nth(1).getByRole('button', { name: 'Previous version' }).click()
  await expect(entries(page).nth(1)).toContainText('1 of 2')
})

test('an answer that failed says why, and can be asked for again', async ({ entered: page }) => {
  await openEmptyChat(page)
  await say(page, script({ tokens: 3, fail: 'The mail server did not answer.' }))
  await expect(entries(page).nth(1)).toContainText('This answer could not be finished.')
  await expect(entries(page).nth(1)).toContainText('The mail server did not answer.')
  await expect(entries(page).nth(1).getByText('Retry')).toBeVisible()
})

test('a message is edited and sent anew; the old branch stays reachable', async ({ landing: page }) => {
  await beginChat(page, 'First question')
  await say(page, 'Second question')
  await expect(entries(page)).toHaveCount(4)
  await entries(page).nth(0).hover()
  await entries(page).nth(0).getByRole('button', { name: 'Edit and resend' }).click()
  await expect(box(page)).toHaveValue('First question')
  await expect(box(page)).toBeFocused()
  await box(page).fill('Better question')
  await page.keyboard.press('Enter')
  await expect(entries(page)).toHaveCount(2)
  await expect(entries(page).nth(1)).toContainText('You said: Better question')
  await entries(page).nth(0).hover()
  await expect(entries(page).nth(0)).toContainText('2 of 2')
  await entries(page).nth(0).getByRole('button', { name: 'Previous version' }).click()
  await expect(entries(page)).toHaveCount(4)
  await expect(entries(page).nth(0)).toContainText('First question')
  await expect(entries(page).nth(3)).toContainText('You said: Second question')
})

test('an edit that is given up leaves what was being written', async ({ landing: page }) => {
  await beginChat(page, 'First question')
  await box(page).fill('half a thought')
  await entries(page).nth(0).hover()
  await entries(page).nth(0).getByRole('button', { name: 'Edit and resend' }).click()
  await expect(box(page)).toHaveValue('First question')
  await page.keyboard.press('Escape')
  await expect(box(page)).toHaveValue('half a thought')
})

test('a message is copied and quoted', async ({ landing: page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  await beginChat(page, 'One\ntwo')
  const first = entries(page).nth(0)
  await first.hover()
  await first.getByRole('button', { name: 'Copy' }).click()
  await expect(page.getByText('Copied.')).toBeVisible()
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe('One\ntwo')
  await first.getByRole('button', { name: 'Quote' }).click()
  await expect(box(page)).toHaveValue('> One\n> two\n\n')
  await expect(box(page)).toBeFocused()
})

test.describe(() => {
  test.use({ allowed: [[/status of 404/], { scope: 'test' }] })

  test('a chat that is not there says so', async ({ entered: page }) => {
    await page.goto('/assistant/019a0000-0000-7000-8000-000000000001')
    await expect(page.getByText('There is no such chat')).toBeVisible()
    await page.getByRole('link', { name: 'Begin a new one' }).click()
    await expect(page).toHaveURL('/assistant')
  })
})

test('a message that is too long is said to be so at the box', async ({ entered: page }) => {
  await openEmptyChat(page)
  await box(page).fill('x'.repeat(16_001))
  await expect(page.getByRole('alert').filter({ hasText: 'too long' })).toBeVisible()
  await expect(send(page)).toBeDisabled()
})

test('what was begun to be written stays with its chat', async ({ landing: page }) => {
  await beginChat(page, 'Good morning')
  const address = page.url()
  await box(page).fill('half a thought')
  await page.getByRole('link', { name: 'Assistant', exact: true }).click()
  await expect(box(page)).toHaveValue('')
  await page.goto(address)
  await expect(box(page)).toHaveValue('half a thought')
})

test.describe('a chat that may be marked as read while it is deleted', () => {
  test.use({ allowed: [[/status of 404/], { scope: 'test' }] })

  test('a chat that is deleted elsewhere says so, and can be restored where it is open', async ({ landing: page }) => {
    await beginChat(page, 'Good morning')
    const chat = new URL(page.url()).pathname.split('/').at(-1)
    await page.evaluate(async (id) => {
      const { access_token } = JSON.parse(localStorage.getItem('user-data') ?? '').state.user.backendResponse
      const headers = { authorization: `Bearer ${access_token}` }
      await fetch(`/v1/conversations/conversations/${id}`, { method: 'DELETE', headers })
    }, chat)
    await expect(page.getByText('This chat is deleted', { exact: true })).toBeVisible()
    await page.getByRole('button', { name: 'Restore' }).click()
    await expect(entries(page).first()).toContainText('Good morning')
    await say(page, 'Still here')
    await expect(entries(page).last()).toContainText('You said: Still here')
  })
})
