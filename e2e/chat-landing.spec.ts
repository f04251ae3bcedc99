import type { Page } from '@playwright/test'
import { beginChat, box, entries, expect, test } from './chat.ts'
import { gate } from './people.ts'

const conversations = '/v1/conversations/conversations/'
const send = (page: Page) => page.getByRole('button', { name: 'Send', exact: true })
const cards = (page: Page) => page.getByRole('region', { name: 'Prompts' }).getByRole('listitem')

test('what is sent from the landing screen is answered in a chat of its own', async ({ landing: page }) => {
  await beginChat(page, 'Good morning')
  await expect(entries(page)).toHaveCount(2)
  await expect(entries(page).nth(0)).toContainText('Good morning')
  await expect(entries(page).nth(1)).toContainText('You said: Good morning')
  await expect(box(page)).toBeFocused()
})

test('the conversation is created with its first message, which then goes over the socket', async ({
  landing: page,
}) => {
  const created = page.waitForRequest((request) => request.method() === 'POST' && request.url().endsWith(conversations))
  // The page before may still dial, so no single socket is waited for.
  const sent = new Promise<string>((resolve) => {
    page.on('websocket', (socket) => {
      socket.on('framesent', ({ payload }) => {
        if (String(payload).includes('user_message')) resolve(String(payload))
      })
    })
  })
  await page.reload()
  await beginChat(page, 'Good morning')
  expect((await created).postDataJSON()).toMatchObject({ title: 'New Chat', firstMessage: 'Good morning' })
  const id = new URL(page.url()).pathname.split('/').at(-1)
  expect(JSON.parse(await sent)).toMatchObject({
    type: 'user_message',
    content: 'Good morning',
    conversation_id: id,
  })
})

test('the box invites a question and is 60 to 200 pixels high', async ({ landing: page }) => {
  await expect(box(page)).toBeFocused()
  await expect(box(page)).toHaveAttribute('placeholder', /ask your assistant/i)
  const height = async () => (await box(page).boundingBox())?.height
  await expect.poll(height).toBe(60)
  await box(page).fill('line\n'.repeat(40))
  await expect.poll(height).toBe(200)
})

test('four prompt cards are drawn of eight, and never the same four twice running', async ({ landing: page }) => {
  const titles = async () =>
    (await cards(page).allInnerTexts()).map((text) => text.split('\n')[0] ?? '').toSorted((a, b) => a.localeCompare(b))
  let before = await titles()
  const seen = new Set(before)
  for (let draws = 0; draws < 12; draws++) {
    await page.getByRole('button', { name: 'Refresh Prompts' }).click()
    await expect.poll(titles).not.toEqual(before)
    const now = await titles()
    expect(now).toHaveLength(4)
    before = now
    for (const title of now) seen.add(title)
  }
  expect(seen.size).toBeLessThanOrEqual(8)
  await page.reload()
  await cards(page).first().waitFor()
  expect(await titles()).not.toEqual(before)
})

test('a prompt card fills the box', async ({ landing: page }) => {
  await cards(page).first().getByRole('button').click()
  await expect(box(page)).not.toHaveValue('')
  await expect(box(page)).toBeFocused()
})

test('a slash opens the command menu; arrows move in it, and Enter or Tab picks', async ({ landing: page }) => {
  const menu = page.getByRole('listbox', { name: 'Commands' })
  await box(page).pressSequentially('/')
  await expect(menu.getByRole('option')).toHaveText([
    /^\/summarise/,
    /^\/duties/,
    /^\/schedule/,
    /^\/email/,
    /^\/reminder/,
    /^\/dashboard/,
  ])
  const chosen = () => menu.getByRole('option', { selected: true })
  await expect(chosen()).toHaveText(/^\/summarise/)
  await page.keyboard.press('ArrowDown')
  await expect(chosen()).toHaveText(/^\/duties/)
  expect(await box(page).getAttribute('aria-activedescendant')).toBe(await chosen().getAttribute('id'))
  await page.keyboard.press('ArrowUp')
  await page.keyboard.press('ArrowUp')
  await expect(chosen()).toHaveText(/^\/dashboard/)
  await page.keyboard.press('Enter')
  await expect(box(page)).toHaveValue('/dashboard ')
  await expect(menu).toBeHidden()
  await box(page).fill('')
  await box(page).pressSequentially('/em')
  await page.keyboard.press('Tab')
  await expect(box(page)).toHaveValue('/email ')
  await expect(box(page)).toBeFocused()
})

