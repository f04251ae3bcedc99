import { resolve } from 'node:path'
import { expect, test } from 'vitest'
import { findWrittenTimes, writtenTimesIn } from './written-times.ts'

test('days and times are written by what the person prefers, everywhere', () => {
  expect(findWrittenTimes(resolve(import.meta.dirname, '..'))).toEqual([])
})

test.each([
  ["const words = new Intl.DateTimeFormat('en-GB', { month: 'long' })", [1]],
  ["const day = date.toLocaleString('en-GB', { weekday: 'long' })", [1]],
  ['const time = date.toLocaleTimeString()', [1]],
  ['const words = `At ${start.slice(11, 16)}`', [1]],
  ['const field = <input type="date" />', [1]],
  ['const field = <input type="text" />', []],
  ['const start = `${day}T${time.slice(11, 16)}`', []],
  ["const known = new Intl.DateTimeFormat('en', { timeZone: name })", []],
  ["const count = number.toLocaleString('en')", []],
  ["const share = number.toLocaleString('en', { maximumFractionDigits: 4 })", []],
])('finds what ignores it in %j', (code, lines) => {
  expect(writtenTimesIn('sample.tsx', code)).toEqual(lines)
})
