import { expect, test } from 'vitest'
import type { Wish } from '../../language/wish.ts'
import { withItsWeekday } from './its-weekday.ts'

const after = (rule: string) => {
  const wish: Wish = { do: 'create', text: 'Check the boiler', timing: { by: 'time', at: '2026-12-01T10:00', rule } }
  return { did: { activityId: 'a', things: [], frame: { intent: 'reminders', wish } } }
}
const monthly = after('FREQ=MONTHLY;BYDAY=1TU')

test.each([
  ['no, the second one of the month', 'make it the second Tuesday of every month at 10:00'],
  ['third of the month, I meant', 'make it the third Tuesday of every month at 10:00'],
  ['make it the last one of each month please', 'make it the last Tuesday of every month at 10:00'],
])('“%s” keeps the weekday and the time', (said, meant) => {
  expect(withItsWeekday(said, monthly)).toBe(meant)
})

test('where nothing comes monthly on a weekday, and where more is said, it stays', () => {
  expect(withItsWeekday('the second one of the month', after('FREQ=WEEKLY'))).toBe('the second one of the month')
  expect(withItsWeekday('the second one of the month', {})).toBe('the second one of the month')
  expect(withItsWeekday('the first of the month is a holiday', monthly)).toBe('the first of the month is a holiday')
})
