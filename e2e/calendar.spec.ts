import { barriers, looks } from './axe.ts'
import { act, eventBlock, grid, hour, openCalendar, panel, plan, someDay, stored, timesOf } from './calendar.ts'
import { expect, test } from './chat.ts'

test.use({ viewport: { width: 1440, height: 900 }, timezoneId: 'UTC' })

const toast = (page: import('@playwright/test').Page, words: string | RegExp) =>
  page
    .getByRole('dialog')
    .filter({ hasText: words })
    .or(page.getByRole('alertdialog').filter({ hasText: words }))

test('the home view opens on chat, and a switch of tabs leads to calendar, agenda and files', async ({ landing }) => {
  const tabs = landing.getByRole('tablist', { name: 'View' })
  await expect(tabs.getByRole('tab')).toHaveText(['Chat', 'Calendar', 'Agenda', 'Files'])
  await expect(tabs.getByRole('tab', { name: 'Chat' })).toHaveAttribute('aria-selected', 'true')
  await tabs.getByRole('tab', { name: 'Calendar' }).click()
  await expect(landing).toHaveURL(/\/assistant\?view=calendar$/)
  await expect(landing.getByRole('tabpanel', { name: 'Calendar' })).toBeVisible()
  await grid(landing).waitFor()
  await tabs.getByRole('tab', { name: 'Calendar' }).press('ArrowRight')
  await expect(landing).toHaveURL(/view=agenda/)
  await expect(tabs.getByRole('tab', { name: 'Agenda' })).toBeFocused()
  await tabs.getByRole('tab', { name: 'Agenda' }).press('End')
  await expect(landing).toHaveURL(/view=files/)
  await tabs.getByRole('tab', { name: 'Files' }).press('ArrowRight')
  await expect(landing).toHaveURL(/\/assistant$/)
  await expect(landing.getByRole('heading', { name: 'How can I help today?' })).toBeVisible()
})

test('the calendar can be reached from the sidebar, which says when one is there', async ({ landing }) => {
  const main = landing.getByRole('navigation', { name: 'Main' })
  await main.getByRole('link', { name: 'Calendar' }).click()
  await grid(landing).waitFor()
  await expect(main.getByRole('link', { name: 'Calendar' })).toHaveAttribute('aria-current', 'page')
  await expect(main.getByRole('link', { name: 'Assistant' })).toHaveAttribute('aria-current', 'false')
})

test('day and week views turn to the previous, the next and today, under the label of their range', async ({
  landing,
}) => {
  await openCalendar(landing)
  const label = landing.getByRole('heading', { level: 1 })
  const press = (name: string) => landing.getByRole('button', { name, exact: true }).click()
  await expect(label).toHaveText('11 – 17 January 2027')
  await press('Next')
  await expect(label).toHaveText('18 – 24 January 2027')
  await press('Previous')
  await expect(label).toHaveText('11 – 17 January 2027')
  await press('Day')
  await expect(label).toHaveText('Wednesday 13 January 2027')
  await press('Previous')
  await expect(label).toHaveText('Tuesday 12 January 2027')
  await press('Month')
  await expect(label).toHaveText('January 2027')
  await press('Day')
  await press('Today')
  const today = new Intl.DateTimeFormat('en-GB', { dateStyle: 'full', timeZone: 'UTC' }).format(new Date())
  await expect(label).toHaveText(today.replace(',', ''))
  await expect(landing.locator('[data-now]')).toHaveCount(1)
})

test('the week starts on Monday; 24 rows of 80 px; 20 px are a quarter; a block is at least 40 px', async ({
  landing,
}) => {
  await plan(landing, { title: 'Whole hour', from: '09:00', to: '10:00' })
  await plan(landing, { title: 'Quarter more', from: '11:00', to: '12:15' })
  await plan(landing, { title: 'Five minutes', from: '14:00', to: '14:05' })
  await openCalendar(landing)
  expect(await landing.locator('[data-day]').evaluateAll((days) => days.map((day) => day.ariaLabel))).toEqual([
    'Monday 11 January 2027',
    'Tuesday 12 January 2027',
    'Wednesday 13 January 2027',
    'Thursday 14 January 2027',
    'Friday 15 January 2027',
    'Saturday 16 January 2027',
    'Sunday 17 January 2027',
  ])
  const cells = landing.locator(`[data-day="${someDay}"] [data-cell]`)
  expect(await cells.evaluateAll((all) => all.map((cell) => cell.getBoundingClientRect().height))).toEqual(
    Array(24).fill(80),
  )
  const height = async (title: string) => (await eventBlock(landing, title).boundingBox())?.height
  expect(await height('Whole hour')).toBeCloseTo(80, 1)
  expect(await height('Quarter more')).toBeCloseTo(100, 1)
  expect(await height('Five minutes')).toBeCloseTo(40, 1)
})

