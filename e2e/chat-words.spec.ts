import type { BrowserContext, Page, Request, Response, Route, WebSocketRoute } from '@playwright/test'
import { answered, beginChat, box, entries, expect, openEmptyChat, say, script, test } from './chat.ts'
import { enter, enterAgain } from './entry.ts'
import { gate, newAccount } from './people.ts'
import { greeted } from './tab.ts'

/* Never loses a word: what is written survives what happens to the line, the page and the session. */

/** Another device of the same person, at the same address, which hears all that is said from now on. */
async function anotherDevice(page: Page, context: BrowserContext): Promise<Page> {
  const other = await page
    .context()
    .browser()
    ?.newContext({ storageState: await context.storageState() })
  if (!other) throw new Error('There is no browser.')
  const second = await other.newPage()
  const heard = greeted(second)
  await second.goto(page.url())
  await heard
  return second
}

const outbox = (page: Page) =>
  page.evaluate(() => Object.keys(localStorage).filter((key) => key.startsWith('attache outbox')).length)

test.describe('without a connection', () => {
  // The browser reports whatever was under way when it was cut.
  test.use({ allowed: [[/ERR_INTERNET_DISCONNECTED/], { scope: 'test' }] })

  test('what is said without a connection waits, is shown so, and goes out once when it is back', async ({
    landing: page,
    context,
  }) => {
    const line = await watchLine(page)
    await page.reload()
    const marked = page.waitForResponse(isReadMark)
    await beginChat(page, 'Good morning')
    await expect(entries(page)).toHaveCount(2)
    // The mark would fail without a connection, which the browser reports in the console.
    await (await marked).finished()
    await context.setOffline(true)
    await line.cut()
    await say(page, 'said in a tunnel')
    await say(page, 'and again')
    await expect(page.getByText('Waiting for the connection')).toHaveCount(2)
    await expect(page.getByText('No connection. What you send waits here')).toBeVisible()
    await expect.poll(() => outbox(page)).toBe(2)
    await context.setOffline(false)
    await expect(entries(page)).toHaveCount(6)
    await expect(entries(page).nth(2)).toContainText('said in a tunnel')
    await expect(entries(page).nth(5)).toContainText('You said: and again')
    await expect.poll(() => outbox(page)).toBe(0)
  })
})

test.describe('a read mark that is lost on its way', () => {
  test.use({ allowed: [[/Failed to load resource|could not be marked as read/], { scope: 'test' }] })

  test('goes out again with the next connection', async ({ landing: page }) => {
    const line = await watchLine(page)
    await page.reload()
    await page.route(/\/conversations\/[0-9a-f-]{36}$/, (route) =>
      isReadMark(route) ? route.abort() : route.fallback(),
    )
    const lost = page.waitForEvent('requestfailed', isReadMarkRequest)
    await beginChat(page, 'Good morning')
    await lost
    await page.unroute(/\/conversations\/[0-9a-f-]{36}$/)
    const marked = page.waitForResponse(isReadMark)
    await line.cut()
    expect((await marked).ok()).toBe(true)
  })
})

test('what waits is still there after a reload, and is sent', async ({ landing: page }) => {
  await beginChat(page, 'Good morning')
  await expect(entries(page)).toHaveCount(2)
  const address = page.url()
  await page.routeWebSocket(/\/v1\/ws/, () => {})
  await page.reload()
  await say(page, 'kept over a reload')
  await expect(page.getByText('Waiting for the connection')).toBeVisible()
  await page.close()
  const again = await page.context().newPage()
  await again.goto(address)
  await expect(entries(again)).toHaveCount(4)
  await expect(entries(again).nth(2)).toContainText('kept over a reload')
  await expect(entries(again).nth(3)).toContainText('You said: kept over a reload')
  await expect.poll(() => outbox(again)).toBe(0)
})

test('a page that is loaded anew in the middle of an answer shows all of it', async ({ entered: page }) => {
  await openEmptyChat(page)
  await say(page, script({ tokens: 120, every: 25 }))
  await expect(entries(page).nth(1)).toContainText('20')
  await page.reload()
  await expect(entries(page).nth(1)).toContainText('Good 117 morning. 118 The 119')
  const text = (await entries(page).nth(1).locator('p').first().innerText()).trim()
  expect(text.split(/\s+/).filter((word) => /^\d+$/.test(word))).toEqual(
    Array.from({ length: 120 }, (_, at) => `${at}`),
  )
})

async function texts(device: Page): Promise<string> {
  return (await entries(device).locator('p').allInnerTexts()).join('\n')
}

test('two devices show the same at the same time', async ({ entered: page, context }) => {
  await openEmptyChat(page)
  const second = await anotherDevice(page, context)
  await second.getByRole('heading', { name: 'How can I help you today?' }).waitFor()
  await say(page, script({ tokens: 200, every: 25 }))
  await expect(entries(second).nth(1)).toHaveAttribute('aria-busy', 'true')
  await say(second, 'from the other one')
  await expect(entries(page)).toHaveCount(4)
  for (const device of [page, second])
    await expect(entries(device).nth(3)).toContainText('You said: from the other one')
  for (const device of [page, second]) await answered(device)
  await expect.poll(() => texts(second)).toBe(await texts(page))
  await second.context().close()
})

