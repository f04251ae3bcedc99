import type { Locator } from '@playwright/test'
import { barriersInEveryLook } from './axe.ts'
import { act, eventBlock, plan, someDay, stored, toast } from './calendar.ts'
import { expect, test } from './chat.ts'
import { gate } from './people.ts'

test.use({ viewport: { width: 1280, height: 800 }, timezoneId: 'UTC' })

test('a month fits its height, lists what found no room, and moves events by mouse and keys', async ({
  entered: landing,
}) => {
  const hours = ['08', '09', '10', '11', '12', '13', '14']
  for (const at of hours) await plan(landing, { title: `Call ${at}`, from: `${at}:00`, to: `${at}:30` })
  await act(landing, 'create-event', { title: 'Fair', start: '2038-01-12', end: '2038-01-15' })
  const loaded = gate()
  await landing.route(/\/v1\/calendar\/events\?/, async (route) => {
    await loaded.opened
    await route.fallback()
  })
  await landing.goto(`/assistant?view=calendar&date=${someDay}&show=month`)
  // It is as high before its events are there.
  await expect.poll(() => endOf(landing.locator('[data-loading-month] > div > div > :last-child'))).toBe(800)
  loaded.open()
  const day = (date: string) => landing.locator(`[data-date="${date}"]`)
  const more = landing.getByRole('button', { name: /^\+\d more, Wednesday 13 January 2038$/ })
  await expect(eventBlock(landing, 'Fair')).toHaveCount(1)
  await expect(more).toBeVisible()
  // How many find room is known once the height of a day was measured.
  await expect.poll(async () => (await endOf(more)) - (await endOf(day(someDay)))).toBeLessThanOrEqual(0)
  await expect
    .poll(async () =>
      (await more.textContent())?.includes(`+${7 - (await day(someDay).locator('[data-key]').count())} more`),
    )
    .toBe(true)

  await more.click()
  const list = landing.getByRole('dialog', { name: 'Wednesday 13 January 2038' })
  await expect(list.getByRole('button')).toContainText(['Fair', ...hours.map((at) => `Call ${at}`)])
  expect(await barriersInEveryLook(landing, { widths: [1280] })).toEqual([])
  await list.getByRole('button', { name: /^Call 14/ }).click()
  await expect(landing.getByRole('dialog', { name: 'Call 14', exact: true })).toContainText('14:00 to 14:30')
  await landing.keyboard.press('Escape')
  await expect(more).toBeFocused()

  const from = await eventBlock(landing, 'Call 08').boundingBox()
  const to = await day('2038-01-20').boundingBox()
  if (!from || !to) throw new Error('Nothing to move.')
  await landing.mouse.move(from.x + 10, from.y + 8)
  await landing.mouse.down()
  await landing.mouse.move(to.x + 30, to.y + 40, { steps: 6 })
  await expect(landing.locator('[data-chip]')).toHaveText('Call 08')
  await expect(day('2038-01-20')).toHaveAttribute('data-target')
  await landing.mouse.up()
  const moved = day('2038-01-20').locator('[data-key]').filter({ hasText: 'Call 08' })
  await expect(moved).toBeVisible()
  await expect(toast(landing, 'Call 08')).toBeVisible()
  await moved.focus()
  await landing.keyboard.press('Alt+ArrowLeft')
  await expect(day('2038-01-19').locator('[data-key]').filter({ hasText: 'Call 08' })).toBeFocused()
  await landing.keyboard.press('Control+z')
  await landing.keyboard.press('Control+z')
  const starts = async () => (await stored(landing)).map(({ title, start }) => `${title} ${start.slice(5, 16)}`)
  await expect.poll(starts).toContain('Call 08 01-13T08:00')

  await eventBlock(landing, 'Fair').focus()
  await landing.keyboard.press('ArrowDown')
  await expect(landing.locator('[data-key]:focus, [data-more]:focus')).toHaveCount(1)
  await expect(eventBlock(landing, 'Fair')).not.toBeFocused()
  await day('2038-01-27').getByRole('button', { name: 'Wednesday 27 January 2038', exact: true }).focus()
  await landing.keyboard.press('ArrowUp')
  await expect(day('2038-01-20').getByRole('button', { name: 'Wednesday 20 January 2038', exact: true })).toBeFocused()
  await landing.keyboard.press('Shift+F10')
  await landing.getByRole('menuitem', { name: 'New all-day event' }).press('Enter')
  await expect(landing.getByRole('dialog').getByLabel('Start', { exact: true })).toHaveValue('Wed 20 Jan 2038')
})

test('a month of six weeks fits a low window', async ({ entered: landing }) => {
  await landing.setViewportSize({ width: 1280, height: 740 })
  await landing.goto('/assistant?view=calendar&date=2038-05-31&show=month')
  const last = landing.locator('[data-date="2038-06-06"]')
  await expect(last).toBeVisible()
  expect(await endOf(last)).toBeLessThanOrEqual(740)
})

async function endOf(place: Locator): Promise<number> {
  const { y, height } = (await place.boundingBox()) ?? { y: 0, height: 0 }
  return y + height
}