test('the calendars stand with their colours, and what is unticked is not seen', async ({ landing }) => {
  await plan(landing, { title: 'Budget', from: '09:00', to: '10:00' })
  await openCalendar(landing)
  const boxes = panel(landing).getByRole('checkbox')
  await expect(boxes).toHaveCount(4)
  for (const name of ['Work Calendar', 'Personal', 'Project A', 'Team Events'])
    await expect(panel(landing).getByRole('checkbox', { name })).toBeChecked()
  const colours = await boxes.evaluateAll((all) => all.map((one) => getComputedStyle(one).accentColor))
  expect(colours).toEqual(['rgb(239, 68, 68)', 'rgb(34, 197, 94)', 'rgb(245, 158, 11)', 'rgb(139, 92, 246)'])
  const edge = eventBlock(landing, 'Budget').locator('> span').first()
  expect(await edge.evaluate((one) => getComputedStyle(one).borderLeft)).toBe('3px solid rgb(239, 68, 68)')
  await panel(landing).getByRole('checkbox', { name: 'Work Calendar' }).click()
  await expect(eventBlock(landing, 'Budget')).toHaveCount(0)
  await landing.reload()
  await expect(panel(landing).getByRole('checkbox', { name: 'Work Calendar' })).not.toBeChecked()
})

test('the type filter shows all events, meetings, tasks or what is personal', async ({ landing }) => {
  for (const [at, type] of ['meeting', 'task', 'personal'].entries())
    await plan(landing, { title: `A ${type}`, type, from: `${10 + at}:00`, to: `${11 + at}:00` })
  await openCalendar(landing)
  const filter = landing.getByRole('combobox', { name: 'Event type' })
  await expect(filter.getByRole('option')).toHaveText(['All Events', 'Meetings', 'Tasks', 'Personal'])
  await expect(landing.locator('[data-key]')).toHaveCount(3)
  for (const [name, title] of [
    ['Meetings', 'A meeting'],
    ['Tasks', 'A task'],
    ['Personal', 'A personal'],
  ] as const) {
    await filter.selectOption(name)
    await expect(landing.locator('[data-key]')).toHaveCount(1)
    await expect(eventBlock(landing, title)).toBeVisible()
  }
})

test('the sidebar of the calendar has Create Event and Create Agenda, and can be hidden', async ({ landing }) => {
  await openCalendar(landing)
  await expect(panel(landing).getByRole('button', { name: 'Create Event' })).toBeVisible()
  await expect(panel(landing).getByRole('button', { name: 'Create Agenda' })).toBeVisible()
  await landing.getByRole('button', { name: 'Hide calendars' }).click()
  await expect(panel(landing)).toBeHidden()
  await landing.reload()
  await landing.getByRole('button', { name: 'Show calendars' }).click()
  await expect(panel(landing)).toBeVisible()
})

test('the sample workspace opens on 15 January 2024 with 4.5h and 87%, says so, and goes with a click', async ({
  landing,
}) => {
  await landing.goto('/assistant?view=calendar')
  await landing.getByRole('button', { name: 'Load sample' }).click()
  await expect(landing.getByRole('heading', { level: 1 })).toHaveText('Monday 15 January 2024')
  const overview = panel(landing).getByRole('region', { name: "Today's Overview" })
  await expect(overview).toContainText('Focus Time4.5h')
  await expect(overview).toContainText('Efficiency87%')
  const count = await landing.locator('[data-key]').count()
  expect(count).toBeGreaterThan(2)
  await expect(panel(landing)).toContainText('Project A is syncing')
  await expect(panel(landing)).toContainText('Team Events has an error')
  await expect(panel(landing).getByRole('checkbox', { name: 'Team Events' })).not.toBeChecked()
  const banner = landing.getByRole('region', { name: 'Sample workspace' })
  await expect(banner).toContainText('15 January 2024')
  await landing.goto('/assistant?view=calendar')
  await expect(landing.getByRole('heading', { level: 1 })).toHaveText(/15 .*January 2024/)
  await banner.getByRole('button', { name: 'Remove' }).click()
  await expect(banner).toHaveCount(0)
  await expect(landing.getByRole('heading', { level: 1 })).not.toHaveText(/2024/)
})

