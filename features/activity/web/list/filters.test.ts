import { expect, test } from 'vitest'
import { toFilters } from './filters.ts'

test('the chosen filters are sent', () => {
  expect(toFilters({ kind: 'chat', state: 'done', origin: 'button' })).toEqual({
    kind: 'chat',
    state: 'done',
    origin: 'button',
  })
})

test('a day is one of this device, from midnight to midnight', () => {
  const { from = '', to = '' } = toFilters({ day: '2026-03-29' })
  expect(new Date(from)).toEqual(new Date(2026, 2, 29))
  expect(new Date(to)).toEqual(new Date(2026, 2, 30))
})

test('invalid values in an address are ignored, and so is the filter for pending ones', () => {
  expect(toFilters({ state: 'waiting' })).toEqual({})
  expect(toFilters({ state: 'perhaps', origin: 'moon', day: 'someday' })).toEqual({})
})
