import { expect, test } from 'vitest'
import { greeting, hoursInWords, todayIn } from './greeting.ts'
import { ago } from './when.ts'

const usual = [1, 2, 3, 4, 5].map((day) => ({ day, start: '09:00', end: '18:00' }))

test.each([
  ['2026-11-20T03:00:00Z', 'evening'],
  ['2026-11-20T05:00:00Z', 'morning'],
  ['2026-11-20T13:00:00Z', 'afternoon'],
  ['2026-11-20T18:00:00Z', 'evening'],
])('at %s one is greeted with good %s', (moment, time) => {
  expect(greeting({ name: 'Ana Maria Lund', zone: 'UTC' }, new Date(moment))).toBe(`Good ${time}, Ana`)
})

test('the greeting and the day are those where the person is', () => {
  const now = new Date('2026-11-20T23:30:00Z')
  expect(greeting({ name: '', zone: 'Asia/Tokyo' }, now)).toBe('Good morning')
  expect(todayIn('Asia/Tokyo', now)).toBe('Saturday 21 November')
})

test('days with the same hours are named together', () => {
  expect(hoursInWords(usual, 'UTC')).toBe('Mon to Fri 09:00–18:00 · UTC')
  const [monday, , ...others] = usual
  const mixed = [...others, { day: 7, start: '10:00', end: '12:00' }, ...(monday ? [monday] : [])]
  expect(hoursInWords(mixed, 'UTC')).toBe('Mon 09:00–18:00, Wed to Fri 09:00–18:00, Sun 10:00–12:00 · UTC')
  expect(hoursInWords([], 'UTC')).toBe('No working hours yet · UTC')
})

test.each([
  [0, 'just now'],
  [5, '5 minutes ago'],
  [70, 'an hour ago'],
  [60 * 5, '5 hours ago'],
  [60 * 30, 'yesterday'],
  [60 * 24 * 4, '4 days ago'],
])('what was %i minutes ago is said in words', (minutes, words) => {
  const now = Date.parse('2026-11-20T12:00:00Z')
  expect(ago(new Date(now - minutes * 60_000).toISOString(), now)).toBe(words)
})