test('an hour that is pressed opens the form, prefilled from that hour to the next', async ({ landing }) => {
  await openCalendar(landing)
  await hour(landing, someDay, 10).click()
  const form = landing.getByRole('dialog')
  await expect(form.getByLabel('Start')).toHaveValue(/10:00/)
  await expect(form.getByLabel('End')).toHaveValue(/11:00/)
})

test('an event that is pressed tells all there is; Edit closes that and opens the form, Delete deletes with undo', async ({
  landing,
}) => {
  await plan(landing, { title: 'Budget', from: '09:00', to: '10:00', location: 'Room 4', description: 'Bring figures' })
  await openCalendar(landing)
  await eventBlock(landing, 'Budget').click()
  const detail = landing.getByRole('dialog', { name: 'Budget' })
  for (const words of ['Wednesday 13 January 2027, 09:00 to 10:00', 'Room 4', 'Work Calendar', 'Bring figures'])
    await expect(detail).toContainText(words)
  await detail.getByRole('button', { name: 'Edit' }).click()
  await expect(detail).toHaveCount(0)
  await expect(landing.getByRole('dialog').getByLabel('Title')).toHaveValue('Budget')
  await landing.keyboard.press('Escape')
  await eventBlock(landing, 'Budget').click()
  await detail.getByRole('button', { name: 'Delete' }).click()
  await expect(eventBlock(landing, 'Budget')).toHaveCount(0)
  await toast(landing, 'Budget').getByRole('button', { name: 'Undo' }).click()
  await expect(eventBlock(landing, 'Budget')).toHaveCount(1)
})

test('an event is moved by the pointer, by quarters and by days, and undo brings it back', async ({ landing }) => {
  await plan(landing, { title: 'Budget', from: '09:00', to: '10:00' })
  await openCalendar(landing)
  const from = await eventBlock(landing, 'Budget').boundingBox()
  const next = await landing.locator('[data-day="2027-01-14"]').boundingBox()
  if (!from || !next) throw new Error('Nothing to move.')
  await landing.mouse.move(from.x + 20, from.y + 30)
  await landing.mouse.down()
  await landing.mouse.move(from.x + 25, from.y + 50, { steps: 3 })
  await landing.mouse.move(next.x + (from.x + 20 - from.x) + 2, from.y + 30 + 100, { steps: 5 })
  await expect(landing.locator('[data-ghost]:not([hidden])')).toHaveText('10:15–11:15')
  await landing.mouse.up()
  await expect(landing.locator('[data-day="2027-01-14"]').getByText('Budget')).toBeVisible()
  expect(await timesOf(landing, 'Budget')).toBe('10:15 to 11:15')
  await expect.poll(async () => (await stored(landing)).map(({ start }) => start)).toEqual(['2027-01-14T10:15:00.000Z'])
  await toast(landing, 'Budget').getByRole('button', { name: 'Undo' }).click()
  await expect.poll(async () => (await stored(landing)).map(({ start }) => start)).toEqual(['2027-01-13T09:00:00.000Z'])
  await expect(landing.locator(`[data-day="${someDay}"]`).getByText('Budget')).toBeVisible()
})

test('an event is made longer by pulling its end, and Escape leaves it as it was', async ({ landing }) => {
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
  expect(await timesOf(landing, 'Budget')).toBe('09:00 to 10:00')
  await pull(40)
  await landing.mouse.up()
  await expect.poll(() => timesOf(landing, 'Budget')).toBe('09:00 to 10:30')
  await expect.poll(async () => (await stored(landing)).map(({ end }) => end)).toEqual(['2027-01-13T10:30:00.000Z'])
})

test('what is drawn with the pointer opens the form with just that time', async ({ landing }) => {
  await openCalendar(landing)
  const cell = await hour(landing, someDay, 13).boundingBox()
  if (!cell) throw new Error('No such hour.')
  await landing.mouse.move(cell.x + 30, cell.y + 1)
  await landing.mouse.down()
  await landing.mouse.move(cell.x + 30, cell.y + 115, { steps: 5 })
  await expect(landing.locator('[data-ghost]:not([hidden])')).toHaveText('13:00–14:30')
  await landing.mouse.up()
  const form = landing.getByRole('dialog')
  await expect(form.getByLabel('Start')).toHaveValue(/13:00/)
  await expect(form.getByLabel('End')).toHaveValue(/14:30/)
})

