import type { Locator, Page } from '@playwright/test'
import { barriersInEveryLook } from './axe.ts'
import { act } from './calendar.ts'
import { box, expect, test } from './chat.ts'
import { call } from './chats.ts'
import { gate } from './people.ts'

const today = (page: Page) => page.getByRole('region', { name: 'Today' })
const prompts = (page: Page) => page.getByRole('region', { name: 'Prompts' })
/** Below the heading, because a notice above both may come at any time; measured at once for the same reason. */
async function placeOfBox(page: Page): Promise<number> {
  const field = await box(page).elementHandle()
  return page
    .getByRole('heading', { name: 'How can I help today?' })
    .evaluate((heading, place) => (place?.getBoundingClientRect().y ?? 0) - heading.getBoundingClientRect().y, field)
}

/** How far below the box it stands, measured at once for the same reason. */
async function belowBox(page: Page, one: Locator): Promise<number> {
  const field = await box(page).elementHandle()
  return one.evaluate((it, place) => it.getBoundingClientRect().y - (place?.getBoundingClientRect().y ?? 0), field)
}

/** Minutes from now, as local time in UTC. */
function inMinutes(minutes: number): string {
  return new Date(Date.now() + minutes * 60_000).toISOString().slice(0, 16)
}

test.use({ timezoneId: 'UTC' })

test('the home knows what comes next and what waits, moves no box for it, and begins chats about it', async ({
  landing: page,
}) => {
  await prompts(page).waitFor()
  await expect(today(page)).toHaveText(/Nothing is planned yet/)
  const place = await placeOfBox(page)
  const meeting = { title: 'Board meeting', start: inMinutes(26), end: inMinutes(56), zone: 'UTC' }
  await act(page, 'create-event', { ...meeting, location: 'https://meet.jit.si/board' })
  await expect(today(page).getByRole('link', { name: /^Board meeting in 2\d min/ })).toBeVisible()
  await expect(today(page).getByRole('link', { name: 'Join Board meeting' })).toHaveAttribute(
    'href',
    'https://meet.jit.si/board',
  )
  const letter = { to: 'ana@example.com', title: 'Lunch', body: 'At noon?' }
  await call(page, 'POST', '/v1/actions/notes.send-note', { input: letter })
  await expect(today(page).getByRole('link', { name: /Lunch.*Waits for your yes/ })).toBeVisible()
  const report = { title: 'Send the report', due: '2026-01-05' }
  await call(page, 'POST', '/v1/actions/tasks.create-task', { input: report })
  await expect(today(page).getByRole('link', { name: 'Send the report Overdue' })).toBeVisible()
  expect(await placeOfBox(page)).toBe(place)
  await page.reload()
  await expect(today(page).getByRole('link', { name: /^Board meeting in 2\d min/ })).toBeVisible()
  expect(await placeOfBox(page)).toBe(place)

  const card = prompts(page).getByRole('button', { name: 'What comes next' })
  await expect(async () => {
    await page.getByRole('button', { name: 'Refresh Prompts' }).click()
    await expect(card).toBeVisible({ timeout: 500 })
  }).toPass()
  await card.click()
  await expect(box(page)).toHaveValue('When is “Board meeting”, and where?')
  await expect(box(page)).toBeFocused()
  expect(await barriersInEveryLook(page, { fits: [360, 768] })).toEqual([])
  await today(page)
    .getByRole('link', { name: /^Board meeting/ })
    .click()
  await expect(page).toHaveURL(/view=calendar&date=\d{4}-\d\d-\d\d&show=day/)
})

test('what comes late finds its room above the prompts, and moves none of them', async ({ landing: page }) => {
  await prompts(page).waitFor()
  await act(page, 'create-event', { title: 'Far', start: '2038-01-04T09:00', end: '2038-01-04T10:00', zone: 'UTC' })
  const first = prompts(page).getByRole('listitem').first()
  await expect(first).toBeVisible()
  await expect(today(page)).toHaveCount(0)
  const without = await belowBox(page, first)
  const late = async (): Promise<() => void> => {
    const { opened, open } = gate()
    await page.route('**/v1/tasks/lists', async (route) => {
      await opened
      await route.continue()
    })
    await page.reload()
    await expect(first).toBeVisible()
    return open
  }
  // What turns out to be nothing keeps no room.
  const openEmpty = await late()
  const place = await belowBox(page, first)
  expect(place).toBeGreaterThan(without)
  openEmpty()
  await expect.poll(() => belowBox(page, first)).toBe(without)
  await call(page, 'POST', '/v1/actions/tasks.create-task', { input: { title: 'Send the report', due: '2026-01-05' } })
  const open = await late()
  expect(await belowBox(page, first)).toBe(place)
  open()
  const line = today(page).getByRole('link', { name: 'Send the report Overdue' })
  await expect(line).toBeVisible()
  expect(await belowBox(page, first)).toBe(place)
  const [above, below] = [await line.boundingBox(), await first.boundingBox()]
  expect((above?.y ?? NaN) + (above?.height ?? NaN)).toBeLessThanOrEqual(below?.y ?? NaN)
})
