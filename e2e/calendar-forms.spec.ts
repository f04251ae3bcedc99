import { barriersInEveryLook } from './axe.ts'
import { act, eventBlock, hour, openCalendar, panel, plan, someDay, stored, timesOf } from './calendar.ts'
import { alerts, expectTimes, form, openEdit, openForm, submit, toast, write } from './calendar-form.ts'
import { expect, test } from './chat.ts'
import { gate } from './people.ts'
import { keepToasts } from './toasts.ts'

test.use({ viewport: { width: 1440, height: 900 }, timezoneId: 'UTC' })

test('a click on an hour opens a small form for that hour, and More the whole one with what was typed', async ({
  entered: landing,
}) => {
  await openCalendar(landing)
  await hour(landing, someDay, 10).click()
  const fields = form(landing)
  await expect(fields.getByLabel('Title', { exact: true })).toBeFocused()
  await expect(fields.getByLabel('Start', { exact: true })).toHaveValue('Wed 13 Jan 2038')
  await expect(fields.getByLabel('Start time')).toHaveValue('10:00')
  await expect(fields.getByLabel('End time')).toHaveValue('11:00')
  await expect(fields.getByRole('combobox', { name: 'Calendar' })).toHaveText('Work Calendar')
  expect(await alerts(landing, () => fields.getByRole('button', { name: 'Save' }).click())).toEqual([
    'Please fill in all required fields',
  ])
  await landing.keyboard.type('Review')
  await fields.getByLabel('End time').press('ArrowDown')
  await fields.getByRole('option', { name: '12:00 2 h' }).click()
  await fields.getByRole('button', { name: 'More' }).click()
  await expectTimes(fields, ['Wed 13 Jan 2038', '10:00'], ['Wed 13 Jan 2038', '12:00'])
  await expect(fields.getByLabel('Title', { exact: true })).toHaveValue('Review')
  await expect(fields.getByRole('combobox', { name: 'Type' })).toHaveText('Meeting')
  await submit(landing)
  await expect.poll(() => timesOf(landing, 'Review')).toBe('10:00 to 12:00')
  // The next one by keys alone, at a free time.
  await hour(landing, someDay, 14).click()
  await expect(form(landing).getByLabel('Title', { exact: true })).toBeFocused()
  await landing.keyboard.type('Call')
  await landing.keyboard.press('Enter')
  await expect(form(landing)).toHaveCount(0)
  await expect.poll(() => timesOf(landing, 'Call')).toBe('14:00 to 15:00')
})

test('a form that was closed by Escape is opened again with what was typed', async ({ entered: landing }) => {
  await openForm(landing)
  await landing.keyboard.press('Escape')
  await expect(form(landing)).toHaveCount(0)
  await expect(toast(landing, 'Closed without saving.')).toHaveCount(0)
  await hour(landing, someDay, 10).click()
  await form(landing).getByLabel('Title', { exact: true }).fill('Review')
  await form(landing).getByRole('button', { name: 'More' }).click()
  await form(landing).getByLabel('Location').fill('Room 2')
  await form(landing).getByLabel('Start time').fill('')
  await form(landing).getByLabel('Title', { exact: true }).press('Escape')
  await keepToasts(landing)
  await toast(landing, 'Closed without saving.').getByRole('button', { name: 'Reopen' }).click()
  await expect(form(landing).getByLabel('Title', { exact: true })).toHaveValue('Review')
  await expect(form(landing).getByLabel('Location')).toHaveValue('Room 2')
  await write(form(landing), 'Start', someDay, '10:30')
  await submit(landing)
  await expect(form(landing)).toHaveCount(0)
  await expect.poll(() => timesOf(landing, 'Review')).toBe('10:30 to 11:30')
})

test('a form that is taller than the window is scrolled within itself, its buttons in sight', async ({
  entered: landing,
}) => {
  await landing.setViewportSize({ width: 1440, height: 620 })
  await openForm(landing)
  const sheet = form(landing)
  const create = sheet.getByRole('button', { name: 'Create Event' })
  await expect.poll(async () => within(await sheet.boundingBox(), 620)).toBe(true)
  await expect(create).toBeInViewport({ ratio: 1 })
  await sheet.getByRole('button', { name: 'Add a person' }).click()
  await expect(sheet.getByLabel('Name of person 1')).toBeInViewport({ ratio: 1 })
  await expect(create).toBeInViewport({ ratio: 1 })
})

const within = (box: { y: number; height: number } | null, height: number) =>
  box !== null && box.y >= 16 && box.y + box.height <= height - 16

