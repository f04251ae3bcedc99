import type { Route } from '@playwright/test'
import {
  act,
  blockOn,
  eventBlock,
  grid,
  hour,
  openCalendar,
  plan,
  someDay,
  stored,
  timesOf,
  toast,
} from './calendar.ts'
import { expect, hearNothing, test } from './chat.ts'
import { gate } from './people.ts'
import { keepToasts } from './toasts.ts'

test.use({ viewport: { width: 1440, height: 900 }, timezoneId: 'UTC' })

test('an hour that is pressed opens the form, prefilled from that hour to the next', async ({ entered: landing }) => {
  await openCalendar(landing)
  await hour(landing, someDay, 10).click()
  const form = landing.getByRole('dialog')
  await expect(form.getByLabel('Start time')).toHaveValue(/10:00/)
  await expect(form.getByLabel('End time')).toHaveValue(/11:00/)
})

test('an event that is pressed tells all there is; Edit closes that and opens the form, Delete deletes with undo', async ({
  entered: landing,
}) => {
  const description = 'Bring **figures**, https://meet.google.com/abc-defg-hij'
  await plan(landing, { title: 'Budget', from: '09:00', to: '10:00', location: 'Room 4', description })
  await openCalendar(landing)
  await eventBlock(landing, 'Budget').click()
  const detail = landing.getByRole('dialog', { name: 'Budget' })
  for (const words of ['Wednesday 13 January 2038, 09:00 to 10:00', 'Room 4', 'Work Calendar', 'Bring figures'])
    await expect(detail).toContainText(words)
  await expect(detail.locator('strong')).toHaveText('figures')
  await expect(detail.getByRole('link', { name: 'Join Google Meet' })).toHaveAttribute(
    'href',
    'https://meet.google.com/abc-defg-hij',
  )
  await detail.getByRole('button', { name: 'Edit' }).click()
  await expect(detail).toHaveCount(0)
  await expect(landing.getByRole('dialog').getByLabel('Title')).toHaveValue('Budget')
  await landing.keyboard.press('Escape')
  await eventBlock(landing, 'Budget').click()
  await detail.getByRole('button', { name: 'Delete' }).click()
  await keepToasts(landing)
  await expect(eventBlock(landing, 'Budget')).toHaveCount(0)
  await toast(landing, 'Budget').getByRole('button', { name: 'Undo' }).click()
  await expect(eventBlock(landing, 'Budget')).toHaveCount(1)
})

test('an event is moved by the pointer, by quarters and by days, and undo brings it back', async ({
  entered: landing,
}) => {
  await plan(landing, { title: 'Budget', from: '09:00', to: '10:00' })
  await openCalendar(landing)
  const from = await eventBlock(landing, 'Budget').boundingBox()
  const next = await landing.locator('[data-day="2038-01-14"]').boundingBox()
  if (!from || !next) throw new Error('Nothing to move.')
  await landing.mouse.move(from.x + 20, from.y + 30)
  await landing.mouse.down()
  await landing.mouse.move(from.x + 25, from.y + 50, { steps: 3 })
  await landing.mouse.move(next.x + (from.x + 20 - from.x) + 2, from.y + 30 + 100, { steps: 5 })
  await expect(landing.locator('[data-ghost]:not([hidden])')).toHaveText('10:15–11:15')
  await landing.mouse.up()
  await keepToasts(landing)
  await expect(blockOn(landing, '2038-01-14', 'Budget')).toBeVisible()
  await expect.poll(() => timesOf(landing, 'Budget')).toBe('10:15 to 11:15')
  await expect.poll(async () => (await stored(landing)).map(({ start }) => start)).toEqual(['2038-01-14T10:15:00.000Z'])
  await toast(landing, 'Budget').getByRole('button', { name: 'Undo' }).click()
  await expect.poll(async () => (await stored(landing)).map(({ start }) => start)).toEqual(['2038-01-13T09:00:00.000Z'])
  await expect(blockOn(landing, someDay, 'Budget')).toBeVisible()
})

