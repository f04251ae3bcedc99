import type { Page } from '@playwright/test'
import type { Activity } from '../features/activity/contract.ts'
import { barriersInEveryLook } from './axe.ts'
import { answered, beginChat, box, expect, script, test } from './chat.ts'
import { call, makeChats, sidebar } from './chats.ts'

const letter = { to: 'ana@example.com', title: 'Lunch', body: 'At noon on Thursday?' }
const named = 'Send “Lunch” to ana@example.com'
const sent = 'Sent “Lunch” to ana@example.com.'

const card = (page: Page, name = named) => page.getByRole('article', { name, exact: true })
const press = (page: Page, name: string, on = card(page)) => on.getByRole('button', { name }).click()

function act(page: Page, name: string, input: object): Promise<Activity> {
  return call(page, 'POST', `/v1/actions/${name}`, { input })
}

/** A chat in which the assistant has proposed to send a letter. */
async function propose(page: Page): Promise<Activity> {
  const activity = await act(page, 'notes.send-note', letter)
  const steps = [{ label: 'Searched your notes' }, { label: 'Prepared a note', card: activity.id }]
  await beginChat(page, script({ steps, say: 'Please look at the card.' }))
  await card(page).waitFor()
  await answered(page)
  return activity
}

test('what leaves the house waits on a card, word for word, and is done once there is a yes', async ({ landing }) => {
  await propose(landing)
  for (const words of [
    'ana@example.com',
    'At noon on Thursday?',
    'This reaches other people.',
    'This cannot be undone.',
  ])
    await expect(card(landing)).toContainText(words)
  await expect(sidebar(landing).getByRole('link', { name: 'Activity 1 waits for your yes' })).toBeVisible()
  // The step that is a card is not told a second time.
  await expect(landing.locator('summary')).toHaveText('Searched your notes')
  await press(landing, 'Approve')
  await expect(card(landing)).toContainText(sent)
  await expect(card(landing)).toBeFocused()
  await expect(card(landing).getByRole('button')).toHaveCount(0)
  await expect(sidebar(landing).getByRole('link', { name: 'Activity', exact: true })).toBeVisible()
  await landing.reload()
  await expect(card(landing)).toContainText(sent)
})

test('a screen that shows what waits announces it once, and every other one says where it is', async ({
  entered: page,
}) => {
  await act(page, 'notes.send-note', letter)
  const link = sidebar(page).getByRole('link', { name: 'Activity 1 waits for your yes' })
  const look = () => link.locator('[data-figures]').evaluate((badge) => getComputedStyle(badge).color)
  await page.goto('/assistant?view=agenda')
  await expect(link).toBeVisible()
  const loud = await look()
  await page.goto('/assistant')
  await expect(
    page.getByRole('region', { name: 'Today' }).getByRole('link', { name: /Waits for your yes/ }),
  ).toBeVisible()
  await expect(link).toBeVisible()
  expect(await look()).not.toBe(loud)

  await page.setViewportSize({ width: 390, height: 844 })
  const more = page.getByRole('navigation', { name: 'Views' }).getByRole('button', { name: /^More/ })
  await expect(more).toHaveAccessibleName('More')
  await page.goto('/assistant?view=agenda')
  await expect(more).toHaveAccessibleName('More 1 waits for your yes')
  await more.click()
  await page.getByRole('dialog', { name: 'More' }).getByRole('link', { name: 'Activity 1 waits for your yes' }).click()
  await expect(page.getByRole('button', { name: 'Approve' })).toBeVisible()
  await expect(more).toHaveAccessibleName('More')
})

test('a no is kept, and nothing is done', async ({ landing }) => {
  await propose(landing)
  await press(landing, 'Decline')
  await expect(card(landing)).toContainText('Declined')
  await expect(card(landing).getByRole('button')).toHaveCount(0)
})

test('a page that is open for longer than a yes is good for says so', async ({ landing, clock }) => {
  await propose(landing)
  await clock.setSystemTime(Date.now() + 25 * 60 * 60_000)
  await landing.reload()
  await expect(card(landing)).toContainText('Expired')
  await expect(card(landing).getByRole('button')).toHaveCount(0)
})

test('everything is listed with before and after, and taken back from there', async ({ entered: landing }) => {
  const [chat] = await makeChats(landing, ['Lunch'])
  await landing.goto('/assistant/activity')
  await act(landing, 'chat.rename-conversation', { id: chat?.id, title: 'Budget' })
  const row = card(landing, 'Rename the chat “Lunch”')
  // One line, with details on demand.
  await expect(row.getByText(/^Asked for \w+day/)).toHaveCount(0)
  await row.getByRole('button', { expanded: false }).press('Enter')
  await expect(row).toContainText('Lunch → became Budget')
  await expect(row).toContainText('Rename a chat · Chats · A button was pressed')
  await expect(row.getByText(/^Asked for \w+day/)).toBeVisible()
  await press(landing, 'Undo', row)
  await expect(row).toContainText('Undone')
  await expect(row).toBeFocused()
  await expect(sidebar(landing).getByRole('link', { name: 'Lunch' })).toBeVisible()
  await press(landing, 'Redo', row)
  await expect(row).toContainText('Done again')
  await expect(sidebar(landing).getByRole('link', { name: 'Budget' })).toBeVisible()
  await expect(row.getByRole('button', { name: 'Undo' })).toBeVisible()
})