test('search finds by words and leads to the event', async ({ landing }) => {
  await plan(landing, { title: 'Quarterly budget', day: '2027-03-02', from: '16:00', to: '17:00' })
  await openCalendar(landing)
  const box = landing.getByRole('combobox', { name: 'Search events...' })
  await expect(box).toHaveAttribute('placeholder', 'Search events...')
  await box.fill('budg')
  await expect(landing.getByRole('option', { name: /Quarterly budget/ })).toBeVisible()
  await box.press('Enter')
  await expect(landing.getByRole('heading', { level: 1 })).toHaveText('1 – 7 March 2027')
  await expect(eventBlock(landing, 'Quarterly budget')).toBeFocused()
})

test('an event in words shows what was understood and what it clashes with, and Enter saves it', async ({
  landing,
}) => {
  await plan(landing, { title: 'Budget', from: '13:00', to: '14:00' })
  await openCalendar(landing)
  const box = landing.getByRole('textbox', { name: 'Add an event in words' })
  await box.fill('Lunch with Sara 13 January 2027 1pm at Zoë’s')
  const understood = landing.locator('form [aria-live]')
  await expect(understood).toContainText('Wednesday 13 January 2027')
  await expect(understood).toContainText('At the same time: Budget')
  await box.press('Enter')
  await expect(eventBlock(landing, 'Lunch with Sara')).toBeVisible()
  await expect(box).toHaveValue('')
  await expect.poll(async () => (await stored(landing)).map(({ location }) => location)).toContain('Zoë’s')
})

test('a series that is moved asks how much of it is meant', async ({ landing }) => {
  await plan(landing, { title: 'Team sync', from: '09:00', to: '10:00', repeat: 'FREQ=DAILY;COUNT=3' })
  await openCalendar(landing)
  await eventBlock(landing, 'Team sync').nth(1).focus()
  await landing.keyboard.press('Alt+ArrowDown')
  const choice = landing.getByRole('dialog', { name: 'Move a repeating event' })
  await expect(choice.getByRole('radio')).toHaveCount(3)
  await choice.getByRole('radio', { name: 'This and following events' }).check()
  await choice.getByRole('button', { name: 'Move' }).click()
  const starts = async () => (await stored(landing)).map(({ start }) => start.slice(5, 16)).toSorted()
  await expect.poll(starts).toEqual(['01-13T09:00', '01-14T09:15', '01-15T09:15'])
})

test('several tabs of one person agree', async ({ landing, context }) => {
  await openCalendar(landing)
  const other = await context.newPage()
  await openCalendar(other)
  await plan(landing, { title: 'Budget', from: '09:00', to: '10:00' })
  await expect(eventBlock(landing, 'Budget')).toBeVisible()
  await expect(eventBlock(other, 'Budget')).toBeVisible()
  await eventBlock(other, 'Budget').focus()
  await other.keyboard.press('Alt+ArrowRight')
  await expect(landing.locator('[data-day="2027-01-14"]').getByText('Budget')).toBeVisible()
})

test('overlapping events stand side by side, whole days above the hours, and a night in both its days', async ({
  landing,
}) => {
  await plan(landing, { title: 'One', from: '09:00', to: '11:00' })
  await plan(landing, { title: 'Two', from: '10:00', to: '12:00' })
  await act(landing, 'create-event', { title: 'Fair', start: '2027-01-12', end: '2027-01-15' })
  await act(landing, 'create-event', {
    title: 'Night',
    start: '2027-01-13T22:00',
    end: '2027-01-14T02:00',
    zone: 'UTC',
  })
  await openCalendar(landing)
  const [one, two] = [await eventBlock(landing, 'One').boundingBox(), await eventBlock(landing, 'Two').boundingBox()]
  expect((one?.x ?? 0) + (one?.width ?? 0)).toBeLessThanOrEqual((two?.x ?? 0) + 0.5)
  await expect(eventBlock(landing, 'Fair')).toHaveAttribute('data-bar', 'true')
  await expect(eventBlock(landing, 'Night')).toHaveCount(2)
})