test('without a title, a start or an end an alert says: Please fill in all required fields', async ({
  entered: landing,
}) => {
  await openForm(landing)
  expect(await alerts(landing, () => submit(landing))).toEqual(['Please fill in all required fields'])
  await expect(form(landing).getByLabel('Title', { exact: true })).toBeFocused()
  await expect(form(landing).getByLabel('Title', { exact: true })).toHaveAccessibleDescription(
    'Please fill in all required fields',
  )
  await form(landing).getByLabel('Title', { exact: true }).fill('Standup')
  for (const label of ['Start', 'Start time', 'End', 'End time']) {
    const before = await form(landing).getByLabel(label, { exact: true }).inputValue()
    await form(landing).getByLabel(label, { exact: true }).fill('')
    expect(await alerts(landing, () => submit(landing))).toEqual(['Please fill in all required fields'])
    await form(landing).getByLabel(label, { exact: true }).fill(before)
  }
})

test('an end that is not later than the start is refused: End must be after start', async ({ entered: landing }) => {
  await openForm(landing)
  await form(landing).getByLabel('Title', { exact: true }).fill('Standup')
  await write(form(landing), 'Start', someDay, '10:00')
  await write(form(landing), 'End', someDay, '10:00')
  expect(await alerts(landing, () => submit(landing))).toEqual(['End must be after start'])
  await expect(form(landing).getByLabel('End time')).toHaveAccessibleDescription('End must be after start')
  await expect(form(landing).getByLabel('End time')).toBeFocused()
})

test('everything that is filled in is kept: of attendees the integer', async ({ entered: landing }) => {
  await openForm(landing)
  const fields = form(landing)
  await fields.getByLabel('Title', { exact: true }).fill('Review')
  await write(fields, 'Start', someDay, '14:00')
  await write(fields, 'End', someDay, '15:30')
  await fields.getByLabel('Location').fill('Room 2')
  await fields.getByLabel('Description').fill('Bring the figures')
  await fields.getByLabel('Attendees').fill('12.7')
  await fields.getByRole('combobox', { name: 'Type' }).click()
  await landing.getByRole('option', { name: 'Task' }).click()
  await fields.getByRole('combobox', { name: 'Calendar' }).click()
  await landing.getByRole('option', { name: 'Project A' }).click()
  await submit(landing)
  await expect(form(landing)).toHaveCount(0)
  await expect(eventBlock(landing, 'Review')).toBeVisible()
  await expect
    .poll(() => stored(landing))
    .toMatchObject([
      {
        title: 'Review',
        start: `${someDay}T14:00:00.000Z`,
        end: `${someDay}T15:30:00.000Z`,
        type: 'task',
        location: 'Room 2',
        description: 'Bring the figures',
        attendees: 12,
        color: '#f59e0b',
      },
    ])
})

test('what takes place at the same time is said before anything is saved', async ({ entered: landing }) => {
  await plan(landing, { title: 'Standup', from: '09:00', to: '10:00' })
  await openForm(landing)
  await write(form(landing), 'Start', someDay, '09:30')
  await expect(form(landing)).toContainText('At the same time:')
  await expect(form(landing)).toContainText('“Standup”, Wednesday 13 January 2038, 09:00 to 10:00')
  await write(form(landing), 'Start', someDay, '10:00')
  await expect(form(landing)).not.toContainText('At the same time:')
})

test('people with addresses wait for a yes before anything is kept', async ({ entered: landing }) => {
  await openForm(landing)
  await form(landing).getByLabel('Title', { exact: true }).fill('Lunch with Sara')
  await form(landing).getByRole('button', { name: 'Add a person' }).click()
  await expect(form(landing).getByLabel('Name of person 1')).toBeFocused()
  await form(landing).getByLabel('Name of person 1').fill('Sara')
  expect(await alerts(landing, () => submit(landing))).toEqual([
    'Each person needs an e-mail address, such as sara@example.com.',
  ])
  await form(landing).getByLabel('Email of person 1').fill('sara@example.com')
  await submit(landing)
  await landing.getByRole('button', { name: 'Approve' }).click()
  await expect(eventBlock(landing, 'Lunch with Sara')).toBeVisible()
})

test('Edit closes the detail and opens the form filled with the event; Save keeps what was changed', async ({
  entered: landing,
}) => {
  await plan(landing, { title: 'Standup', from: '09:00', to: '09:30', location: 'Room 1' })
  await openCalendar(landing)
  await openEdit(landing, 'Standup')
  const fields = form(landing, 'Edit event')
  await expect(fields.getByLabel('Title', { exact: true })).toHaveValue('Standup')
  await expect(fields.getByLabel('Location')).toHaveValue('Room 1')
  // Changing the start moves the end along.
  await write(fields, 'Start', someDay, '11:00')
  await expect(fields.getByLabel('End time')).toHaveValue('11:30')
  await submit(landing, 'Save')
  await expect(fields).toHaveCount(0)
  await expect.poll(() => timesOf(landing, 'Standup')).toBe('11:00 to 11:30')
})