/** An hour at noon. */
const on = (day: string) => ({ start: `2026-11-${day}T12:00`, end: `2026-11-${day}T13:00` })

test('steps of a plan are left out on a phone with the keyboard, and the rest is done', async ({
  entered: landing,
}) => {
  await landing.setViewportSize({ width: 390, height: 844 })
  const steps = [
    { do: 'create', event: { title: 'One', ...on('24'), people: [{ name: 'Sara', email: 'sara@example.com' }] } },
    { do: 'create', event: { title: 'Two', ...on('25') } },
    { do: 'create', event: { title: 'Three', ...on('26') } },
  ]
  await act(landing, 'calendar.apply-plan', { title: 'Three lunches', steps })
  await landing.goto('/assistant/activity')
  const plan = card(landing, 'Three lunches').first()
  await plan.getByRole('checkbox', { name: /“Two”/ }).focus()
  await landing.keyboard.press('Space')
  expect(await barriersInEveryLook(landing)).toEqual([])
  const wide = await landing.evaluate(() => document.documentElement.scrollWidth > innerWidth)
  expect(wide).toBe(false)
  // The buttons of a pending activity stay within reach of a thumb while scrolling.
  await landing.setViewportSize({ width: 390, height: 844 })
  const approve = landing.getByRole('button', { name: 'Approve 2 of 3' })
  await expect.poll(async () => (await approve.boundingBox())?.y).toBeGreaterThan(844 * 0.85)
  await approve.press('Enter')
  const done = landing.getByRole('article').filter({ hasText: 'Three lunches: 2 changes made.' })
  await expect(done).toContainText('“One”')
  await expect(done).not.toContainText('“Two”')
})

test('filters stand in the address, and what fits none is said', async ({ entered: landing }) => {
  const [chat] = await makeChats(landing, ['Lunch'])
  await act(landing, 'notes.send-note', letter)
  await act(landing, 'chat.rename-conversation', { id: chat?.id, title: 'Budget' })
  await landing.goto('/assistant/activity')
  await expect(landing.getByRole('article')).toHaveCount(2)
  await expect(landing.getByRole('combobox', { name: 'State' })).toHaveCount(0)
  await landing.getByRole('button', { name: 'Filter' }).click()
  await landing.getByRole('combobox', { name: 'State' }).click()
  await landing.getByRole('option', { name: 'Done', exact: true }).click()
  await expect(landing).toHaveURL(/\?state=done$/)
  await landing.getByRole('combobox', { name: 'Kind' }).click()
  await landing.getByRole('option', { name: 'Memory' }).click()
  await expect(landing.getByText('No matches')).toBeVisible()
  // Pending activities are on top, whatever is filtered.
  const waiting = landing.getByRole('region', { name: 'Waiting for your yes' })
  await expect(waiting.getByRole('button', { name: 'Approve' })).toBeVisible()
  await expect(landing.getByRole('button', { name: 'Filter (2)' })).toBeVisible()
  await landing.getByRole('button', { name: 'Show all' }).click()
  await expect(landing).toHaveURL(/\/activity$/)
  await landing.getByLabel('Day', { exact: true }).fill('2020-02-29')
  await expect(landing.getByText('No matches')).toBeVisible()
  await landing.goto('/assistant/activity?kind=chat&origin=button')
  await expect(landing.getByRole('article')).toHaveCount(2)
  await expect(landing.getByRole('combobox', { name: 'Kind' })).toHaveText('Chats')
})

test('two tabs show the same at once', async ({ landing, context }) => {
  await propose(landing)
  const other = await context.newPage()
  await other.goto('/assistant/activity')
  await press(other, 'Approve', card(other))
  await expect(card(other)).toContainText(sent)
  await expect(card(landing)).toContainText(sent)
})

test('more than one page is shown on demand, and all of it is saved as a file', async ({ entered: landing }) => {
  const [chat] = await makeChats(landing, ['Chat 0'])
  for (let number = 1; number <= 55; number += 1)
    await act(landing, 'chat.rename-conversation', { id: chat?.id, title: `Chat ${number}` })
  await landing.goto('/assistant/activity')
  await expect(landing.getByRole('article')).toHaveCount(50)
  // The list is refetched while the next page is loading.
  await Promise.all([
    landing.getByRole('button', { name: 'Show earlier' }).click(),
    act(landing, 'chat.rename-conversation', { id: chat?.id, title: 'Chat 56' }),
  ])
  await expect(landing.getByRole('article')).toHaveCount(56)
  await expect(landing.getByRole('button', { name: 'Show earlier' })).toHaveCount(0)
  const saving = landing.waitForEvent('download')
  await landing.getByRole('button', { name: 'Export' }).click()
  expect((await saving).suggestedFilename()).toMatch(/^attache-activity-\d{4}-\d\d-\d\d\.json$/)
})

