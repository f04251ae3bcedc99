import { answered, beginChat, box, entries, expect, hearNothing, say, script, test } from './chat.ts'
import { call, type Made, makeChats, recents, sendAll, sidebar, titles } from './chats.ts'
import { gate } from './people.ts'

test('the sidebar has what the specification names, and says so when there are no chats', async ({ landing: page }) => {
  const aside = sidebar(page)
  await expect(aside.getByRole('link', { name: 'Assistant' })).toHaveAttribute('aria-current', 'page')
  // The first paint's styles come after the main sheet, so if they stayed they would override it.
  await expect(page.locator('head > style')).toHaveCount(0)
  await expect(aside.getByRole('button', { name: 'New chat' })).toBeVisible()
  await expect(aside.getByRole('heading', { name: 'Recents' })).toBeVisible()
  await expect(aside.getByText('No Chats', { exact: true })).toBeVisible()
  await expect(aside.getByText('Free plan', { exact: true })).toBeVisible()
  await expect(aside.getByRole('button', { name: 'Log out' })).toBeVisible()
  await aside.getByRole('button', { name: 'Collapse sidebar' }).click()
  await expect(aside.getByText('No Chats')).toBeHidden()
})

test('New chat sends a random title and Hello!, and opens the chat it made, empty', async ({ landing: page }) => {
  const asked = page.waitForRequest(
    (request) => request.method() === 'POST' && request.url().endsWith('conversations/'),
  )
  await sidebar(page).getByRole('button', { name: 'New chat' }).click()
  const body = (await asked).postDataJSON()
  expect(body).toMatchObject({ firstMessage: 'Hello!', provisional: true })
  expect(body.title).toMatch(/^[\w-]{12,}$/)
  await expect(page).toHaveURL(/\/assistant\/[0-9a-f-]{36}$/)
  await expect(recents(page).getByRole('link', { name: 'New chat' })).toHaveAttribute('aria-current', 'page')
  await expect(recents(page).getByRole('heading', { name: 'Today' })).toBeVisible()
  const { messages } = await call<{ messages: [] }>(
    page,
    'GET',
    `/v1/conversations${new URL(page.url()).pathname.replace('/assistant', '/conversations')}`,
  )
  expect(messages).toEqual([])

  // While it is empty, New chat leads to the same chat: from there, from elsewhere, and after a reload.
  const empty = page.url()
  await page.getByRole('button', { name: 'New chat', exact: true }).click()
  await expect(box(page)).toBeFocused()
  await page.getByRole('link', { name: 'Calendar' }).click()
  await expect(page).toHaveURL('/assistant?view=calendar')
  await page.reload()
  await page.getByRole('button', { name: 'New chat', exact: true }).click()
  await expect(page).toHaveURL(empty)
  await expect(recents(page).getByRole('link')).toHaveCount(1)
  await say(page, script({ say: 'Good morning.' }))
  await expect(entries(page)).toHaveCount(2)
  await page.getByRole('button', { name: 'New chat', exact: true }).click()
  await expect(page).not.toHaveURL(empty)
  await expect(recents(page).getByRole('link')).toHaveCount(2)
})

