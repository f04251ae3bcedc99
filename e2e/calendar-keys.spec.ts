import { blockOn, eventBlock, hour, openCalendar, plan, someDay, stored, timesOf } from './calendar.ts'
import { expect, test } from './chat.ts'
import { gate } from './people.ts'

test.use({ timezoneId: 'UTC' })

test('keys that are quicker than answers are all heeded in their order, and the focus goes along', async ({
  entered: landing,
}) => {
  await plan(landing, { title: 'Budget', from: '09:00', to: '10:00' })
  await openCalendar(landing)
  const block = eventBlock(landing, 'Budget')
  await block.focus()
  for (const key of ['Alt+ArrowDown', 'Shift+ArrowDown', 'Shift+ArrowDown', 'Alt+ArrowRight', 'Alt+ArrowLeft'])
    await landing.keyboard.press(key)
  await expect.poll(() => timesOf(landing, 'Budget')).toBe('09:15 to 10:45')
  await expect(block).toBeFocused()
  // Past the end of the week, which moves to the next.
  for (let day = 0; day < 9; day += 1) {
    await landing.keyboard.press('Alt+ArrowRight')
    await expect(block).toBeFocused()
  }
  const weekAfter = async () =>
    (await stored(landing, '2038-01-18', '2038-01-25')).map(({ start, end }) => [start, end])
  await expect.poll(weekAfter).toEqual([['2038-01-22T09:15:00.000Z', '2038-01-22T10:45:00.000Z']])
  await landing.keyboard.press('Alt+ArrowUp')
  await landing.keyboard.press('Delete')
  await expect(block).toHaveCount(0)
  await expect.poll(weekAfter).toEqual([])
})

test('an event that keys move into a week that is still being loaded has the focus there', async ({
  entered: landing,
}) => {
  await plan(landing, { title: 'Budget', day: '2038-01-17', from: '09:00', to: '10:00' })
  const loaded = gate()
  await landing.route(/\/v1\/calendar\/events\?from=2038-01-18/, async (route) => {
    await loaded.opened
    await route.fallback()
  })
  await openCalendar(landing)
  const block = eventBlock(landing, 'Budget')
  await block.focus()
  await landing.keyboard.press('Alt+ArrowRight')
  await expect(landing.getByText('Loading your events')).toBeAttached()
  // The hours of that week stand there already.
  await expect(landing.getByText('10:00', { exact: true })).toBeInViewport()
  loaded.open()
  await expect(block).toBeFocused()
  await expect.poll(() => timesOf(landing, 'Budget')).toBe('09:00 to 10:00')
})

test('an event created by keys has the focus, and a date in the palette leads to its day', async ({
  entered: landing,
}) => {
  await openCalendar(landing)
  await landing.keyboard.press('n')
  const title = landing.getByRole('dialog', { name: 'Create Event' }).getByLabel('Title', { exact: true })
  await expect(title).toBeFocused()
  await title.fill('Planning')
  await title.press('Enter')
  const block = eventBlock(landing, 'Planning')
  await expect(block).toBeFocused()
  // Undo takes it away, and the keyboard stays among the days.
  const days = landing.locator('[data-hour] :focus')
  await landing.keyboard.press('Control+z')
  await expect(block).toHaveCount(0)
  await expect(days).toHaveCount(1)
  await landing.keyboard.press('Control+Shift+z')
  await expect(block).toBeVisible()
  await expect(days).toHaveCount(1)
  await block.focus()
  await landing.keyboard.press('Delete')
  await expect(block).toHaveCount(0)
  await landing.keyboard.press('n')
  await expect(title).toBeFocused()
  await landing.getByRole('button', { name: 'More', exact: true }).press('Enter')
  const whole = landing.getByRole('dialog', { name: 'Create Event' })
  await expect(whole.getByLabel('Description')).toBeVisible()
  await whole.getByLabel('Title', { exact: true }).fill('Handover')
  await whole.getByRole('combobox', { name: 'Repeat' }).press('Enter')
  await landing.getByRole('option', { name: 'Every day' }).click()
  await whole.getByRole('combobox', { name: 'Repeat' }).press('Control+Enter')
  await expect(whole).toHaveCount(0)
  await expect(landing.locator('[data-key]:focus')).toHaveAccessibleName(/^Handover/)
  await landing.keyboard.press('m')
  await expect(landing.getByRole('heading', { level: 1 })).toHaveText('January 2038')
  await landing.keyboard.press('Control+k')
  await landing.getByRole('combobox', { name: 'Go to, search or do' }).fill('3 March 2038')
  await landing.getByRole('option', { name: /^Wednesday 3 March 2038/ }).click()
  await expect(landing).toHaveURL(/date=2038-03-03/)
})