test('keys: today, day, week, month, next and previous, and the list of them', async ({ landing }) => {
  await openCalendar(landing)
  const label = landing.getByRole('heading', { level: 1 })
  await landing.keyboard.press('m')
  await expect(label).toHaveText('January 2027')
  await landing.keyboard.press('d')
  await expect(label).toHaveText('Wednesday 13 January 2027')
  await landing.keyboard.press('j')
  await expect(label).toHaveText('Thursday 14 January 2027')
  await landing.keyboard.press('k')
  await landing.keyboard.press('w')
  await expect(label).toHaveText('11 – 17 January 2027')
  await landing.keyboard.press('?')
  await expect(landing.getByRole('dialog', { name: 'Keyboard shortcuts' })).toContainText('Today, in the calendar')
})

test.describe('what the server refuses', () => {
  test.use({ allowed: [[/Failed to load resource/], { scope: 'test' }] })

  test('the second of two edits is refused with a sentence, and what it is now is shown', async ({ landing }) => {
    await plan(landing, { title: 'Budget', from: '09:00', to: '10:00' })
    await openCalendar(landing)
    const [{ event = '' } = {}] = await stored(landing)
    // What this page shows is what it saw before.
    await landing.route('**/v1/calendar/events?**', () => undefined)
    await act(landing, 'change-event', { event, start: `${someDay}T15:00`, end: `${someDay}T16:00`, zone: 'UTC' })
    await eventBlock(landing, 'Budget').focus()
    await landing.unroute('**/v1/calendar/events?**')
    await landing.keyboard.press('Alt+ArrowDown')
    await expect(landing.getByRole('alert').or(toast(landing, 'changed')).first()).toContainText(/changed/i)
    await expect.poll(() => timesOf(landing, 'Budget')).toBe('15:00 to 16:00')
  })

  test('what cannot be loaded says so, and is tried again in place', async ({ landing }) => {
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

for (const { colorScheme, width } of looks)
  test.describe(`${width} px, ${colorScheme}`, () => {
    test.use({ colorScheme, viewport: { width, height: 800 } })

    test('an event is made, moved, made longer and deleted by keys alone; axe finds nothing', async ({ landing }) => {
      await openCalendar(landing)
      await hour(landing, someDay, 9).focus()
      await landing.keyboard.press('ArrowDown')
      await landing.keyboard.press('Enter')
      const form = landing.getByRole('dialog')
      await form.getByLabel('Title').fill('Budget')
      await landing.keyboard.press('Enter')
      await expect(form).toHaveCount(0)
      await expect(eventBlock(landing, 'Budget')).toBeVisible()
      expect(await barriers(landing)).toEqual([])
      await eventBlock(landing, 'Budget').focus()
      await landing.keyboard.press('Alt+ArrowDown')
      await expect.poll(() => timesOf(landing, 'Budget')).toBe('10:15 to 11:15')
      await expect(eventBlock(landing, 'Budget')).toBeFocused()
      await landing.keyboard.press('Shift+ArrowDown')
      await expect.poll(() => timesOf(landing, 'Budget')).toBe('10:15 to 11:30')
      await eventBlock(landing, 'Budget').focus()
      await landing.keyboard.press('m')
      await landing.keyboard.press('ArrowUp')
      await landing.keyboard.press('Escape')
      expect(await timesOf(landing, 'Budget')).toBe('10:15 to 11:30')
      await landing.keyboard.press('Enter')
      await expect(landing.getByRole('dialog', { name: 'Budget' })).toBeVisible()
      expect(await barriers(landing)).toEqual([])
      await landing.keyboard.press('Escape')
      await eventBlock(landing, 'Budget').focus()
      await landing.keyboard.press('Delete')
      await expect(eventBlock(landing, 'Budget')).toHaveCount(0)
      await expect.poll(async () => (await stored(landing)).length).toBe(0)
    })

    test('day, week, month and the calendars beside them have no barriers', async ({ landing }) => {
      await plan(landing, { title: 'Budget', from: '09:00', to: '10:00' })
      await act(landing, 'create-event', { title: 'Fair', start: '2027-01-12', end: '2027-01-15' })
      for (const show of ['day', 'week', 'month']) {
        await landing.goto(`/assistant?view=calendar&date=${someDay}&show=${show}`)
        await eventBlock(landing, 'Budget').first().waitFor()
        expect(await barriers(landing)).toEqual([])
      }
      const narrow = landing.getByRole('button', { name: 'Show calendars' })
      if (width === 390) {
        await narrow.click()
        await landing.getByRole('dialog', { name: 'Calendars' }).getByRole('checkbox', { name: 'Personal' }).waitFor()
        expect(await barriers(landing, '[role="dialog"]')).toEqual([])
      }
    })
  })
