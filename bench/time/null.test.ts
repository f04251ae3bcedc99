import { expect, test } from 'vitest'
import { ducklingRight, readers, recognizersRight, sherlockRight } from './answers.ts'
import { recurrentRight } from './recurrent.ts'

const never = () => {
  throw new Error('There is nothing to compare with.')
}
const compare = { ducklingMatches: never, recognizersMatch: never }
const reference = '2026-01-05T09:00:00'

const verdicts = (text: string) => ({
  duckling: ducklingRight(
    { id: '1', locale: 'EN', text, reference_time: reference, tz: 'UTC', expected: null, consensus: true },
    compare,
    readers.own,
  ),
  recognizers: recognizersRight({ id: '1', mode: '', text, reference, expected: null }, compare, readers.own),
  sherlock: sherlockRight({ id: '1', text, reference, expected: null }),
  recurrent: recurrentRight({ id: '1', text, reference, kind: 'none', expected: null }),
})

test('a case that expects null is right if nothing is read', () => {
  expect(verdicts('hello')).toEqual({ duckling: true, recognizers: true, sherlock: true, recurrent: true })
  expect(verdicts('tomorrow at 3pm')).toEqual({
    duckling: false,
    recognizers: false,
    sherlock: false,
    recurrent: false,
  })
})