test('of a series it is asked how much of it is meant', async ({ entered: landing }) => {
  await plan(landing, { title: 'Standup', day: '2038-01-11', from: '09:00', to: '09:30', repeat: 'FREQ=DAILY;COUNT=5' })
  await openCalendar(landing)
  await openEdit(landing, 'Standup')
  await form(landing, 'Edit event').getByLabel('Title', { exact: true }).fill('Kick-off')
  await submit(landing, 'Save')
  await landing.getByRole('radio', { name: 'This event', exact: true }).check()
  await landing.getByRole('button', { name: 'Change', exact: true }).click()
  await expect(eventBlock(landing, 'Kick-off')).toHaveCount(1)
  await expect(eventBlock(landing, 'Standup')).toHaveCount(4)
})

test('a form that is slow to arrive opens all the same, however the event it was asked from closes', async ({
  entered: landing,
}) => {
  await plan(landing, { title: 'Standup', from: '09:00', to: '09:30' })
  const arrival = gate()
  await landing.route(/\/event-dialog-[^/]*\.js$/, async (route) => {
    await arrival.opened
    await route.continue()
  })
  await openCalendar(landing)
  await eventBlock(landing, 'Standup').click()
  const edit = landing.getByRole('button', { name: 'Edit', exact: true })
  await edit.click()
  await expect(edit).toHaveCount(0)
  await landing.keyboard.press('Escape')
  arrival.open()
  await expect(form(landing, 'Edit event')).toBeVisible()
})

test.describe('a second edit', () => {
  test.use({ allowed: [[/status of 409/], { scope: 'test' }] })

  test('is refused with a sentence, is shown the first, and keeps what was typed', async ({ entered: landing }) => {
    await plan(landing, { title: 'Standup', from: '09:00', to: '09:30' })
    await openCalendar(landing)
    await openEdit(landing, 'Standup')
    const [{ event, revision } = { event: '', revision: 0 }] = await stored(landing)
    await act(landing, 'change-event', { event, revision, title: 'Morning round' })
    await form(landing, 'Edit event').getByLabel('Location').fill('Room 9')
    await submit(landing, 'Save')
    await expect(form(landing, 'Edit event').getByRole('alert')).not.toBeEmpty()
    await expect(form(landing, 'Edit event')).toContainText('It is “Morning round” now')
    await expect(form(landing, 'Edit event').getByLabel('Location')).toHaveValue('Room 9')
    await expect.poll(() => stored(landing)).toMatchObject([{ title: 'Morning round', location: '' }])
  })
})

test('an agenda item lasts an hour in Personal, coloured by its priority', async ({ entered: landing }) => {
  await openCalendar(landing, { show: 'day' })
  for (const [at, name] of ['High', 'Medium', 'Low'].entries()) {
    await panel(landing).getByRole('button', { name: 'Create Agenda' }).click()
    const fields = form(landing, 'Create Agenda')
    await fields.getByLabel('Title', { exact: true }).fill(name)
    await fields.getByLabel('Time', { exact: true }).fill(`1${at}:30`)
    await fields.getByLabel('Time', { exact: true }).press('Tab')
    await fields.getByRole('combobox', { name: 'Priority' }).click()
    await landing.getByRole('option', { name }).click()
    await fields.getByRole('button', { name: 'Create Agenda' }).click()
    await expect(fields).toHaveCount(0)
  }
  const items = async () =>
    (await stored(landing)).map(({ title, start, end, color }) => [title, start.slice(0, 16), end.slice(11, 16), color])
  await expect.poll(items).toEqual([
    ['High', `${someDay}T10:30`, '11:30', '#ef4444'],
    ['Medium', `${someDay}T11:30`, '12:30', '#f59e0b'],
    ['Low', `${someDay}T12:30`, '13:30', '#22c55e'],
  ])
})

test('an agenda item without a title or a time is refused: Please fill in title and time', async ({
  entered: landing,
}) => {
  await openCalendar(landing)
  await panel(landing).getByRole('button', { name: 'Create Agenda' }).click()
  const fields = form(landing, 'Create Agenda')
  const press = () => fields.getByRole('button', { name: 'Create Agenda' }).click()
  expect(await alerts(landing, press)).toEqual(['Please fill in title and time'])
  await fields.getByLabel('Title', { exact: true }).fill('Call the bank')
  expect(await alerts(landing, press)).toEqual(['Please fill in title and time'])
  await expect(fields.getByLabel('Time', { exact: true })).toBeFocused()
})

test('neither axe nor the frame has anything against the forms, in any look', async ({ entered: landing }) => {
  await openForm(landing)
  await form(landing).getByRole('combobox', { name: 'Repeat' }).click()
  await landing.getByRole('option', { name: 'Custom' }).click()
  await form(landing).getByRole('button', { name: 'Add a person' }).click()
  await alerts(landing, () => submit(landing))
  expect(await barriersInEveryLook(landing)).toEqual([])
})