test('keys typed while the form of a new event loads go into its title, and act on nothing else', async ({
  entered: landing,
}) => {
  const loaded = gate()
  await landing.route(/\/assets\/quick-create/, async (route) => {
    await loaded.opened
    await route.fallback()
  })
  await openCalendar(landing)
  await landing.keyboard.press('n')
  await landing.keyboard.type('Dentist, tomorroww')
  await landing.keyboard.press('Backspace')
  await expect(landing).toHaveURL(/date=2038-01-13&show=week/)
  loaded.open()
  const title = landing.getByRole('dialog', { name: 'Create Event' }).getByLabel('Title', { exact: true })
  await expect(title).toHaveValue('Dentist, tomorrow')
  await landing.keyboard.type(' at 9')
  await expect(title).toHaveValue('Dentist, tomorrow at 9')
})

test('a day that cannot be read stays as it was typed, and the event lasts as long as before', async ({
  entered: landing,
}) => {
  await openCalendar(landing)
  await hour(landing, someDay, 9).click()
  const form = landing.getByRole('dialog', { name: 'Create Event' })
  await form.getByLabel('Title', { exact: true }).fill('Budget')
  const day = form.getByLabel('Start', { exact: true })
  await day.fill('half 9')
  await day.press('Enter')
  await expect(day).toHaveValue('half 9')
  await expect(day).toBeFocused()
  await expect(form.getByText('This is not a date, such as 13 Jan or tomorrow.')).toBeVisible()
  await day.fill('15 Jan 2038')
  await day.press('Enter')
  await expect(blockOn(landing, '2038-01-15', 'Budget')).toBeFocused()
  await expect.poll(() => timesOf(landing, 'Budget')).toBe('09:00 to 10:00')
})

test('arrows lead into the days from the page, and from a deleted event to the next one', async ({
  entered: landing,
}) => {
  await plan(landing, { title: 'Budget', from: '09:00', to: '10:00' })
  await plan(landing, { title: 'Review', from: '11:00', to: '12:00', repeat: 'FREQ=DAILY;COUNT=2' })
  await plan(landing, { title: 'Yoga', from: '13:00', to: '14:00' })
  await openCalendar(landing)
  await landing.keyboard.press('ArrowDown')
  await expect(eventBlock(landing, 'Budget')).toBeFocused()
  await landing.keyboard.press('Delete')
  const review = blockOn(landing, someDay, 'Review')
  await expect(review).toBeFocused()
  await landing.keyboard.press('Enter')
  await expect(landing.getByRole('button', { name: 'Edit', exact: true })).toBeFocused()
  await landing.keyboard.press('Escape')
  await expect(review).toBeFocused()
  await landing.keyboard.press('Delete')
  await expect(landing.getByRole('radio', { name: 'This event' })).toBeFocused()
  await landing.keyboard.press('Enter')
  await expect(review).toHaveCount(0)
  await expect(eventBlock(landing, 'Yoga')).toBeFocused()
  await expect(blockOn(landing, '2038-01-14', 'Review')).toHaveCount(1)
})