test.describe('while the server refuses', () => {
  test.use({ allowed: [[/HTTP error! Status: 50\d/, /status of 50\d/], { scope: 'test' }] })

  test('a chat that cannot be made is said in the console by its status, and on the screen with Retry', async ({
    landing: page,
  }) => {
    const logged = page.waitForEvent('console', (message) => message.text() === 'HTTP error! Status: 503')
    await page.route(/conversations\/$/, (route) => route.fulfill({ status: 503, json: {} }))
    await sidebar(page).getByRole('button', { name: 'New chat' }).click()
    await logged
    const note = page.getByRole('status').filter({ hasText: 'A new chat could not be made.' })
    await expect(note).toBeVisible()
    await expect(page.getByText('HTTP error')).toBeHidden()
    await page.unroute(/conversations\/$/)
    await note.getByRole('button', { name: 'Retry' }).click()
    await expect(page).toHaveURL(/\/assistant\/[0-9a-f-]{36}$/)
    await expect(note).toBeHidden()
  })

  test('a list that cannot be loaded says so, and comes with Retry', async ({ landing: page }) => {
    await makeChats(page, ['Budget'])
    await hearNothing(page)
    await page.route(/conversations\/\?/, (route) => route.fulfill({ status: 500, json: {} }))
    const logged = page.waitForEvent('console', (message) => message.text() === 'HTTP error! Status: 500')
    await page.reload()
    await logged
    await expect(page.getByText('Your chats could not be loaded.')).toBeVisible()
    await page.unroute(/conversations\/\?/)
    await recents(page).getByRole('button', { name: 'Retry' }).click()
    await expect(recents(page).getByRole('link', { name: 'Budget' })).toBeVisible()
  })

  test('a deletion that was refused is taken back and said', async ({ landing: page }) => {
    await makeChats(page, ['Budget'])
    await page.route(/conversations\/[0-9a-f-]{36}$/, (route) => route.fulfill({ status: 503, json: {} }))
    await recents(page).getByRole('link', { name: 'Budget' }).focus()
    await page.keyboard.press('Delete')
    await expect(page.getByText('The chat could not be deleted.')).toBeVisible()
    await expect(recents(page).getByRole('link', { name: 'Budget' })).toBeVisible()
  })
})

test('the latest chat stands first, and pinned ones above all', async ({ landing: page }) => {
  const [first] = await makeChats(page, ['First', 'Second', 'Third'])
  await expect.poll(() => titles(page)).toEqual(['Third', 'Second', 'First'])
  await call(page, 'PATCH', address(first), { pinned: true })
  await expect.poll(() => titles(page)).toEqual(['First', 'Third', 'Second'])
  await expect(recents(page).getByRole('heading', { level: 3 })).toHaveText(['Pinned', 'Today'])
  await page.reload()
  await expect.poll(() => titles(page)).toEqual(['First', 'Third', 'Second'])
})

test('a chat is renamed, pinned, deleted and brought back without a mouse', async ({ landing: page }) => {
  const [budget] = await makeChats(page, ['Budget', 'Travel'])
  const link = (name: string) => recents(page).getByRole('link', { name, exact: true })
  await expect.poll(() => titles(page)).toEqual(['Travel', 'Budget'])
  await page.getByRole('combobox', { name: 'Search all chats' }).focus()
  await page.keyboard.press('Tab')
  await expect(link('Travel')).toBeFocused()
  await page.keyboard.press('ArrowDown')
  await expect(link('Budget')).toBeFocused()
  await page.keyboard.press('F2')
  const field = page.getByRole('textbox', { name: 'Title of the chat' })
  await expect(field).toBeFocused()
  await page.keyboard.type('Nothing')
  await page.keyboard.press('Escape')
  await expect(link('Budget')).toBeFocused()
  await page.keyboard.press('F2')
  await expect(field).toBeFocused()
  await page.keyboard.type('Budget 2027')
  await page.keyboard.press('Enter')
  await expect(link('Budget 2027')).toBeFocused()

  await page.keyboard.press('Tab')
  await expect(recents(page).getByRole('button', { name: 'Options for Budget 2027' })).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(page.getByRole('menuitem')).toHaveText([/^Rename/, 'Pin', 'Remind me about this chat…', /^Delete/])
  await expect(page.getByRole('menuitem', { name: 'Rename' })).toBeFocused()
  await page.keyboard.press('ArrowDown')
  await expect(page.getByRole('menuitem', { name: 'Pin' })).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(recents(page).getByRole('heading', { level: 3 })).toHaveText(['Pinned', 'Today'])
  await expect(recents(page).getByRole('button', { name: 'Options for Budget 2027' })).toBeFocused()

  await page.keyboard.press('Shift+Tab')
  await page.keyboard.press('Delete')
  await expect(link('Budget 2027')).toBeHidden()
  await expect(link('Travel')).toBeFocused()
  await expect(page.getByRole('status').filter({ hasText: '“Budget 2027” is deleted.' })).toBeVisible()
  const restored = page.waitForResponse((response) => response.url().endsWith('/restore'))
  await page.getByRole('button', { name: 'Undo' }).press('Enter')
  await expect(link('Budget 2027')).toBeVisible()
  // The deletion may still be pending, and a reload would leave it so.
  await restored
  expect(await call(page, 'GET', address(budget))).toMatchObject({ title: 'Budget 2027', pinned: true, deleted: false })
  await page.reload()
  await expect.poll(() => titles(page)).toEqual(['Budget 2027', 'Travel'])
})

