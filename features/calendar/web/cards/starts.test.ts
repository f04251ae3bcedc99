import { expect, test } from 'vitest'
import { endOf, fewStartsIn, startsIn } from './starts.ts'

const slot = (from: string, to: string) => ({ start: `2026-11-20T${from}:00Z`, end: `2026-11-20T${to}:00Z` })
const clock = (moment: string) => moment.slice(11, 16)

test.each([
  ['09:00', '10:00', 60, ['09:00']],
  ['09:00', '10:30', 60, ['09:00', '09:15', '09:30']],
  ['09:10', '10:00', 30, ['09:10', '09:15', '09:30']],
  ['09:00', '09:30', 60, ['09:00']],
])('from %s to %s, %i minutes can begin at %j', (from, to, minutes, starts) => {
  expect(startsIn(slot(from, to), minutes).map(clock)).toEqual(starts)
})

test('a whole day offers a bounded number of starts', () => {
  expect(startsIn(slot('00:00', '23:59'), 15)).toHaveLength(48)
})

test.each([
  ['09:00', '18:00', 60, 4, ['09:00', '12:00', '15:00']],
  ['09:00', '12:00', 60, 4, ['09:00', '10:00', '11:00']],
  ['09:00', '12:00', 30, 4, ['09:00', '10:00', '11:00']],
  ['10:45', '12:30', 30, 4, ['10:45', '11:00', '11:30', '12:00']],
  ['10:50', '12:30', 30, 4, ['10:50', '11:30', '12:00']],
  ['09:00', '10:00', 60, 4, ['09:00']],
  ['09:00', '09:30', 60, 4, ['09:00']],
  ['09:00', '18:00', 60, 1, ['09:00']],
])('from %s to %s, of the starts for %i minutes at most %i are offered: %j', (from, to, minutes, most, starts) => {
  expect(fewStartsIn(slot(from, to), minutes, most).map(clock)).toEqual(starts)
})

test('what is booked ends as long after its start as was asked, and within the stretch', () => {
  expect(clock(endOf('2026-11-20T09:15:00Z', slot('09:00', '12:00'), 60))).toBe('10:15')
  expect(clock(endOf('2026-11-20T09:00:00Z', slot('09:00', '09:30'), 60))).toBe('09:30')
})
