import type { Locator, Page } from '@playwright/test'
import { barriersInEveryLook } from './axe.ts'
import { answered, beginChat, box, entries, expect, say, script, test } from './chat.ts'
import { gate } from './people.ts'

const overlay = (page: Page) => page.locator('#first-paint')
const conversations = '**/v1/conversations/conversations/'

/** Opens the landing page again on a connection that delivers its code only once `answer` is called. */
async function openWithoutCode(page: Page, address = '/assistant'): Promise<() => void> {
  const { opened, open } = gate()
  await page.route('**/assets/*.js', async (route) => {
    await opened
    await route.continue()
  })
  await page.goto(address, { waitUntil: 'commit' })
  await overlay(page).waitFor()
  return open
}

const places = (...shown: Locator[]) => Promise.all(shown.map((one) => one.boundingBox()))

test('before its code is there the page looks as it will, can be written in, and hands over what was done', async ({
  landing: page,
}) => {
  await box(page).fill('Before. ')
  const open = await openWithoutCode(page)
  await expect(box(page)).toBeFocused()
  await page.keyboard.type('Early words')
  await expect(page.getByRole('button', { name: 'Send', exact: true })).toBeEnabled()
  await page.keyboard.press('Home')
  await page.keyboard.press('ArrowRight')
  expect(await barriersInEveryLook(page)).toEqual([])
  const parts = [page.getByRole('heading', { level: 1 }), box(page), page.getByRole('button', { name: 'New chat' })]
  const before = await places(...parts)
  // A person who entered through the scripted server is asked above the page to sign in again.
  const profile = gate()
  await page.route('**/v1/me', async (route) => {
    await profile.opened
    await route.fallback()
  })
  open()
  await expect(overlay(page)).toBeHidden()
  expect(await places(...parts)).toEqual(before)
  profile.open()
  await expect(box(page)).toBeFocused()
  await page.keyboard.type('!')
  await expect(box(page)).toHaveValue('B!efore. Early words')
})

test('a button pressed before its code is there is pressed once it is, and a view is marked from the start', async ({
  landing: page,
}) => {
  const open = await openWithoutCode(page, '/assistant?view=files')
  await expect(page.getByRole('link', { name: 'Files' })).toHaveAttribute('aria-current', 'page')
  await expect(page.getByRole('heading', { name: 'How can I help today?' })).toHaveCount(0)
  await page.getByRole('button', { name: 'Collapse sidebar' }).click()
  open()
  await expect(page.getByRole('button', { name: 'Expand sidebar' })).toBeVisible()
  await expect(page.getByRole('link', { name: 'Files' })).toHaveAttribute('aria-current', 'page')
})

test('the palette opens before its code is there, and keeps what was asked of it', async ({ landing: page }) => {
  const open = await openWithoutCode(page)
  const palette = page.getByRole('dialog', { name: 'Command palette' })
  await page.keyboard.press('Control+k')
  await page.keyboard.type('appear')
  await expect(palette.getByRole('combobox')).toHaveValue('appear')
  open()
  await expect(overlay(page)).toHaveCount(0)
  await expect(palette.getByRole('combobox')).toBeFocused()
  await page.keyboard.type('ance')
  await expect(palette.getByRole('option', { name: /^Appearance/ })).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(palette).toBeHidden()
  await expect(box(page)).toHaveValue('')
})

test('what was typed, moved to and chosen in the palette before its code is there happens once it is', async ({
  landing: page,
}) => {
  const open = await openWithoutCode(page)
  const palette = page.getByRole('dialog', { name: 'Command palette' })
  // What is closed again leaves nothing behind.
  await page.keyboard.press('Control+k')
  await page.keyboard.type('files')
  await page.keyboard.press('Enter')
  await page.keyboard.press('Escape')
  await expect(palette).toBeHidden()
  await page.keyboard.press('Control+k')
  await expect(palette.getByRole('combobox')).toHaveValue('')
  await page.keyboard.type('agenda')
  for (const key of ['ArrowDown', 'ArrowUp', 'Enter']) await page.keyboard.press(key)
  open()
  await expect(page).toHaveURL('/assistant?view=agenda')
  await expect(palette).toBeHidden()
  await page.goto('/assistant')
  await expect(overlay(page)).toHaveCount(0)
  await expect(box(page)).toHaveValue('')
})

