import type { Page } from '@playwright/test'
import { blockOn, eventBlock, hour, openCalendar, plan, someDay, stored, timesOf } from './calendar.ts'
import { expect, test } from './chat.ts'
import { greeted } from './tab.ts'

test.use({ viewport: { width: 1440, height: 900 }, timezoneId: 'UTC' })

const starts = async (page: Page) => (await stored(page)).map(({ start }) => start.slice(5, 16)).toSorted()

test('by keys an event is copied, pasted at an hour, moved, and all of it undone and redone', async ({
  entered: landing,
}) => {
  await plan(landing, { title: 'Budget', from: '09:00', to: '09:45', location: 'Room 4' })
  await openCalendar(landing)
  await eventBlock(landing, 'Budget').focus()
  await landing.keyboard.press('Control+c')
  await hour(landing, '2038-01-14', 11).focus()
  await landing.keyboard.press('Control+v')
  const copy = blockOn(landing, '2038-01-14', 'Budget')
  await expect(copy).toBeFocused()
  await expect.poll(async () => (await stored(landing)).map(({ location }) => location)).toEqual(['Room 4', 'Room 4'])
  await landing.keyboard.press('Alt+ArrowDown')
  await landing.keyboard.press('Control+z')
  await expect.poll(() => starts(landing)).toEqual(['01-13T09:00', '01-14T11:00'])
  await landing.keyboard.press('Control+z')
  await expect.poll(() => starts(landing)).toEqual(['01-13T09:00'])
  await landing.keyboard.press('Control+Shift+z')
  await landing.keyboard.press('Control+Shift+z')
  await expect.poll(() => starts(landing)).toEqual(['01-13T09:00', '01-14T11:15'])
  await expect(copy).toHaveCount(1)
  // On an event, also on the one that was copied, a copy comes after it, where it clashes with nothing.
  await blockOn(landing, someDay, 'Budget').focus()
  await landing.keyboard.press('Control+v')
  await expect.poll(() => starts(landing)).toEqual(['01-13T09:00', '01-13T09:45', '01-14T11:15'])
  await landing.keyboard.press('Control+z')
  await expect.poll(() => starts(landing)).toEqual(['01-13T09:00', '01-14T11:15'])
  // In a text field the same keys edit the text.
  await landing.keyboard.press('/')
  const search = landing.getByRole('combobox', { name: 'Search events...' })
  await expect(search).toBeFocused()
  await search.press('Control+z')
  await expect.poll(() => starts(landing)).toEqual(['01-13T09:00', '01-14T11:15'])
})

test('the menu of an event and of an hour opens by a right click and by keys, and leads back', async ({
  entered: landing,
}) => {
  await plan(landing, { title: 'Budget', from: '09:00', to: '10:00' })
  await openCalendar(landing)
  const block = eventBlock(landing, 'Budget').first()
  const menu = landing.getByRole('menu')
  const item = (name: string | RegExp) => menu.getByRole('menuitem', { name })
  await block.click({ button: 'right' })
  await expect(menu.getByRole('menuitem')).toHaveText([/^Open/, 'Edit', 'Duplicate', /^Copy/, /^Delete/])
  await item('Duplicate').click()
  await expect(eventBlock(landing, 'Budget')).toHaveCount(2)
  await expect.poll(() => starts(landing)).toEqual(['01-13T09:00', '01-13T09:00'])
  await landing.keyboard.press('Control+z')
  await expect(eventBlock(landing, 'Budget')).toHaveCount(1)
  await block.focus()
  await landing.keyboard.press('Shift+F10')
  await expect(item(/^Open/)).toBeVisible()
  await landing.keyboard.press('Escape')
  await expect(menu).toHaveCount(0)
  await expect(block).toBeFocused()
  await landing.keyboard.press('ContextMenu')
  await item(/^Copy/).press('Enter')
  await expect(block).toBeFocused()
  await hour(landing, '2038-01-15', 14).click({ button: 'right' })
  await item(/^Paste “Budget”/).click()
  await expect(blockOn(landing, '2038-01-15', 'Budget')).toBeFocused()
  await expect.poll(() => timesOf(landing, 'Budget')).toBe('09:00 to 10:00')
  await expect.poll(() => starts(landing)).toEqual(['01-13T09:00', '01-15T14:00'])
  await block.click({ button: 'right' })
  await item('Edit').click()
  await expect(landing.getByRole('dialog', { name: 'Edit event' }).getByLabel('Title')).toBeFocused()
  await landing.keyboard.press('Escape')
  await block.click({ button: 'right' })
  await item(/^Delete/).click()
  await expect(blockOn(landing, someDay, 'Budget')).toHaveCount(0)
})

