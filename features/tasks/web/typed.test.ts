import { expect, test } from 'vitest'
import { readTyped } from './typed.ts'

const dueOf = (dateOrder: 'day-month' | 'month-day') =>
  readTyped('Pay the rent 3/4', { zone: 'Europe/Vienna', format: { dateOrder }, lists: [] })?.due?.slice(5)

test('a date is read in the order in which the person has dates written', () => {
  expect(dueOf('day-month')).toBe('04-03')
  expect(dueOf('month-day')).toBe('03-04')
})