test('at no moment of the start are words for the palette typed into the box', async ({ landing: page }) => {
  const devtools = await page.context().newCDPSession(page)
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: 4 })
  for (const wait of [0, 4, 16]) {
    await page.goto('/assistant', { waitUntil: 'commit' })
    await box(page).first().waitFor()
    await page.evaluate(async (frames) => {
      for (let passed = 0; passed < frames; passed += 1) await new Promise(requestAnimationFrame)
    }, wait)
    await page.keyboard.press('Control+k')
    await page.keyboard.type('calendar')
    await page.keyboard.press('Enter')
    await expect(page).toHaveURL('/assistant?view=calendar')
  }
  await devtools.detach()
})

test('a message sent before the code is there reaches the server, and is answered in its chat', async ({
  landing: page,
}) => {
  const open = await openWithoutCode(page)
  const sent = page
    .waitForEvent('websocket')
    .then((socket) => socket.waitForEvent('framesent', ({ payload }) => String(payload).includes('user_message')))
  await box(page).pressSequentially('Good morning')
  await page.keyboard.press('Enter')
  await sent
  await expect(page.getByText('Thinking', { exact: true })).toBeVisible()
  await expect(box(page)).toBeDisabled()
  open()
  await page.waitForURL(/\/assistant\/[0-9a-f-]{36}$/)
  await expect(entries(page)).toHaveCount(2)
  await expect(entries(page).nth(1)).toContainText('You said: Good morning')
  await page.goto('/assistant')
  await expect(overlay(page)).toBeHidden()
  await expect(box(page)).toHaveValue('')
})

test.describe('when the early message cannot be sent', () => {
  test.use({ allowed: [[/Failed to load resource: net::ERR_FAILED/], { scope: 'test' }] })

  test('the page sends it once its code is there', async ({ landing: page }) => {
    let aborted = 0
    await page.route(conversations, (route) => {
      if (route.request().method() !== 'POST' || aborted > 0) return route.fallback()
      aborted += 1
      return route.abort()
    })
    const open = await openWithoutCode(page)
    await box(page).pressSequentially('Good morning')
    await page.getByRole('button', { name: 'Send', exact: true }).click()
    await expect.poll(() => aborted).toBe(1)
    open()
    await expect(entries(page).nth(1)).toContainText('You said: Good morning')
  })
})

test('a chat shows its newest messages and can be written in before its code is there, and nothing moves then', async ({
  landing: page,
}) => {
  await beginChat(page, script({ say: '## Today\n\n**Two** things, said once.' }))
  await say(page, 'Good morning')
  await expect(entries(page)).toHaveCount(4)
  await answered(page)
  const open = await openWithoutCode(page, page.url())
  await expect(entries(page).nth(1)).toContainText('Two things, said once.')
  await expect(entries(page).nth(3)).toContainText('You said: Good morning')
  await expect(box(page)).toBeFocused()
  await page.keyboard.type('Early words')
  expect(await barriersInEveryLook(page)).toEqual([])
  const parts = [box(page), page.getByRole('heading', { level: 1 }), entries(page).nth(2)]
  const before = await places(...parts)
  open()
  await expect(overlay(page)).toBeHidden()
  expect(await places(...parts)).toEqual(before)
  await expect(box(page)).toBeFocused()
  await page.keyboard.type('!')
  await expect(box(page)).toHaveValue('Early words!')
})

test('a message sent in a chat before its code is there goes out once it is', async ({ landing: page }) => {
  await beginChat(page, 'One')
  await answered(page)
  const open = await openWithoutCode(page, page.url())
  await box(page).pressSequentially('Two')
  await page.keyboard.press('Enter')
  await expect(box(page)).toBeDisabled()
  open()
  await expect(entries(page)).toHaveCount(4)
  await expect(entries(page).nth(3)).toContainText('You said: Two')
  await expect(box(page)).toHaveValue('')
  await expect(box(page)).toBeFocused()
})

test('without a stored user the sign-in page is shown at once, and the way back is kept', async ({ landing: page }) => {
  await page.evaluate(() => localStorage.clear())
  const painted: string[] = []
  await page.exposeFunction('paintedAt', (path: string) => painted.push(path))
  await page.addInitScript(() => {
    new PerformanceObserver(() => Reflect.get(globalThis, 'paintedAt')(location.pathname)).observe({ type: 'paint' })
  })
  await page.goto('/assistant?view=agenda')
  await expect(page.getByRole('dialog', { name: 'Continue with' })).toBeVisible()
  await expect(page).toHaveURL('/auth')
  expect(await page.evaluate(() => sessionStorage.getItem('return_to'))).toBe('/assistant?view=agenda')
  await expect.poll(() => painted).toContain('/auth')
  expect(painted).not.toContain('/assistant')
})