test('a chat that is brought back before the server has heard of its deletion stays', async ({ landing: page }) => {
  const [budget] = await makeChats(page, ['Budget'])
  const link = recents(page).getByRole('link', { name: 'Budget' })
  const deletion = gate()
  await page.route(`**${address(budget)}`, async (route) => {
    if (route.request().method() === 'DELETE') await deletion.opened
    return route.fallback()
  })
  await link.focus()
  await page.keyboard.press('Delete')
  const restored = page.waitForResponse((response) => response.url().endsWith('/restore'))
  await page.getByRole('button', { name: 'Undo' }).click()
  await expect(link).toBeVisible()
  const deleted = page.waitForResponse((response) => response.request().method() === 'DELETE')
  deletion.open()
  await Promise.all([deleted, restored])
  await expect(link).toBeVisible()
  expect(await call(page, 'GET', address(budget))).toMatchObject({ deleted: false })
})

test('deleting the open chat leads to the landing screen, and undoing it back', async ({ landing: page }) => {
  await beginChat(page, script({ say: 'Good morning.' }))
  const place = page.url()
  await recents(page)
    .getByRole('button', { name: /^Options for/ })
    .click()
  await page.getByRole('menuitem', { name: 'Delete' }).click()
  await expect(page).toHaveURL(/\/assistant$/)
  await expect(page.getByText('No Chats', { exact: true })).toBeVisible()
  await page.getByRole('button', { name: 'Undo' }).click()
  await expect(page).toHaveURL(place)
  await expect(page.getByText('Good morning.', { exact: true })).toBeVisible()
})

test('two devices show the same list at the same time', async ({ landing: page, browser, baseURL }) => {
  const context = await browser.newContext({
    ...(baseURL && { baseURL }),
    storageState: await page.context().storageState(),
  })
  const other = await context.newPage()
  await other.goto('/assistant')
  await expect(recents(other).getByText('No Chats')).toBeVisible()
  await page.getByRole('button', { name: 'New chat', exact: true }).click()
  await expect(recents(other).getByRole('link', { name: 'New chat' })).toBeVisible()
  const [travel] = await makeChats(page, ['Travel'])
  await expect(recents(other).getByRole('link', { name: 'Travel' })).toBeVisible()
  await recents(other).getByRole('link', { name: 'Travel' }).focus()
  await other.keyboard.press('F2')
  await expect(other.getByRole('textbox', { name: 'Title of the chat' })).toBeFocused()
  await other.keyboard.type('Travel to Graz')
  await other.keyboard.press('Enter')
  await expect(recents(page).getByRole('link', { name: 'Travel to Graz' })).toBeVisible()
  await recents(page).getByRole('link', { name: 'Travel to Graz' }).focus()
  await page.keyboard.press('Delete')
  await expect(recents(other).getByRole('link', { name: 'Travel to Graz' })).toBeHidden()
  await page.getByRole('button', { name: 'Undo' }).click()
  await expect(recents(other).getByRole('link', { name: 'Travel to Graz' })).toBeVisible()
  await expect.poll(() => call(page, 'GET', address(travel))).toMatchObject({ deleted: false })
  await context.close()
})

