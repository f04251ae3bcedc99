import { barriersInEveryLook } from './axe.ts'
import { act, openCalendar, panel, plan } from './calendar.ts'
import { expect, test } from './chat.ts'

test.use({ timezoneId: 'UTC' })

test.describe('at 1440 px', () => {
  test.use({ viewport: { width: 1440, height: 900 } })

  test('a small month shows the days with events, and leads to a day by mouse and by keys', async ({
    entered: landing,
  }) => {
    await plan(landing, { title: 'Budget', from: '09:00', to: '10:00' })
    await plan(landing, { title: 'Review', day: '2038-02-04', from: '09:00', to: '10:00' })
    await openCalendar(landing)
    const month = panel(landing).getByRole('grid', { name: 'January 2038' })
    const label = landing.getByRole('heading', { level: 1 })
    await month.getByRole('button', { name: 'Wednesday 13 January 2038, 1 event' }).waitFor()
    await expect(month.locator('[data-dot]')).toHaveCount(1)
    await month.getByRole('button', { name: 'Wednesday 20 January 2038' }).click()
    await expect(label).toHaveText('18 – 24 January 2038')
    // Only the current day is in the tab order; arrows move from it.
    await landing.keyboard.press('ArrowDown')
    await landing.keyboard.press('ArrowDown')
    const february = panel(landing).getByRole('grid', { name: 'February 2038' })
    await expect(february.getByRole('button', { name: 'Wednesday 3 February 2038' })).toBeFocused()
    await landing.keyboard.press('ArrowRight')
    await expect(february.getByRole('button', { name: 'Thursday 4 February 2038, 1 event' })).toBeFocused()
    await landing.keyboard.press('Enter')
    await expect(label).toHaveText('1 – 7 February 2038')
    await panel(landing).getByRole('button', { name: 'Next month' }).click()
    await expect(panel(landing).getByRole('grid', { name: 'March 2038' })).toBeVisible()
    await expect(label).toHaveText('1 – 7 February 2038')
  })

  test('the overview has the figures of the days in sight, none where there is none, and says what they mean', async ({
    entered: landing,
  }) => {
    await plan(landing, { title: 'Budget', from: '09:00', to: '10:00' })
    await plan(landing, { title: 'Gap', from: '10:15', to: '18:00' })
    await plan(landing, { title: 'Market', day: '2038-01-16', from: '09:00', to: '10:00' })
    await openCalendar(landing, { show: 'day' })
    const overview = panel(landing).getByRole('region', { name: "Today's Overview" })
    const rowOf = (name: string) => overview.getByRole('row', { name })
    await expect(overview.getByRole('columnheader').last()).toHaveText('Wed 13')
    await expect(rowOf('Events').getByRole('cell')).toHaveText(['0', '2'])
    await expect(rowOf('Focus Time').getByRole('cell').last()).toHaveText('0h')
    await expect(rowOf('Efficiency').getByRole('cell').last()).toHaveText('97%')
    await landing.keyboard.press('w')
    await expect(overview.getByRole('columnheader').last()).toHaveText('Week')
    await expect(rowOf('Events').getByRole('cell').last()).toHaveText('3')
    await expect(rowOf('Focus Time').getByRole('cell').last()).toHaveText('36h')
    await landing.keyboard.press('d')
    await panel(landing).getByRole('button', { name: 'Saturday 16 January 2038, 1 event' }).click()
    await expect(rowOf('Events').getByRole('cell').last()).toHaveText('1')
    for (const name of ['Focus Time', 'Efficiency'])
      await expect(rowOf(name).getByRole('cell').last().getByText('none')).toBeAttached()
    await expect(overview.getByText('in stretches of 30 minutes or more')).toBeHidden()
    await overview.getByRole('button', { name: 'What these figures mean' }).press('Enter')
    await expect(overview.getByText('in stretches of 30 minutes or more')).toBeVisible()
    expect(await barriersInEveryLook(landing, { place: '#calendar-panel', widths: [1440] })).toEqual([])
  })
})

test.describe('at 1280 px', () => {
  test.use({ viewport: { width: 1280, height: 900 } })

  test('the panel is closed by itself, leaves what is needed in reach, and lies over the days when it is opened', async ({
    entered: landing,
  }) => {
    await act(landing, 'create-event', { title: 'Fair', start: '2038-01-13', end: '2038-01-14' })
    await openCalendar(landing)
    await expect(panel(landing)).toBeHidden()
    for (const name of ['Create Event', 'Create Agenda'])
      await expect(landing.getByRole('button', { name, exact: true })).toBeVisible()
    await expect(landing.getByRole('combobox', { name: 'Search events...' })).toBeVisible()
    const width = async () => (await landing.locator('[data-day="2038-01-11"]').first().boundingBox())?.width
    const before = await width()
    const button = landing.getByRole('button', { name: 'Show calendars' })
    await button.press('Enter')
    await expect(panel(landing).getByRole('grid', { name: 'January 2038' })).toBeVisible()
    // It covers the days, which keep their widths, and there is only one way to create an event.
    expect(await width()).toBe(before)
    await expect(landing.getByRole('button', { name: 'Create Event', exact: true })).toHaveCount(1)
    expect(await barriersInEveryLook(landing, { place: '#calendar-panel', widths: [1280] })).toEqual([])
    await landing.reload()
    await expect(panel(landing)).toBeVisible()
    await panel(landing).getByRole('button', { name: 'Create Agenda' }).focus()
    await landing.keyboard.press('Escape')
    await expect(panel(landing)).toBeHidden()
    await expect(button).toBeFocused()
    // With enough room it is beside the days, whatever was chosen here.
    await landing.setViewportSize({ width: 1440, height: 900 })
    await expect(panel(landing)).toBeVisible()
  })
})
