import { expect, test } from 'vitest'
import { type CameDays, isOfKind, readCame, spanOf } from './came-files.ts'

test.each([
  ['What files came this week?', 'file', 'this week'],
  ['which documents did I upload yesterday', 'file', 'yesterday'],
  ['pdfs from last month', 'pdf', 'last month'],
  ['show me my photos from the past week, please', 'picture', 'last week'],
  ['how many spreadsheets were added this month?', 'spreadsheet', 'this month'],
  ['what did I upload today?', 'file', 'today'],
  ['list new files of today', 'file', 'today'],
])('%s', (sentence, kind, days) => {
  expect(readCame(sentence)).toEqual({ kind, days })
})

test.each([
  'what came this week?',
  'show my files',
  'file my report today',
  'delete the files from last week',
  'today',
])('asks for no files of some days: %s', (sentence) => {
  expect(readCame(sentence)).toBeUndefined()
})

test('days are whole, and weeks begin on Monday', () => {
  const today = Temporal.PlainDate.from('2026-03-01')
  const span = (days: CameDays) => {
    const { from, to } = spanOf(days, today)
    return `${from.toString()} ${to.toString()}`
  }
  expect(span('this week')).toBe('2026-02-23 2026-03-02')
  expect(span('last month')).toBe('2026-02-01 2026-03-01')
  expect(span('yesterday')).toBe('2026-02-28 2026-03-01')
})

test('the kind of a file is told by its name', () => {
  expect(['a.JPG', 'b.jpeg', 'jpg', 'c.png.txt'].filter((name) => isOfKind(name, 'picture'))).toEqual([
    'a.JPG',
    'b.jpeg',
  ])
})