test('Escape closes the command menu, and a space ends it', async ({ landing: page }) => {
  const menu = page.getByRole('listbox', { name: 'Commands' })
  await box(page).pressSequentially('/')
  await page.keyboard.press('Escape')
  await expect(menu).toBeHidden()
  await expect(box(page)).toHaveValue('/')
  await page.keyboard.type('s')
  await expect(menu).toBeVisible()
  await page.keyboard.type(' ')
  await expect(menu).toBeHidden()
  await box(page).fill('')
  await box(page).pressSequentially('/')
  await menu.getByRole('option', { name: '/reminder' }).click()
  await expect(box(page)).toHaveValue('/reminder ')
})

test('Shift and Enter begin a new line, and empty text is not sent', async ({ landing: page }) => {
  await expect(send(page)).toBeDisabled()
  await box(page).press('Enter')
  await box(page).fill('   ')
  await box(page).press('Enter')
  await expect(send(page)).toBeDisabled()
  await box(page).fill('one')
  await page.keyboard.press('Shift+Enter')
  await page.keyboard.type('two')
  await expect(box(page)).toHaveValue('one\ntwo')
  await expect(page).toHaveURL('/assistant')
})

test('while it is sent the screen is disabled and thinking, and a second Enter sends nothing', async ({
  landing: page,
}) => {
  const { opened, open } = gate()
  let calls = 0
  await page.route(`**${conversations}`, async (route) => {
    if (route.request().method() !== 'POST') return route.fallback()
    calls += 1
    await opened
    return route.fallback()
  })
  await box(page).fill('Good morning')
  await page.evaluate(() => {
    for (let presses = 0; presses < 2; presses++) {
      const enter = new KeyboardEvent('keydown', { key: 'Enter', bubbles: true, cancelable: true })
      document.querySelector('textarea')?.dispatchEvent(enter)
    }
  })
  await expect(page.getByText('Thinking', { exact: true })).toBeVisible()
  await expect(box(page)).toBeDisabled()
  await expect(send(page)).toBeDisabled()
  await expect(page.getByRole('button', { name: 'Refresh Prompts' })).toBeDisabled()
  open()
  await page.waitForURL(/\/assistant\/.{36}$/)
  await expect(entries(page)).toHaveCount(2)
  expect(calls).toBe(1)
})

test.describe('when the conversation cannot be made', () => {
  test.use({ allowed: [[/^error: HTTP error! Status: 500$/, /status of 500/], { scope: 'test' }] })

  test('the busy state is cleared, the text is kept, and Retry goes on', async ({ landing: page }) => {
    const logged = page.waitForEvent('console', (message) => message.text() === 'HTTP error! Status: 500')
    let fails = true
    await page.route(`**${conversations}`, (route) => {
      if (!fails || route.request().method() !== 'POST') return route.fallback()
      return route.fulfill({ status: 500, json: {} })
    })
    await box(page).fill('Good morning')
    await box(page).press('Enter')
    expect((await logged).type()).toBe('error')
    await expect(page.getByText('What you wrote is kept.')).toBeVisible()
    await expect(page.getByText('HTTP error!')).toBeHidden()
    await expect(box(page)).toBeEnabled()
    await expect(box(page)).toHaveValue('Good morning')
    await expect(page.getByText('Thinking', { exact: true })).toBeHidden()
    fails = false
    await page.getByRole('button', { name: 'Retry' }).click()
    await expect(entries(page).nth(1)).toContainText('You said: Good morning')
  })
})

test.describe('without an access token', () => {
  test.use({ allowed: [[/^error: User not authenticated$/, /status of 401/], { scope: 'test' }] })

  test('it is only logged that nobody is authenticated', async ({ landing: page }) => {
    const { opened, open } = gate()
    await page.route('**/v1/auth/{refresh,socket-ticket}', async (route) => {
      await opened
      await route.abort()
    })
    await page.evaluate(() => {
      const stored = JSON.parse(localStorage.getItem('user-data') ?? '{}')
      stored.state.user.backendResponse.access_token = ''
      localStorage.setItem('user-data', JSON.stringify(stored))
    })
    await page.reload()
    const logged = page.waitForEvent('console', (message) => message.text() === 'User not authenticated')
    await box(page).fill('Good morning')
    await box(page).press('Enter')
    await logged
    await expect(box(page)).toHaveValue('Good morning')
    await expect(box(page)).toBeEnabled()
    await page.unrouteAll({ behavior: 'ignoreErrors' })
    open()
  })
})

test('what was begun to be written is there again after a reload', async ({ landing: page }) => {
  await box(page).fill('half a thought')
  await page.reload()
  await expect(box(page)).toHaveValue('half a thought')
})
