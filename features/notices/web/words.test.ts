import { expect, test } from 'vitest'
import type { Handing, Notice } from '../contract.ts'
import { answerWords, handingWords, latenessWords, missedWords } from './words.ts'

const handing: Handing = { way: 'app', place: '', state: 'handed', tries: 1, at: '2026-11-23T08:00:00Z', why: null }

test.each([
  [handing, 'In the app: handed over.'],
  [{ ...handing, way: 'push', place: 'Phone' } as const, 'Push message to Phone: handed over.'],
  [
    { ...handing, way: 'push', place: 'Phone', state: 'failed', tries: 2, why: 'It hung.' } as const,
    'Push message to Phone: failed after 2 tries. It hung.',
  ],
  [
    { ...handing, way: 'mail', state: 'skipped', tries: 0, why: 'No address is confirmed.' } as const,
    'Mail: not sent. No address is confirmed.',
  ],
])('the record is described in words: %#', (given, words) => {
  expect(handingWords(given)).toBe(words)
})

test('delays and missed occurrences are mentioned if there are any', () => {
  const notice = { late_seconds: 4, late_why: null, missed: 0 } as Notice
  expect([latenessWords(notice), missedWords(notice)]).toEqual([undefined, undefined])
  const late = { ...notice, late_seconds: 7_260, late_why: 'The server was not running then.', missed: 2 }
  expect(latenessWords(late)).toBe('2 hours late. The server was not running then.')
  expect(missedWords(late)).toBe('2 earlier times were missed.')
  expect(missedWords({ ...late, missed: 1 })).toBe('One earlier time was missed.')
})

test('the answer of the person is named, with the time at which a snoozed notice comes again', () => {
  expect(answerWords({ answer: null, snoozed_until: null })).toBeUndefined()
  expect(answerWords({ answer: 'done', snoozed_until: null })).toBe('Done')
  expect(answerWords({ answer: 'snoozed', snoozed_until: '2024-01-15T12:00:00Z' })).toMatch(
    /^Snoozed until Monday,? 15 January 2024, \d\d:\d\d$/,
  )
})
