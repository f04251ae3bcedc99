import { act, eventBlock, grid, openCalendar, panel, plan, someDay } from './calendar.ts'
import { expect, test } from './chat.ts'

test.use({ viewport: { width: 1440, height: 900 }, timezoneId: 'UTC' })

test('the home view opens on chat, and the sidebar leads to every view, or tabs where it is a drawer', async ({
  landing,
}) => {
  const tabs = landing.getByRole('tablist', { name: 'View' })
  const main = landing.getByRole('navigation', { name: 'Main' })
  await expect(main.getByRole('link')).toContainText(['Assistant', 'Mail', 'Calendar', 'Agenda', 'Tasks', 'Files'])
  await expect(tabs).toBeHidden()
  await expect(landing.getByRole('region', { name: 'Chat', exact: true })).toBeVisible()
  await expect(landing.getByRole('tabpanel')).toHaveCount(0)
  await landing.setViewportSize({ width: 800, height: 900 })
  await expect(tabs.getByRole('tab')).toHaveText(['Chat', 'Mail', 'Calendar', 'Agenda', 'Tasks', 'Files'])
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
  entered: landing,
}) => {
  await openCalendar(landing)
  const label = landing.getByRole('heading', { level: 1 })
  const press = (name: string) => landing.getByRole('button', { name, exact: true }).click()
  await expect(label).toHaveText('11 – 17 January 2038')
  await press('Next')
  await expect(label).toHaveText('18 – 24 January 2038')
  await press('Previous')
  await expect(label).toHaveText('11 – 17 January 2038')
  await press('Day')
  await expect(label).toHaveText('Wednesday 13 January 2038')
  await press('Previous')
  await expect(label).toHaveText('Tuesday 12 January 2038')
  await press('Month')
  await expect(label).toHaveText('January 2038')
  await press('Day')
  await press('Today')
  const today = new Intl.DateTimeFormat('en-GB', { dateStyle: 'full', timeZone: 'UTC' }).format(new Date())
  await expect(label).toHaveText(today.replace(',', ''))
  const now = landing.locator('[data-now] [data-figures]')
  await expect(now).toBeInViewport()
  const farthest = new Date().getUTCHours() < 12 ? 24 * 80 : 0
  await landing.locator('[data-hour]').evaluate((days, to) => days.scrollTo(0, to), farthest)
  await expect(now).not.toBeInViewport()
  await press('Today')
  await expect(now).toBeInViewport()
})

test('the week starts on Monday; 24 rows of 80 px; 20 px are a quarter; a block is at least 40 px', async ({
  entered: landing,
}) => {
  await plan(landing, { title: 'Whole hour', from: '09:00', to: '10:00' })
  await plan(landing, { title: 'Quarter more', from: '11:00', to: '12:15' })
  await plan(landing, { title: 'Five minutes', from: '14:00', to: '14:05' })
  await openCalendar(landing)
  expect(await landing.locator('[data-day]').evaluateAll((days) => days.map((day) => day.ariaLabel))).toEqual([
    'Monday 11 January 2038',
    'Tuesday 12 January 2038',
    'Wednesday 13 January 2038',
    'Thursday 14 January 2038',
    'Friday 15 January 2038',
    'Saturday 16 January 2038',
    'Sunday 17 January 2038',
  ])
  const cells = landing.locator(`[data-day="${someDay}"] [data-cell]`)
  expect(await cells.evaluateAll((all) => all.map((cell) => cell.getBoundingClientRect().height))).toEqual(
    Array(24).fill(80),
  )
  const height = async (title: string) => (await eventBlock(landing, title).boundingBox())?.height
  expect(await height('Whole hour')).toBeCloseTo(80, 1)
  expect(await height('Quarter more')).toBeCloseTo(100, 1)
  expect(await height('Five minutes')).toBeCloseTo(40, 1)
  // Whatever it lies on or touches, an edge of the paper sets it apart.
  for (const colorScheme of ['light', 'dark'] as const) {
    await landing.emulateMedia({ colorScheme })
    // A change of colours is a transition, so that both are read at the same moment.
    const edges = () =>
      eventBlock(landing, 'Whole hour').evaluate((block) => {
        const paper = getComputedStyle(block.closest('[data-hour]') ?? block).backgroundColor
        const { borderBottomColor, boxShadow } = getComputedStyle(block)
        return [borderBottomColor, boxShadow].map((edge) => edge.replace(paper, 'paper'))
      })
    await expect.poll(edges).toEqual(['paper', 'paper -1px -1px 0px 1px'])
  }
})

test('the calendars stand with their colours, and what is unticked is not seen', async ({ entered: landing }) => {
  await plan(landing, { title: 'Budget', from: '09:00', to: '10:00' })
  await openCalendar(landing)
  const boxes = panel(landing).getByRole('checkbox')
  await expect(boxes).toHaveCount(4)
  for (const name of ['Work Calendar', 'Personal', 'Project A', 'Team Events'])
    await expect(panel(landing).getByRole('checkbox', { name })).toBeChecked()
  const colours = await boxes.evaluateAll((all) => all.map((one) => getComputedStyle(one).accentColor))
  expect(colours).toEqual(['rgb(239, 68, 68)', 'rgb(34, 197, 94)', 'rgb(245, 158, 11)', 'rgb(139, 92, 246)'])
  const edge = eventBlock(landing, 'Budget').first()
  expect(await edge.evaluate((one) => getComputedStyle(one).borderLeft)).toBe('3px solid rgb(239, 68, 68)')
  const stored = landing.waitForResponse(/\/v1\/actions\/calendar\./)
  await panel(landing).getByRole('checkbox', { name: 'Work Calendar' }).click()
  await expect(eventBlock(landing, 'Budget')).toHaveCount(0)
  expect((await stored).ok()).toBe(true)
  await landing.reload()
  await expect(panel(landing).getByRole('checkbox', { name: 'Work Calendar' })).not.toBeChecked()
})