test('an answer that was on its way before a move does not put the event back', async ({ entered: landing }) => {
  await plan(landing, { title: 'Budget', from: '09:00', to: '10:00' })
  await openCalendar(landing)
  await expect(eventBlock(landing, 'Budget')).toBeVisible()
  const [asked, moved, answered, checked] = [gate(), gate(), gate(), gate()]
  const readAsBefore = async (route: Route): Promise<void> => {
    const response = await route.fetch()
    asked.open()
    await moved.opened
    // The page may have cancelled this request, as it should.
    await route.fulfill({ response }).catch(() => undefined)
    answered.open()
  }
  await landing.route('**/v1/calendar/events?**', readAsBefore, { times: 1 })
  await landing.route('**/v1/actions/calendar.change-event', async (route) => {
    await checked.opened
    await route.continue()
  })
  await plan(landing, { title: 'Other', from: '15:00', to: '16:00' })
  await asked.opened
  await eventBlock(landing, 'Budget').focus()
  await landing.keyboard.press('Alt+ArrowDown')
  await expect.poll(() => timesOf(landing, 'Budget')).toBe('09:15 to 10:15')
  moved.open()
  await answered.opened
  await landing.evaluate(() => new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn))))
  expect(await timesOf(landing, 'Budget')).toBe('09:15 to 10:15')
  checked.open()
  await expect.poll(async () => (await stored(landing)).map(({ start }) => start)).toContain('2038-01-13T09:15:00.000Z')
  await expect(eventBlock(landing, 'Other')).toBeVisible()
})

test('an event is made longer by pulling its end, and Escape leaves it as it was', async ({ entered: landing }) => {
  await plan(landing, { title: 'Budget', from: '09:00', to: '10:00' })
  await openCalendar(landing)
  const pull = async (by: number) => {
    const at = await eventBlock(landing, 'Budget').boundingBox()
    if (!at) throw new Error('Nothing to pull.')
    await landing.mouse.move(at.x + 30, at.y + at.height - 3)
    await landing.mouse.down()
    await landing.mouse.move(at.x + 30, at.y + at.height - 3 + by, { steps: 4 })
  }
  await pull(40)
  await landing.keyboard.press('Escape')
  await landing.mouse.up()
  await expect.poll(() => timesOf(landing, 'Budget')).toBe('09:00 to 10:00')
  await pull(40)
  await landing.mouse.up()
  await expect.poll(() => timesOf(landing, 'Budget')).toBe('09:00 to 10:30')
  await expect.poll(async () => (await stored(landing)).map(({ end }) => end)).toEqual(['2038-01-13T10:30:00.000Z'])
})

test('what is drawn with the pointer opens the form with just that time', async ({ entered: landing }) => {
  await openCalendar(landing)
  const cell = await hour(landing, someDay, 13).boundingBox()
  if (!cell) throw new Error('No such hour.')
  await landing.mouse.move(cell.x + 30, cell.y + 1)
  await landing.mouse.down()
  await landing.mouse.move(cell.x + 30, cell.y + 115, { steps: 5 })
  await expect(landing.locator('[data-ghost]:not([hidden])')).toHaveText('13:00–14:30')
  await landing.mouse.up()
  const form = landing.getByRole('dialog')
  await expect(form.getByLabel('Start time')).toHaveValue(/13:00/)
  await expect(form.getByLabel('End time')).toHaveValue(/14:30/)
})

test('search finds by words and leads to the event', async ({ entered: landing }) => {
  await plan(landing, { title: 'Quarterly budget', day: '2038-03-02', from: '16:00', to: '17:00' })
  await openCalendar(landing)
  const box = landing.getByRole('combobox', { name: 'Search events...' })
  await expect(box).toHaveAttribute('placeholder', 'Search events...')
  await box.fill('budg')
  await expect(landing.getByRole('option', { name: /Quarterly budget/ })).toBeVisible()
  await box.press('Enter')
  await expect(landing.getByRole('heading', { level: 1 })).toHaveText('1 – 7 March 2038')
  await expect(eventBlock(landing, 'Quarterly budget')).toBeFocused()
  // Escape closes the list, then leaves the box, and the keys of the calendar work again.
  await landing.keyboard.press('/')
  await expect(box).toBeFocused()
  await box.press('Escape')
  await expect(box).toBeFocused()
  await box.press('Escape')
  await expect(box).not.toBeFocused()
  await expect(box).toHaveValue('')
  await landing.keyboard.press('k')
  await expect(landing.getByRole('heading', { level: 1 })).not.toHaveText('1 – 7 March 2038')
})

test('an event in words shows what was understood and what it clashes with, and Enter saves it', async ({
  entered: landing,
}) => {
  await plan(landing, { title: 'Budget', from: '13:00', to: '14:00' })
  await openCalendar(landing)
  const box = landing.getByRole('textbox', { name: 'Add an event in words' })
  await box.fill('Lunch with Sara 13 January 2038 1pm at Zoë’s')
  const understood = landing.locator('form [aria-live]')
  await expect(understood).toContainText('Wednesday 13 January 2038')
  await expect(understood).toContainText('At the same time: Budget')
  await box.press('Enter')
  await expect(eventBlock(landing, 'Lunch with Sara')).toBeVisible()
  await expect(box).toHaveValue('')
  await expect.poll(async () => (await stored(landing)).map(({ location }) => location)).toContain('Zoë’s')
})