test('the palette leads there, and puts the command of an action into the box', async ({ landing }) => {
  await landing.keyboard.press('Control+k')
  const ask = landing.getByRole('combobox', { name: 'Go to, search or do' })
  await ask.fill('activity')
  await landing.getByRole('option', { name: 'Activity', exact: true }).waitFor()
  await ask.press('Enter')
  await landing.waitForURL('**/assistant/activity')
  await landing.keyboard.press('Control+k')
  await ask.fill('note')
  await landing.getByRole('option', { name: /^Keep a note/ }).click()
  await landing.waitForURL('**/assistant')
  await expect(box(landing)).toHaveValue('/note ')
  await landing.keyboard.press('Control+k')
  await ask.fill('note')
  await landing.getByRole('option', { name: /^Keep a note/ }).click()
  await expect(box(landing)).toHaveValue('/note /note ')
  await expect(box(landing)).toBeFocused()
})

test.describe('what is refused', () => {
  test.use({ allowed: [[/status of 4(?:09|22)|ERR_FAILED/], { scope: 'test' }] })

  test('an edited proposal takes the place of the first, also after a reload', async ({ landing }) => {
    await propose(landing)
    await card(landing).getByRole('button', { name: 'Edit' }).press('Enter')
    const to = landing.getByRole('textbox', { name: 'To', exact: true })
    await expect(to).toBeFocused()
    await to.press('Escape')
    await expect(card(landing).getByRole('button', { name: 'Edit' })).toBeFocused()
    await press(landing, 'Edit')
    await to.fill('nobody')
    await press(landing, 'Save changes')
    await expect(landing.getByRole('alert').filter({ hasText: /\w/ })).toBeVisible()
    await expect(to).toHaveValue('nobody')
    await to.fill('ines@example.com')
    await to.press('Enter')
    const edited = card(landing, 'Send “Lunch” to ines@example.com')
    await expect(edited).toBeVisible()
    await expect(edited).toBeFocused()
    await expect(card(landing)).toHaveCount(0)
    await landing.reload()
    await press(landing, 'Approve', edited)
    await expect(edited).toContainText('Sent “Lunch” to ines@example.com.')
    await landing.goto('/assistant/activity?state=replaced')
    await expect(card(landing)).toContainText('Replaced')
  })

  test('what was answered elsewhere in the meantime is shown as it is now', async ({ landing }) => {
    const { id } = await propose(landing)
    await landing.route('**/approve', async (route) => {
      await call(landing, 'POST', `/v1/activity/${id}/decline`)
      await route.continue()
    })
    await press(landing, 'Approve')
    await expect(card(landing)).toContainText('Declined')
  })

  test('a yes that could not be told is said, and can be given again', async ({ landing }) => {
    await propose(landing)
    await landing.route('**/approve', (route) => route.abort(), { times: 1 })
    await press(landing, 'Approve')
    await expect(card(landing).getByRole('alert')).toContainText('The server cannot be reached.')
    await press(landing, 'Approve')
    await expect(card(landing)).toContainText(sent)
  })

  test('what was changed again since stays, and says why', async ({ entered: landing }) => {
    const [chat] = await makeChats(landing, ['Lunch'])
    await act(landing, 'chat.rename-conversation', { id: chat?.id, title: 'Budget' })
    await landing.goto('/assistant/activity')
    const row = card(landing, 'Rename the chat “Lunch”')
    await row.waitFor()
    await act(landing, 'chat.rename-conversation', { id: chat?.id, title: 'Spring' })
    await press(landing, 'Undo', row)
    await expect(row.getByRole('alert')).toContainText(/\w+/)
    await expect(sidebar(landing).getByRole('link', { name: 'Spring' })).toBeVisible()
  })
})

test('cards and the list of activities have no barriers', async ({ landing }) => {
  await propose(landing)
  expect(await barriersInEveryLook(landing)).toEqual([])
  await press(landing, 'Edit')
  expect(await barriersInEveryLook(landing)).toEqual([])
  const [chat] = await makeChats(landing, ['Lunch'])
  await act(landing, 'chat.rename-conversation', { id: chat?.id, title: 'Budget' })
  await landing.goto('/assistant/activity')
  await landing.getByRole('article').getByRole('button', { expanded: false }).first().click()
  expect(await barriersInEveryLook(landing)).toEqual([])
  // The page scrolls within the frame, which fills the window.
  expect(await landing.evaluate(() => document.documentElement.scrollHeight - innerHeight)).toBe(0)
  await landing.goto('/assistant/activity?kind=people')
  await landing.getByText('No matches').waitFor()
  expect(await barriersInEveryLook(landing)).toEqual([])
})
