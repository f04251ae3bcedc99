import { barriersInEveryLook } from './axe.ts'
import { act, eventBlock, hour, openCalendar, plan, someDay, stored, timesOf } from './calendar.ts'
import { expect, test } from './chat.ts'

test.use({ timezoneId: 'UTC' })

for (const width of [390, 1280])
  test.describe(`${width} px`, () => {
    test.use({ viewport: { width, height: 900 } })
    const widths = [width]

    test('an event is made, moved, made longer and deleted by keys alone; axe finds nothing', async ({
      entered: landing,
    }) => {
      await openCalendar(landing)
      await hour(landing, someDay, 9).focus()
      await landing.keyboard.press('ArrowDown')
      await landing.keyboard.press('Enter')
      const form = landing.getByRole('dialog', { name: 'Create Event' })
      await form.getByLabel('Title').fill('Budget')
      await landing.keyboard.press('Enter')
      await expect(form).toHaveCount(0)
      await expect(eventBlock(landing, 'Budget')).toBeVisible()
      expect(await barriersInEveryLook(landing, { widths })).toEqual([])
      await eventBlock(landing, 'Budget').focus()
      await landing.keyboard.press('Alt+ArrowDown')
      await expect.poll(() => timesOf(landing, 'Budget')).toBe('10:15 to 11:15')
      await expect(eventBlock(landing, 'Budget')).toBeFocused()
      await landing.keyboard.press('Shift+ArrowDown')
      await expect.poll(() => timesOf(landing, 'Budget')).toBe('10:15 to 11:30')
      await eventBlock(landing, 'Budget').focus()
      await landing.keyboard.press('Shift+M')
      await landing.keyboard.press('ArrowUp')
      await landing.keyboard.press('Escape')
      await expect.poll(() => timesOf(landing, 'Budget')).toBe('10:15 to 11:30')
      await landing.keyboard.press('Enter')
      await expect(landing.getByRole('dialog', { name: 'Budget', exact: true })).toBeVisible()
      expect(await barriersInEveryLook(landing, { widths })).toEqual([])
      await landing.keyboard.press('Escape')
      await expect(landing.getByRole('dialog', { name: 'Budget', exact: true })).toHaveCount(0)
      await eventBlock(landing, 'Budget').focus()
      await landing.keyboard.press('Delete')
      await expect(eventBlock(landing, 'Budget')).toHaveCount(0)
      await expect.poll(async () => (await stored(landing)).length).toBe(0)
    })

    test('day, week, month and the calendars beside them have no barriers', async ({ entered: landing }) => {
      await plan(landing, { title: 'Budget', from: '09:00', to: '10:00' })
      await act(landing, 'create-event', { title: 'Fair', start: '2038-01-12', end: '2038-01-15' })
      for (const show of ['day', 'week', 'month']) {
        await landing.goto(`/assistant?view=calendar&date=${someDay}&show=${show}`)
        await eventBlock(landing, 'Budget').first().waitFor()
        expect(await barriersInEveryLook(landing, { widths })).toEqual([])
      }
      const narrow = landing.getByRole('button', { name: 'Show calendars' })
      if (width === 390) {
        await narrow.click()
        await landing.getByRole('dialog', { name: 'Calendars' }).getByRole('checkbox', { name: 'Personal' }).waitFor()
        expect(await barriersInEveryLook(landing, { widths, place: '[role=dialog]' })).toEqual([])
      }
    })
  })
