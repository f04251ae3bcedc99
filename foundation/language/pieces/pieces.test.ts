import { expect, test } from 'vitest'
import { tokenize } from '../text/tokens.ts'
import { length, repetition, time } from './moments.ts'
import type { Piece } from './piece.ts'
import { commonPieces, date, days } from './pieces.ts'
import { address, link, quoted } from './written.ts'

/** A Friday. */
const scene = { now: Temporal.PlainDateTime.from('2026-11-20T14:32'), zone: 'Europe/Vienna' }

function first<T>(piece: Piece<T>, message: string): T | undefined {
  return piece.read({ message, tokens: tokenize(message) }, scene)[0]?.value
}

test.each([
  ['today', '2026-11-20'],
  ['the day after tomorrow', '2026-11-22'],
  ['the day before yesterday', '2026-11-18'],
  ['in 10 days', '2026-11-30'],
  ['two weeks from now', '2026-12-04'],
  ['a couple of weeks ago', '2026-11-06'],
  ['in a fortnight', '2026-12-04'],
  ['a week from tomorrow', '2026-11-28'],
  ['twenty-one days ago', '2026-10-30'],
  ['a hundred days ago', '2026-08-12'],
  ['in 3 months', '2027-02-20'],
  ['Monday', '2026-11-23'],
  ['Friday', '2026-11-27'],
  ['next Tuesday', '2026-11-24'],
  ['last Friday', '2026-11-13'],
  ['24 December 2027', '2027-12-24'],
  ['the 1st of May', '2027-05-01'],
  ['May 3rd', '2027-05-03'],
  ['July 4', '2027-07-04'],
  ['the 15th of next month', '2026-12-15'],
  ['the 24th', '2026-11-24'],
  ['the 3rd', '2026-12-03'],
  ['2027-02-14', '2027-02-14'],
  ['12.5.2027', '2027-05-12'],
  ['Christmas Eve', '2026-12-24'],
  ["New Year's Day", '2027-01-01'],
  ['Easter', '2027-03-28'],
  ['Easter 2028', '2028-04-16'],
  ['Good Friday', '2027-03-26'],
  ['the end of the month', '2026-11-30'],
  ['30 February 2027', undefined],
  ['99 bottles', undefined],
])('“%s” is %s', (text, day) => {
  expect(first(date, text)?.date.toString()).toBe(day)
})

test.each([
  ['Monday to Thursday', [1, 2, 3, 4]],
  ['Mon-Fri', [1, 2, 3, 4, 5]],
  ['Mon, Wed and Fri', [1, 3, 5]],
  ['weekdays', [1, 2, 3, 4, 5]],
  ['every day except Friday', [1, 2, 3, 4, 6, 7]],
  ['Saturday through Monday', [1, 6, 7]],
  ['Tuesdays', [2]],
])('“%s” are the days %j', (text, wanted) => {
  expect(first(days, text)).toEqual(wanted)
})

test.each([
  [time, 'lunch tomorrow at 1', 'tomorrow at 1'],
  [length, 'make it 45 minutes long', '45 minutes'],
  [repetition, 'standup every Monday at 9', 'every Monday at 9'],
  [named('ordinal'), 'the second one', 'second'],
  [named('number'), 'twenty two guests', 'twenty two'],
  [quoted, 'call it “Budget 2027” now', 'Budget 2027'],
  [address, 'invite ana.b@example.com.', 'ana.b@example.com'],
  [link, 'see https://example.com/a?b=1, please', 'https://example.com/a?b=1'],
])('a piece of the kind $name is found where it stands', (piece, message, words) => {
  const tokens = tokenize(message)
  const spans = piece
    .read({ message, tokens }, scene)
    .map(({ at, end }) => message.slice(tokens[at]?.from, tokens[end - 1]?.to))
  expect(spans).toEqual([words])
})

function named(name: string): Piece {
  const piece = commonPieces.find((each) => each.name === name)
  if (!piece) throw new Error(`There is no piece ${name}.`)
  return piece
}