test('Ctrl+Z takes back what was asked for last, even when its answer has not come yet', async ({
  entered: landing,
}) => {
  await plan(landing, { title: 'Budget', from: '09:00', to: '10:00' })
  await openCalendar(landing)
  const block = eventBlock(landing, 'Budget').first()
  await block.focus()
  await landing.keyboard.press('Alt+ArrowDown')
  await expect.poll(() => starts(landing)).toEqual(['01-13T09:15'])
  const held = Promise.withResolvers<void>()
  await landing.route('**/v1/actions/calendar.create-event', async (route) => {
    const response = await route.fetch()
    await held.promise
    await route.fulfill({ response })
  })
  await block.click({ button: 'right' })
  await landing.getByRole('menuitem', { name: 'Duplicate' }).click()
  await expect.poll(() => starts(landing)).toEqual(['01-13T09:15', '01-13T09:15'])
  await landing.keyboard.press('Control+z')
  held.resolve()
  await expect.poll(() => starts(landing)).toEqual(['01-13T09:15'])
})

test('a drag is rehearsed and read once, and Ctrl+V pastes where the pointer is', async ({ entered: landing }) => {
  await plan(landing, { title: 'Budget', from: '09:00', to: '10:00' })
  // When its line opens, the page reads the week again, which is not what is counted here.
  const heard = greeted(landing)
  await openCalendar(landing)
  await heard
  const block = eventBlock(landing, 'Budget')
  const [at, next] = [await block.boundingBox(), await hour(landing, '2038-01-14', 12).boundingBox()]
  if (!at || !next) throw new Error('Nothing to move.')
  const asked: URL[] = []
  landing.on('request', (request) => asked.push(new URL(request.url())))
  await landing.mouse.move(at.x + 20, at.y + 30)
  await landing.mouse.down()
  await landing.mouse.move(next.x + 20, next.y + 30, { steps: 6 })
  await expect(landing.locator('[data-ghost]:not([hidden])')).toHaveAttribute('data-title', 'Budget')
  await landing.mouse.up()
  await expect.poll(() => starts(landing)).toEqual(['01-14T12:00'])
  await expect
    .poll(() => callsSince(asked, '/v1/actions/calendar.change-event'))
    .toEqual(['/v1/actions/calendar.change-event', '/v1/calendar/events'])
  await block.focus()
  await landing.keyboard.press('Control+c')
  await hour(landing, '2038-01-15', 10).hover()
  await landing.keyboard.press('Control+v')
  await expect.poll(() => starts(landing)).toEqual(['01-14T12:00', '01-15T10:00'])
})

/** Before, the week may have been read again; the weeks beside it are read ahead at any time. */
function callsSince(asked: readonly URL[], first: string): string[] {
  const since = asked.slice(asked.findIndex(({ pathname }) => pathname === first))
  return since.filter((url) => url.pathname.startsWith('/v1/actions') || readsWeek(url)).map(({ pathname }) => pathname)
}

/** Whether it reads the week that is shown. */
function readsWeek({ pathname, searchParams }: URL): boolean {
  const [from, to] = [searchParams.get('from') ?? '', searchParams.get('to') ?? '']
  return pathname === '/v1/calendar/events' && from <= `${someDay}T12:00` && to > `${someDay}T12:00`
}
