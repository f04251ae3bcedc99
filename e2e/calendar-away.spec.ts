import { holdServer } from './away.ts'
import { eventBlock, hour, openCalendar, someDay, stored, timesOf } from './calendar.ts'
import { form } from './calendar-form.ts'
import { expect, test } from './chat.ts'

test.use({
  viewport: { width: 1440, height: 900 },
  timezoneId: 'UTC',
  allowed: [[/Failed to load resource|WebSocket connection|WS not ready/], { scope: 'test' }],
})

test('an event made without a connection waits in sight, and stands in the calendar once it is back', async ({
  entered: page,
}) => {
  const server = await holdServer(page)
  await openCalendar(page)
  await hour(page, someDay, 10).click()
  await form(page).getByLabel('Title', { exact: true }).fill('Review')
  await server.leave()
  await expect(page.getByText('can’t be reached')).toBeVisible()
  await form(page).getByLabel('Title', { exact: true }).press('Enter')
  await expect(form(page)).toHaveCount(0)
  const waiting = page.getByRole('region', { name: 'Sent when the connection is back' })
  await expect(waiting).toContainText('Create “Review”')
  expect(await eventBlock(page, 'Review').count()).toBe(0)
  await server.comeBack()
  await expect.poll(() => timesOf(page, 'Review')).toBe('10:00 to 11:00')
  await expect(waiting).toHaveCount(0)
  await expect.poll(async () => (await stored(page)).map(({ title }) => title)).toEqual(['Review'])
})
