import { expect, test } from 'vitest'
import { columnsOfNumbers } from './table-columns.ts'

test('a column of amounts, counts or shares is a column of numbers, also where cells are empty', () => {
  const rows = [
    ['Returns desk', '24', '31200', '12 %', '€ 1,800.50', '2026-11-10'],
    ['Travel', '', '-2.400,00', '0.5%', '20 €', '2026-11-11'],
    ['Total', '24', '33 600'],
  ]
  expect(columnsOfNumbers(rows)).toEqual([false, true, true, true, true, false])
})

test('words, dates, phone numbers and empty columns are no numbers', () => {
  expect(columnsOfNumbers([['12 days', '12.11.2026', '+43 664 1234567', '']])).toEqual([false, false, false, false])
  expect(columnsOfNumbers([])).toEqual([])
})
