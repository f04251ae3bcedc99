import { eventBlock, someDay, stored } from './calendar.ts'
import { form, openForm, submit, toast, write } from './calendar-form.ts'
import { barriers } from './axe.ts'
import { expect, test } from './chat.ts'
import { keepToasts } from './toasts.ts'

test.use({ viewport: { width: 1440, height: 900 }, timezoneId: 'UTC' })

test('a time is read as people type it, and stepped by the arrow keys', async ({ entered: landing }) => {
  await openForm(landing)
  const fields = form(landing)
  const time = fields.getByLabel('Start time')
  for (const [typed, shown] of [
    ['930', '09:30'],
    ['half 4', '16:30'],
    ['9pm', '21:00'],
  ] as const) {
    await time.fill(typed)
    await time.press('Enter')
    await expect(time).toHaveValue(shown)
  }
  await time.press('ArrowUp')
  await expect(time).toHaveValue('20:45')
  await time.press('Escape')
  await expect(fields).toBeVisible()
  await time.fill('soon')
  await time.press('Tab')
  await expect(time).toHaveAccessibleDescription('This is not a time, such as 9:30 or 2pm.')
  const day = fields.getByLabel('Start', { exact: true })
  await day.fill('13 jan 2038')
  await day.press('ArrowDown')
  await expect(day).toHaveValue('Thu 14 Jan 2038')
  await fields.getByRole('button', { name: 'Pick a day: Start' }).click()
  await landing.getByRole('button', { name: 'Thursday 14 January 2038' }).press('ArrowRight')
  await landing.keyboard.press('Enter')
  await expect(day).toHaveValue('Fri 15 Jan 2038')
  // The chosen day is today here: two looks in one.
  await day.fill('today')
  await day.press('Tab')
  await fields.getByRole('button', { name: 'Pick a day: Start' }).click()
  const today = landing.locator('table button[aria-current=date]')
  await expect(today).toHaveAttribute('aria-pressed', 'true')
  expect(await barriers(landing, 'table:has(button[aria-current=date])')).toEqual([])
})

test('a whole day is asked for by its day, and what was made can be undone', async ({ entered: landing }) => {
  await openForm(landing)
  await form(landing).getByLabel('Title', { exact: true }).fill('Fair')
  await form(landing).getByLabel('All day').check()
  await form(landing).getByLabel('Start', { exact: true }).fill(someDay)
  await form(landing).getByLabel('End', { exact: true }).fill('2038-01-14')
  await submit(landing)
  await keepToasts(landing)
  await expect(eventBlock(landing, 'Fair')).toBeVisible()
  await expect.poll(() => stored(landing)).toMatchObject([{ allDay: true, start: someDay, end: '2038-01-15' }])
  await toast(landing, /“Fair”/)
    .getByRole('button', { name: 'Undo' })
    .click()
  await expect(eventBlock(landing, 'Fair')).toHaveCount(0)
})

test('how it repeats is shown by its dates, and what the clock does when summer time begins', async ({
  entered: landing,
}) => {
  await openForm(landing)
  await form(landing).getByLabel('Title', { exact: true }).fill('Jour fixe')
  await write(form(landing), 'Start', '2038-03-15', '09:00')
  await form(landing).getByRole('button', { name: 'Choose another time zone' }).click()
  await form(landing).getByLabel('Time zone').fill('Europe/Vienna')
  await form(landing).getByRole('combobox', { name: 'Repeat' }).click()
  await landing.getByRole('option', { name: 'Every week on Monday' }).click()
  await expect(form(landing)).toContainText('Every Monday at 09:00')
  await expect(form(landing)).toContainText('Monday 22 March 2038, 09:00')
  await expect(form(landing)).toContainText(
    'The clock changes between Monday 22 March 2038, 09:00 (UTC+1) and Monday 29 March 2038, 09:00 (UTC+2)',
  )
  await form(landing).getByRole('combobox', { name: 'Ends' }).click()
  await landing.getByRole('option', { name: 'After some times' }).click()
  await form(landing).getByLabel('How many times').fill('3')
  await expect(form(landing)).toContainText('3 times in all.')
  await submit(landing)
  await expect(form(landing)).toHaveCount(0)
  const starts = async () => (await stored(landing, '2038-03-01', '2038-05-01')).map(({ start }) => start)
  await expect
    .poll(starts)
    .toEqual(['2038-03-15T08:00:00.000Z', '2038-03-22T08:00:00.000Z', '2038-03-29T07:00:00.000Z'])
})

test('an own rule is put together of how often and which days', async ({ entered: landing }) => {
  await openForm(landing)
  await form(landing).getByLabel('Title', { exact: true }).fill('Gym')
  await write(form(landing), 'Start', '2038-01-11', '18:00')
  await form(landing).getByRole('combobox', { name: 'Repeat' }).click()
  await landing.getByRole('option', { name: 'Custom' }).click()
  await form(landing).getByLabel('Monday').check()
  await form(landing).getByLabel('Thursday').check()
  await expect(form(landing)).toContainText('Every Monday and Thursday at 18:00')
  await submit(landing)
  await expect(eventBlock(landing, 'Gym')).toHaveCount(2)
})
