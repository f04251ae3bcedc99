import type { Page } from '@playwright/test'
import { barriers, barriersInEveryLook } from './axe.ts'
import { stored } from './calendar.ts'
import { answered, beginChat, box, say } from './chat.ts'
import { enter } from './entry.ts'
import { newAccount } from './people.ts'
import { expect, test } from './watched.ts'

const entries = (page: Page) => page.getByRole('region', { name: 'Conversation' }).locator('[data-entry]')
const last = (page: Page) => entries(page).last()
/** The card of what was done, below the words. */
const deed = (page: Page) => last(page).getByRole('article').last()

test.use({ timezoneId: 'UTC' })

test.beforeEach(async ({ page }) => {
  await enter(page, newAccount())
  await box(page).waitFor()
})

/** Answers take a varying time; one with an Undo has been carried out. Counted, so that it is not the one before. */
async function isDone(page: Page, exchanges: number): Promise<void> {
  await expect(entries(page)).toHaveCount(2 * exchanges)
  await expect(deed(page).getByRole('button', { name: 'Undo' })).toBeVisible()
  await answered(page)
}

const inJanuary = (page: Page) => stored(page)
const starts = async (page: Page) => (await inJanuary(page)).map(({ title, start }) => `${title} ${start.slice(0, 16)}`)

test('an event is booked in words with a way back, moved in words, and told of by the day', async ({ page }) => {
  await beginChat(page, 'Book a design review on 13 January 2038 at 10:00')
  await isDone(page, 1)
  await expect.poll(() => starts(page)).toEqual(['Design review 2038-01-13T10:00'])
  await say(page, 'Move it to 14:30')
  await expect.poll(() => starts(page)).toEqual(['Design review 2038-01-13T14:30'])
  await isDone(page, 2)
  await deed(page).getByRole('button', { name: 'Undo' }).click()
  await expect.poll(() => starts(page)).toEqual(['Design review 2038-01-13T10:00'])
})

test('the days that were asked for are listed once, on a card; what follows speaks of them in its order', async ({
  page,
}) => {
  await beginChat(page, 'Book a design review on 13 January 2038 at 10:00')
  await isDone(page, 1)
  await say(page, 'Book a dentist appointment on 13 January 2038 at 16:00')
  await isDone(page, 2)
  await say(page, "What's on 13 January 2038?")
  const card = last(page).getByRole('region', { name: 'Wednesday 13 January 2038' })
  await expect(card.getByRole('listitem')).toHaveText([/10:00–11:00.*Design review/, /16:00–17:00.*[Dd]entist/])
  await expect(last(page).getByRole('listitem')).toHaveCount(2)
  await expect(last(page)).toContainText('2 events on Wednesday, 13 January 2038')
  await answered(page)
  await say(page, 'Cancel the second one')
  await expect.poll(() => starts(page)).toEqual(['Design review 2038-01-13T10:00'])
  await page.getByRole('link', { name: 'Wednesday 13 January 2038' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Wednesday 13 January 2038')
})

test('free times stand on a card; one that is pressed is booked there, with its receipt and the way back', async ({
  page,
}) => {
  await beginChat(page, 'When am I free for an hour on 13 January 2038?')
  const slots = last(page).getByRole('region', { name: 'Free on Wednesday 13 January 2038' })
  const slot = slots.getByRole('button', { name: 'Book 09:00–10:00' })
  await expect(slots.getByRole('listitem')).toHaveText(['09:00–18:0009:00–10:0012:00–13:0015:00–16:00'])
  await answered(page)
  await slot.click()
  await expect(slots.getByLabel('Title')).toBeFocused()
  await page.keyboard.press('Escape')
  await expect(slots.getByLabel('Title')).toBeHidden()
  await slot.click()
  await expect(slots.getByLabel('Title')).toBeFocused()
  await page.keyboard.type('A walk')
  await slots.getByRole('combobox', { name: /^Time/ }).selectOption('10:15–11:15')
  await slots.getByRole('button', { name: 'Book', exact: true }).click()
  await isDone(page, 1)
  await expect.poll(() => starts(page)).toEqual(['A walk 2038-01-13T10:15'])
  await expect(slots.getByRole('button', { name: /^Book \d/ })).toHaveText([
    '09:00–10:00',
    '11:15–12:15',
    '14:00–15:00',
    '17:00–18:00',
  ])
  expect(await barriers(page)).toEqual([])
  await deed(page).getByRole('button', { name: 'Undo' }).click()
  await expect.poll(() => starts(page)).toEqual([])
  await expect(slot).toBeVisible()
})

test('several things at once wait for one yes, and are done after it', async ({ page }) => {
  await beginChat(
    page,
    'Book a design review on 13 January 2038 at 10:00 and a dentist appointment on 14 January 2038 at 16:00',
  )
  const approve = deed(page).getByRole('button', { name: 'Approve' })
  await expect(approve).toBeVisible()
  expect(await inJanuary(page)).toEqual([])
  expect(await barriers(page)).toEqual([])
  await expect(last(page)).not.toContainText('Please look at the card')
  await approve.click()
  await isDone(page, 1)
  // The card says what was done, and nothing beside it says so again.
  await expect(last(page)).not.toContainText('From your activity')
  await expect
    .poll(async () => (await starts(page)).map((text) => text.slice(-16)).toSorted())
    .toEqual(['2038-01-13T10:00', '2038-01-14T16:00'])
})

test('the cards of the calendar have no barriers', async ({ page }) => {
  await beginChat(page, 'Book a design review in Room 4 on 13 January 2038 at 10:00')
  await isDone(page, 1)
  await say(page, "What's on 13 January 2038?")
  await expect(last(page).getByRole('region', { name: 'Wednesday 13 January 2038' })).toBeVisible()
  await say(page, 'When am I free for an hour on 13 January 2038?')
  await expect(last(page).getByRole('region', { name: /^Free on/ })).toBeVisible()
  expect(await barriersInEveryLook(page)).toEqual([])
})