test('an answer in a chat that is not open leaves a mark until it is opened', async ({ landing: page }) => {
  const [chat] = await makeChats(page, ['Budget'])
  await sendAll(page, chat, [script({ say: 'Slowly.' })])
  const marked = recents(page).getByRole('link', { name: /, unread$/ })
  await expect(marked).toBeVisible()
  const read = page.waitForResponse((response) => response.request().postData()?.includes('read_through') === true)
  await marked.click()
  await expect(page.getByText('Slowly.', { exact: true })).toBeVisible()
  // Whoever leaves sooner has not read to the end.
  await read
  await page.getByRole('link', { name: 'Assistant' }).click()
  await expect(recents(page).getByRole('link')).toHaveCount(1)
  await expect(marked).toBeHidden()
})

test('every chat is searched by what was said in it, and the passage leads there', async ({ landing: page }) => {
  await makeChats(page, ['Zeppelin museum', 'Travel'])
  await beginChat(page, script({ say: 'The zeppelin leaves Friedrichshafen on Tuesday at nine.' }))
  await expect(page.getByText('The zeppelin leaves').last()).toBeVisible()
  await expect(entries(page)).toHaveCount(2)
  await answered(page)
  await page.getByRole('link', { name: 'Assistant' }).click()
  const field = page.getByRole('combobox', { name: 'Search all chats' })
  await field.fill('zeppelin')
  const options = page.getByRole('listbox', { name: 'Found in your chats' }).getByRole('option')
  await expect(options.nth(2)).toBeVisible()
  await expect(options.locator('mark').first()).toHaveText(/zeppelin/i)
  await expect(options.first()).toHaveAttribute('aria-selected', 'true')
  const wanted = options.filter({ hasText: 'leaves Friedrichshafen on Tuesday' }).last()
  const at = await wanted.evaluate((option) =>
    [...(option.closest('[role=listbox]')?.querySelectorAll('[role=option]') ?? [])].indexOf(option),
  )
  for (let step = 0; step < at; step++) await field.press('ArrowDown')
  await expect(wanted).toHaveAttribute('aria-selected', 'true')
  await field.press('Enter')
  await expect(page).toHaveURL(/\/assistant\/[0-9a-f-]{36}\?message=[0-9a-f-]{36}$/)
  await expect(page.getByText('The zeppelin leaves').last()).toBeInViewport()
  await field.press('Escape')
  await expect(recents(page).getByRole('link', { name: 'Travel' })).toBeVisible()
  await field.fill('nothing of the kind')
  await expect(page.getByText('Nothing was found.')).toBeVisible()
})

test('the palette goes to a chat, finds what was said, and begins a new one', async ({ landing: page }) => {
  const [travel] = await makeChats(page, ['Travel to Graz', 'Budget'])
  await beginChat(page, 'Hello')
  await say(page, script({ say: 'A submarine.' }))
  await expect(entries(page)).toHaveCount(4)
  await expect(entries(page).last()).toContainText('A submarine.')
  await answered(page)
  await page.keyboard.press('Control+k')
  const palette = page.getByRole('dialog', { name: 'Command palette' })
  await palette.getByRole('combobox').fill('graz')
  await expect(palette.getByRole('option', { name: 'Travel to Graz' }).first()).toHaveAttribute('aria-selected', 'true')
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(`/assistant/${travel?.id}`)
  await page.keyboard.press('Control+k')
  await palette.getByRole('combobox').fill('submarine')
  await palette
    .getByRole('option', { name: /A submarine\.$/ })
    .last()
    .click()
  await expect(page).toHaveURL(/\?message=/)
  await page.keyboard.press('Control+k')
  await palette.getByRole('combobox').fill('new chat')
  await palette.getByRole('option', { name: /^New chat/ }).click()
  await expect(page).toHaveURL(/\/assistant\/[0-9a-f-]{36}$/)
  await expect(recents(page).getByRole('link', { name: 'New chat' })).toHaveAttribute('aria-current', 'page')
})

test('a question mark lists what the keyboard can do', async ({ landing: page }) => {
  await page.getByRole('heading', { level: 1 }).click()
  await page.keyboard.press('?')
  await expect(page.getByRole('dialog', { name: 'Keyboard shortcuts' }).getByText('New chat')).toBeVisible()
})

function address(chat: Made | undefined): string {
  return `/v1/conversations/conversations/${chat?.id}`
}