test('a series that is moved asks how much of it is meant', async ({ entered: landing }) => {
  await plan(landing, { title: 'Team sync', from: '09:00', to: '10:00', repeat: 'FREQ=DAILY;COUNT=3' })
  await openCalendar(landing)
  await eventBlock(landing, 'Team sync').nth(1).focus()
  await landing.keyboard.press('Alt+ArrowDown')
  const choice = landing.getByRole('dialog', { name: 'Move a repeating event' })
  await expect(choice.getByRole('radio')).toHaveCount(3)
  await choice.getByRole('radio', { name: 'This and following events' }).check()
  await landing.keyboard.press('Control+Enter')
  const starts = async () => (await stored(landing)).map(({ start }) => start.slice(5, 16)).toSorted()
  await expect.poll(starts).toEqual(['01-13T09:00', '01-14T09:15', '01-15T09:15'])
})

test('several tabs of one person agree', async ({ entered: landing, context }) => {
  await openCalendar(landing)
  const other = await context.newPage()
  await openCalendar(other)
  await plan(landing, { title: 'Budget', from: '09:00', to: '10:00' })
  await expect(eventBlock(landing, 'Budget')).toBeVisible()
  await expect(eventBlock(other, 'Budget')).toBeVisible()
  await eventBlock(other, 'Budget').focus()
  await other.keyboard.press('Alt+ArrowRight')
  await expect(blockOn(landing, '2038-01-14', 'Budget')).toBeVisible()
})

test.describe('what the server refuses', () => {
  test.use({ allowed: [[/Failed to load resource/], { scope: 'test' }] })

  test('the second of two edits is refused with a sentence, and what it is now is shown', async ({ landing }) => {
    await plan(landing, { title: 'Budget', from: '09:00', to: '10:00' })
    const event = (await stored(landing))[0]?.event ?? ''
    const refused = gate()
    let changed = false
    // Until its edit is refused, the page sees only the state before the other edit.
    await landing.route('**/v1/calendar/events?**', async (route) => {
      const response = await route.fetch()
      if (!changed) return route.fulfill({ response })
      await refused.opened
      return route.fallback()
    })
    await openCalendar(landing)
    await eventBlock(landing, 'Budget').focus()
    changed = true
    await act(landing, 'change-event', { event, start: `${someDay}T15:00`, end: `${someDay}T16:00`, zone: 'UTC' })
    const answered = landing.waitForResponse('**/v1/actions/calendar.change-event')
    await landing.keyboard.press('Alt+ArrowDown')
    expect((await answered).ok()).toBe(false)
    refused.open()
    await expect(landing.getByRole('alert').or(toast(landing, 'changed')).first()).toContainText(/changed/i)
    await expect.poll(() => timesOf(landing, 'Budget')).toBe('15:00 to 16:00')
  })

  test('what somebody else changed while a form was open is shown in it, and saved over only knowingly', async ({
    entered: landing,
  }) => {
    await plan(landing, { title: 'Budget', from: '09:00', to: '10:00' })
    await openCalendar(landing)
    const event = (await stored(landing))[0]?.event ?? ''
    await eventBlock(landing, 'Budget').click()
    await landing.getByRole('button', { name: 'Edit', exact: true }).click()
    const form = landing.getByRole('dialog', { name: 'Edit event' })
    await form.getByLabel('Title').fill('Budget, again')
    await act(landing, 'change-event', { event, start: `${someDay}T15:00`, end: `${someDay}T16:00`, zone: 'UTC' })
    await expect.poll(() => timesOf(landing, 'Budget')).toBe('15:00 to 16:00')
    await form.getByRole('button', { name: 'Save', exact: true }).click()
    await expect(form.getByText(/^It is “Budget” now, .*15:00 to 16:00/)).toBeVisible()
    await form.getByRole('button', { name: 'Save over it' }).click()
    await expect(form).toHaveCount(0)
    await expect.poll(() => timesOf(landing, 'Budget, again')).toBe('15:00 to 16:00')
  })

  test('what cannot be loaded says so, and is tried again in place', async ({ entered: landing }) => {
    await hearNothing(landing)
    await landing.route('**/v1/calendar/events?**', (route) =>
      route.fulfill({
        status: 422,
        json: { type: 'about:blank', title: 'Invalid', status: 422, detail: 'Not now.', code: 'invalid' },
      }),
    )
    await landing.goto(`/assistant?view=calendar&date=${someDay}`)
    await expect(landing.getByRole('alert')).toContainText('Your events could not be loaded')
    await landing.unroute('**/v1/calendar/events?**')
    await landing.getByRole('button', { name: 'Retry' }).click()
    await grid(landing).waitFor()
    await expect(landing.getByText('Nothing is planned on these days.')).toBeVisible()
  })
})