test('the type filter shows all events, meetings, tasks or what is personal', async ({ entered: landing }) => {
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

test('the sidebar of the calendar has Create Event and Create Agenda, and can be hidden', async ({
  entered: landing,
}) => {
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
  entered: landing,
}) => {
  await landing.goto('/assistant?view=calendar')
  await landing.getByRole('button', { name: 'Load sample' }).click()
  await expect(landing.getByRole('heading', { level: 1 })).toHaveText('Monday 15 January 2024')
  const overview = panel(landing).getByRole('region', { name: "Today's Overview" })
  await expect(overview).toContainText('Focus Time4.5h')
  await expect(overview).toContainText('Efficiency87%')
  await expect.poll(() => landing.locator('[data-key]').count()).toBeGreaterThan(2)
  await expect(panel(landing)).toContainText('Project A is syncing')
  await expect(panel(landing)).toContainText('Team Events has an error')
  await expect(panel(landing).getByRole('checkbox', { name: 'Team Events' })).not.toBeChecked()
  const banner = landing.getByRole('region', { name: 'Sample workspace' })
  await expect(banner).toContainText('15 January 2024')
  // It is one line, so that the hours begin high.
  expect((await banner.boundingBox())?.height).toBeLessThan(48)
  await landing.goto('/assistant?view=calendar')
  await expect(landing.getByRole('heading', { level: 1 })).toHaveText(/15 .*January 2024/)
  // The agenda opens on the sample day too. It shows the banner there, and on no other day.
  await landing.goto('/assistant?view=agenda')
  await expect(banner).toContainText('15 January 2024')
  await landing.getByRole('button', { name: 'Next day' }).click()
  await expect(banner).toHaveCount(0)
  await landing.getByRole('button', { name: 'Previous day' }).click()
  await banner.getByRole('button', { name: 'Remove' }).click()
  await expect(banner).toHaveCount(0)
  await expect(landing.getByRole('heading', { level: 1 })).not.toHaveText(/2024/)
  // Whoever knows it puts the line away; the panel removes the sample as well.
  await landing.goto('/assistant?view=calendar')
  await landing.getByRole('button', { name: 'Load sample' }).click()
  // Once the address names the day, the other features have their part of it.
  await landing.waitForURL(/date=2024-01-15/)
  await banner.getByRole('button', { name: 'Put this line away' }).click()
  await expect(banner).toHaveCount(0)
  await expect(landing.getByRole('main')).toBeFocused()
  await landing.reload()
  await panel(landing).getByRole('button', { name: 'Remove sample' }).click()
  await expect(landing.getByRole('heading', { level: 1 })).not.toHaveText(/2024/)
  await expect(panel(landing).getByRole('button', { name: 'Load sample' })).toBeFocused()
})

test('overlapping events are indented or stand side by side, whole days above the hours, and a night in both its days', async ({
  entered: landing,
}) => {
  await plan(landing, { title: 'One', from: '09:00', to: '11:00' })
  await plan(landing, { title: 'Two', from: '10:00', to: '12:00' })
  await plan(landing, { title: 'Three', from: '14:00', to: '15:00' })
  await plan(landing, { title: 'Four', from: '14:00', to: '15:00' })
  await act(landing, 'create-event', { title: 'Fair', start: '2038-01-12', end: '2038-01-15' })
  await act(landing, 'create-event', {
    title: 'Night',
    start: '2038-01-13T22:00',
    end: '2038-01-14T02:00',
    zone: 'UTC',
  })
  await openCalendar(landing)
  const edges = async (title: string): Promise<[left: number, right: number]> => {
    const { x, width } = (await eventBlock(landing, title).boundingBox()) ?? { x: 0, width: 0 }
    return [x, x + width]
  }
  const [one, two, three, four] = [await edges('One'), await edges('Two'), await edges('Three'), await edges('Four')]
  expect(two[0]).toBeGreaterThan(one[0] + 8)
  expect(two[1]).toBeCloseTo(one[1], 0)
  expect(Math.min(three[1], four[1])).toBeLessThanOrEqual(Math.max(three[0], four[0]) + 0.5)
  await expect(eventBlock(landing, 'Fair')).toHaveAttribute('data-bar', 'true')
  await expect(eventBlock(landing, 'Night')).toHaveCount(2)
})

test('keys: today, day, week, month, next and previous, and the list of them', async ({ entered: landing }) => {
  await openCalendar(landing)
  const label = landing.getByRole('heading', { level: 1 })
  await landing.keyboard.press('m')
  await expect(label).toHaveText('January 2038')
  await landing.keyboard.press('d')
  await expect(label).toHaveText('Wednesday 13 January 2038')
  await landing.keyboard.press('j')
  await expect(label).toHaveText('Thursday 14 January 2038')
  await landing.keyboard.press('k')
  await landing.keyboard.press('w')
  await expect(label).toHaveText('11 – 17 January 2038')
  await landing.keyboard.press('?')
  const list = landing.getByRole('dialog', { name: 'Keyboard shortcuts' })
  await expect(list.getByRole('region', { name: 'Calendar' })).toContainText('New event')
  await expect(list.getByRole('region', { name: 'Everywhere' })).toContainText('New chat')
})
