import { expect, test } from 'vitest'
import { dateOrders } from '../format/time-format.ts'
import { readingOrder } from './date-order.ts'

test('dates are read in the order in which the person has them written', () => {
  expect(dateOrders.map((dateOrder) => [dateOrder, readingOrder({ dateOrder })])).toEqual([
    ['day-month', 'day-first'],
    ['month-day', 'month-first'],
    // After the year comes the month, so that 3/4 without a year is read alike.
    ['year-month', 'month-first'],
  ])
})