test('that something is being written on another device is seen', async ({ landing: page, context }) => {
  await beginChat(page, 'Good morning')
  const second = await anotherDevice(page, context)
  await expect(entries(second)).toHaveCount(2)
  // Nothing is sent before the connection opens, and what is sent is shown for a while.
  await expect(async () => {
    await box(second).pressSequentially('slowly')
    await expect(page.getByText('You are writing on another device.')).toBeVisible({ timeout: 3_000 })
  }).toPass()
  await second.context().close()
})

test('after the third failed retry one is signed out; what waited is there after signing in again, for that person alone', async ({
  page,
}) => {
  const account = newAccount()
  await enter(page, account)
  await beginChat(page, 'Good morning')
  await expect(entries(page)).toHaveCount(2)
  const address = page.url()
  await box(page).fill('half a thought')
  // The retries are used up only once there is something to lose.
  const said = gate()
  await page.routeWebSocket(/\/v1\/ws/, async (socket) => {
    await said.opened
    await socket.close({ code: 1011 })
  })
  await page.reload()
  await expect(box(page)).toHaveValue('half a thought')
  await say(page, 'not to be lost')
  await expect.poll(() => outbox(page)).toBe(1)
  said.open()
  await page.waitForURL('/auth')
  await expect.poll(() => outbox(page)).toBe(1)
  await page.unrouteAll()
  const later = await page.context().newPage()
  await page.close()
  await enter(later, newAccount())
  await later.goto(address)
  await expect(later.getByText('There is no such chat')).toBeVisible()
  await expect.poll(() => outbox(later)).toBe(1)
  await enterAgain(later, account)
  await later.goto(address)
  await expect(entries(later)).toHaveCount(4)
  await expect(entries(later).nth(3)).toContainText('You said: not to be lost')
})

test.describe(() => {
  test.use({ allowed: [[/did not take a message/, /status of 404/], { scope: 'test' }] })

  test('what the server does not take is marked, and can be edited or discarded', async ({ entered: page }) => {
    await openEmptyChat(page)
    const id = new URL(page.url()).pathname.split('/').at(-1)
    await page.evaluate(async (conversation) => {
      const { access_token } = JSON.parse(localStorage.getItem('user-data') ?? '{}').state.user.backendResponse
      const headers = { authorization: `Bearer ${access_token}` }
      await fetch(`/v1/conversations/conversations/${conversation}`, { method: 'DELETE', headers })
    }, id)
    await say(page, 'too late')
    await expect(page.getByText(/^Not sent: /)).toBeVisible()
    await page.reload()
    await expect(page.getByText(/^Not sent: /)).toBeVisible()
    await page.getByRole('button', { name: 'Edit', exact: true }).click()
    await expect(box(page)).toHaveValue('too late')
    await expect.poll(() => outbox(page)).toBe(0)
  })
})

test('a reader who is further up stays there, and is told that something came', async ({ entered: page, context }) => {
  await openEmptyChat(page)
  await say(page, script({ tokens: 1_500 }))
  await expect(entries(page).nth(1)).toContainText('1499')
  const second = await anotherDevice(page, context)
  await expect(entries(second).nth(1)).toContainText('1499')
  const scroller = page.getByRole('region', { name: 'Conversation' }).locator('..')
  await scroller.hover()
  await page.mouse.wheel(0, -900)
  await expect(page.getByRole('button', { name: 'To the end' })).toBeVisible()
  const place = () => scroller.evaluate((element) => element.scrollTop)
  // The wheel may still be turning.
  await expect.poll(() => scroller.evaluate(movesBy)).toBe(0)
  const before = await place()
  await say(second, script({ tokens: 300 }))
  await expect(page.getByRole('button', { name: 'New messages' })).toBeVisible()
  await expect(entries(second).nth(3)).toContainText('299')
  expect(await place()).toBe(before)
  await page.getByRole('button', { name: 'New messages' }).click()
  await expect(entries(page).nth(3)).toBeInViewport()
  await expect(page.getByRole('button', { name: 'New messages' })).toBeHidden()
  await second.context().close()
})

function isReadMark(sent: Route | Response): boolean {
  return isReadMarkRequest(sent.request())
}

function isReadMarkRequest(request: Request): boolean {
  return request.postData()?.includes('read_through') ?? false
}

/** How far it is scrolled within a few frames. */
async function movesBy(element: Element): Promise<number> {
  const before = element.scrollTop
  for (let frame = 0; frame < 6; frame += 1) await new Promise(requestAnimationFrame)
  return element.scrollTop - before
}

/** From its next loading on, the page's line can be cut. */
async function watchLine(page: Page): Promise<{ cut: () => Promise<void> }> {
  const lines: WebSocketRoute[] = []
  await page.routeWebSocket(/\/v1\/ws/, (line) => {
    line.connectToServer()
    lines.push(line)
  })
  return {
    async cut() {
      await Promise.all(lines.splice(0).map((line) => line.close({ code: 1011 })))
    },
  }
}
